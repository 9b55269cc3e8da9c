internal import GalleyGeometry

/// Finds where one layer of a screen lies, through the groups around it.
struct FrameFinder {
  /// A frame, and what is placed and drawn there with.
  struct Place {
    var frame: Rect
    var context: LayerContext
  }

  /// Whether a content is the one that is looked for.
  let isWanted: (any LayerContent) -> Bool
  /// Whether layers count that a control hides until it is set otherwise.
  var seesHiddenLayers = true

  init(_ isWanted: @escaping (any LayerContent) -> Bool) { self.isWanted = isWanted }

  /// Whether the layer is the one that is looked for, or around it.
  func isIn(_ layer: Layer) -> Bool {
    isWanted(layer.content) || layer.content.children.contains(where: isIn)
  }

  /// The place among the layers of a parent; nil where it is not shown.
  func place(
    among layers: [Layer], inside content: (any LayerContent)? = nil, in parent: Rect,
    _ context: LayerContext
  ) -> Place? {
    let shown = layers.filter { layer in
      layer.condition.holds(in: context.scope)
        || seesHiddenLayers && !layer.condition.isOfNoControl
          && layer.condition.withoutControls.holds(in: context.scope) && isIn(layer)
    }
    guard let index = shown.firstIndex(where: isIn) else { return nil }
    // Of others only the one frame is solved: the others may wait for it.
    let placing = content as? any PlacingContent
    let frame =
      placing?.frames(of: shown, in: parent, context: context)[index]
      ?? context.frame(of: index, among: shown, in: parent)
    let around = placing?.context(inside: parent, context) ?? context
    let inner = shown[index].content
    if isWanted(inner) { return Place(frame: frame, context: around) }
    return place(among: inner.children, inside: inner, in: frame, around)
  }
}
