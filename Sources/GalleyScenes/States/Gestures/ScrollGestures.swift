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
    guard
      let (target, key) = target(of: "scroll", value, among: ["to", "by", "item", "page", "end"])
    else { return nil }
    defer { target.reportUnknownKeys() }
    let section = target.sectionNumber()
    let spec: ScrollSpec? =
      switch key {
      case "to" where section != nil: target.number("to").map { .to(x: $0, y: $0) }
      case "to": target.offset("to").map { .to(x: $0.x, y: $0.y) }
      case "end": target.flag("end") == true ? .end : nil
      case "by": target.fingerDistance("by").map { .by($0) }
      case "item": target.itemReference("item").map { .item($0) }
      default: target.integer("page", in: 0...1_000_000).map { .page(target.located($0, "page")) }
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
    defer { reader.reportUnknownKeys() }
    let section = reader.touchedSection()
    return distance("by", of: "drag", reader).map { .drag(by: $0, in: section) }
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
    defer { reader.reportUnknownKeys() }
    let distance = distance("by", of: "flick", reader)
    let velocity = self.distance("velocity", of: "flick", reader)
    let section = reader.touchedSection()
    guard let distance, let velocity else { return nil }
    return .flick(by: distance, velocity: velocity, in: section)
  }

  /// Nothing, or `{ velocity }`.
  func release(_ value: OptionValue) -> GestureAction? {
    if case .null = value.kind { return .release(velocity: .vector(.zero)) }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    return distance("velocity", of: "release", reader).map { .release(velocity: $0) }
  }

  private func distance(
    _ key: String, of verb: String, _ reader: OptionReader
  ) -> ScrollDistance? {
    if !reader.has(key) {
      let what =
        key == "by" ? "'by: -180', how far in points" : "'\(key): -1400', in points per second"
      reader.missing(key, example: what)
    }
    return reader.fingerDistance(key)
  }
}

extension OptionReader {
  /// `section: 1`.
  fileprivate func sectionNumber() -> SectionReference? {
    integer("section", in: 0...1_000_000).map { .number(located($0, "section")) }
  }

  /// `section: 1`, or `item: 3` for that of an item.
  fileprivate func touchedSection() -> SectionReference? {
    if has("section"), has("item") {
      error("a finger meets an 'item' or a 'section'; keep one", at: "section")
    }
    let item = itemReference("item").map { SectionReference.item($0) }
    return sectionNumber() ?? item
  }

  /// A number along the direction in which a collection scrolls, or `[x, y]`.
  func fingerDistance(_ key: String) -> ScrollDistance? {
    raw(key).flatMap { Self.fingerDistance($0, named: key, issues: issues) }
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
    guard let value = raw(key) else { return nil }
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
