import CDrawing
import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem
internal import Glibc

/// A Fontconfig configuration of our own: the fonts added to it, in that order, and nothing else.
final class FontConfiguration {
  let pointer: UnsafeMutablePointer<FcConfig>
  /// Of the fonts that scenes bring.
  let copies = FontCopies()

  init(_ fonts: FontSet) throws(RenderingError) {
    let isStandard = fonts == .standard
    let prepared = isStandard ? try PreparedFonts.take() : nil
    pointer =
      if let prepared { prepared } else {
        try Self.load(fonts, keepingPatternsIn: isStandard ? PreparedFonts.patterns : nil)
      }
    try require(fonts.requiredFamily, of: fonts)
  }

  /// A configuration with the files that are installed.
  ///
  /// - Parameter file: keeps what Fontconfig says of them from run to run; nil for none.
  static func load(
    _ fonts: FontSet, keepingPatternsIn file: DigestedFile? = nil
  ) throws(RenderingError) -> UnsafeMutablePointer<FcConfig> {
    try PangoLibrary.load()
    guard
      let pointer = fonts.includesSystemFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate()
    else { throw RenderingError("cannot set up fonts: out of memory") }
    if !fonts.includesSystemFonts { try loadRules(into: pointer) }
    let paths = fonts.files.compactMap(\.installedPath)
    let kept = file.map { KeptFontPatterns(of: paths, in: $0) }
    if let kept, try kept.add(to: pointer, otherwise: add) { return pointer }
    for path in paths { try add(path, to: pointer) }
    kept?.keep(pointer)
    return pointer
  }

  /// Lets Fontconfig look into a file.
  private static func add(
    _ path: String, to pointer: UnsafeMutablePointer<FcConfig>
  ) throws(RenderingError) {
    errno = 0
    if FcConfigAppFontAddFile(pointer, path) == FcTrue { return }
    let cause = errno == 0 ? "" : ": \(String(cString: strerror(errno)))"
    throw RenderingError("cannot set up fonts: cannot read '\(path)'\(cause); see to its file")
  }

  deinit { FcConfigDestroy(pointer) }

  /// Adds a font file; false where it holds no font.
  func add(path: String) -> Bool { FcConfigAppFontAddFile(pointer, path) == FcTrue }

  /// What is said of standard fonts that are other files than those that pictures are made with
  /// everywhere; reads them.
  static func findings(in fonts: FontSet) -> [String] {
    fonts.files.compactMap { file in
      guard let wanted = file.digest, let path = file.installedPath, let digest = try? file.content,
        "\(digest)" != wanted
      else { return nil }
      return "the font '\(path)' is not the one of \(file.package) that pictures are made with"
        + " elsewhere, so texts may differ; `make setup` installs that"
    }
  }

  /// The patterns of all fonts, in the order they were added.
  var patterns: [UnsafeMutablePointer<FcPattern>] {
    [FcSetSystem, FcSetApplication].flatMap(pointer.patterns)
  }

  /// The names of all fonts' families.
  var familyNames: Set<String> { Set(patterns.compactMap { $0.string(FC_FAMILY) }) }

  private static func loadRules(
    into pointer: UnsafeMutablePointer<FcConfig>
  ) throws(RenderingError) {
    guard FcConfigParseAndLoadFromMemory(pointer, fontRules, FcTrue) == FcTrue else {
      throw RenderingError("cannot set up fonts: Fontconfig refuses the rules")
    }
  }

  private func require(_ family: String?, of fonts: FontSet) throws(RenderingError) {
    guard let family, !patterns.contains(where: { $0.string(FC_FAMILY) == family }) else { return }
    let missing = Set(fonts.files.filter { $0.installedPath == nil }.map(\.package)).sorted()
    throw RenderingError(
      "cannot set up fonts: the family '\(family)' is missing; `make setup` installs the packages "
        + missing.joined(separator: ", "))
  }
}

/// Where distributions and administrators put font files.
private let fontFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

extension FontSet.File {
  /// Where the file is; nil where it is not installed.
  var installedPath: String? {
    fontFolders.lazy.map { "\($0)/\(path)" }.first(where: isReadable)
  }
}

func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

extension UnsafeMutablePointer where Pointee == FcConfig {
  /// The patterns of the fonts in one of its sets, in their order.
  func patterns(of set: FcSetName) -> [UnsafeMutablePointer<FcPattern>] {
    guard let set = FcConfigGetFonts(self, set), let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { fonts[$0] }
  }
}

extension UnsafeMutablePointer where Pointee == FcPattern {
  /// The first string under a key.
  func string(_ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  func integer(_ key: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(self, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  /// A number, or the start of a range, as variable fonts give it.
  func number(_ key: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(self, key, 0, &value) == FcResultMatch ? value : nil
  }

  func boolean(_ key: String) -> Bool {
    var value: FcBool = FcFalse
    return FcPatternGetBool(self, key, 0, &value) == FcResultMatch && value == FcTrue
  }
}
