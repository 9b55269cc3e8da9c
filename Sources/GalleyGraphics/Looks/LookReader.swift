package import GalleyGeometry

/// Tells what is to be seen of a drawing, in values whose geometry is relative to a frame: so that
/// what is only moved looks the same.
///
/// Nothing that is drawn goes unsaid: two drawings with the same look in frames of the same size
/// draw the same, but for what a label says and where in a scene a command comes from.
package struct LookReader {
  /// In the coordinates of the commands.
  private let frame: Rect
  private let grid: PixelGrid
  private let imageName: (String) -> String
  private var parts: [Look.Part] = []
  /// Outlines that have been told: a clip or a shadow of the same outline needs no words.
  private var outlines: [OutlineDetector] = []

  private init(frame: Rect, grid: PixelGrid, imageName: @escaping (String) -> String) {
    self.frame = frame
    self.grid = grid
    self.imageName = imageName
  }

  /// The look of commands.
  ///
  /// - `frame`: What they are drawn over, in their coordinates.
  /// - `grid`: The pixels on which edges of the frame may have been rounded.
  /// - `imageName`: What an image is called, from the path of its file.
  package static func look(
    of commands: [DrawCommand], in frame: Rect, on grid: PixelGrid,
    imageName: @escaping (String) -> String = { $0 }
  ) -> Look {
    var reader = LookReader(frame: frame, grid: grid, imageName: imageName)
    reader.read(commands)
    return Look(reader.parts)
  }

  /// Reads commands of one group, from back to front.
  private mutating func read(_ all: [DrawCommand]) {
    let commands = all.flatMap(\.withoutMereNames)
    var borders = BorderDetector(in: commands)
    outlines += borders.outlines
    for (number, command) in commands.enumerated() where !borders.taken.contains(number) {
      switch command {
      case .fill(let fill): read(fill, border: borders.take(around: fill, after: number))
      case .stroke(let stroke): read(stroke)
      case .text(let text): parts.append(.init(.text(LookText(text, in: frame))))
      case .image(let image), .vectorImage(let image): read(image)
      case .backdrop(let backdrop): read(backdrop)
      case .group(let group): read(group)
      }
    }
  }

  private mutating func read(_ fill: Fill, border: Stroke?) {
    let inner = OutlineDetector(fill.shape)
    let outer = border.map { OutlineDetector($0.shape).outset(by: $0.width / 2) } ?? inner
    outlines.append(outer)
    let painted = isAsLargeAsFrame(outer) ? frame : outer.rect
    parts.append(
      .init(
        .box(
          LookBox(
            outline(outer), fill: fill.paint.inLook(over: painted), border: border.map(look)))))
  }

  private mutating func read(_ stroke: Stroke) {
    let outer = OutlineDetector(stroke.shape).outset(by: stroke.width / 2)
    outlines.append(outer)
    parts.append(.init(.box(LookBox(outline(outer), border: look(of: stroke)))))
  }

  private func look(of stroke: Stroke) -> LookBorder {
    LookBorder(
      stroke.paint.inLook(over: stroke.shape.bounds), width: stroke.width.inLooks,
      cap: stroke.cap, dashes: stroke.dashes.map(\.inLooks))
  }

  private func outline(_ outline: OutlineDetector) -> LookOutline {
    outline.relative(to: frame, fills: isAsLargeAsFrame(outline))
  }

  /// Whether an outline fills the frame, be it on its way or at rest, where each edge lies on a
  /// pixel less than one away.
  private func isAsLargeAsFrame(_ outline: OutlineDetector) -> Bool {
    if outline.rect.isNear(frame, within: 1e-6) { return true }
    guard outline.form != .ellipse else { return false }
    let (rect, near) = (outline.rect, 0.98 / grid.scale)
    let pairs = [
      (rect.minX, frame.minX), (rect.minY, frame.minY), (rect.maxX, frame.maxX),
      (rect.maxY, frame.maxY),
    ]
    return pairs.allSatisfy { edge, exact in
      abs(edge - exact) <= near && abs(edge - grid.align(edge)) <= 1e-6
    }
  }

  private mutating func read(_ image: ImagePlacement) {
    let isWhole = image.destination.isNear(frame, within: 1e-6)
    parts.append(
      .init(
        .image(
          LookImage(
            imageName(image.image.path), size: image.image.size,
            in: isWhole ? nil : image.destination.inLook(of: frame), tint: image.image.tint))))
  }

  private mutating func read(_ backdrop: Backdrop) {
    let outer = OutlineDetector(backdrop.shape)
    outlines.append(outer)
    let behind = LookBackdrop(
      radius: backdrop.radius.inLooks, saturation: backdrop.saturation.inLooks, tint: backdrop.tint)
    parts.append(.init(.box(LookBox(outline(outer), backdrop: behind))))
  }

  private mutating func read(_ group: Group) {
    let first = parts.count
    read(group.children)
    let effects = effects(of: group)
    guard !effects.isEmpty else { return }
    // A group may do something, such as cast a shadow, though nothing is drawn in it.
    if parts.count == first { parts.append(.init(.box(LookBox()))) }
    let count = parts.count - first
    parts[first].effects += effects.map { Look.Effect($0, of: count) }
  }

  private mutating func effects(of group: Group) -> [Look.Effect.Kind] {
    var effects: [Look.Effect.Kind] = []
    if let clip = group.clip { effects.append(.clip(recordedOutline(clip))) }
    if let shadow = group.shadow {
      effects.append(
        .shadow(
          LookShadow(
            color: shadow.color,
            offset: Vector(dx: shadow.offset.dx.inLooks, dy: shadow.offset.dy.inLooks),
            radius: shadow.radius.inLooks, outline: recordedOutline(shadow.shape), side: shadow.side
          )))
    }
    if group.opacity != 1 { effects.append(.opacity(group.opacity)) }
    if let transform = LookTransform(group.transform, in: frame) {
      effects.append(.transform(transform))
    }
    if let projection = group.projection {
      effects.append(.projection(LookProjection(projection, in: frame)))
    }
    return effects
  }

  /// Returns the outline that clips or casts a shadow; nil where it is one that is drawn.
  private mutating func recordedOutline(_ shape: Shape) -> LookOutline? {
    let drawn = OutlineDetector(shape)
    guard !outlines.contains(where: drawn.isLike) else { return nil }
    outlines.append(drawn)
    return outline(drawn)
  }
}

