internal import GalleyGeometry

/// Finds where one layer of a screen lies, through the groups around it.
struct FrameFinder {
  /// Whether a content is the one that is looked for.
  let isWanted: (any LayerContent) -> Bool
  /// Whether layers count that a control hides until it is set otherwise.
  var seesHiddenLayers = true

  init(_ isWanted: @escaping (any LayerContent) -> Bool) { self.isWanted = isWanted }

  /// Whether the layer is the one that is looked for, or around it.
  func isIn(_ layer: Layer) -> Bool {
    isWanted(layer.content) || layer.content.children.contains(where: isIn)
  }

  /// The frame among the layers of a parent; nil where it is not shown.
  func frame(
    among layers: [Layer], inside content: (any LayerContent)? = nil, in parent: Rect,
    _ context: LayerContext
  ) -> Rect? {
    let shown = layers.filter { layer in
      layer.condition.holds(in: context.scope)
        || seesHiddenLayers && !layer.condition.isOfNoControl
          && layer.condition.withoutControls.holds(in: context.scope) && isIn(layer)
    }
    guard let index = shown.firstIndex(where: isIn) else { return nil }
    let frame =
      (content ?? GroupLayer([])).frames(of: shown, in: parent, context: context)[index]
    let inner = shown[index].content
    if isWanted(inner) { return frame }
    return self.frame(among: inner.children, inside: inner, in: frame, context)
  }
}
