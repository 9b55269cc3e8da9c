import GalleyGraphics
internal import GalleySystem

/// What a canvas draws with and keeps from picture to picture.
struct CanvasResources {
  let texts: Typesetter
  let images: ImageStore
  let shadows = ShadowMaskCache()
  let textMasks = TextMaskCache()
  let backdropCache = BackdropCache()
  let gradients = PixelMemoryPool()
  let layers = PixelMemoryPool()
  let backdrops = PixelMemoryPool()
  /// Keeps what materials show; nil where nobody asks for it.
  var exposures: BackdropExposures?
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
