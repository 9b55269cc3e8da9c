/// The pictures of a page in Markdown, with those of HTML and of DocC's directives in it.
///
/// Code shows what a picture would be written as, and no picture: fences, indented blocks and spans
/// are gone over, as comments are. What is read in advance is bounded, so that no page takes more time
/// than its bytes.
struct MarkdownPictures {
  private let bytes: [UInt8]
  private var lookahead: Lookahead
  private var place = 0
  private var found = PageContent()
  /// What names stand for, in lower case.
  private var definitions: [String: String] = [:]
  /// Pictures by a name that may be defined below.
  private var named: [(name: String, image: PageImage)] = []
  private var isBehindEmptyLine = true
  private var isInIndentedCode = false
  /// Whether indented lines go on with something, such as the entry of a list.
  private var isInContainer = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lookahead = Lookahead(of: bytes)
  }

  mutating func content() -> PageContent {
    var isLineStart = true
    while place < bytes.count, !found.isOverfull {
      if isLineStart {
        isLineStart = false
        if readLineStart() {
          isLineStart = true
          continue
        }
      }
      isLineStart = readCharacter()
    }
    for (name, image) in named where !found.isOverfull {
      guard let target = definitions[name] else { continue }
      var image = image
      image.target = target
      found.images.append(image)
    }
    return found
  }

  private func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// The end of the line that a place is in: its line feed, or the end of the page.
  private func endOfLine(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private func nextLine(_ offset: Int) -> Int { min(endOfLine(offset) + 1, bytes.count) }
}

// MARK: - Lines

extension MarkdownPictures {
  /// Reads what only the beginning of a line says; true where the line, or more, is done.
  private mutating func readLineStart() -> Bool {
    let line = place
    let end = endOfLine(line)
    var (text, indentation) = (line, 0)
    while text < end, bytes[text].isBlank || bytes[text] == UInt8(ascii: ">") {
      indentation += bytes[text] == 9 ? 4 : bytes[text] == 0x20 ? 1 : 0
      text += 1
    }
    if text == end {
      isBehindEmptyLine = true
      place = nextLine(line)
      return true
    }
    let isIndented = indentation >= 4 && (bytes[line] == 0x20 || bytes[line] == 9)
    if isIndented, !isInContainer, isBehindEmptyLine || isInIndentedCode {
      isInIndentedCode = true
      isBehindEmptyLine = false
      place = nextLine(line)
      return true
    }
    let marked = textBehindMark(text, before: end)
    if indentation == 0 { isInContainer = isInContainer && !isBehindEmptyLine }
    if marked != text || startsContainer(text) { isInContainer = true }
    isBehindEmptyLine = false
    isInIndentedCode = false
    if readFence(marked, before: end) || readDefinition(text, before: end) { return true }
    place = text
    return false
  }

  /// Behind the mark of an entry of a list; the same place where there is none.
  private func textBehindMark(_ text: Int, before end: Int) -> Int {
    var mark = text
    while mark < end, mark < text + 9, bytes[mark].isDigit { mark += 1 }
    let isMark = mark == text ? Array("-*+".utf8) : Array(".)".utf8)
    guard mark < end, isMark.contains(bytes[mark]), byte(mark + 1) == 0x20 else { return text }
    mark += 1
    while mark < end, bytes[mark] == 0x20 { mark += 1 }
    return mark
  }

  /// Whether the lines behind are indented and no code, as those of a note of MkDocs.
  private func startsContainer(_ text: Int) -> Bool {
    ["!!! ", "??? ", "???+", "=== "].contains { bytes[text...].starts(with: $0.utf8) }
  }

  /// Goes over a fenced block, and reads it where it is a scene.
  private mutating func readFence(_ start: Int, before end: Int) -> Bool {
    let mark = bytes[start]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
    let length = bytes[start..<end].prefix { $0 == mark }.count
    let info = bytes.text((start + length)..<end)
    guard length >= 3, mark == UInt8(ascii: "~") || !info.contains("`") else { return false }
    let first = nextLine(start)
    var line = first
    var last = bytes.count
    while line < bytes.count {
      let lineEnd = endOfLine(line)
      let rest = bytes[line..<lineEnd].drop { $0.isBlank || $0 == UInt8(ascii: ">") }
      let closing = rest.prefix { $0 == mark }.count
      if closing >= length, rest.dropFirst(closing).allSatisfy(\.isBlank) {
        last = line
        break
      }
      line = nextLine(line)
    }
    if info.split(whereSeparator: { $0.isWhitespace || "{,".contains($0) }).first == "galley" {
      readScene(first..<min(last, bytes.count), fence: start)
    }
    place = last < bytes.count ? nextLine(last) : bytes.count
    return true
  }

