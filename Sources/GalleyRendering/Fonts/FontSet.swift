internal import GalleyGraphics

/// The fonts a renderer starts with.
public struct FontSet: Hashable, Sendable {
  /// One font file and the package that brings it.
  struct File: Hashable, Sendable {
    var package: String
    var family: String
    /// Relative to a folder of fonts, such as `truetype/lato/Lato-Bold.ttf`.
    var path: String
    /// Of the one file that pictures are made with everywhere; nil where the package's will do.
    var digest: String?
    /// Whether texts are drawn without it: it has letters that no other font has.
    var isOptional = false
  }

  var files: [File]
  /// The family of the text style's default; a set without it is refused.
  var requiredFamily: String?
  var includesSystemFonts: Bool

  /// The fixed list of families that set-up installs; nothing else on the system has a say.
  public static let standard = FontSet(
    files: standardFontFiles, requiredFamily: SystemFont.family, includesSystemFonts: false)

  /// The standard fonts and every font that the system's own configuration finds.
  ///
  /// Drawings then depend on the machine.
  public static let systemFonts = FontSet(
    files: standardFontFiles, requiredFamily: SystemFont.family, includesSystemFonts: true)
}
