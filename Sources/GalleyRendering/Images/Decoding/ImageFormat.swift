internal import GalleyNotation

/// A kind of image file, told by its first bytes and never by its name.
enum ImageFormat: Hashable, Sendable {
  case png
  case jpeg
  case webp
  case svg

  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .svg: "SVG"
    }
  }

  /// Recognizes the format, or says what the bytes seem to be instead.
  init(of bytes: [UInt8]) throws(ImageProblem) {
    guard !bytes.isEmpty else { throw ImageProblem("it is empty; export or copy the file again") }
    guard let format = Self.readable(bytes) else { throw Self.problem(bytes) }
    self = format
  }

  private static func readable(_ bytes: [UInt8]) -> ImageFormat? {
    if bytes.starts(with: pngSignature), !bytes.has("CgBI", at: 12) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
    return isSVG(bytes) ? .svg : nil
  }

  /// Whether bytes are markup whose root is an `svg` element, in a namespace or not.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    MarkupRoot.name(in: bytes)?.split(separator: ":").last == "svg"
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

// MARK: - What else bytes may be

extension ImageFormat {
  /// A kind of file that people hand over by mistake.
  private struct UnsupportedKind: Sendable {
    /// Where the bytes stand that tell it.
    var offset: Int
    var bytes: [UInt8]
    var words: String
    var cure: String

    init(_ letters: String, at offset: Int = 0, _ words: String, _ cure: String = usualCure) {
      self.init([UInt8](letters.utf8), at: offset, words, cure)
    }

    init(
      _ bytes: [UInt8], at offset: Int = 0, _ words: String, _ cure: String = usualCure
    ) {
      self.offset = offset
      self.bytes = bytes
      self.words = words
      self.cure = cure
    }
  }

  private static let usualCure = "give a PNG, JPEG, WebP or SVG file"
  private static let downloadCure =
    "if it was downloaded, that went wrong: look into it, and download the picture again"
  private static let decodeCure = "decode it to a file"

  /// The first that fits is told.
  private static let strangers = [
    UnsupportedKind("GIF8", "is a GIF"),
    UnsupportedKind("BM", "seems to be a BMP"),
    UnsupportedKind([0x49, 0x49, 0x2A, 0x00], "is a TIFF"),
    UnsupportedKind([0x4D, 0x4D, 0x00, 0x2A], "is a TIFF"),
    UnsupportedKind("%PDF", "is a PDF"),
    UnsupportedKind("%!PS", "is PostScript"),
    UnsupportedKind("8BPS", "is a Photoshop document"),
    UnsupportedKind("ftypavi", at: 4, "is an AVIF"),
    UnsupportedKind("ftyphe", at: 4, "is a HEIC"),
    UnsupportedKind("ftypmif1", at: 4, "is a HEIC"),
    UnsupportedKind("ftypmsf1", at: 4, "is a HEIC"),
    UnsupportedKind(
      "ftyp", at: 4, "is a film (MP4 or QuickTime)", "give a picture of one of its frames"),
    UnsupportedKind(
      [0x1A, 0x45, 0xDF, 0xA3], "is a film (WebM)", "give a picture of one of its frames"),
    UnsupportedKind([0xFF, 0x0A], "is a JPEG XL"),
    UnsupportedKind("JXL ", at: 4, "is a JPEG XL"),
    UnsupportedKind("jP  ", at: 4, "is a JPEG 2000"),
    UnsupportedKind([0x00, 0x00, 0x01, 0x00], "is an icon file"),
    UnsupportedKind("icns", "is an icon file"),
    UnsupportedKind(
      "BOMStore", "is an asset catalog that Xcode has compiled", "give the asset itself"),
    UnsupportedKind(
      [0x1F, 0x8B], "is compressed with gzip, perhaps a .svgz, which is not unpacked",
      "unpack it with gunzip"),
    UnsupportedKind("PK\u{3}\u{4}", "is a ZIP archive", "unpack it, and give the picture in it"),
    UnsupportedKind(
      "version https://git-lfs", "is a Git LFS pointer, not the image itself",
      "fetch it with 'git lfs pull'"),
    UnsupportedKind("<<<<<<< ", "has the marks of a merge conflict in it", "choose one side"),
    UnsupportedKind(
      "CgBI", at: 12, "is a PNG as Xcode compresses it for iOS (CgBI)",
      "revert it with 'xcrun pngcrush -revert-iphone-optimizations', or give the file that is in"
        + " the project"),
    UnsupportedKind(
      [0x89, 0x50, 0x4E, 0x47], "is a PNG damaged by a text conversion",
      "mark *.png as binary in .gitattributes, or wherever it was converted, and copy it again"),
    UnsupportedKind("iVBORw0KGgo", "is a PNG in Base64", decodeCure),
    UnsupportedKind("data:image/", "is a data URL", decodeCure),
    UnsupportedKind([0xFF, 0xFE], "is UTF-16 text", "save it as UTF-8"),
    UnsupportedKind([0xFE, 0xFF], "is UTF-16 text", "save it as UTF-8"),
  ]