  /// Reads a scene in a fence, whose first lines name its pictures.
  private mutating func readScene(_ range: Range<Int>, fence: Int) {
    let lineStart = bytes[..<fence].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = bytes[lineStart..<fence].prefix { $0 == 0x20 }.count
    var (lines, pictures): ([String], [PageScene.Picture]) = ([], [])
    var line = range.lowerBound
    while line < range.upperBound {
      let end = endOfLine(line)
      let blanks = bytes[line..<end].prefix(indentation).prefix { $0 == 0x20 }.count
      let text = bytes.text((line + blanks)..<end)
      if text.hasPrefix("# picture:"), pictures.count == lines.count {
        let words = text.dropFirst(10).split(whereSeparator: \.isWhitespace).map(String.init)
        if let target = words.first?.linkedPath {
          let state = words.count > 1 ? words[1] : nil
          pictures.append(PageScene.Picture(target: target, state: state, offset: line))
        }
      }
      lines.append(text)
      line = nextLine(line)
    }
    let before = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let text = String(repeating: "\n", count: before) + lines.joined(separator: "\n") + "\n"
    found.scenes.append(PageScene(text: text, pictures: pictures, offset: fence))
  }

  /// Reads `[name]: path`, which pictures are named by.
  private mutating func readDefinition(_ start: Int, before end: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "["), byte(start + 1) != UInt8(ascii: "^"),
      let close = bytes[start..<end].firstIndex(of: UInt8(ascii: "]")), close > start + 1,
      byte(close + 1) == UInt8(ascii: ":")
    else { return false }
    var path = close + 2
    while path < end, bytes[path].isBlank { path += 1 }
    guard let (target, _) = destination(at: path, before: end) else { return false }
    let name = bytes.text((start + 1)..<close).lowercased()
    if definitions[name] == nil { definitions[name] = target.linkedPath }
    place = nextLine(start)
    return true
  }
}

// MARK: - Characters

extension MarkdownPictures {
  /// Reads one character, or what begins with it; true where it ends the line.
  private mutating func readCharacter() -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "\n"):
      place += 1
      return true
    case UInt8(ascii: "\\"): place += byte(place + 1) == UInt8(ascii: "\n") ? 1 : 2
    case UInt8(ascii: "`"): skipSpan()
    case UInt8(ascii: "<"): readMarkup()
    case UInt8(ascii: "!") where byte(place + 1) == UInt8(ascii: "["): readImage()
    case UInt8(ascii: "]") where byte(place + 1) == UInt8(ascii: "("): readLink()
    case UInt8(ascii: "@") where bytes[place...].starts(with: "@Image(".utf8): readDirective()
    default: place += 1
    }
    return false
  }

  /// The end of what may belong to the paragraph that a place is in, as far as it is looked for.
  private mutating func endOfSpan(_ start: Int) -> Int {
    let limit = lookahead.end(from: start, in: bytes)
    var place = start
    while let feed = bytes[place..<limit].firstIndex(of: UInt8(ascii: "\n")) {
      let next = bytes[(feed + 1)..<limit].first { $0 != 0x20 && $0 != 9 && $0 != 13 }
      if next == nil || next == UInt8(ascii: "\n") { return feed }
      place = feed + 1
    }
    return limit
  }

  /// Goes over code between backticks; over the backticks alone where nothing closes it.
  private mutating func skipSpan() {
    let length = bytes[place...].prefix { $0 == UInt8(ascii: "`") }.count
    let end = endOfSpan(place + length)
    var start = place + length
    place += length
    while let tick = bytes[start..<end].firstIndex(of: UInt8(ascii: "`")) {
      let run = bytes[tick..<end].prefix { $0 == UInt8(ascii: "`") }.count
      start = tick + run
      guard run == length else { continue }
      place = start
      return
    }
  }

  private mutating func readMarkup() {
    if let end = HTMLTag.endOfComment(in: bytes, at: place) {
      place = end
    } else if let tag = HTMLTag(in: bytes, at: place, &lookahead) {
      found.images += tag.images
      place = tag.hidesText ? tag.endOfElement(in: bytes) : tag.range.upperBound
    } else {
      place += 1
    }
  }

  /// Reads `![words](path "title"){ width=300 }`, or `![words][name]`.
  private mutating func readImage() {
    let start = place
    place += 2
    let end = endOfSpan(place)
    guard let close = closingBracket(from: place, before: end) else { return }
    let words = place..<close
    let isEmpty = bytes[words].allSatisfy(\.isBlank)
    let alternative: PageImage.Alternative =
      isEmpty ? .missing(PageInsertion(syntax: .markdown, range: words)) : .written
    var image = PageImage(target: "", offset: start, alternative: alternative)
    if byte(close + 1) == UInt8(ascii: "("),
      let (target, behind) = destination(at: skippingBlanks(close + 2, end), before: end),
      let bracket = endOfTitle(behind, before: end)
    {
      place = bracket + 1
      readSize(of: &image)
      guard let path = target.linkedPath else { return }
      image.target = path
      found.images.append(image)
      return
    }
    var name = words
    place = close + 1
    if byte(close + 1) == UInt8(ascii: "["),
      let second = closingBracket(from: close + 2, before: end)
    {
      if second > close + 2 { name = (close + 2)..<second }
      place = second + 1
    }
    named.append((bytes.text(name).lowercased(), image))
  }

  /// Reads a link to a picture, as `[large](card.png)`.
  private mutating func readLink() {
    let start = place
    place += 2
    let end = endOfSpan(place)
    guard let (target, behind) = destination(at: skippingBlanks(place, end), before: end),
      let path = target.linkedPath, path.isPicturePath
    else { return }
    place = behind
    found.images.append(PageImage(target: path, offset: start))
  }

  /// Reads `@Image(source: "card.png", alt: "…")`.
  private mutating func readDirective() {
    let start = place
    place += 7
    let end = lookahead.end(from: place, in: bytes)
    guard let close = bytes[place..<end].firstIndex(of: UInt8(ascii: ")")) else { return }
    let arguments = bytes.text(place..<close)
    guard let source = Self.argument("source", in: arguments),
      let target = source.value.linkedPath
    else { return }
    let words = Self.argument("alt", in: arguments)
    let alternative: PageImage.Alternative
    if let words, !words.value.allSatisfy(\.isWhitespace) {
      alternative = .written
    } else if let words {
      let range = (place + words.start)..<(place + words.end)
      alternative = .missing(PageInsertion(syntax: .directive(name: ""), range: range))
    } else {
      alternative = .missing(
        PageInsertion(syntax: .directive(name: ", alt: "), range: close..<close))
    }
    found.images.append(PageImage(target: target, offset: start, alternative: alternative))
    place = close + 1
  }

  /// The value of an argument of a directive, and where it begins and ends with its quotation marks.
  private static func argument(
    _ name: String, in arguments: String
  ) -> (value: String, start: Int, end: Int)? {
    guard let key = arguments.firstRange(of: "\(name):") else { return nil }
    let rest = arguments[key.upperBound...]
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    func offset(_ index: String.Index) -> Int {
      arguments.utf8.distance(from: arguments.startIndex, to: index)
    }
    if rest[start...].hasPrefix("\"") {
      let text = rest[rest.index(after: start)...]
      guard let end = text.firstIndex(of: "\"") else { return nil }
      return (String(text[..<end]), offset(start), offset(text.index(after: end)))
    }
    let end = rest[start...].firstIndex { $0 == "," || $0.isWhitespace } ?? rest.endIndex
    return (String(rest[start..<end]), offset(start), offset(end))
  }
}

