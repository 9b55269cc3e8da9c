internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension PartName {
  /// The name of what is around the part; empty for what needs no way through others.
  package var outer: PartName { PartName(Array(steps.dropLast())) }

  /// The id of the part in records, apart from the layers around it; the parts of a collection with
  /// its name before them.
  var recordID: String {
    switch (steps.first, steps.last) {
    case (.collection(let name)?, .detail(let id)?): "\(name)-detail-\(id.recordText)"
    case (.collection(let name)?, .indicator?): "\(name)-\(shortDescription)"
    default: shortDescription
    }
  }
}

/// The identification of a layer in a record: an id, a kind, and what else tells it from others.
struct LayerIdentification {
  var id: String
  var kind: String
  /// The collection of a detail or of a scroll indicator.
  var collection: String?
  /// Whether the id is one that the scene gives, though it reads otherwise.
  var isGiven = false

  init(of layer: ScreenRecord.Layer) {
    id = layer.id
    kind = layer.kind
    switch layer.name.steps.last {
    case .detail?, .indicator?:
      if case .collection(let name)? = layer.name.steps.first { collection = name }
    default: break
    }
    isGiven = name(in: layer.name.outer) != layer.name
  }

  init(_ object: RecordObject) throws(RecordError) {
    id = try object.text("id")
    kind = try object.optionalText("kind") ?? id
    collection = try object.optionalText("of")
    isGiven = try object.optionalFlag("given") ?? false
  }

  func members(isComplete: Bool) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init(key: "id", value: .string(id))]
    if isComplete || kind != id { members.append(.init(key: "kind", value: .string(kind))) }
    if let collection { members.append(.init(key: "of", value: .string(collection))) }
    if isGiven { members.append(.init(key: "given", value: .boolean(true))) }
    return members
  }

  /// The name of a layer that lies in another part.
  func name(in outer: PartName) -> PartName {
    guard !isGiven else { return outer.inner(.layer(LayerName(id: id, kind: kind))) }
    if let part = collection.flatMap(part) { return part }
    switch kind {
    case "background": return PartName([.background])
    case "collection": return PartName([.collection(id)])
    default: return outer.inner(.layer(layerName))
    }
  }

  /// A detail or a scroll indicator of a collection.
  private func part(of collection: String) -> PartName? {
    let (detail, outer) = ("\(collection)-detail-", PartName([.collection(collection)]))
    if kind == "detail", id.hasPrefix(detail) {
      return outer.inner(.detail(ItemID(recordText: String(id.dropFirst(detail.count)))))
    }
    return Axis.allCases.lazy.map { outer.inner(.indicator($0)) }.first { $0.recordID == id }
  }

  /// A layer that is called by its kind, and number from the second on, has no id.
  private var layerName: LayerName {
    let number = id.hasPrefix(kind + "-") ? Int(id.dropFirst(kind.count + 1)) : nil
    let unnamed = LayerName(kind: kind, number: id == kind ? 1 : number ?? 1)
    return unnamed.description == id ? unnamed : LayerName(id: id, kind: kind)
  }
}