  private static func problem(_ bytes: [UInt8]) -> ImageProblem {
    for stranger in strangers
    where bytes.dropFirst(stranger.offset).starts(with: stranger.bytes) {
      return ImageProblem("it \(stranger.words); \(stranger.cure)")
    }
    if let root = MarkupRoot.name(in: bytes) {
      let kind =
        MarkupRoot.pages.contains(root.lowercased())
        ? "a web page (HTML)" : "XML whose root is '\(root.prefix(40))'"
      return ImageProblem("it is \(kind), not a picture; \(downloadCure)")
    }
    let head = Array(bytes.prefix(1024))
    let isText = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 9 || $0 == 10 || $0 == 13 }
    let first = head.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    if isText, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return ImageProblem("it is JSON, not a picture; \(downloadCure)")
    }
    return ImageProblem("it \(Self.seeming(bytes, isText: isText)); \(usualCure)")
  }

  private static func seeming(_ bytes: [UInt8], isText: Bool) -> String {
    if bytes.count < 16 { return "has only \(bytes.count) bytes and is no image, or truncated" }
    if bytes.allSatisfy({ $0 == 0 }) { return "holds nothing but zeros, as after a full disk" }
    return isText ? "is text, not an image" : "is in no known image format"
  }
}

extension [UInt8] {
  /// Whether the ASCII letters stand at the offset.
  func has(_ letters: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: letters.utf8)
  }
}

/// The element that a text of markup, XML or HTML, begins with.
enum MarkupRoot {
  /// The elements that a web page may begin with.
  static let pages: Set = ["html", "head", "body"]

  /// How far into the text it is looked for.
  private static let largestHead = 64 << 10

  /// The name of the root, as the document type says it or else the first element; nil where there
  /// is none.
  ///
  /// Blanks, comments and processing instructions may stand before it.
  static func name(in bytes: [UInt8]) -> String? {
    var rest = bytes.prefix(largestHead)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
    while true {
      rest = rest.drop(while: isBlank)
      if rest.starts(with: "<?".utf8) {
        rest = rest.after("?>")
      } else if rest.starts(with: "<!--".utf8) {
        rest = rest.after("-->")
      } else {
        break
      }
    }
    guard rest.first == UInt8(ascii: "<") else { return nil }
    let type = "<!doctype".utf8
    if rest.prefix(type.count).map({ $0 | 0x20 }).elementsEqual(type.map { $0 | 0x20 }) {
      return word(rest.dropFirst(type.count).drop(while: isBlank))
    }
    return word(rest.dropFirst())
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String? {
    let name = bytes.prefix { !isBlank($0) && !"/>[<".utf8.contains($0) }
    let isName = name.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 > 0x7F } ?? false
    return isName ? String(validating: name, as: UTF8.self) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}

extension ArraySlice<UInt8> {
  /// Returns the letters after the first of some; nothing where those are not there.
  fileprivate func after(_ letters: String) -> ArraySlice<UInt8> {
    let letters = Array(letters.utf8)
    var rest = self
    while !rest.isEmpty, !rest.starts(with: letters) { rest = rest.dropFirst() }
    return rest.dropFirst(letters.count)
  }
}
