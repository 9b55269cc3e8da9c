/// What a canvas draws with and keeps from picture to picture.
final class CanvasResources {
  let texts: TextLayout
  let shadows = ShadowMasks()
  let gradients = PixelMemoryPool()

  init(texts: TextLayout) { self.texts = texts }
}
