internal import GalleyGeometry
internal import GalleyNotation

extension GestureReader {
  /// `end`, `middle`, or one of `{ to, by, item, page, end }`, of a section or the whole.
  func scroll(_ value: OptionValue) -> GestureAction? {
    if case .text("end") = value.kind { return .scroll(.end, in: nil) }
    if case .text("middle") = value.kind { return .scroll(.middle, in: nil) }
    if case .text = value.kind {
      OptionReader.wrong(
        value, named: "scroll", expected: "end, middle, or a map such as { by: 200 }",
        issues: issues)
      return nil
    }
    let keys = GestureOptions.scroll.map(\.key)
    guard let (target, key) = target(of: "scroll", value, among: keys) else { return nil }
    defer { target.reportUnknownKeys() }
    var scroll = GestureOptions()
    target.read([GestureOptions.section], into: &scroll)
    target.read(GestureOptions.scroll.filter { $0.key == key }, into: &scroll)
    let section = scroll.numberedSection
    let spec: ScrollSpec? =
      switch key {
      case "to" where section != nil: target.number("to").map { .to(x: $0, y: $0) }
      case "to": target.offset("to").map { .to(x: $0.x, y: $0.y) }
      case "end": scroll.isEnd ? .end : nil
      case "by": scroll.distance.map { .by($0) }
      case "item": scroll.item.map { .item($0) }
      default: scroll.page.map { .page($0) }
      }
    return spec.map { .scroll($0, in: section) }
  }

  /// A distance, or `{ by }`, of the section of an item, a section or the whole.
  func drag(_ value: OptionValue) -> GestureAction? {
    guard case .map = value.kind else {
      return OptionReader.fingerDistance(value, named: "drag", issues: issues)
        .map { .drag(by: $0, in: nil) }
    }
    let reader = OptionReader(value, issues: issues)
    let drag = reader.gesture(GestureOptions.drag)
    let section = drag.touchedSection(reader)
    reader.reportUnknownKeys()
    return drag.distance.map { .drag(by: $0, in: section) }
  }

  /// `{ by, velocity }`, of the section of an item, a section or the whole.
  func flick(_ value: OptionValue) -> GestureAction? {
    guard case .map = value.kind else {
      OptionReader.wrong(
        value, named: "flick",
        expected: "a distance and a velocity such as { by: -180, velocity: -1400 }", issues: issues)
      return nil
    }
    let reader = OptionReader(value, issues: issues)
    let flick = reader.gesture(GestureOptions.flick)
    let section = flick.touchedSection(reader)
    reader.reportUnknownKeys()
    guard let distance = flick.distance, let velocity = flick.velocity else { return nil }
    return .flick(by: distance, velocity: velocity, in: section)
  }

  /// Nothing, or `{ velocity }`.
  func release(_ value: OptionValue) -> GestureAction? {
    if case .null = value.kind { return .release(velocity: .vector(.zero)) }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    return reader.gesture(GestureOptions.release).velocity.map { .release(velocity: $0) }
  }
}

extension OptionReader {
  /// Reads what a word for a gesture takes.
  func gesture(_ options: [SceneOption<GestureOptions>]) -> GestureOptions {
    var gesture = GestureOptions()
    read(options, into: &gesture)
    return gesture
  }

  /// A number along the direction in which a collection scrolls, or `[x, y]`.
  func fingerDistance(_ key: String) -> ScrollDistance? {
    rawValue(for: key).flatMap { Self.fingerDistance($0, named: key, issues: issues) }
  }

  /// A distance or a velocity, from a value outside a map.
  static func fingerDistance(
    _ value: OptionValue, named name: String, issues: IssueLog
  ) -> ScrollDistance? {
    switch value.kind {
    case .number: return number(value, named: name, in: nil, issues: issues).map { .along($0) }
    case .list(let pair) where pair.count == 2:
      let numbers = pair.compactMap { number($0, named: name, in: nil, issues: issues) }
      guard numbers.count == 2 else { return nil }
      return .vector(Vector(dx: numbers[0], dy: numbers[1]))
    default:
      wrong(
        value, named: name, expected: "a number along the scroll direction, or [x, y]",
        cure: value.numberCure, issues: issues)
      return nil
    }
  }

  /// `[x, y]`, or `{ x, y }` where one of them stays.
  func offset(_ key: String) -> (x: Double?, y: Double?)? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .map = value.kind else {
      guard case .list = value.kind else {
        Self.wrong(
          value, named: key, expected: "[x, y] in points, or one of both such as { y: 120 }",
          issues: issues)
        return nil
      }
      return vector(key).map { ($0.dx, $0.dy) }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    return (reader.number("x"), reader.number("y"))
  }
}
