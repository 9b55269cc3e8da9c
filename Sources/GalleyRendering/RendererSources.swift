internal import GalleyGraphics
internal import GalleyPNG

/// What a renderer draws with, for another that is to draw the same in another thread.
struct RendererSources: Sendable {
  var fonts: FontSet
  /// What scenes have brought, in the order in which it came.
  var fontFiles: [AssetFile]
  /// Of what the files held.
  var fontDigests: [ByteDigest]
  /// By their paths.
  var images: [String: CachedFile]
}
