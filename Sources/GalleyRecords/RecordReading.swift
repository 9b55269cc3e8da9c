internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The limits of a record that is read.
enum RecordLimits {
  /// More than the record of a screen full of elements.
  static let bytes = 64 << 20
  static let collections = 1000
  /// Of all collections, and layers.
  static let elements = 1_000_000
  /// Of all looks.
  static let parts = 4_000_000
}

extension ScreenRecord {
  /// Reads a record as it was written, by this version or an older one.
  ///
  /// Keys that are unknown are passed over; those that older versions did not write may be missing.
  /// - Throws: `RecordError` for what is no record, or larger than any that Galley writes.
  public init(json bytes: [UInt8]) throws(RecordError) {
    guard bytes.count <= RecordLimits.bytes else {
      throw RecordError("it has \(bytes.count) bytes; at most \(RecordLimits.bytes) are read")
    }
    let value: JSONValue
    do throws(JSONReader.Problem) {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw RecordError("\(error)")
    }
    let record = try RecordObject(value, named: "the record")
    let looks = try LookReferences(record)
    let layers = try record.optionalList("layers")
    var order = LookPrediction(count: looks.partCount)
    for layer in layers ?? [] { order.pass(try layer.optionalInteger("look")) }
    self.init(
      title: try record.text("title"), state: try record.text("state"),
      size: try record.size("size"), origin: try record.optionalPoint("origin") ?? .zero,
      scale: try record.scale("scale"),
      sceneDigest: try record.optionalText("sceneDigest"),
      stateSource: try record.digest("stateSource"),
      recordedOptions: try record.optionalRecordedOptions("told"),
      layers: try layers?.layers(looks),
      collections: try record.list("collections").collections(
        looks, try record.optionalList("inner")?.layers(looks) ?? [], &order))
  }
}

extension [RecordObject] {
  func layers(_ looks: LookReferences) throws(RecordError) -> [ScreenRecord.Layer] {
    try checkCount(RecordLimits.elements, of: "layers")
    var layers: [ScreenRecord.Layer] = []
    for object in self {
      let naming = try LayerIdentification(object)
      layers.append(
        ScreenRecord.Layer(
          name: naming.name(in: try object.outer(among: layers)), kind: naming.kind,
          frame: try object.rect("frame"), look: try looks.look(of: object),
          neighbors: try object.neighbors(),
          recordedOptions: try object.optionalRecordedOptions("told") ?? [],
          source: try object.layerSource()))
    }
    return layers
  }

  /// - `inner`: The layers that elements refer to by their numbers.
  fileprivate func collections(
    _ looks: LookReferences, _ inner: [ScreenRecord.Layer], _ order: inout LookPrediction
  ) throws(RecordError) -> [LayoutRecord] {
    try checkCount(RecordLimits.collections, of: "collections")
    var collections: [LayoutRecord] = []
    for object in self { collections.append(try object.collection(looks, inner, &order)) }
    return collections
  }

  fileprivate func elements(
    _ looks: LookReferences, _ inner: [ScreenRecord.Layer], _ order: inout LookPrediction
  ) throws(RecordError) -> [LayoutRecord.Element] {
    try checkCount(RecordLimits.elements, of: "elements")
    var elements: [LayoutRecord.Element] = []
    var runs = ElementPrediction()
    for object in self {
      let attributes = try object.attributes(after: runs)
      let id = try object.optionalText("id") ?? runs.id(of: attributes.element)
      runs.pass(attributes.element, id: id)
      order.pass(try object.optionalInteger("look"))
      elements.append(
        LayoutRecord.Element(
          name: ElementName(recordText: id, of: attributes.element), attributes: attributes,
          look: try looks.look(of: object), layers: try object.layers(looks, inner, &order),
          digest: try object.digest(), arrangement: try object.digest("arrangement")))
    }
    return elements
  }

  fileprivate func offscreen() throws(RecordError) -> [LayoutRecord.OffscreenItem] {
    var items: [LayoutRecord.OffscreenItem] = []
    for object in self {
      items += try OffscreenRun.items(object)
      guard items.count <= RecordLimits.elements else {
        throw RecordError("it has more than \(RecordLimits.elements) unseen items")
      }
    }
    return items
  }

  private func checkCount(_ limit: Int, of name: String) throws(RecordError) {
    guard count <= limit else {
      throw RecordError("it has \(count) \(name); at most \(limit) are read")
    }
  }
}

extension RecordObject {
  /// - `inner`: The layers that elements refer to by their numbers.
  fileprivate func collection(
    _ looks: LookReferences, _ inner: [ScreenRecord.Layer], _ order: inout LookPrediction
  ) throws(RecordError) -> LayoutRecord {
    let frame = try optionalRect("frame")
    let given = try optionalSize("size") ?? frame?.size
    guard let size = given else { throw problem("size", expected: "2 numbers") }
    let layout = try text("layout")
    return LayoutRecord(
      collection: try text("collection"), layout: layout,
      contentSize: try optionalSize("contentSize") ?? size,
      contentOffset: try optionalPoint("contentOffset") ?? .zero, size: size, frame: frame,
      mode: try optionalText("mode"),
      itemCounts: try optionalArray("itemCounts")?.compactMap(\.integer),
      recordedOptions: try optionalRecordedOptions("told"),
      recordedSections: try optionalRecordedOptions("sections"),
      elements: try digested(try list("elements").elements(looks, inner, &order)),
      offscreen: try optionalList("unseen")?.offscreen())
  }

  /// Elements with the digests that are told of all of them in a row.
  private func digested(
    _ elements: [LayoutRecord.Element]
  ) throws(RecordError) -> [LayoutRecord.Element] {
    guard let row = try optionalText("digests") else { return elements }
    let digests = SourceDigest.list(of: row)
    guard digests.count == elements.count else {
      throw problem("digests", expected: "as many as there are elements")
    }
    return zip(elements, digests).map { element, digest in
      var element = element
      element.digest = digest
      return element
    }
  }
}
