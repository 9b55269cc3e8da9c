package import GalleyGeometry

/// Contents that place the layers inside by another rule than by their places in the frame.
///
/// Whoever looks for a layer inside asks them for all frames at once.
package protocol ChildArranging: LayerContent {
  /// The context in which the layers inside are placed and drawn.
  func context(inside frame: Rect, _ context: LayerContext) -> LayerContext
}

extension ChildArranging {
  package func context(inside frame: Rect, _ context: LayerContext) -> LayerContext { context }
}
