internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyScenes

extension Layer {
  /// The line of one pixel along a bar before iOS 26, where its ground is drawn. [C]
  ///
  /// - `y`: Its upper edge, in points from that of the bar.
  static func barHairline(at y: Double, _ palette: Palette, _ context: LayerContext) -> Layer {
    let color =
      palette.appearance.isDark ? Color.white.withAlpha(0.15) : Color.black.withAlpha(0.3)
    return Layer(
      at: Placement(
        horizontal: AxisPlacement(start: .points(0), end: .points(0)),
        vertical: AxisPlacement(start: .points(y), extent: .points(1 / context.grid.scale))),
      content: ShapeLayer.filled(.rectangle, color))
  }
}
