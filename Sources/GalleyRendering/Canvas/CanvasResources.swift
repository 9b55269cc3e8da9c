/// What a canvas draws with and keeps from picture to picture.
final class CanvasResources {
  let texts: TextLayout
  let images: ImageStore
  let shadows = ShadowMasks()
  let gradients = PixelMemoryPool()
  let layers = PixelMemoryPool()

  init(texts: TextLayout, images: ImageStore) {
    self.texts = texts
    self.images = images
  }
}
