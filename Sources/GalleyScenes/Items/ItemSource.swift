internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The items of a section: those that are written out, or so many that need no table.
enum ItemSource: Sendable {
  case list([SceneItem])
  case count(Int)
  /// Numbers as their values, which may be the layout's measures.
  case range(ClosedRange<Int>, areMeasures: Bool)

  static let largestCount = 1_000_000

  var count: Int {
    switch self {
    case .list(let items): items.count
    case .count(let count): count
    case .range(let range, _): range.count
    }
  }

  /// The items that are written out.
  var listed: [SceneItem] {
    if case .list(let items) = self { items } else { [] }
  }

  /// The item at an index of the section; nil where it knows nothing, or there is none.
  func item(at index: Int) -> SceneItem? {
    switch self {
    case .list(let items): return items.indices.contains(index) ? items[index] : nil
    case .count: return nil
    case .range(let range, let areMeasures):
      let number = range.lowerBound + index
      return SceneItem(
        measure: areMeasures ? Double(number) : nil,
        keys: ItemReader.keys(of: .plain("\(number)")))
    }
  }

  /// The first `count` items; a longer count goes on with items that know nothing.
  func resized(to count: Int) -> ItemSource {
    switch self {
    case .list(let items) where count <= items.count: return .list(Array(items.prefix(count)))
    case .list(let items):
      let location = items.last?.location ?? SourceLocation(file: "", line: 1, column: 1)
      let more = Array(repeating: SceneItem.silent(at: location), count: count - items.count)
      return .list(items + more)
    case .count: return .count(count)
    case .range(let range, let areMeasures):
      guard count > 0 else { return .count(0) }
      return .range(range.lowerBound...(range.lowerBound + count - 1), areMeasures: areMeasures)
    }
  }

  /// The measure of each item, or the default; nil where none has one.
  func measures(default measure: Double) -> [Double]? {
    switch self {
    case .count: nil
    case .range(let range, let areMeasures): areMeasures ? range.map(Double.init) : nil
    case .list(let items): Self.filled(items.map(\.measure), with: measure)
    }
  }

  /// The size of each item, nil for one that has none; nil where none has one.
  var sizes: [Size?]? {
    let sizes = listed.map(\.size)
    return sizes.contains { $0 != nil } ? sizes : nil
  }

  /// The span of each item, nil for one that has none; nil where none has one.
  var spans: [ItemSpan?]? {
    let spans = listed.map(\.span)
    return spans.contains { $0 != nil } ? spans : nil
  }

  /// The facts that each item has for the layout, nil for one that has none; nil where none does.
  var facts: [ItemFacts?]? {
    let facts = listed.map(\.facts)
    return facts.contains { $0 != nil } ? facts : nil
  }

  private static func filled<Value>(_ values: [Value?], with standard: Value) -> [Value]? {
    values.contains { $0 != nil } ? values.map { $0 ?? standard } : nil
  }
}
