internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A path of SVG's path data, filled by the non-zero winding rule, with a line along it, or both.
struct PathLayer: LayerContent {
  var path: Bindable<Path>
  /// What of the path's own space lies over the frame; nil for points from the frame's corner.
  var viewBox: Rect?
  /// How the view box lies in a frame of another shape.
  var mode: ContentMode
  var fill: Bindable<PaintSpec>?
  var stroke: StrokeSpec?
  var location: SourceLocation?

  var kind: String { "shape" }

  /// The view box, or as far as the path reaches.
  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    if let viewBox { return IntrinsicSize(width: viewBox.width, height: viewBox.height) }
    let bounds = path.resolved(in: context.scope, issues: context.issues)?.controlBounds ?? .zero
    return IntrinsicSize(width: max(0, bounds.maxX), height: max(0, bounds.maxY))
  }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let shape = outline(in: frame, context: context) else { return [] }
    var commands: [DrawCommand] = []
    if let paint = fill?.resolved(in: context.scope, issues: context.issues) {
      commands.append(.fill(Fill(shape, paint.paint(over: frame), source: location)))
    }
    if let stroke, let width = stroke.width(in: context) {
      commands += stroke.commands(
        along: shape, width: width, in: frame, context: context, source: location)
    }
    return commands
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    guard let path = path.resolved(in: context.scope, issues: context.issues),
      !path.elements.isEmpty
    else { return nil }
    let frame = context.aligned(frame)
    guard let viewBox else { return .path(path.applying(.translation(frame.origin - .zero))) }
    let place = mode.destination(of: viewBox.size, in: frame)
    let map = Transform.translation(.zero - viewBox.origin)
      .then(.scale(x: place.width / viewBox.width, y: place.height / viewBox.height))
      .then(.translation(place.origin - .zero))
    return map.inverse == nil ? nil : .path(path.applying(map))
  }
}

/// What a scene says of a path.
struct PathOptions {
  static let options: [SceneOption<Self>] =
    [SceneOption("fill", \.layer.fill, .paint, otherwise: "none")]
    + StrokeSpec.options.map { $0.within(\.stroke) }
    + [
      SceneOption(
        "view-box", \.layer.viewBox, .viewBox, "[width, height] or [x, y, width, height]"),
      SceneOption("mode", \.layer.mode, .choice, "how the view box lies in the frame"),
      SceneOption("d", \.layer.path, .path, "SVG path data")
        .required("SVG path data, such as d: \"M0 0 L20 10\""),
    ]

  private var layer = PathLayer(path: .constant(Path([])), mode: .aspectFit)
  private var stroke = StrokeSpec.usual

  func layer(_ options: OptionReader) -> PathLayer? {
    let hasStroke = StrokeSpec.options.contains { options.contains($0.key) }
    guard options.contains("d") else { return nil }
    guard hasStroke || options.contains("fill") else {
      options.error("a path needs a 'fill', a 'stroke' or both to be seen")
      return nil
    }
    var layer = layer
    layer.stroke = hasStroke ? stroke : nil
    layer.location = options.location
    return layer
  }
}

extension OptionType where Value == Bindable<Path> {
  /// Path data of SVG, which may be a template.
  fileprivate static var path: OptionType {
    .template(.text) { value, _, issues in PathOptions.read(value, issues: issues) }
  }
}

extension PathOptions {
  /// The most steps of a path, and how far it may reach.
  private static let mostSteps = 20_000
  private static let farthest = 100_000.0

  fileprivate static func read(_ value: OptionValue, issues: IssueLog) -> Path? {
    guard case .text(let data) = value.kind else {
      OptionReader.wrong(
        value, named: "d", expected: "path data, such as \"M0 0 L20 10\"", issues: issues)
      return nil
    }
    do throws(SVGPathBuilder.Problem) {
      let path = try SVGPathBuilder.path(data)
      guard path.elements.count <= mostSteps,
        path.points.allSatisfy({ abs($0.x) <= farthest && abs($0.y) <= farthest })
      else {
        issues.error(
          "a path has at most \(mostSteps) steps and reaches at most \(Int(farthest)) points; draw less with it",
          at: value.location)
        return nil
      }
      return path
    } catch {
      let rest = String(decoding: Array(data.utf8).dropFirst(error.place).prefix(12), as: UTF8.self)
      let place =
        rest.isEmpty ? "it ends within a step" : "it cannot be read from '\(rest)' on"
      issues.error(
        "this is no path data: \(place); expected the letters M, L, H, V, C, S, Q, T, A or Z, each with its numbers",
        at: value.location)
      return nil
    }
  }
}

extension OptionType where Value == Rect {
  /// `[width, height]` or `[x, y, width, height]`.
  fileprivate static var viewBox: OptionType {
    let number = OptionType<Double>.number(in: -100_000...100_000)
    return OptionType(
      .list(number.kind, count: 2...4), values: "",
      read: { options, key in
        let expected = "[width, height] or [x, y, width, height], greater than 0"
        guard let sides = options.elements(key, of: number, 2...4, expected: expected) else {
          return nil
        }
        let size = Size(width: sides[sides.count - 2], height: sides[sides.count - 1])
        guard sides.count != 3, size.width >= 0.01, size.height >= 0.01 else {
          options.error("\(key) is \(expected)", at: key)
          return nil
        }
        return Rect(
          origin: sides.count == 4 ? Point(x: sides[0], y: sides[1]) : .zero, size: size)
      })
  }
}
