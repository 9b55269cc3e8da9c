import CDrawing
import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// A Fontconfig configuration of our own: the fonts added to it, in that order, and nothing else.
final class FontConfiguration {
  let pointer: UnsafeMutablePointer<FcConfig>
  /// None where fonts of the system fill in for them.
  let unusable: UnusableFonts
  /// Of the fonts that scenes bring.
  let copies = FontCopies()

  /// A configuration, and the files of the set that are not in it.
  struct LoadedFile {
    var pointer: UnsafeMutablePointer<FcConfig>
    var unusable: UnusableFonts
  }

  init(_ fonts: FontSet) throws(RenderingError) {
    let isStandard = fonts == .standard
    let prepared = isStandard ? try FontPreloader.take() : nil
    let loaded =
      if let prepared { prepared } else {
        try Self.load(fonts, keepingPatternsIn: isStandard ? FontPreloader.patterns : nil)
      }
    pointer = loaded.pointer
    unusable = fonts.includesSystemFonts ? UnusableFonts() : loaded.unusable
    try require(fonts.requiredFamily, loaded.unusable)
  }

  /// A configuration with the files that can be used.
  ///
  /// - `file`: keeps what Fontconfig says of them from run to run; nil for none.
  static func load(
    _ fonts: FontSet, keepingPatternsIn file: DigestedFile? = nil
  ) throws(RenderingError) -> LoadedFile {
    try PangoLibrary.load()
    guard
      let pointer = fonts.includesSystemFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate()
    else { throw RenderingError("cannot set up fonts: out of memory") }
    if !fonts.includesSystemFonts { try loadRules(into: pointer) }
    var unusable = UnusableFonts()
    var files: [String: FontSet.File] = [:]
    var paths: [String] = []
    for font in fonts.files {
      let (path, problem) = font.place
      if font.isOptional, problem == FontSet.File.missing { continue }
      if let problem {
        unusable.add(font, at: path, because: problem)
      } else {
        files[path] = font
        paths.append(path)
      }
    }
    let read = { (path: String, pointer: UnsafeMutablePointer<FcConfig>) in
      guard !add(path, to: pointer), let font = files[path] else { return }
      unusable.add(font, at: path, because: openingProblem(ofFileAtPath: path) ?? "is damaged")
    }
    let saved = file.map { FontPatternCache(of: paths, in: $0) }
    if saved?.add(to: pointer, otherwise: read) != true {
      for path in paths { read(path, pointer) }
      saved?.keep(pointer)
    }
    return LoadedFile(pointer: pointer, unusable: unusable)
  }

  /// Lets Fontconfig look into a file; false where that is no whole font.
  private static func add(_ path: String, to pointer: UnsafeMutablePointer<FcConfig>) -> Bool {
    isWholeFont(atPath: path) && FcConfigAppFontAddFile(pointer, path) == FcTrue
  }

  deinit { FcConfigDestroy(pointer) }

  /// Adds a font file; false where it holds no font, or not all of one.
  func add(path: String) -> Bool { Self.add(path, to: pointer) }

  /// Returns the remarks on standard fonts that are other files than those that pictures are made
  /// with everywhere; reads them.
  static func findings(in fonts: FontSet) -> [String] {
    fonts.files.compactMap { file in
      guard let wanted = file.digest, let path = file.installedPath, let digest = try? file.content,
        "\(digest)" != wanted
      else { return nil }
      return "the font '\(path)' is not the one of \(file.package) that pictures are made with"
        + " elsewhere, so texts may differ; "
        + (Installation.bundle?.cure
          ?? "put that there\(file.isOfPip ? ", which pip fetches" : "")")
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

  private func require(
    _ family: String?, _ unusable: UnusableFonts
  ) throws(RenderingError) {
    guard let family, !patterns.contains(where: { $0.string(FC_FAMILY) == family }) else { return }
    throw RenderingError(
      "cannot set up fonts: "
        + (unusable.problem(ofFamily: family) ?? "the family '\(family)' is missing"))
  }
}

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
