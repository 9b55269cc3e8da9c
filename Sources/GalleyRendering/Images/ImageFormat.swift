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
    guard let format = Self.readable(bytes) else {
      throw ImageProblem("it \(Self.seeming(bytes)); give a PNG, JPEG, WebP or SVG file")
    }
    self = format
  }

  private static func readable(_ bytes: [UInt8]) -> ImageFormat? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
    return looksLikeSVG(bytes) ? .svg : nil
  }

  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0xEF, 0xBB, 0xBF, 0x09, 0x0A, 0x0D, 0x20].contains($0) }
    guard first == UInt8(ascii: "<") else { return false }
    let head = Array(bytes.prefix(64 << 10))
    return head.holds("<svg") || head.holds(":svg")
  }

  /// Formats that people hand over by mistake, by the bytes at a place.
  private static let strangers: [(offset: Int, bytes: [UInt8], words: String)] = [
    (0, Array("GIF8".utf8), "is a GIF"),
    (0, Array("BM".utf8), "seems to be a BMP"),
    (0, [0x49, 0x49, 0x2A, 0x00], "is a TIFF"),
    (0, [0x4D, 0x4D, 0x00, 0x2A], "is a TIFF"),
    (0, Array("%PDF".utf8), "is a PDF"),
    (0, Array("8BPS".utf8), "is a Photoshop document"),
    (4, Array("ftypavif".utf8), "is an AVIF"),
    (4, Array("ftyphei".utf8), "is a HEIC"),
    (4, Array("ftypmif1".utf8), "is a HEIC"),
    (0, [0xFF, 0x0A], "is a JPEG XL"),
    (4, Array("JXL ".utf8), "is a JPEG XL"),
    (0, [0x00, 0x00, 0x01, 0x00], "is an icon file"),
    (0, [0x1F, 0x8B], "is compressed with gzip, perhaps a .svgz, which is not unpacked"),
    (0, Array("PK\u{3}\u{4}".utf8), "is a ZIP archive"),
    (0, Array("version https://git-lfs".utf8), "is a Git LFS pointer, not the image itself"),
    (0, [0x89, 0x50, 0x4E, 0x47], "is a PNG damaged by a text conversion"),
    (0, [0xFF, 0xFE], "is UTF-16 text"),
    (0, [0xFE, 0xFF], "is UTF-16 text"),
  ]

  private static func seeming(_ bytes: [UInt8]) -> String {
    for stranger in strangers
    where bytes.dropFirst(stranger.offset).starts(with: stranger.bytes) {
      return stranger.words
    }
    let head = Array(bytes.prefix(1024))
    if head.holds("<html") { return "is a web page" }
    if bytes.count < 16 { return "has only \(bytes.count) bytes and is no image, or truncated" }
    let isText = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 9 || $0 == 10 || $0 == 13 }
    return isText ? "is text, not an image" : "is in no known image format"
  }
}

extension [UInt8] {
  /// Whether the ASCII letters stand at the offset.
  func has(_ letters: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: letters.utf8)
  }
}
