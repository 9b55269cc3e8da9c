internal import GalleyGeometry
internal import GalleyNotation

extension GroupReader {
  /// `{ kind: badge, edges: [top, trailing], size: [20, 20], fraction: [0.3, -0.3] }`.
  func badge(_ options: OptionReader) -> GroupBadge? {
    let size = pair("size", in: 0...100_000, options)
    if size == nil, !options.has("size") { options.missing("size", example: "size: [20, 20]") }
    let badge = GroupBadge(
      kind: options.text("kind") ?? "badge", edges: edges(options),
      size: Size(width: size?.dx ?? 0, height: size?.dy ?? 0),
      offset: pair("offset", in: -100_000...100_000, options) ?? .zero,
      fractionalOffset: pair("fraction", in: -1000...1000, options) ?? .zero)
    options.reportUnknownKeys()
    return size == nil ? nil : badge
  }

  /// The names of edges in a list.
  private func edges(_ options: OptionReader) -> Set<GroupBadge.Edge> {
    guard options.raw("edges") != nil, let values = options.list("edges") else { return [] }
    let names = GroupBadge.Edge.allCases.map(\.rawValue)
    return Set(
      values.compactMap { value in
        if case .text(let text) = value.kind, let edge = GroupBadge.Edge(rawValue: text) {
          return edge
        }
        options.issues.error(
          Suggestion.unknown("edge", value.literal, among: names), at: value.location)
        return nil
      })
  }

  /// Two numbers in a list.
  func pair(_ key: String, in range: ClosedRange<Double>, _ options: OptionReader) -> Vector? {
    guard let sides = options.raw(key) == nil ? nil : options.list(key) else { return nil }
    guard sides.count == 2 else {
      options.error("\(key) must be two numbers in a list, [x, y]", at: key)
      return nil
    }
    let numbers = sides.compactMap {
      OptionReader.number($0, named: key, in: range, issues: options.issues)
    }
    return numbers.count == 2 ? Vector(dx: numbers[0], dy: numbers[1]) : nil
  }
}
