/// The pictures of a page in HTML: `img`, `source`, and what else names a picture.
struct HTMLPictures {
  private(set) var images: [PageImage] = []

  init(_ bytes: [UInt8]) {
    var lookahead = Lookahead(of: bytes)
    var place = 0
    while images.count <= PageContent.mostPictures,
      let start = bytes[place...].firstIndex(of: UInt8(ascii: "<"))
    {
      if let end = HTMLTag.endOfComment(in: bytes, at: start) {
        place = end
      } else if let tag = HTMLTag(in: bytes, at: start, &lookahead) {
        images += tag.images
        place = tag.hidesText ? tag.endOfElement(in: bytes) : tag.range.upperBound
      } else {
        place = start + 1
      }
    }
  }
}

/// A start tag with its attributes.
struct HTMLTag {
  struct Attribute {
    var name: String
    var value: String
    /// The value, without its quotation marks.
    var range: Range<Int>
    /// The name, the sign and the value with its quotation marks.
    var whole: Range<Int>
  }

  let name: String
  let range: Range<Int>
  let attributes: [Attribute]

  /// Nil where no tag begins at the place.
  init?(in bytes: [UInt8], at start: Int, _ lookahead: inout Lookahead) {
    var place = start + 1
    guard place < bytes.count, bytes[place].isLetter else { return nil }
    let end = lookahead.end(from: start, in: bytes)
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while place < end, isSkipped(bytes[place]) { place += 1 }
    }
    let nameStart = place
    skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    name = bytes.text(nameStart..<place).lowercased()
    var attributes: [Attribute] = []
    while true {
      skip { $0.isBlank || $0 == UInt8(ascii: "/") }
      guard place < end else { return nil }
      if bytes[place] == UInt8(ascii: ">") { break }
      let attributeStart = place
      skip { !$0.isBlank && !Self.ends.contains($0) }
      guard place > attributeStart else {
        // A sign without a name.
        place += 1
        continue
      }
      let key = bytes.text(attributeStart..<place).lowercased()
      let keyEnd = place
      skip(\.isBlank)
      guard place < end, bytes[place] == UInt8(ascii: "=") else {
        place = keyEnd
        attributes.append(
          Attribute(
            name: key, value: "", range: keyEnd..<keyEnd, whole: attributeStart..<keyEnd))
        continue
      }
      place += 1
      skip(\.isBlank)
      guard place < end else { return nil }
      let mark = bytes[place]
      var value: Range<Int>
      if let closing = Self.closing[mark] {
        place += 1
        let valueStart = place
        skip { $0 != closing }
        guard place < end else { return nil }
        value = valueStart..<place
        place += 1
      } else {
        let valueStart = place
        skip { !$0.isBlank && $0 != UInt8(ascii: ">") }
        value = valueStart..<place
      }
      var text = bytes.text(value)
      if mark == UInt8(ascii: "{") { text = Self.quoted(in: text) } else { text = text.unescaped }
      attributes.append(
        Attribute(name: key, value: text, range: value, whole: attributeStart..<place))
    }
    range = start..<(place + 1)
    self.attributes = attributes
  }

  private static let ends: Set<UInt8> = [
    UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""),
    UInt8(ascii: "'"),
  ]

  /// JSX puts code in braces.
  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// The first text in quotation marks in code such as `require('./card.png').default`.
  private static func quoted(in code: String) -> String {
    guard let start = code.firstIndex(where: { "'\"`".contains($0) }) else { return "" }
    let rest = code[code.index(after: start)...]
    return String(rest.prefix { $0 != code[start] })
  }

  subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Whether what stands in the element is no markup.
  var hidesText: Bool { ["script", "style", "textarea", "title"].contains(name) }

  /// Behind the end tag of an element that holds no markup.
  func endOfElement(in bytes: [UInt8]) -> Int {
    let end = Array("</\(name)".utf8)
    var place = range.upperBound
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let word = bytes[start...].prefix(end.count)
      if word.count == end.count, zip(word, end).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) {
        return start + end.count
      }
      place = start + 1
    }
    return bytes.count
  }

  /// Behind a comment that begins at a place; nil where none does.
  static func endOfComment(in bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start...].starts(with: "<!--".utf8) else { return nil }
    var place = start + 4
    while let dash = bytes[place...].firstIndex(of: UInt8(ascii: "-")) {
      if bytes[dash...].starts(with: "-->".utf8) { return dash + 3 }
      place = dash + 1
    }
    return bytes.count
  }

  /// The pictures that the tag names; the first of an `img` is the one with words and a size.
  var images: [PageImage] {
    var images: [PageImage] = []
    if name == "img" || name == "image", let source = self["src"],
      let target = source.value.linkedPath
    {
      images.append(
        PageImage(
          target: target, offset: range.lowerBound, alternative: alternative,
          width: length("width"), height: length("height")))
    }
    for set in ["srcset", "data-srcset"].compactMap({ self[$0] }) {
      images += Self.candidates(of: set.value).map { target in
        PageImage(target: target, offset: set.whole.lowerBound)
      }
    }
    for link in ["href", "poster", "data"].compactMap({ self[$0] }) {
      guard let target = link.value.linkedPath, target.isPicturePath else { continue }
      images.append(PageImage(target: target, offset: link.whole.lowerBound))
    }
    return images
  }

  private static func candidates(of set: String) -> [String] {
    set.split(separator: ",").compactMap { candidate in
      candidate.split(whereSeparator: \.isWhitespace).first.flatMap { String($0).linkedPath }
    }
  }

  private var alternative: PageImage.Alternative {
    let isDecorative =
      ["presentation", "none"].contains(self["role"]?.value) || self["aria-hidden"]?.value == "true"
    guard let words = self["alt"] else {
      // Behind the name of the tag.
      let place = range.lowerBound + 1 + name.utf8.count
      return isDecorative
        ? .written
        : .missing(PageInsertion(syntax: .attribute(name: " alt="), range: place..<place))
    }
    return words.value.allSatisfy(\.isWhitespace) && !isDecorative && !words.range.isInBraces(words)
      ? .missing(PageInsertion(syntax: .attribute(name: "alt="), range: words.whole)) : .written
  }

  private func length(_ key: String) -> PageImage.Length? {
    guard let attribute = self[key] else { return nil }
    return PageImage.Length(attribute.value, in: attribute.range)
  }
}

extension Range<Int> {
  /// Whether an attribute's value is code, which says what it says where the page is made.
  fileprivate func isInBraces(_ attribute: HTMLTag.Attribute) -> Bool {
    attribute.value.isEmpty && !isEmpty
  }
}

extension PageImage.Length {
  /// Reads digits, with `px` behind them or nothing; nil for another unit.
  init?(_ text: String, in range: Range<Int>) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(digits.count)
    guard unit.isEmpty || unit == "px", let value = Double(digits), value > 0, value < 1e6 else {
      return nil
    }
    self.init(value: value, range: range.lowerBound..<(range.lowerBound + digits.utf8.count))
  }
}

extension String {
  /// The text without the entities that attributes hold.
  fileprivate var unescaped: String {
    guard contains("&") else { return self }
    return replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}

extension UInt8 {
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether it is a blank, a tab or the end of a line.
  var isBlank: Bool { self == 0x20 || (9...13).contains(self) }
}