// MARK: - Parts of a picture

extension MarkdownPictures {
  private func skippingBlanks(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, bytes[place].isBlank { place += 1 }
    return place
  }

  /// The bracket that closes the words of a picture, which may hold brackets in pairs.
  private func closingBracket(from start: Int, before end: Int) -> Int? {
    var (place, depth) = (start, 1)
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The path at a place, in angle brackets or without blanks, and the place behind it.
  private func destination(at start: Int, before end: Int) -> (target: String, end: Int)? {
    guard start < end else { return nil }
    if bytes[start] == UInt8(ascii: "<") {
      let close = bytes[start..<end].firstIndex { $0 == UInt8(ascii: ">") || $0 == 10 }
      guard let close, bytes[close] != 10 else { return nil }
      return (bytes.text((start + 1)..<close), close + 1)
    }
    var (place, depth) = (start, 0)
    var target: [UInt8] = []
    loop: while place < end, !bytes[place].isBlank {
      switch bytes[place] {
      case UInt8(ascii: "\\") where byte(place + 1).map { !$0.isLetter && !$0.isDigit } == true:
        place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break loop }
        depth -= 1
      default: break
      }
      if place < end { target.append(bytes[place]) }
      place += 1
    }
    return target.isEmpty ? nil : (String(decoding: target, as: UTF8.self), min(place, end))
  }

  /// The bracket behind a path and its title; nil where other things stand there.
  private func endOfTitle(_ start: Int, before end: Int) -> Int? {
    var place = skippingBlanks(start, end)
    guard place < end else { return nil }
    if let mark = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { $0 == bytes[place] }) {
      guard let close = bytes[(place + 1)..<end].firstIndex(of: mark) else { return nil }
      place = skippingBlanks(close + 1, end)
    }
    return place < end && bytes[place] == UInt8(ascii: ")") ? place : nil
  }

  /// Reads the attributes that MkDocs and Pandoc take behind a picture.
  private mutating func readSize(of image: inout PageImage) {
    guard byte(place) == UInt8(ascii: "{") else { return }
    let end = endOfSpan(place)
    guard let close = bytes[place..<end].firstIndex(of: UInt8(ascii: "}")) else { return }
    let attributes = bytes.text(place..<close)
    func length(_ key: String) -> PageImage.Length? {
      guard let range = attributes.firstRange(of: "\(key)=") else { return nil }
      let value = attributes[range.upperBound...].drop { "\"'".contains($0) }
      let start = attributes.utf8.distance(from: attributes.startIndex, to: value.startIndex)
      let text = value.prefix { $0.isLetter || $0.isNumber || ".%".contains($0) }
      let offset = place + start
      return PageImage.Length(String(text), in: offset..<(offset + text.utf8.count))
    }
    image.width = length("width")
    image.height = length("height")
    place = close + 1
  }
}
