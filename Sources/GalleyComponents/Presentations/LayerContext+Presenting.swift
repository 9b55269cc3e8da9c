internal import GalleyGeometry
internal import GalleyScenes

extension LayerContext {
  /// Returns the context of layers for which what is presented is the screen.
  ///
  /// - `box`: Their screen.
  /// - `safeArea`: The part of it that nothing covers.
  /// - `deviceSafeArea`: That of a device's screen of which the device covers as much.
  func presenting(
    _ layers: [Layer], in box: Rect, safeArea: Rect, deviceSafeArea: Rect
  ) -> LayerContext {
    var inner = containing(layers)
    inner.deviceSafeArea = deviceSafeArea
    inner.safeArea = safeArea
    inner.screen = box
    inner.bars = []
    inner.bars = layers.safeAreaInsets(in: inner, of: box)
    return inner
  }
}
