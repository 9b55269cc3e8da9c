public import GalleyGeometry
public import GalleyNotation

extension OptionType where Value == Length {
  /// Points, or a percentage of the parent's extent such as `50%`.
  public static func length(in range: ClosedRange<Double>) -> OptionType {
    OptionType(.length(range), read: { $0.length($1, in: range) }, write: { $0.written })
  }
}

extension OptionType where Value == Extent {
  /// A length, or `fit`; its bounds have keys of their own, if any.
  public static var extent: OptionType {
    OptionType(
      .either([.length(0...100_000), .choice(["fit"])]), values: "points, a percentage or fit",
      read: { $0.extent($1, hasBounds: false) }, write: { $0.written })
  }
}

extension OptionType where Value == EdgeInsets {
  /// Points for all edges, or a map by the names of edges.
  public static var insets: OptionType {
    let names = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]
    let edge = OptionKind.number(-100_000...100_000)
    return OptionType(
      .either([edge, .options(names.map { OptionDeclaration($0, edge, "points") })]), values: "",
      read: { $0.insets($1) }, write: { .object($0.written) })
  }
}

extension EdgeInsets {
  /// The edges by their names, as a scene would have them.
  package var written: [JSONValue.Member] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .map { .init(key: $0, value: .number($1)) }
  }
}

extension Length {
  /// As a scene would have it.
  package var written: JSONValue { share == 0 ? .number(points) : .string(text) }

  /// Points, a percentage, or both as `50% - 6`.
  var text: String {
    let percent = "\((share * 100).shortest)%"
    if share == 0 { return points.shortest }
    if points == 0 { return percent }
    return "\(percent) \(points < 0 ? "-" : "+") \(abs(points).shortest)"
  }
}

extension Extent {
  /// The length as a scene would have it, or `fit`.
  var written: JSONValue { length?.written ?? .string("fit") }
}
