import GalleyGraphics
internal import GalleySystem

/// What a canvas draws with and keeps from picture to picture.
final class CanvasResources {
  let texts: Typesetter
  let images: ImageStore
  let shadows = ShadowMasks()
  let gradients = PixelMemoryPool()
  let layers = PixelMemoryPool()
  let backdrops = PixelMemoryPool()
  /// Nil where texts are to be filled anew each time.
  let textMasks: TextMasks?
  /// Nil where materials are to be blurred anew each time.
  let knownBackdrops: KnownBackdrops?
  /// Keeps what materials show; nil where nobody asks for it.
  let exposures: BackdropExposures?

  init(
    texts: Typesetter, images: ImageStore, textMasks: TextMasks? = nil,
    knownBackdrops: KnownBackdrops? = nil, exposures: BackdropExposures? = nil
  ) {
    self.texts = texts
    self.images = images
    self.textMasks = textMasks
    self.knownBackdrops = knownBackdrops
    self.exposures = exposures
  }
}

extension ImageStore {
  /// Whether some of the commands draw a vector image that is not simple.
  func needsLibrsvg(for commands: [DrawCommand]) -> Bool {
    commands.contains { command in
      guard case .vectorImage(let placement) = command,
        case .vector(let image) = try? content(of: placement.image)
      else { return false }
      return image.drawing == nil
    }
  }
}
