internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// A node of a screen's record: an element of a collection, a layer of the screen or one of an
/// element.
struct RecordNode {
  var name: Subject.Name.Outer
  /// The kind within which nodes are compared: a category and kind, or a kind of layer.
  var kind: String
  /// Whether the name stays with the node; other names only count.
  var hasOwnID: Bool
  var indexPath: ItemPath?
  /// On the screen, or for a layer of an element relative to its frame; in points, before the
  /// transform.
  var frame: Rect
  var transform = Transform.identity
  /// How an element is turned in space, before the transform.
  var projection = Projection.identity
  var alpha = 1.0
  var zIndex = 0
  var isHidden = false
  var look: Look?
  /// Of an element, back to front; nil where nobody said.
  var layers: [RecordNode]?
  /// The neighbors that the node is placed by.
  var neighbors: [LayerNeighbor] = []
  /// The options of a layer that its look does not show.
  var recordedOptions: [RecordedOption] = []
  /// The digest of an item in the scene.
  var digest: SourceDigest?
  /// The digest of the facts that an item has for its layout.
  var arrangement: SourceDigest?
  /// The declaration of a layer in the scene.
  var source: LayerDeclaration?

  /// With the transform, in points.
  var shownFrame: Rect {
    if !projection.isIdentity,
      let box = projection.map.then(transform).about(frame.center).boundingBox(of: frame)
    {
      return box
    }
    return transform.isIdentity ? frame : transform.about(frame.center).boundingBox(of: frame)
  }

  /// Whether the node is seen as a disc, whose size people say by its radius.
  var isDisc: Bool {
    guard abs(frame.width - frame.height) < 1e-9 else { return false }
    let look = look ?? layers?.first?.look
    guard case .box(let box)? = look?.parts.first?.matter, box.outline.frame == nil,
      layers?.first.map({ $0.fills(frame.size) }) ?? true
    else { return false }
    return box.outline.form == .ellipse || box.outline.corners == .full
  }

  /// Whether anything is drawn by the node itself; a group of layers draws nothing.
  var isDrawn: Bool { look.map { !$0.parts.isEmpty } ?? true }

  /// Whether a layer of an element is as large as it.
  func fills(_ size: Size) -> Bool {
    abs(frame.minX) < 1e-6 && abs(frame.minY) < 1e-6 && abs(frame.width - size.width) < 1e-6
      && abs(frame.height - size.height) < 1e-6
  }

  /// Whether a scene says nothing of where the layer lies by itself: nothing is known of it, or
  /// another layer makes it.
  var isPositionUnspecified: Bool { source.map { $0.place == $0.look } ?? true }

  /// Whether the scenes of both say the same of where the layer lies.
  func isPlaced(as other: RecordNode) -> Bool {
    source != nil && source?.place == other.source?.place
  }

  /// Whether the scenes of both say the same of what the layer shows.
  func isShown(as other: RecordNode) -> Bool {
    source != nil && source?.look == other.source?.look
  }

  /// The first text that the node shows.
  var text: String? {
    look?.text ?? layers?.lazy.compactMap(\.look?.text).first
  }

  /// The layer's name among those beside it.
  var part: PartName? {
    if case .layer(let part, _) = name { part } else { nil }
  }

  /// The id by which neighbors speak of the node; nil where it has none.
  var neighborID: String? {
    guard let step = part?.steps.last else { return nil }
    switch step {
    case .layer(let name): return name.id
    case .collection(let name): return name
    default: return nil
    }
  }

  /// The item's identity; nil for what is no item.
  var item: ItemID? {
    if case .element(let name, _) = name { name.item } else { nil }
  }

  var isLeaving: Bool {
    if case .element(let name, _) = name { name.isLeaving } else { false }
  }

  /// The element of a layout; nil for items and layers.
  var view: LayoutElement? {
    guard case .element(let name, _) = name, case .view(let element) = name.subject else {
      return nil
    }
    return element
  }
}

extension RecordNode {
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
      layers: element.layers.flatMap { $0.isEmpty ? nil : $0.map { RecordNode($0) } },
      digest: element.digest, arrangement: element.arrangement)
  }
}

extension LayoutRecord {
  /// The elements on the screen, back to front.
  var nodes: [RecordNode] {
    let origin = frame?.origin ?? .zero
    let shift = origin - contentOffset
    return elements.map { RecordNode($0, of: collection, shift: shift) }
  }

  /// The items out of sight; nil where nobody said.
  var offscreenItems: [ContentItem]? {
    offscreen?.map {
      ContentItem(id: $0.id, indexPath: $0.indexPath, digest: $0.digest, node: nil)
    }
  }
}
