internal import GalleyNotation

/// The looks of a screen, each property and each look written once.
struct LookTable {
  private(set) var properties: [Look.Property] = []
  private(set) var looks: [[Int]] = []
  private var propertyNumbers: [Look.Property: Int] = [:]
  private var lookNumbers: [Look: Int] = [:]

  init() {}

  /// All looks of a screen.
  init(of record: ScreenRecord) {
    for layer in record.layers ?? [] { add(layer.look) }
    for collection in record.collections {
      for element in collection.elements {
        element.look.map { add($0) }
        for layer in element.layers ?? [] { add(layer.look) }
      }
    }
  }

  private mutating func add(_ look: Look) {
    guard lookNumbers[look] == nil else { return }
    lookNumbers[look] = looks.count
    looks.append(look.properties.map { number(of: $0) })
  }

  private mutating func number(of property: Look.Property) -> Int {
    if let number = propertyNumbers[property] { return number }
    propertyNumbers[property] = properties.count
    properties.append(property)
    return properties.count - 1
  }

  /// The number of a look of the screen.
  func number(of look: Look) -> Int? { lookNumbers[look] }

  /// Two keys of an object: the properties, and the looks by the numbers of their properties.
  var members: [JSONValue.Member] {
    guard !looks.isEmpty else { return [] }
    return [
      .init(
        key: "properties",
        value: .array(properties.map { .array([.string($0.name), .string($0.value)]) })),
      .init(key: "looks", value: .array(looks.map { .array($0.map(JSONValue.integer)) })),
    ]
  }
}
