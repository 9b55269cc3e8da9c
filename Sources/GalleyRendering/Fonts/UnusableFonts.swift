internal import GalleyPNG
internal import GalleySystem
internal import Glibc

/// The fonts of a set that cannot be used on this machine, and why.
///
/// A text that needs none of them is drawn as everywhere. What any other would look like elsewhere
/// cannot be known here.
struct UnusableFonts {
  private struct Font {
    var file: FontSet.File
    /// Where it belongs.
    var path: String
    /// A predicate, such as `is missing`.
    var reason: String
  }

  private var fonts: [Font] = []

  var isEmpty: Bool { fonts.isEmpty }

  mutating func add(_ file: FontSet.File, at path: String, because reason: String) {
    fonts.append(Font(file: file, path: path, reason: reason))
  }

  /// Why texts in a family cannot be drawn, with the cure; nil where all of its fonts can be used.
  func problem(ofFamily family: String) -> String? {
    let own = fonts.filter { $0.file.family == family }
    return own.isEmpty ? nil : "texts in '\(family)' need " + Self.clause(own)
  }

  /// Why characters that a text's own family has not cannot be drawn, with the cure; nil where all
  /// fonts can be used.
  ///
  /// It names no text, so that it is told once for all items that one layer shows.
  func problem(ofOthersThan family: String) -> String? {
    isEmpty
      ? nil
      : "a text has characters that '\(family)' has not, and may need " + Self.clause(fonts)
  }

  private static func clause(_ fonts: [Font]) -> String {
    let (first, others) = (fonts[0], fonts.count - 1)
    let rest = others == 0 ? "" : ", and \(others) more \(others == 1 ? "is" : "are") not usable"
    return "the font '\(first.path)', which \(first.reason)\(rest); \(cure(for: fonts))"
  }

  private static func cure(for fonts: [Font]) -> String {
    if fonts.allSatisfy({ $0.reason == FontSet.File.unreadable }) { return "give read permission" }
    if let bundle = Installation.bundle { return bundle.cure }
    func packages(ofPip: Bool) -> String? {
      let names = Set(fonts.map(\.file).filter { $0.isOfPip == ofPip }.map(\.package))
      return names.isEmpty ? nil : names.sorted().joined(separator: ", ")
    }
    let cures = [
      packages(ofPip: false).map { "install the packages \($0), as Debian and Ubuntu call them" },
      packages(ofPip: true).map { "put the fonts of pip's package \($0) there" },
    ]
    return cures.compactMap(\.self).joined(separator: ", and ")
  }
}

extension FontSet.File {
  /// Whether the file is one of Python's package index, since distributions carry different ones.
  var isOfPip: Bool { package.hasPrefix("fontpkg-") }

  fileprivate static let unreadable = "may not be read"
  static let missing = "is missing"

  /// Where the file is; nil where it is not installed.
  var installedPath: String? {
    let (path, problem) = place
    return problem == nil ? path : nil
  }

  /// Where the file is or belongs, and what is wrong with it there as a predicate; nil where it is a
  /// file that can be read.
  var place: (path: String, problem: String?) {
    for folder in fontFolders {
      let path = "\(folder)/\(self.path)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFREG else { return (path, "is no file") }
      return (path, access(path, R_OK) == 0 ? nil : Self.unreadable)
    }
    return ("\((isOfPip ? fontFolders.last : fontFolders.first) ?? "")/\(path)", Self.missing)
  }
}

/// Where distributions and administrators put font files; of a bundle its own folder alone.
private let fontFolders =
  Installation.bundle.map { [$0.fonts] } ?? ["/usr/share/fonts", "/usr/local/share/fonts"]

/// Why a file cannot be opened, as a predicate; nil where it can.
func openingProblem(ofFileAtPath path: String) -> String? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor < 0 else {
    close(descriptor)
    return nil
  }
  return "cannot be opened (\(String(cString: strerror(errno))))"
}

/// Whether a font file reaches as far as its tables do; true for what has none, and for what cannot
/// be opened, which whoever draws with it tells.
///
/// Fontconfig and FreeType take a font that ends early, and have no letters of the tables that are
/// not there.
func isWholeFont(atPath path: String) -> Bool {
  let opened = try? OpenFile.opened { open(path, O_RDONLY | O_CLOEXEC) }
  guard let file = opened, let size = try? file.status().st_size else { return true }
  var head = [UInt8](repeating: 0, count: 12 + 16 * 64)
  let count = pread(file.descriptor, &head, head.count, 0)
  guard count >= 12 else { return false }
  let versions: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
  guard versions.contains(UInt32(bigEndian: head[0..<4])) else { return true }
  let tables = (0..<Int(UInt16(bigEndian: head[4..<6]))).map { 12 + 16 * $0 }
  return tables.allSatisfy { table in
    guard table + 16 <= count else { return false }
    let (offset, length) = (
      Int(UInt32(bigEndian: head[table + 8..<table + 12])),
      Int(UInt32(bigEndian: head[table + 12..<table + 16]))
    )
    return offset + length <= size
  }
}
