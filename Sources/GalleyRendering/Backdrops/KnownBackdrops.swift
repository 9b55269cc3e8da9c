internal import GalleyPNG

/// What materials made of the pixels behind them, kept from picture to picture: states of a scene and
/// frames of an animation mostly have the same bar over the same ground.
///
/// Pixels are known by a digest of 128 bits. Those met for the first time are but noted, so that one
/// picture by itself takes no longer and no more memory.
final class KnownBackdrops {
  private struct Key: Hashable {
    var blur: BackdropBlur
    var width: Int
    var height: Int
    var pixels: StreamHash.Value
  }

  private var met: Set<Key> = []
  private var made = BoundedCache<Key, Surface>(capacity: 16 << 20)

  private static let mostMet = 1024
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
    if met.count >= Self.mostMet { met.removeAll() }
    if let known = made.value(for: key) { return surface.copyPixels(from: known) }
    blur.apply(to: surface)
    // Where there is no memory to keep it in, it is blurred the next time, too.
    guard !met.insert(key).inserted,
      let copy = try? Surface(width: key.width, height: key.height, isOverwritten: true)
    else { return }
    copy.copyPixels(from: surface)
    made.keep(copy, for: key, weight: copy.byteCount)
  }
}
