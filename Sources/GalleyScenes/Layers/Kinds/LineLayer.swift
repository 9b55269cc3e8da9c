internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A straight line: through the middle of its frame along the longer side, or between two places.
struct LineLayer: LayerContent {
  /// Two lengths from the top leading corner of the frame.
  struct Place {
    var x: Length
    var y: Length

    func point(in frame: Rect, direction: LayoutDirection) -> Point {
      let across = x.resolved(in: frame.width)
      return Point(
        x: direction == .rightToLeft ? frame.maxX - across : frame.minX + across,
        y: frame.minY + y.resolved(in: frame.height))
    }
  }

  var stroke: StrokeSpec
  /// From where to where it runs; nil for the middle of the frame.
  var ends: (from: Place, to: Place)?
  var location: SourceLocation?

  var kind: String { "shape" }

  /// As thick as it is wide, so that it can lie between two edges.
  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    guard ends == nil else { return .fill }
    let width = stroke.width(in: context) ?? 0
    return IntrinsicSize(width: proposal.width ?? width, height: proposal.height ?? width)
  }

  func hugging(along axis: Axis) -> Hugging { ends == nil ? .wherePlaced : .onDemand }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let width = stroke.width(in: context) else { return [] }
    let (start, end) = points(in: frame, width: width, context: context)
    let shape = Shape.path(Path([.move(to: start), .line(to: end)]))
    return stroke.commands(
      along: shape, width: width, in: frame, context: context, source: location)
  }

  private func points(in frame: Rect, width: Double, context: LayerContext) -> (Point, Point) {
    if let ends {
      return (
        ends.from.point(in: frame, direction: context.direction),
        ends.to.point(in: frame, direction: context.direction)
      )
    }
    let rect = context.aligned(frame)
    // The line's edge goes to a pixel, so that its width alone decides how crisp it is.
    func middle(_ center: Double) -> Double {
      let edge = center - width / 2
      return (context.isAligned ? context.grid.align(edge) : edge) + width / 2
    }
    if frame.width >= frame.height {
      let y = middle(frame.midY)
      return (Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y))
    }
    let x = middle(frame.midX)
    return (Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY))
  }

  /// The area of the line without its caps.
  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    guard let width = stroke.width(in: context) else { return nil }
    let (start, end) = points(in: frame, width: width, context: context)
    let way = end - start
    guard way.length > 0 else { return nil }
    let side = Vector(dx: -way.dy, dy: way.dx) * (width / 2 / way.length)
    return .path(
      Path([
        .move(to: start + side * -1), .line(to: end + side * -1), .line(to: end + side),
        .line(to: start + side), .close,
      ]))
  }
}

/// What a scene says of a line.
struct LineOptions {
  static let options: [SceneOption<Self>] =
    [
      SceneOption("from", \.from, .place, "[x, y] in points or percent of the frame"),
      SceneOption("to", \.to, .place, "the same", otherwise: "along the longer side"),
    ] + StrokeSpec.options.map { $0.within(\.stroke) }

  private var from: LineLayer.Place?
  private var to: LineLayer.Place?
  private var stroke = StrokeSpec.usual

  func layer(_ options: OptionReader) -> LineLayer {
    if options.contains("from") != options.contains("to") {
      let (given, missing) = options.contains("from") ? ("from", "to") : ("to", "from")
      options.error(
        "a line that says '\(given)' says '\(missing)', too; without both it runs along the longer side of its frame",
        at: given)
    }
    return LineLayer(
      stroke: stroke, ends: from.flatMap { from in to.map { (from, $0) } },
      location: options.location)
  }
}

extension OptionType where Value == LineLayer.Place {
  /// `[x, y]`, each in points or a share of the frame.
  fileprivate static var place: OptionType {
    let length = OptionType<Length>.length(in: -100_000...100_000)
    return OptionType(
      .list(length.kind, count: 2...2), values: "",
      read: { options, key in
        options.elements(
          key, of: length,
          expected: "[x, y], in points or percent of the frame, such as [0, 100%]"
        ).map { LineLayer.Place(x: $0[0], y: $0[1]) }
      })
  }
}
