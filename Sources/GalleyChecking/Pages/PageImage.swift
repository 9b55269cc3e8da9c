internal import GalleyNotation

/// A picture that a page shows or links to.
struct PageImage: Sendable {
  /// The words for people who cannot see it, as the page has them.
  enum Alternative: Sendable {
    /// There are some, or none are needed.
    case written
    case missing(PageInsertion)
  }

  /// A length in pixels of the page.
  struct Length: Sendable {
    var value: Double
    /// The digits in the page.
    var range: Range<Int>
  }

  /// The path as the page means it: without escapes, and without what stands behind `#` or `?`.
  var target: String
  /// In the bytes of the page.
  var offset: Int
  var alternative = Alternative.written
  var width: Length?
  var height: Length?
}

/// A place in a page where the words for people who cannot see a picture belong.
struct PageInsertion: Sendable {
  enum Syntax: Sendable {
    /// Between brackets.
    case markdown
    /// In quotation marks; a name before it, or nothing where there is one.
    case attribute(name: String)
    /// In quotation marks of a directive of DocC.
    case directive(name: String)
    /// A line of its own, with blanks before it.
    case option(indentation: Int, lineEnd: String)
  }

  var syntax: Syntax
  /// The bytes that it takes the place of.
  var range: Range<Int>

  /// The edit that writes words there.
  func edit(_ words: String) -> PageEdit {
    switch syntax {
    case .markdown:
      let escaped = words.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
        .replacing("]", with: "\\]").replacing("`", with: "\\`")
        .replacing("<", with: "&lt;").replacing("*", with: "\\*")
        // Code in MDX.
        .replacing("{", with: "\\{").replacing("}", with: "\\}")
      return PageEdit(range: range, text: escaped)
    case .attribute(let name):
      let escaped = words.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("{", with: "&#123;")
      return PageEdit(range: range, text: "\(name)\"\(escaped)\"")
    case .directive(let name):
      let escaped = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return PageEdit(range: range, text: "\(name)\"\(escaped)\"")
    case .option(let indentation, let lineEnd):
      let start = lineEnd + String(repeating: " ", count: indentation)
      return PageEdit(
        range: range, text: "\(start):alt: \(words.replacing("\\", with: "\\\\"))")
    }
  }
}

/// A change of a page: bytes that others take the place of.
struct PageEdit: Sendable {
  var range: Range<Int>
  var text: String

  /// The bytes of a page with all edits made, none of which touches another.
  static func apply(_ edits: [PageEdit], to bytes: [UInt8]) -> [UInt8] {
    var (edited, end): ([UInt8], Int) = ([], 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      edited += bytes[end..<edit.range.lowerBound]
      edited += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return edited + bytes[end...]
  }
}

/// A scene that stands in a page, in a fenced block that names its pictures.
struct PageScene: Sendable {
  /// A picture of the scene: `# picture: images/card.png`, and a state behind it where it is not
  /// the first.
  struct Picture: Sendable {
    var target: String
    var state: String?
    var offset: Int
  }

  /// With empty lines before it, so that places in it are those in the page.
  var text: String
  var pictures: [Picture]
  /// Of the fence, in the bytes of the page.
  var offset: Int
}

/// What a page shows.
struct PageContent: Sendable {
  /// The most pictures and scenes that a page may have.
  static let mostPictures = 100_000
  static let mostScenes = 200

  var images: [PageImage] = []
  var scenes: [PageScene] = []

  /// Whether the page has more than is read of it.
  var isOverfull: Bool { images.count > Self.mostPictures || scenes.count > Self.mostScenes }
}

/// The bytes that a reader may read in advance, in all: so many that no page that anybody writes needs
/// them, and a page of nothing but beginnings takes no more time than another.
struct Lookahead {
  /// The farthest that it looks at once.
  private static let farthest = 4096

  private var left: Int

  init(of bytes: [UInt8]) { left = 16 * bytes.count + (1 << 20) }

  /// The place up to which bytes may be looked at.
  mutating func end(from place: Int, in bytes: [UInt8]) -> Int {
    let end = min(bytes.count, place + min(Self.farthest, max(0, left)))
    left -= end - place
    return max(place, end)
  }
}

/// The markup of a page, by the extension of its file.
enum PageFormat: Sendable {
  case markdown
  case html
  case reStructuredText

  /// Nil for a file that is no page.
  init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "md", "markdown", "mdx", "tutorial": self = .markdown
    case "html", "htm": self = .html
    case "rst": self = .reStructuredText
    default: return nil
    }
  }

  /// Reads the pictures of a page; what is wrong in it is read over, as browsers do.
  ///
  /// Complexity: linear in the bytes.
  func content(of bytes: [UInt8]) -> PageContent {
    switch self {
    case .markdown:
      var reader = MarkdownPictures(bytes)
      return reader.content()
    case .html: return PageContent(images: HTMLPictures(bytes).images)
    case .reStructuredText: return PageContent(images: DirectivePictures(bytes).images)
    }
  }
}

extension [UInt8] {
  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension String {
  /// The path that a link means: without a query and a fragment, with its escapes read; nil where it
  /// leads to another site or holds its data.
  var linkedPath: String? {
    var path = prefix { $0 != "#" && $0 != "?" }
    if path.hasPrefix("//") { return nil }
    let scheme = path.prefix { $0.isLetter || $0.isNumber || "+.-".contains($0) }
    if scheme.count > 1, path.dropFirst(scheme.count).hasPrefix(":") { return nil }
    while path.first?.isWhitespace == true { path.removeFirst() }
    while path.last?.isWhitespace == true { path.removeLast() }
    let plain = PercentEncoding.decoded(path) ?? String(path)
    return plain.isEmpty || plain.utf8.contains(0) ? nil : plain
  }

  /// Whether the path is that of a picture in a format that Galley draws.
  var isPicturePath: Bool {
    ["png", "svg", "apng", "gif"].contains(split(separator: ".").last?.lowercased() ?? "")
      && contains(".")
  }
}
