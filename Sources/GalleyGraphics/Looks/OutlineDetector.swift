internal import GalleyGeometry
import Synchronization

/// A shape of a display list by its form over a rectangle, in the coordinates of the commands.
struct OutlineDetector {
  var form: LookOutline.Form
  var rect: Rect
  var radii = CornerRadii()
  var isContinuous = false

  init(_ shape: Shape) {
    rect = shape.bounds
    switch shape {
    case .rectangle: form = .rectangle
    case .roundedRectangle(_, let radius):
      form = .rectangle
      radii = CornerRadii(radius)
    case .corneredRectangle(let rectangle):
      form = .rectangle
      (radii, isContinuous) = (rectangle.fittingRadii, rectangle.isContinuous)
    case .ellipse: form = .ellipse
    case .path(let path): form = .path(digest: Self.digest(of: path, in: rect))
    }
  }

  /// The outline with every edge so far outward: of the middle of a border, the outer edge.
  func outset(by distance: Double) -> OutlineDetector {
    var outer = self
    outer.rect = rect.inset(by: -distance)
    outer.radii = radii.map { $0 > 0 ? $0 + distance : 0 }
    return outer
  }

  /// Whether the two are drawn alike, but for what rounding does.
  func isLike(_ other: OutlineDetector) -> Bool {
    let near = 1e-6
    return form == other.form && isContinuous == other.isContinuous
      && zip(radii.all, other.radii.all).allSatisfy { abs($0 - $1) <= near }
      && rect.isNear(other.rect, within: near)
  }

  /// The outline as a look has it.
  ///
  /// - `fills`: whether it fills the frame.
  func relative(to frame: Rect, fills: Bool) -> LookOutline {
    LookOutline(
      form, corners: corners, isContinuous: isContinuous, in: fills ? nil : rect.inLook(of: frame))
  }

  private var corners: LookOutline.Corners {
    guard let radius = radii.uniform else { return .each(radii.map(\.inLooks)) }
    let isFull = radius > 0 && abs(radius - min(rect.width, rect.height) / 2) < 1e-6
    return isFull ? .full : .radius(radius.inLooks)
  }

  /// Digests by their paths: an outline is looked at several times, and drawn in one state after
  /// another.
  private static let digests = Mutex(BoundedCache<Path, String>(capacity: 4_096))

  private static func digest(of path: Path, in rect: Rect) -> String {
    if let digest = digests.withLock({ $0.value(for: path) }) { return digest }
    let digest = words(of: path, in: rect).utf8.digestWords
    digests.withLock { $0.insert(digest, for: path) }
    return digest
  }

  /// A letter for each element, and the places as shares of the rectangle: `mlz [0.0, 0.5, …]`.
  private static func words(of path: Path, in rect: Rect) -> String {
    var words = ""
    for element in path.elements {
      switch element {
      case .move: words += "m"
      case .line: words += "l"
      case .curve: words += "c"
      case .close: words += "z"
      }
    }
    let width = rect.width > 0 ? rect.width : 1
    let height = rect.height > 0 ? rect.height : 1
    var mark = " ["
    for point in path.points {
      for share in [(point.x - rect.minX) / width, (point.y - rect.minY) / height] {
        words += mark
        words += share.inLooks.description
        mark = ", "
      }
    }
    return words + (mark == " [" ? " []" : "]")
  }
}
