internal import GalleyGeometry
package import GalleyGraphics
internal import GalleyNotation

/// A line as a scene gives it.
package struct StrokeSpec: Sendable {
  package var paint: Bindable<PaintSpec>
  /// In points.
  package var width: Bindable<Double>
  package var cap: Stroke.Cap
  /// Lengths drawn and left out in turn, in points.
  package var dashes: [Double]

  package init(
    _ paint: Bindable<PaintSpec>, width: Bindable<Double> = .constant(1),
    cap: Stroke.Cap = .butt, dashes: [Double] = []
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.dashes = dashes
  }

  /// The width in points; nil where there is nothing to draw.
  func width(in context: LayerContext) -> Double? {
    width.resolved(in: context.scope, issues: context.issues).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The line along a shape, its paint laid over the frame.
  func commands(
    along shape: Shape, width: Double, in frame: Rect, context: LayerContext,
    source: SourceLocation?
  ) -> [DrawCommand] {
    guard let paint = paint.resolved(in: context.scope, issues: context.issues) else { return [] }
    return [
      .stroke(
        Stroke(
          shape, paint.paint(over: frame), width: width, cap: cap, dashes: dashes, source: source))
    ]
  }
}

extension StrokeSpec {
  /// Of a line in the color of labels and a point wide where nothing is said.
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "stroke", .template(PaintSpec.kind), values: "a color or a gradient", otherwise: "$label",
      read: { options, stroke in
        stroke.paint =
          OptionType.paint.read(options, "stroke") ?? .constant(.solid(options.palette[.label]))
      }),
    SceneOption("width", \.width, .number(in: 0...1000), "points"),
    SceneOption("cap", \.cap, .choice),
    SceneOption("dash", \.dashes, .dashes, otherwise: "none"),
  ]

  static let usual = StrokeSpec(.constant(.solid(.black)))
}

extension OptionType where Value == [Double] {
  static var dashes: OptionType {
    OptionType(
      .either([.number(0...10_000), .list(.number(0...10_000), count: 1...16)]),
      values: "points, or a list of dashes and gaps in turn", read: { $0.dashes($1) })
  }
}

extension OptionReader {
  /// The most lengths of a pattern.
  private static let mostDashes = 16

  /// A length of dashes and gaps alike, or a list of both in turn.
  fileprivate func dashes(_ key: String) -> [Double]? {
    guard let value = rawValue(for: key) else { return nil }
    let values = if case .list(let list) = value.kind { list } else { [value] }
    let lengths = values.compactMap {
      Self.number($0, named: key, in: 0...10_000, issues: issues)
    }
    guard lengths.count == values.count else { return nil }
    guard lengths.count <= Self.mostDashes, lengths.reduce(0, +) >= 0.1 else {
      error(
        "\(key) is a length in points or a list of up to \(Self.mostDashes), of dashes and gaps in turn, that are not all 0, such as [4, 2]",
        at: key)
      return nil
    }
    return lengths
  }
}
