/// Reads a YAML text that may be half-written: what it cannot understand it takes for as little as
/// it can, and goes on in the next line.
///
/// It is for places in a text alone; whether a scene is right the reader of scenes says.
struct TreeParser {
  private static let deepest = 100

  private let bytes: [UInt8]
  private var index = 0
  private var lineStart = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tree(of bytes: [UInt8]) -> TreeNode {
    var parser = TreeParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (parser.index, parser.lineStart) = (3, 3) }
    return parser.block(above: -1)
  }

  // MARK: - Blocks

  /// A value whose lines are indented by more than so many columns.
  ///
  /// - `dashesAt`: A column of dashes that belong to it, too: those of a list under a key.
  private mutating func block(above indent: Int, dashesAt dashes: Int? = nil) -> TreeNode {
    let start = index
    guard let column = skipToToken(), column > indent || column == dashes && isDash,
      depth < Self.deepest
    else {
      move(to: start)
      return TreeNode(range: start..<start, content: .nothing)
    }
    return here(column, above: indent)
  }

  /// A value that begins here.
  private mutating func here(_ column: Int, above indent: Int) -> TreeNode {
    depth += 1
    defer { depth -= 1 }
    if isDash { return sequence(at: column) }
    return isAtKey ? mapping(at: column) : value(above: indent, dashesAt: nil)
  }

  private mutating func sequence(at column: Int) -> TreeNode {
    let start = index
    var elements: [TreeNode] = []
    while true {
      let before = index
      guard skipToToken() == column, isDash else {
        move(to: before)
        break
      }
      index += 1
      skipBlanks()
      if isAtLineEnd {
        elements.append(block(above: column))
      } else if depth < Self.deepest {
        elements.append(here(index - lineStart, above: column))
      } else {
        skipLine()
      }
    }
    return TreeNode(
      range: start..<max(start, elements.last?.range.upperBound ?? index), content: .list(elements))
  }

  private mutating func mapping(at column: Int) -> TreeNode {
    let start = index
    var end = start
    var entries: [TreeEntry] = []
    while true {
      let before = index
      guard skipToToken() == column, !isDash, index < bytes.count else {
        move(to: before)
        break
      }
      let (key, range) = key()
      skipBlanks()
      let hasColon = index < bytes.count && bytes[index] == UInt8(ascii: ":")
      var value = TreeNode(range: range.upperBound..<range.upperBound, content: .nothing)
      if hasColon {
        index += 1
        value = self.value(above: column, dashesAt: column)
      } else {
        skipLine()
      }
      end = max(range.upperBound, value.range.upperBound)
      entries.append(TreeEntry(key: key, keyRange: range, hasColon: hasColon, value: value))
    }
    return TreeNode(range: start..<end, content: .map(entries))
  }

  /// What stands behind a colon or a dash, in the line or below it.
  private mutating func value(above indent: Int, dashesAt dashes: Int?) -> TreeNode {
    skipBlanks()
    while let byte = next, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      while let byte = next, !Self.isBlank(byte), byte != 0x0A, byte != 0x0D { index += 1 }
      skipBlanks()
    }
    if isAtLineEnd { return block(above: indent, dashesAt: dashes) }
    switch next {
    case UInt8(ascii: "|")?, UInt8(ascii: ">")?: return blockScalar(above: indent)
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?:
      let node = flow(above: indent)
      skipLine()
      return node
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?:
      let node = quoted(above: indent)
      skipLine()
      return node
    default: return plain(above: indent)
    }
  }

  private mutating func blockScalar(above indent: Int) -> TreeNode {
    let start = index
    var end = lineEnd(from: index)
    move(to: end)
    while index < bytes.count {
      let before = index
      passLineEnd()
      let line = index
      while next == UInt8(ascii: " ") { index += 1 }
      guard isAtLineEnd || index - line > indent else {
        move(to: before)
        break
      }
      end = lineEnd(from: index)
      move(to: end)
    }
    return TreeNode(range: start..<end, content: .scalar(string(start..<end), isQuoted: false))
  }

  /// A text without quotes, with the lines that go on from it.
  private mutating func plain(above indent: Int) -> TreeNode {
    let start = index
    var end = plainEnd(from: start)
    move(to: lineEnd(from: end))
    while true {
      let before = index
      guard let column = skipToToken(), column > indent, !isDash, !isAtKey, index < bytes.count
      else {
        move(to: before)
        break
      }
      end = plainEnd(from: index)
      move(to: lineEnd(from: end))
    }
    return TreeNode(range: start..<end, content: .scalar(string(start..<end), isQuoted: false))
  }

  /// The end of a text without quotes in its line: a comment's, or the line's.
  private func plainEnd(from start: Int) -> Int {
    var end = start
    var place = start
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      if bytes[place] == UInt8(ascii: "#"), place > start, Self.isBlank(bytes[place - 1]) { break }
      place += 1
      if !Self.isBlank(bytes[place - 1]) { end = place }
    }
    return end
  }

  /// A key with the place of its text.
  private mutating func key() -> (String, Range<Int>) {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      let node = quoted(above: Int.max)
      return (node.text ?? "", node.textRange)
    }
    let start = index
    let end = keyEnd(from: start) ?? plainEnd(from: start)
    index = end
    return (string(start..<end), start..<end)
  }

  /// Whether a key with a colon begins here.
  private var isAtKey: Bool {
    guard let next else { return false }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      var place = index + 1
      while place < bytes.count, bytes[place] != next, bytes[place] != 0x0A {
        place += bytes[place] == UInt8(ascii: "\\") && next == UInt8(ascii: "\"") ? 2 : 1
      }
      place += 1
      while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
      return place < bytes.count && bytes[place] == UInt8(ascii: ":")
    }
    return keyEnd(from: index) != nil
  }

  /// Where a key without quotes ends; nil where no colon follows.
  private func keyEnd(from start: Int) -> Int? {
    guard start < bytes.count, !"{[|>&*!%@`#".utf8.contains(bytes[start]) else { return nil }
    var place = start
    var end = start
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
      let byte = bytes[place]
      if byte == UInt8(ascii: ":"), isBlankOrEnd(place + 1) { return end }
      if byte == UInt8(ascii: "#"), place > start, Self.isBlank(bytes[place - 1]) { return nil }
      place += 1
      if !Self.isBlank(byte) { end = place }
    }
    return nil
  }

  // MARK: - In brackets

  private mutating func flow(above indent: Int) -> TreeNode {
    depth += 1
    defer { depth -= 1 }
    let start = index
    let isMap = next == UInt8(ascii: "{")
    index += 1
    guard depth < Self.deepest else {
      skipLine()
      return TreeNode(range: start..<index, content: .nothing)
    }
    var entries: [TreeEntry] = []
    var elements: [TreeNode] = []
    while skipInFlow(above: indent), let byte = next {
      if byte == UInt8(ascii: ",") {
        index += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        index += 1
        break
      } else if isMap {
        entries.append(flowEntry(above: indent))
      } else {
        let value = flowValue(above: indent)
        if value.text != nil, next == UInt8(ascii: ":") {
          elements.append(pair(value, above: indent))
        } else {
          elements.append(value)
        }
      }
    }
    return TreeNode(range: start..<index, content: isMap ? .map(entries) : .list(elements))
  }

  private mutating func flowEntry(above indent: Int) -> TreeEntry {
    let key = flowScalar(above: indent)
    skipBlanks()
    let hasColon = next == UInt8(ascii: ":")
    var value = TreeNode(range: key.range.upperBound..<key.range.upperBound, content: .nothing)
    if hasColon {
      index += 1
      value = flowValue(above: indent)
    }
    return TreeEntry(
      key: key.text ?? "", keyRange: key.textRange, hasColon: hasColon, value: value)
  }

  /// `[a: b]` is a list of a map.
  private mutating func pair(_ key: TreeNode, above indent: Int) -> TreeNode {
    index += 1
    let value = flowValue(above: indent)
    let entry = TreeEntry(
      key: key.text ?? "", keyRange: key.textRange, hasColon: true, value: value)
    return TreeNode(
      range: key.range.lowerBound..<max(index, value.range.upperBound), content: .map([entry]))
  }

  private mutating func flowValue(above indent: Int) -> TreeNode {
    let start = index
    guard skipInFlow(above: indent), let byte = next else {
      return TreeNode(range: start..<start, content: .nothing)
    }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return flow(above: indent) }
    if ",]}".utf8.contains(byte) { return TreeNode(range: start..<index, content: .nothing) }
    return flowScalar(above: indent)
  }

  private mutating func flowScalar(above indent: Int) -> TreeNode {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      let node = quoted(above: indent)
      skipBlanks()
      return node
    }
    let start = index
    var end = start
    while let byte = next, byte != 0x0A, byte != 0x0D, !",[]{}".utf8.contains(byte) {
      if byte == UInt8(ascii: ":"),
        isBlankOrEnd(index + 1) || ",[]{}".utf8.contains(bytes[index + 1])
      {
        break
      }
      if byte == UInt8(ascii: "#"), index > start, Self.isBlank(bytes[index - 1]) { break }
      index += 1
      if !Self.isBlank(byte) { end = index }
    }
    // A bracket that belongs nowhere is passed over.
    if end == start { index = min(index + 1, bytes.count) }
    return TreeNode(range: start..<end, content: .scalar(string(start..<end), isQuoted: false))
  }

  /// Moves over blanks, comments and ends of lines in brackets; false where they end without being
  /// closed: at a line that is not indented more than what they belong to.
  private mutating func skipInFlow(above indent: Int) -> Bool {
    let before = index
    let line = lineStart
    guard let column = skipToToken() else { return false }
    guard lineStart == line || column > indent else {
      move(to: before)
      return false
    }
    return true
  }

  // MARK: - Quotes

  /// A text in quotes; one that is not closed ends with its line.
  private mutating func quoted(above indent: Int) -> TreeNode {
    let start = index
    let quote = bytes[start]
    var text: [UInt8] = []
    var place = start + 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == quote {
        if quote == UInt8(ascii: "'"), place + 1 < bytes.count, bytes[place + 1] == quote {
          text.append(byte)
          place += 2
          continue
        }
        index = place + 1
        return TreeNode(
          range: start..<index,
          content: .scalar(String(decoding: text, as: UTF8.self), isQuoted: true))
      }
      if byte == 0x0A {
        guard goesOn(behind: place, above: indent) else { break }
        lineStart = place + 1
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), place + 1 < bytes.count {
        text.append(byte)
        place += 1
      }
      text.append(bytes[place])
      place += 1
    }
    let end = plainEnd(from: start)
    move(to: end)
    return TreeNode(
      range: start..<end, content: .scalar(string(start + 1..<max(start + 1, end)), isQuoted: false)
    )
  }

  /// Whether the line behind an end of a line is indented more than so many columns.
  private func goesOn(behind end: Int, above indent: Int) -> Bool {
    var place = end + 1
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
    guard place < bytes.count else { return false }
    return bytes[place] == 0x0A || bytes[place] == 0x0D || place - end - 1 > indent
  }

  // MARK: - Bytes

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isBlankOrEnd(_ place: Int) -> Bool {
    place >= bytes.count || Self.isBlank(bytes[place]) || bytes[place] == 0x0A
      || bytes[place] == 0x0D
  }

  private var isDash: Bool { next == UInt8(ascii: "-") && isBlankOrEnd(index + 1) }

  /// Whether nothing but a comment follows in the line.
  private var isAtLineEnd: Bool {
    guard let next else { return true }
    if next == 0x0A || next == 0x0D { return true }
    return next == UInt8(ascii: "#") && (index == lineStart || Self.isBlank(bytes[index - 1]))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func lineEnd(from start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
    return place
  }

  private mutating func skipLine() { index = lineEnd(from: index) }

  private mutating func skipBlanks() {
    while let next, Self.isBlank(next) { index += 1 }
  }

  private mutating func passLineEnd() {
    guard let next, next == 0x0A || next == 0x0D else { return }
    index += 1
    if next == 0x0D, self.next == 0x0A { index += 1 }
    lineStart = index
  }

  /// Moves to a place, which may lie in another line.
  private mutating func move(to place: Int) {
    index = place
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    lineStart = start
  }

  /// Moves over blanks, comments, ends of lines and marks of documents; the column of what follows,
  /// nil at the end.
  private mutating func skipToToken() -> Int? {
    while true {
      skipBlanks()
      guard next != nil else { return nil }
      if isAtLineEnd {
        skipLine()
        passLineEnd()
      } else if index == lineStart, bytes[index...].starts(with: "---".utf8),
        isBlankOrEnd(index + 3)
          || bytes[index] == UInt8(ascii: "%")
      {
        skipLine()
      } else {
        return index - lineStart
      }
    }
  }
}
