internal import GalleyComparison
package import GalleyGeometry
internal import GalleyLayouts
package import GalleyNotation
package import GalleyRuns

extension ExplainedChange {
  /// - `isStopped`: whether the change is beyond its gate.
  func json(isStopped: Bool) -> JSONValue {
    .object([
      "kind": .string(kind.rawValue),
      "gate": .string(toleranceKind.rawValue),
      "sentence": .string(sentence),
      "stopped": .boolean(isStopped),
      "consequence": .boolean(isConsequence),
      "property": property.map(JSONValue.string) ?? .null,
      "before": before.map(JSONValue.string) ?? .null,
      "after": after.map(JSONValue.string) ?? .null,
      // Infinite where no gate measures it, which JSON writes as null.
      "amount": .number(amount),
      "subjects": .array(subjects.map(\.json)),
    ])
  }

  init(_ fields: JSONFields) throws(RunError) {
    var subjects: [Subject] = []
    for part in try fields.objects("subjects") { subjects.append(try Subject(part)) }
    self.init(
      try fields.made("kind", "a kind of change", Kind.init(rawValue:)),
      toleranceKind: try fields.made("gate", "a gate", ToleranceKind.init(rawValue:)), of: subjects,
      property: try fields.optionalText("property"), before: try fields.optionalText("before"),
      after: try fields.optionalText("after"), amount: try fields.number("amount"),
      sentence: try fields.text("sentence"), isConsequence: try fields.boolean("consequence"))
  }
}

extension ExplainedChange.Subject {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name),
      "collection": collection.map(JSONValue.string) ?? .null,
      "id": .string(id),
      "indexPath": indexPath.map { .array([.integer($0.section), .integer($0.item)]) } ?? .null,
      "expectedFrame": expectedFrame?.fields ?? .null,
      "actualFrame": actualFrame?.fields ?? .null,
    ])
  }

  fileprivate init(_ fields: JSONFields) throws(RunError) {
    self.init(
      name: try fields.text("name"), collection: try fields.optionalText("collection"),
      id: try fields.text("id"), indexPath: try Self.indexPath(fields),
      expectedFrame: try fields.rect("expectedFrame"), actualFrame: try fields.rect("actualFrame"))
  }

  private static func indexPath(_ fields: JSONFields) throws(RunError) -> ItemPath? {
    let numbers = try fields.optional("indexPath") { fields throws(RunError) in
      try fields.numbers("indexPath").compactMap { Int(exactly: $0) }
    }
    guard let numbers else { return nil }
    guard numbers.count == 2 else { throw RunError("an index path is not two whole numbers") }
    return ItemPath(section: numbers[0], item: numbers[1])
  }
}

extension Rect {
  fileprivate init(_ fields: JSONFields) throws(RunError) {
    self.init(
      x: try fields.number("x"), y: try fields.number("y"), width: try fields.number("width"),
      height: try fields.number("height"))
  }

  package var fields: JSONValue {
    .object([
      "x": .number(minX), "y": .number(minY), "width": .number(width), "height": .number(height),
    ])
  }
}

extension JSONFields {
  /// A rectangle; nil where it is null.
  package func rect(_ key: String) throws(RunError) -> Rect? {
    try optional(key) { fields throws(RunError) in
      try Rect(fields.object(key))
    }
  }

  package func rects(_ key: String) throws(RunError) -> [Rect] {
    var rects: [Rect] = []
    for part in try objects(key) { rects.append(try Rect(part)) }
    return rects
  }
}
