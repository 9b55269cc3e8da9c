internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension RecordObject {
  /// The name of the layer that this one lies in, one of those before it; none for the screen.
  func outer(among layers: [ScreenRecord.Layer]) throws(RecordError) -> PartName {
    guard let number = try optionalInteger("in") else { return PartName() }
    guard layers.indices.contains(number) else {
      throw problem("in", expected: "the number of a layer before it")
    }
    return layers[number].name
  }

  /// The layers of an element; nil where none are told.
  func layers(
    _ looks: LookReferences, _ known: [ScreenRecord.Layer], _ order: inout LookPrediction
  ) throws(RecordError) -> [ScreenRecord.Layer]? {
    guard let values = try optionalArray("made") else { return try olderLayers(looks, known) }
    var layers: [ScreenRecord.Layer] = []
    for value in values {
      let pair = value.array ?? []
      guard let number = value.integer ?? pair.first?.integer, known.indices.contains(number),
        let look = pair.isEmpty ? order.look : pair.last?.integer, look == -1 || looks.has(look)
      else { throw problem("made", expected: "numbers of layers and looks") }
      order.pass(look)
      layers.append(known[number])
      layers[layers.count - 1].look = looks[look]
    }
    return layers
  }

  /// The layers of an element as they were written before: in full, or by the numbers of layers and
  /// looks in turns.
  private func olderLayers(
    _ looks: LookReferences, _ known: [ScreenRecord.Layer]
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

  func digest(_ key: String = "digest") throws(RecordError) -> SourceDigest? {
    guard let text = try optionalText(key) else { return nil }
    guard let digest = SourceDigest(text) else {
      throw problem(key, expected: "six hexadecimal digits")
    }
    return digest
  }

  func attributes(after runs: ElementPrediction) throws(RecordError) -> LayoutAttributes {
    let word = try optionalText("category") ?? ElementCategory.cell.rawValue
    guard let category = ElementCategory(rawValue: word) else {
      throw problem("category", expected: "cell, supplementary or decoration")
    }
    let section = try optionalInteger("section") ?? 0
    let path = ItemPath(
      section: section,
      item: try optionalInteger("item") ?? runs.item(of: category, in: section))
    let (transform, projection) = (try transform(), try projection())
    let isUpright = transform.isIdentity && projection.isIdentity
    return LayoutAttributes(
      element: LayoutElement(
        category: category, kind: try optionalText("kind"), indexPath: path),
      frame: try untransformedFrame(isUpright: isUpright), transform: transform,
      projection: projection, alpha: try optionalNumber("alpha") ?? 1,
      zIndex: try optionalInteger("zIndex") ?? 0,
      isHidden: try optionalFlag("hidden") ?? false, custom: try custom())
  }

  private func transform() throws(RecordError) -> Transform {
    guard let parts = try optionalNumbers("transform", count: 6) else { return .identity }
    return Transform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  private func projection() throws(RecordError) -> Projection {
    guard let parts = try optionalNumbers("projection", count: 3) else { return .identity }
    return Projection(
      radiansAboutX: parts[0], radiansAboutY: parts[1], perspective: parts[2])
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
