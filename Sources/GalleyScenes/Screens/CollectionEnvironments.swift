internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Finds the environments of a screen's collections: from where its layers lie, which depends on
/// its shape, and on what is known of the collections of which its texts speak.
struct CollectionEnvironments {
  private let setting: ScreenSetting
  private let budget = PictureBudget()
  private let inquiry = KnownCollections.Inquiry()

  init(_ setting: ScreenSetting) { self.setting = setting }

  /// Whether a text that was measured so far spoke of a collection.
  var dependOnCollections: Bool { inquiry.wasMade }

  /// The environment that a collection has on a screen; nil where it is not shown.
  func environment(
    of spec: CollectionSpec, on shape: ScreenShape, knowing known: [String: PlayedCollection]
  ) -> Environment? {
    let context = setting.context(
      of: KnownCollections(known, of: setting, inquiry: inquiry), on: shape, budget: budget)
    guard
      let frame = Self.frame(
        of: spec.name, among: setting.variant.layers, in: shape.bounds, context)
    else { return nil }
    let aligned = context.grid.align(frame)
    let safeArea = context.safeArea
    let overlap = EdgeInsets(
      top: max(0, safeArea.minY - aligned.minY), bottom: max(0, aligned.maxY - safeArea.maxY))
    return Environment(
      size: aligned.size, contentInset: spec.contentInset, safeAreaInset: overlap,
      scale: setting.scale, layoutDirection: context.direction)
  }

  /// The frame of a collection on the screen, found through the groups around it.
  private static func frame(
    of name: String, among layers: [Layer], in parent: Rect, _ context: LayerContext
  ) -> Rect? {
    let shown = layers.filter { $0.condition.holds(in: context.scope) }
    guard let index = shown.firstIndex(where: { holds(name, in: $0) }) else { return nil }
    let frame = context.frame(of: index, among: shown, in: parent)
    if shown[index].content is CollectionLayer { return frame }
    return self.frame(of: name, among: shown[index].content.children, in: frame, context)
  }

  private static func holds(_ name: String, in layer: Layer) -> Bool {
    SceneVariant.collections(in: [layer]).contains { $0.name == name }
  }
}
