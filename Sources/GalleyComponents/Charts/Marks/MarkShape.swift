internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// A shape in a frame, which is mirrored where text runs to the left.
struct MarkShape: LayerContent {
  enum Form: Sendable {
    /// The frame with corners, of which the left ones are the leading ones.
    case box(CornerRadii)
    case ellipse
    /// In coordinates from the frame's leading top corner.
    case path(Path)
  }

  struct Line: Sendable {
    var width: Double
    var cap = Stroke.Cap.round
    var dashes: [Double] = []
  }

  let form: Form
  let paint: PaintSpec
  /// Nil for a shape that is filled.
  var line: Line?
  /// Whether it is the same however text runs, as a clock is.
  var isMirrored = true
  /// Whether its edges go to those of pixels, which what moves does not.
  var isAligned = true

  var kind: String { "shape" }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    // A mark of nothing has a place and a name, too, so a shape without an extent is a command.
    let aligned = isBox && isAligned && context.isAligned ? context.aligned(frame) : frame
    let shape = shape(in: aligned, isReversed: isMirrored && context.direction == .rightToLeft)
    let paint = paint.paint(over: aligned)
    guard let line else { return [.fill(Fill(shape, paint, source: nil))] }
    return [
      .stroke(Stroke(shape, paint, width: line.width, cap: line.cap, dashes: line.dashes))
    ]
  }

  private var isBox: Bool { if case .box = form { line == nil } else { false } }

  private func shape(in frame: Rect, isReversed: Bool) -> Shape {
    switch form {
    case .ellipse: return .ellipse(in: frame)
    case .box(let radii): return .rectangle(frame, radii: isReversed ? radii.mirrored : radii)
    case .path(let path):
      let place =
        isReversed
        ? Transform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
        : Transform.translation(frame.origin - .zero)
      return .path(path.applying(place))
    }
  }
}
