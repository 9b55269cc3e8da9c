internal import GalleyGraphics
internal import GalleyPNG

/// The sources of a renderer, for another that is to draw the same in another thread.
struct RendererSources: Sendable {
  var fonts: FontSet
  /// The fonts that scenes have brought, in the order in which they came.
  var fontFiles: [AssetFile]
  /// Of what the files held.
  var fontDigests: [ByteDigest]
  /// By their paths.
  var images: [String: CachedFile]
}
