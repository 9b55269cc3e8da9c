internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// How large a record may be that is read.
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
    let looks = try LookShelf(record)
    self.init(
      title: try record.text("title"), state: try record.text("state"),
      size: try record.size("size"), scale: try record.scale("scale"),
      sceneDigest: try record.optionalText("sceneDigest"),
      told: try record.optionalTold("told"),
      layers: try record.optionalList("layers")?.layers(looks),
      collections: try record.list("collections").collections(
        looks, try record.optionalList("inner")?.layers(looks) ?? []))
  }
}

extension [RecordObject] {
  fileprivate func layers(_ looks: LookShelf) throws(RecordError) -> [ScreenRecord.Layer] {
    try checkCount(RecordLimits.elements, of: "layers")
    var layers: [ScreenRecord.Layer] = []
    for object in self {
      let naming = try LayerNaming(object)
      layers.append(
        ScreenRecord.Layer(
          name: naming.name(in: try object.outer(among: layers)), kind: naming.kind,
          frame: try object.rect("frame"), look: try looks.look(of: object),
          neighbors: try object.neighbors(), told: try object.optionalTold("told") ?? []))
    }
    return layers
  }

  /// - Parameter inner: The layers that elements refer to by their numbers.
  fileprivate func collections(
    _ looks: LookShelf, _ inner: [ScreenRecord.Layer]
  ) throws(RecordError) -> [LayoutRecord] {
    try checkCount(RecordLimits.collections, of: "collections")
    var collections: [LayoutRecord] = []
    for object in self {
      collections.append(
        LayoutRecord(
          collection: try object.text("collection"), layout: try object.text("layout"),
          contentSize: try object.size("contentSize"),
          contentOffset: try object.point("contentOffset"), size: try object.size("size"),
          frame: try object.optionalRect("frame"), mode: try object.optionalText("mode"),
          itemCounts: try object.optionalArray("itemCounts")?.compactMap(\.integer),
          told: try object.optionalTold("told"),
          elements: try object.list("elements").elements(looks, inner),
          unseen: try object.optionalList("unseen")?.unseen()))
    }
    return collections
  }

  private func elements(
    _ looks: LookShelf, _ inner: [ScreenRecord.Layer]
  ) throws(RecordError) -> [LayoutRecord.Element] {
    try checkCount(RecordLimits.elements, of: "elements")
    var elements: [LayoutRecord.Element] = []
    for object in self {
      let attributes = try object.attributes()
      elements.append(
        LayoutRecord.Element(
          name: ElementName(recordText: try object.text("id"), of: attributes.element),
          attributes: attributes, look: try looks.look(of: object),
          layers: try object.inner(looks, inner), digest: try object.digest()))
    }
    return elements
  }

  private func unseen() throws(RecordError) -> [LayoutRecord.UnseenItem] {
    var items: [LayoutRecord.UnseenItem] = []
    for object in self {
      items += try UnseenRun.items(object)
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
  /// The name of the layer that this one lies in, one of those before it; none for the screen.
  fileprivate func outer(among layers: [ScreenRecord.Layer]) throws(RecordError) -> PartName {
    guard let number = try optionalInteger("in") else { return PartName() }
    guard layers.indices.contains(number) else {
      throw problem("in", expected: "the number of a layer before it")
    }
    return layers[number].name
  }

  /// The layers of an element, in full or by the numbers of layers and looks; nil where none are
  /// told.
  fileprivate func inner(
    _ looks: LookShelf, _ known: [ScreenRecord.Layer]
  ) throws(RecordError) -> [ScreenRecord.Layer]? {
    guard let values = try optionalArray("layers") else { return nil }
    guard values.first?.integer != nil else { return try optionalList("layers")?.layers(looks) }
    var layers: [ScreenRecord.Layer] = []
    for start in stride(from: 0, to: values.count - 1, by: 2) {
      guard let number = values[start].integer, known.indices.contains(number),
        let look = values[start + 1].integer, look == -1 || looks.has(look)
      else { throw problem("layers", expected: "numbers of layers and looks") }
      layers.append(known[number])
      layers[layers.count - 1].look = looks[look]
    }
    return layers
  }

  fileprivate func digest() throws(RecordError) -> ItemDigest? {
    guard let text = try optionalText("digest") else { return nil }
    guard let digest = ItemDigest(text) else {
      throw problem("digest", expected: "six hexadecimal digits")
    }
    return digest
  }

  fileprivate func attributes() throws(RecordError) -> LayoutAttributes {
    let path = IndexPath(
      section: try optionalInteger("section") ?? 0, item: try integer("item"))
    let word = try optionalText("category") ?? ElementCategory.cell.rawValue
    guard let category = ElementCategory(rawValue: word) else {
      throw problem("category", expected: "cell, supplementary or decoration")
    }
    let transform = try transform()
    return LayoutAttributes(
      element: LayoutElement(
        category: category, kind: try optionalText("kind"), indexPath: path),
      frame: try untransformedFrame(isUpright: transform.isIdentity), transform: transform,
      alpha: try optionalNumber("alpha") ?? 1, zIndex: try optionalInteger("zIndex") ?? 0,
      isHidden: try optionalFlag("hidden") ?? false, custom: try custom())
  }

  private func transform() throws(RecordError) -> Transform {
    guard let parts = try optionalNumbers("transform", count: 6) else { return .identity }
    return Transform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  /// Written for an upright element as its frame, for another one as its center and its size.
  private func untransformedFrame(isUpright: Bool) throws(RecordError) -> Rect {
    guard !isUpright else { return try rect("frame") }
    return Rect(center: try point("center"), size: try size("size"))
  }

  private func custom() throws(RecordError) -> [String: CustomValue] {
    guard let object = value["custom"] else { return [:] }
    guard case .object(let members) = object else {
      throw problem("custom", expected: "an object")
    }
    var custom: [String: CustomValue] = [:]
    for member in members {
      switch member.value {
      case .boolean(let flag): custom[member.key] = .flag(flag)
      case .number(let number): custom[member.key] = .number(number)
      case .string(let text): custom[member.key] = .text(text)
      case .null, .array, .object:
        throw problem("custom", expected: "flags, numbers and texts")
      }
    }
    return custom
  }
}
