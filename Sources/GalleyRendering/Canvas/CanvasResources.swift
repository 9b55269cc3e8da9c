internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// The caches and sources of a canvas, which live from picture to picture.
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
  var snapshots: BackdropSnapshots?
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

/// A cache of what materials make of the pixels behind them, from picture to picture: states of a
/// scene and frames of an animation mostly have the same bar over the same ground.
///
/// Pixels are known by a digest of 128 bits. Those met for the first time are but noted, so that
/// one picture by itself takes no longer and no more memory.
final class BackdropCache {
  private struct Key: Hashable {
    var blur: BackdropBlur
    var width: Int
    var height: Int
    var pixels: StreamHash.Value
  }

  /// Nil for those met once.
  private var made = BoundedCache<Key, Surface?>(capacity: 16 << 20)

  /// The weight of pixels that were met once: a thousand of them are remembered.
  private static let weightOfMet = 16 << 10
  /// Larger ones, in bytes, are blurred anew.
  private static let largest = 4 << 20

  /// Blurs pixels, or makes them what became of their like before.
  func apply(_ blur: BackdropBlur, to surface: Surface) {
    guard surface.byteCount <= Self.largest else { return blur.apply(to: surface) }
    let key = Key(
      blur: blur, width: surface.width, height: surface.height,
      pixels: surface.withPixels { pixels in
        StreamHash.value { $0.add(UnsafeRawBufferPointer(pixels)) }
      })
    let cached = made.value(for: key)
    if let pixels = cached ?? nil { return surface.copyPixels(from: pixels) }
    blur.apply(to: surface)
    guard cached != nil else { return made.insert(nil, for: key, weight: Self.weightOfMet) }
    // Where there is no memory to keep it in, it is blurred the next time, too.
    guard let copy = try? Surface(width: key.width, height: key.height, isOverwritten: true) else {
      return
    }
    copy.copyPixels(from: surface)
    made.insert(copy, for: key, weight: copy.byteCount)
  }
}
