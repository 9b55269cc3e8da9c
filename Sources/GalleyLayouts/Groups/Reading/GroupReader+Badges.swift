internal import GalleyGeometry
internal import GalleyNotation

extension GroupBadge {
  static let options: [SceneOption<Self>] = [
    SceneOption("kind", \.kind, .text, "of the view"),
    SceneOption("edges", \.edges, .edges, "where it lies", otherwise: "the middle"),
    SceneOption("size", \.size, .size, otherwise: ""),
    SceneOption("offset", \.offset, .pair, "points from there"),
    SceneOption(
      "fraction", \.fractionalOffset, .pair(in: -1000...1000), "shares of its size from there"),
  ]

  /// `{ kind: badge, edges: [top, trailing], size: [20, 20], fraction: [0.3, -0.3] }`; nil without
  /// a size, which is reported.
  fileprivate init?(_ options: OptionReader) {
    self.init(edges: [], size: Size(width: -1, height: -1))
    options.read(Self.options, into: &self)
    if !options.contains("size") { options.reportMissing("size", example: "size: [20, 20]") }
    options.reportUnknownKeys()
    if size.width < 0 { return nil }
  }
}

extension OptionType where Value == [GroupBadge] {
  /// A list of badges.
  static var badges: OptionType {
    let usual = GroupBadge(edges: [], size: .zero)
    return OptionType(
      .list(.options(GroupBadge.options.map { $0.declaration(of: usual) })), values: "",
      read: { options, key in
        options.list(key)?.compactMap { GroupBadge(OptionReader($0, issues: options.issues)) }
      })
  }
}

extension OptionType where Value == Set<GroupBadge.Edge> {
  /// The names of edges in a list.
  fileprivate static var edges: OptionType {
    let names = GroupBadge.Edge.allCases.map(\.rawValue)
    return OptionType(
      .list(.choice(names)), values: "a list of " + Suggestion.list(names),
      read: { options, key in
        options.list(key).map { values in
          Set(
            values.compactMap { value in
              if case .text(let text) = value.kind, let edge = GroupBadge.Edge(rawValue: text) {
                return edge
              }
              options.issues.error(
                Suggestion.unknown("edge", value.literal, among: names), at: value.location)
              return nil
            })
        }
      }, write: { edges in .array(edges.map(\.rawValue).sorted().map(JSONValue.string)) })
  }
}

extension OptionType where Value == Vector {
  /// Two numbers of points in a list.
  static var pair: OptionType { pair(in: -100_000...100_000) }

  /// Two numbers in a list.
  static func pair(in range: ClosedRange<Double>) -> OptionType {
    OptionType(
      .list(.number(range), count: 2...2), values: "[x, y]", read: { $0.pair($1, in: range) },
      write: { .array([.number($0.dx), .number($0.dy)]) })
  }
}

extension OptionType where Value == Size {
  /// A width and a height in points in a list.
  fileprivate static var size: OptionType {
    OptionType(
      .list(.number(0...100_000), count: 2...2), values: "[width, height] in points",
      read: { options, key in
        options.pair(key, in: 0...100_000).map { Size(width: $0.dx, height: $0.dy) }
      }, write: { .array([.number($0.width), .number($0.height)]) })
  }
}

extension OptionReader {
  /// Two numbers in a list.
  fileprivate func pair(_ key: String, in range: ClosedRange<Double>) -> Vector? {
    guard let sides = list(key) else { return nil }
    guard sides.count == 2 else {
      error("\(key) must be two numbers in a list, [x, y]", at: key)
      return nil
    }
    let numbers = sides.compactMap { Self.number($0, named: key, in: range, issues: issues) }
    return numbers.count == 2 ? Vector(dx: numbers[0], dy: numbers[1]) : nil
  }
}
