internal import GalleyGraphics
internal import GalleyNotation

extension [RecordedOption]? {
  /// A key of an object in few bytes; nothing where nobody said what was told.
  var member: [JSONValue.Member] {
    map { recordedOptions in
      let values = recordedOptions.map { JSONValue.Member(key: $0.key, value: $0.value.dense) }
      return [.init(key: "told", value: .object(values))]
    } ?? []
  }
}

extension [RecordedOption] {
  /// An object of the values by their keys.
  var json: JSONValue { .object(map { .init(key: $0.key, value: $0.value.json) }) }

  /// A key of an object; nothing where nothing was told.
  var members: [JSONValue.Member] { isEmpty ? [] : [.init(key: "told", value: json)] }

  /// Values of kinds that are unknown are passed over.
  init(_ members: [JSONValue.Member]) {
    self = members.compactMap { member in
      RecordedOption.Value(member.value).map { RecordedOption(member.key, $0) }
    }
  }
}

extension RecordedOption.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .flag(let flag): .boolean(flag)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .color(let color): color.json
    case .texts(let texts): .array(texts.map(JSONValue.string))
    case .parts(let parts): parts.json
    }
  }

  /// As ``json``, with edges of which those across from each other are equal as a list of two, or
  /// of one.
  var dense: JSONValue {
    guard case .parts(let parts) = self else { return json }
    guard let edges, edges[0] == edges[2], edges[1] == edges[3] else {
      return .object(parts.map { .init(key: $0.key, value: $0.value.dense) })
    }
    return .array(edges.prefix(edges[0] == edges[1] ? 1 : 2).map(JSONValue.number))
  }

  private static let edgeKeys = ["top", "leading", "bottom", "trailing"]

  /// The edges of insets; nil for other values.
  private var edges: [Double]? {
    guard case .parts(let parts) = self, parts.map(\.key) == Self.edgeKeys else { return nil }
    let numbers = parts.compactMap { part -> Double? in
      if case .number(let number) = part.value { number } else { nil }
    }
    return numbers.count == parts.count ? numbers : nil
  }

  /// Insets of one or two edges; nil for other counts.
  init?(edges: [Double]) {
    guard [1, 2].contains(edges.count) else { return nil }
    self = .parts(
      Self.edgeKeys.indices.map {
        RecordedOption(Self.edgeKeys[$0], .number(edges[$0 % edges.count]))
      })
  }

  /// Reads a value; one that is written as a color is a color.
  init?(_ value: JSONValue) {
    if let color = Color(value) {
      self = .color(color)
      return
    }
    switch value {
    case .boolean(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let values):
      let numbers = values.compactMap(\.number)
      self =
        (numbers.count == values.count ? Self(edges: numbers) : nil)
        ?? .texts(values.compactMap(\.text))
    case .object(let members): self = .parts([RecordedOption](members))
    case .null: return nil
    }
  }
}

extension RecordObject {
  func optionalRecordedOptions(_ key: String) throws(RecordError) -> [RecordedOption]? {
    guard let given = try optionalObject(key), case .object(let members) = given.value else {
      return nil
    }
    return [RecordedOption](members)
  }
}