extension DrawCommand {
  /// The commands of a group that does nothing to what is in it, else the command itself.
  fileprivate var withoutMereNames: [DrawCommand] {
    guard case .group(let group) = self, group.isPassThrough else { return [self] }
    return group.children.flatMap(\.withoutMereNames)
  }
}

extension Paint {
  /// With a gradient's geometry as shares of the rectangle that it is painted over.
  func inLook(over rect: Rect) -> Paint {
    switch self {
    case .solid: return self
    case .linearGradient(var gradient):
      gradient.start = gradient.start.share(of: rect)
      gradient.end = gradient.end.share(of: rect)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      let side = max(rect.width, rect.height)
      gradient.center = gradient.center.share(of: rect)
      gradient.radius = (side > 0 ? gradient.radius / side : gradient.radius).inLooks
      return .radialGradient(gradient)
    }
  }
}

extension Point {
  fileprivate func share(of rect: Rect) -> Point {
    Point(
      x: (rect.width > 0 ? (x - rect.minX) / rect.width : x - rect.minX).inLooks,
      y: (rect.height > 0 ? (y - rect.minY) / rect.height : y - rect.minY).inLooks)
  }
}

/// Finds the strokes of a group that are borders of its fills: each lies around the fill, or is
/// drawn over its edge.
struct BorderDetector {
  /// The numbers of the commands that were found to be borders.
  private(set) var taken: Set<Int> = []
  /// The outlines that are filled and stroked, and the outer edges of the strokes.
  private(set) var outlines: [OutlineDetector] = []
  private var strokes: [(number: Int, stroke: Stroke, inner: OutlineDetector)] = []

  init(in commands: [DrawCommand]) {
    for (number, command) in commands.enumerated() {
      switch command {
      case .fill(let fill): outlines.append(OutlineDetector(fill.shape))
      case .stroke(let stroke):
        let outline = OutlineDetector(stroke.shape)
        outlines += [outline, outline.outset(by: stroke.width / 2)]
        strokes.append((number, stroke, outline))
      default: break
      }
    }
  }

  /// The first stroke after a fill that is its border, which is then taken.
  mutating func take(around fill: Fill, after number: Int) -> Stroke? {
    guard !strokes.isEmpty else { return nil }
    let outline = OutlineDetector(fill.shape)
    let border = strokes.first { candidate in
      candidate.number > number && !taken.contains(candidate.number)
        && (candidate.inner.isLike(outline)
          || candidate.inner.outset(by: candidate.stroke.width / 2).isLike(outline))
    }
    guard let border else { return nil }
    taken.insert(border.number)
    return border.stroke
  }
}
