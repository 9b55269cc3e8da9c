internal import GalleyGraphics
internal import GalleyNotation

/// The looks of a screen: each style of text, each part and each look written once.
struct LookTable {
  private(set) var styles = Interned<TextStyle>()
  private(set) var parts = Interned<Look.Part>()
  private(set) var looks = Interned<Look>()
  /// The looks of several parts, or of none.
  private var groups = Interned<Look>()

  init() {}

  /// All looks of a screen.
  init(of record: ScreenRecord) {
    for layer in record.layers ?? [] { layer.look.map { add($0) } }
    for collection in record.collections {
      for element in collection.elements {
        element.look.map { add($0) }
        for layer in element.layers ?? [] { layer.look.map { add($0) } }
      }
    }
  }

  private mutating func add(_ look: Look) {
    guard looks.add(look) else { return }
    if look.parts.count != 1 { groups.add(look) }
    for part in look.parts {
      guard parts.add(part), case .text(let text) = part.matter else { continue }
      styles.add(text.style)
      for span in text.spans { styles.add(span.style) }
    }
  }

  /// The number of a look of the screen.
  func number(of look: Look) -> Int? { looks.number(of: look) }

  /// Three keys of an object: styles, parts with the numbers of their styles, and looks by the
  /// numbers of their parts.
  var members: [JSONValue.Member] {
    guard !looks.values.isEmpty else { return [] }
    return [
      .init(key: "styles", value: .array(styles.values.map(\.json))),
      .init(key: "parts", value: .array(parts.values.map { $0.json(styles) })),
      .init(key: "looks", value: .array(looks.values.map(numbers))),
    ]
  }
}

extension LookTable {
  /// The number of a look by which pictures call it: that of its only part, or of its group,
  /// counted on from the parts.
  func shortNumber(of look: Look) -> Int? {
    guard look.parts.count == 1 else {
      return groups.number(of: look).map { parts.values.count + $0 }
    }
    return parts.number(of: look.parts[0])
  }

  /// As ``members``, with plain texts as lists, and only those looks that are no single part.
  var shortMembers: [JSONValue.Member] {
    func list(_ key: String, _ values: [JSONValue]) -> [JSONValue.Member] {
      values.isEmpty ? [] : [.init(key: key, value: .array(values))]
    }
    return list("styles", styles.values.map(\.json))
      + list("parts", parts.values.map { $0.shortJSON(styles) })
      + list("groups", groups.values.map(numbers))
  }

  private func numbers(of look: Look) -> JSONValue {
    .array(look.parts.compactMap { parts.number(of: $0) }.map(JSONValue.integer))
  }
}

/// Values each of which is there once, and their numbers.
struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Whether the value is new.
  @discardableResult
  mutating func add(_ value: Value) -> Bool {
    guard numbers[value] == nil else { return false }
    numbers[value] = values.count
    values.append(value)
    return true
  }

  func number(of value: Value) -> Int? { numbers[value] }
}
