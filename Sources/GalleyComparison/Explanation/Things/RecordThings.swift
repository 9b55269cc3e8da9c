internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

extension ComparedThing {
  /// A layer of the screen, or of an element with its frame relative to it.
  init(_ layer: ScreenRecord.Layer) {
    self.init(
      name: .layer(layer.name, kind: layer.kind), kind: layer.kind,
      hasOwnID: layer.name.layer.map { $0.id != nil } ?? true, frame: layer.frame,
      look: layer.look, neighbors: layer.neighbors, recordedOptions: layer.recordedOptions,
      source: layer.source)
  }

  init(_ element: LayoutRecord.Element, of collection: String, shift: Vector) {
    let attributes = element.attributes
    let isItem = element.name.item != nil
    self.init(
      name: .element(element.name, of: collection),
      kind: isItem ? "item" : attributes.element.kind ?? attributes.element.category.rawValue,
      hasOwnID: true, indexPath: attributes.element.indexPath,
      frame: attributes.untransformedFrame.offset(by: shift), transform: attributes.transform,
      projection: attributes.projection,
      alpha: attributes.alpha, zIndex: attributes.zIndex, isHidden: attributes.isHidden,
      look: element.look,
      layers: element.layers.flatMap { $0.isEmpty ? nil : $0.map { ComparedThing($0) } },
      digest: element.digest, arrangement: element.arrangement)
  }
}

extension LayoutRecord {
  /// The elements on the screen, back to front.
  var things: [ComparedThing] {
    let origin = frame?.origin ?? .zero
    let shift = origin - contentOffset
    return elements.map { ComparedThing($0, of: collection, shift: shift) }
  }

  /// The items out of sight; nil where nobody said.
  var offscreenItems: [ContentItem]? {
    offscreen?.map {
      ContentItem(id: $0.id, indexPath: $0.indexPath, digest: $0.digest, thing: nil)
    }
  }
}
