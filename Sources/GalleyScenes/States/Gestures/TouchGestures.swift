internal import GalleyGeometry
internal import GalleyNotation

extension GestureReader {
  /// An item, `{ item }`, `{ point }`, `background` or `close`.
  func tap(_ value: OptionValue) -> GestureAction? {
    if case .text("close") = value.kind { return .tap(.close(value.location)) }
    return touch(of: "tap", value).map { .tap($0) }
  }

  /// An item, `{ item }`, `{ point }` or `background`.
  func longPress(_ value: OptionValue) -> GestureAction? {
    touch(of: "long-press", value).map { .longPress($0) }
  }

  /// An item, or `{ item }`.
  func tapClose(_ value: OptionValue) -> GestureAction? {
    guard case .map = value.kind else { return item(value).map { .tapClose($0) } }
    guard let (target, _) = target(of: "tap-close", value, among: [GestureOptions.item.key])
    else { return nil }
    defer { target.reportUnknownKeys() }
    return target.gesture([GestureOptions.item]).item.map { .tapClose($0) }
  }

  /// `{ item, to, held }`.
  func dragItem(_ value: OptionValue) -> GestureAction? {
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "drag-item", expected: "an item and its target such as { item: 3, to: 7 }",
        issues: issues)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    let drag = reader.gesture(GestureOptions.dragItem)
    let target = drag.target.flatMap { dragTarget($0) }
    guard let item = drag.item, let target else { return nil }
    return .dragItem(item, to: target, isHeld: drag.isHeld)
  }

  /// `{ item, by, velocity, held }`, to the right.
  func swipe(_ value: OptionValue) -> GestureAction? {
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "swipe", expected: "a row and a distance such as { item: 3, by: -160 }",
        issues: issues)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    let swipe = reader.gesture(GestureOptions.swipe)
    return swipe.item.map {
      .swipe($0, by: swipe.points, velocity: swipe.pointsPerSecond, isHeld: swipe.isHeld)
    }
  }

  private func dragTarget(_ value: OptionValue) -> DragSpec? {
    switch touch(of: "to", value) {
    case .item(let item): return .item(item)
    case .point(let point): return .point(point.value)
    case .background, .close:
      issues.error(
        "an item is dragged to an item or a point, not to the background", at: value.location)
      return nil
    case nil: return nil
    }
  }

  private func touch(of verb: String, _ value: OptionValue) -> TapSpec? {
    if case .text("background") = value.kind { return .background }
    guard case .map = value.kind else { return item(value).map { .item($0) } }
    let keys = GestureOptions.touch.map(\.key)
    guard let (target, key) = target(of: verb, value, among: keys) else { return nil }
    defer { target.reportUnknownKeys() }
    let touch = target.gesture(GestureOptions.touch.filter { $0.key == key })
    return touch.item.map { .item($0) } ?? touch.point.map { .point($0) }
  }

  func item(_ value: OptionValue) -> Located<ItemReference>? {
    OptionReader.itemReference(value, issues: issues)
  }

  /// A reader over a map that has exactly one of the keys, and which it has.
  func target(
    of verb: String, _ value: OptionValue, among keys: [String]
  ) -> (reader: OptionReader, key: String)? {
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: verb, expected: "a map with \(Suggestion.list(keys))", issues: issues)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    let given = keys.filter { reader.contains($0) }
    if given.count == 1 { return (reader, given[0]) }
    for key in keys { reader.expect(key) }
    if let first = given.first {
      reader.error("'\(verb)' has '\(first)' and '\(given[1])'; keep one", at: given[1])
    } else {
      reader.error("'\(verb)' needs \(Suggestion.list(keys))")
    }
    reader.reportUnknownKeys()
    return nil
  }
}
