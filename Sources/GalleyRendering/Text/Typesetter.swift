import GalleyGraphics
internal import GalleyPNG

/// Lays out texts with a set of fonts.
///
/// The fonts are set up where they are first asked for: that takes longer than a small picture, and
/// what draws no text need not wait for it.
final class Typesetter {
  let fonts: FontSet
  private var layout: Result<TextLayout, RenderingError>?

  init(_ fonts: FontSet) { self.fonts = fonts }

  /// Sets up the fonts, if nobody has yet.
  func setUp() throws(RenderingError) { _ = try ready().get() }

  /// Breaks a block into lines, each shaped and in its place.
  func layOut(_ block: TextBlock) throws(ResourceError) -> LaidOutText {
    try usable().layOut(block)
  }

  /// Returns the metrics of a block once its lines are broken.
  func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    try usable().metrics(of: block)
  }

  /// The families, sorted, each with its faces; none where the fonts cannot be set up.
  func families() -> [FontFamily] { (try? ready().get().families()) ?? [] }

  /// Adds a font file; gives the families it holds, sorted.
  func addFont(in file: AssetFile) throws(ResourceError) -> [String] {
    try usable().addFont(in: file)
  }

  /// The contents of the files that were added, in their order.
  var addedDigests: [ByteDigest] { (try? layout?.get())?.copies.digests ?? [] }

  /// The digest of a font that was added, as it was read; nil where it was not.
  func digest(ofFileAt path: String) -> ByteDigest? {
    (try? layout?.get())?.copies.digest(ofFileAt: path)
  }

  private func ready() -> Result<TextLayout, RenderingError> {
    if let layout { return layout }
    let made = Result { () throws(RenderingError) in try TextLayout(fonts) }
    layout = made
    return made
  }

  private func usable() throws(ResourceError) -> TextLayout {
    switch ready() {
    case .success(let layout): return layout
    case .failure(let error): throw ResourceError(error.description)
    }
  }
}
