/// The pictures of a page in reStructuredText: the directives `image` and `figure`.
struct DirectivePictures {
  private struct Line {
    var range: Range<Int>
    var indentation: Int
    /// Without blanks around it.
    var text: String
  }

  private(set) var images: [PageImage] = []

  init(_ bytes: [UInt8]) {
    var lines = Lines(bytes)
    var hidden: Int?
    while images.count <= PageContent.mostPictures, let line = lines.next() {
      if let depth = hidden {
        if line.text.isEmpty || line.indentation > depth { continue }
        hidden = nil
      }
      if let target = Self.target(of: line.text) {
        images += target.linkedPath.map { [Self.image($0, at: line, lines, bytes)] } ?? []
      } else if Self.hidesWhatIsIndented(line.text) {
        hidden = line.indentation
      }
    }
  }

  /// The lines of a page, one after the other; a copy looks further.
  private struct Lines: IteratorProtocol {
    let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Line? {
      guard place < bytes.count else { return nil }
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { place = end + 1 }
      let trimmed = bytes[place..<end].drop(while: \.isBlank)
      let last = trimmed.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? trimmed.startIndex
      return Line(
        range: place..<last, indentation: trimmed.startIndex - place,
        text: bytes.text(trimmed.startIndex..<last))
    }
  }

  /// The path of `.. image:: card.png`, `.. figure::` or `.. |name| image::`.
  private static func target(of text: String) -> String? {
    guard text.hasPrefix(".. ") else { return nil }
    var rest = text.dropFirst(3).drop { $0 == " " }
    if rest.hasPrefix("|"), let end = rest.dropFirst().firstIndex(of: "|") {
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
    }
    for name in ["image::", "figure::"] where rest.hasPrefix(name) {
      return String(rest.dropFirst(name.count).drop { $0 == " " })
    }
    return nil
  }

  /// Whether what is indented below a line is code or a comment.
  private static func hidesWhatIsIndented(_ text: String) -> Bool {
    guard text.hasPrefix("..") else { return text.hasSuffix("::") }
    let shown = ["note", "tip", "warning", "only", "tab", "figure", "container", "admonition"]
    let code = ["code", "code-block", "sourcecode", "parsed-literal", "highlight", "raw"]
    let name = text.dropFirst(2).drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" }
    if code.contains(String(name)) { return true }
    return !text.contains("::") && !shown.contains(String(name)) && !text.hasPrefix(".. _")
  }

  private static func image(
    _ target: String, at line: Line, _ following: Lines, _ bytes: [UInt8]
  ) -> PageImage {
    var lines = following
    var image = PageImage(target: target, offset: line.range.lowerBound + line.indentation)
    var (words, isWritten) = (Range<Int>?.none, false)
    while let option = lines.next(), option.indentation > line.indentation,
      option.text.hasPrefix(":"), let colon = option.text.dropFirst().firstIndex(of: ":")
    {
      let name = option.text[option.text.index(after: option.text.startIndex)..<colon]
      let value = option.text[option.text.index(after: colon)...].drop { $0 == " " }
      let range = (option.range.upperBound - value.utf8.count)..<option.range.upperBound
      switch name {
      case "alt":
        isWritten = !value.isEmpty
        // With the end of the line before it.
        let feed = option.range.lowerBound - 1
        words = (bytes[feed - 1] == 13 ? feed - 1 : feed)..<option.range.upperBound
      case "width": image.width = PageImage.Length(String(value), in: range)
      case "height": image.height = PageImage.Length(String(value), in: range)
      default: break
      }
    }
    if !isWritten {
      let end = line.range.upperBound
      image.alternative = .missing(
        PageInsertion(
          syntax: .option(
            indentation: line.indentation + 3, lineEnd: bytes[end...].first == 13 ? "\r\n" : "\n"),
          range: words ?? end..<end))
    }
    return image
  }
}
