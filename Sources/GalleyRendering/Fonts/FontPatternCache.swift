import CDrawing
internal import GalleyPNG
internal import GalleySystem

/// A file of what Fontconfig says of font files, from run to run: it looks into every one of them,
/// which takes longer than a small picture.
///
/// It holds for the files in the state in which they were looked into, for one version of
/// Fontconfig and one set of rules. Kept is only what comes back the same; Fontconfig looks into
/// the other files in every run.
struct FontPatternCache {
  private let file: DigestedFile
  private let paths: [String]
  private let key: Key?

  /// - `paths`: of the font files.
  init(of paths: [String], in file: DigestedFile) {
    (self.file, self.paths) = (file, paths)
    key = Key(of: paths)
  }

  /// Adds the fonts of the files to a configuration that has none yet, in their order; false where
  /// nothing is known of them, and nothing is added.
  ///
  /// - `read`: adds the fonts of a file of which nothing could be kept.
  func add(
    to configuration: UnsafeMutablePointer<FcConfig>,
    otherwise read: (String, UnsafeMutablePointer<FcConfig>) -> Void
  ) -> Bool {
    guard let key, let content = file.content, let groups = Self.groups(in: content, key: key),
      groups.count == paths.count
    else { return false }
    // The set is there from the first file on, be it none.
    FcConfigAppFontAddFile(configuration, "")
    guard let set = FcConfigGetFonts(configuration, FcSetApplication) else { return false }
    for (path, group) in zip(paths, groups) {
      let patterns = group.compactMap { FcNameParse($0) }
      if patterns.isEmpty || patterns.count < group.count
        || patterns.contains(where: { $0.string(FC_FILE) != path })
      {
        patterns.forEach(FcPatternDestroy)
        read(path, configuration)
      } else {
        for pattern in patterns { FcFontSetAdd(set, pattern) }
      }
    }
    return true
  }

  /// Keeps what a configuration has found in the files, unless one may have changed meanwhile.
  func keep(_ configuration: UnsafeMutablePointer<FcConfig>) {
    guard let key, key.isSettled, key == Key(of: paths) else { return }
    let patterns = Dictionary(grouping: configuration.patterns(of: FcSetApplication)) {
      $0.string(FC_FILE) ?? ""
    }
    let lines = paths.flatMap { path in
      let texts = patterns[path]?.map(Self.text) ?? []
      let saved = texts.compactMap { $0 }
      return saved.count == texts.count ? ["\(saved.count)"] + saved : ["0"]
    }
    file.keep(Array((["\(key.hash)"] + lines).joined(separator: "\n").utf8))
  }

  /// A pattern in words; nil where they do not say all of it.
  private static func text(of pattern: UnsafeMutablePointer<FcPattern>) -> String? {
    guard let name = FcNameUnparse(pattern) else { return nil }
    defer { FcStrFree(name) }
    let text = String(cString: name)
    guard !text.contains(where: \.isNewline), let same = FcNameParse(text) else { return nil }
    defer { FcPatternDestroy(same) }
    return FcPatternEqual(pattern, same) == FcTrue ? text : nil
  }

  /// The texts of each file's patterns; nil where they belong to another key.
  private static func groups(in content: [UInt8], key: Key) -> [[String]]? {
    // As bytes: a text's own lines are found letter by letter, which takes ten times as long.
    var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    guard let first = lines.popFirst(), first == "\(key.hash)" else { return nil }
    var groups: [[String]] = []
    while let line = lines.popFirst() {
      guard let count = Int(line), 0...lines.count ~= count else { return nil }
      groups.append(Array(lines.prefix(count)))
      lines.removeFirst(count)
    }
    return groups
  }

  /// Names the state of files and all else that patterns depend on.
  private struct Key: Equatable {
    let hash: StreamHash.Value
    /// Whether no file was changed just now.
    let isSettled: Bool

    /// Nil where the system does not say.
    init?(of paths: [String]) {
      let states = paths.compactMap { FileState(ofFileAtPath: $0) }
      guard states.count == paths.count else { return nil }
      isSettled = states.allSatisfy(\.isSettled)
      hash = StreamHash.value { hash in
        hash.add(Array("\(FcGetVersion()) \(fontRules)".utf8))
        for (path, state) in zip(paths, states) {
          hash.add(Array(path.utf8))
          state.numbers.withUnsafeBytes { hash.add($0) }
        }
      }
    }
  }
}
