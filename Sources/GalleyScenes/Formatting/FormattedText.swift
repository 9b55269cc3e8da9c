/// A YAML text written anew, token by token: indented by two, one blank between tokens, comments
/// where they were.
///
/// Which collections stand in braces, and where their lines end, stays as it is.
struct FormattedText {
  /// A map or a list that is written without braces, down to the one that is being written.
  private struct Block {
    var isMapping: Bool
    /// Where it begins in the source.
    var sourceColumn: Int
    var column: Int
    /// Whether it is a map in which a list stands that is indented no more than its key.
    var hasLevelList = false

    /// The column of its hyphens or keys.
    var entryColumn: Int { hasLevelList ? column + 2 : column }
    /// The column of what is inside one of its entries and stands on a line of its own.
    var contentColumn: Int { entryColumn + 2 }
  }

  private let source: [Unicode.Scalar]
  private var writer: LineWriter
  private var blocks: [Block] = []
  /// Those that ended behind the last token that was written.
  private var endedBlocks: [Block] = []
  /// A block that begins with the next token.
  private var nextBlock: Block?
  private var isKey = false
  /// The column that lines inside of braces are indented from, and how many braces are open.
  private var flow = (column: 0, depth: 0)
  private var last: YAMLToken.Kind?
  /// The end of what was written, in the source.
  private var end = 0

  /// - `tokens`: All of the text.
  init(_ text: String, tokens: [YAMLToken]) {
    source = Array(text.unicodeScalars)
    writer = LineWriter(lineEnd: SourceLines.lineEnd(of: source))
    for token in tokens { take(token) }
  }

  var text: String { writer.text }

  // MARK: - Tokens

  private mutating func take(_ token: YAMLToken) {
    switch token.kind {
    case .blockMappingStart, .blockSequenceStart:
      nextBlock = Block(
        isMapping: token.kind == .blockMappingStart, sourceColumn: token.column, column: 0)
    case .blockEnd:
      if let block = blocks.popLast() { endedBlocks.append(block) }
    case .key where token.range.isEmpty:
      isKey = true
      if flow.depth == 0 { endLevelList() }
    default: write(token)
    }
  }

  private mutating func endLevelList() {
    guard nextBlock == nil, !blocks.isEmpty else { return }
    blocks[blocks.count - 1].hasLevelList = false
  }

  private mutating func write(_ token: YAMLToken) {
    if flow.depth == 0, nextBlock == nil, !blocks.isEmpty {
      switch token.kind {
      case .blockEntry where blocks[blocks.count - 1].isMapping:
        blocks[blocks.count - 1].hasLevelList = true
      case .key: endLevelList()
      case .value where startsLine(token): endLevelList()
      default: break
      }
    }
    let gap = SourceGap(source[end..<token.range.lowerBound])
    let column = column(of: token)
    writeComments(of: gap, before: token, column)
    if token.kind == .endOfText { return finish(gap) }
    if gap.hasLineEnd || writer.isEmpty {
      writer.beginLine(at: column, sourceColumn: token.column)
    } else {
      writer.write(blank(before: token) ? " " : "")
    }
    if var block = nextBlock {
      block.column = writer.column
      blocks.append(block)
      nextBlock = nil
    }
    beginFlow(token, startsLine: gap.hasLineEnd)
    writeText(of: token)
    endFlow(token)
    (last, isKey, endedBlocks) = (token.kind, false, [])
  }

  private func startsLine(_ token: YAMLToken) -> Bool {
    source[end..<token.range.lowerBound].contains(where: SourceLines.isEnd)
  }

  /// Ends the text with the end of a line, but for a block whose text would grow by that.
  private mutating func finish(_ gap: SourceGap) {
    guard last == .block, !gap.hasLineEnd, end == source.count,
      source.last.map(SourceLines.isEnd) != true
    else { return writer.endLine() }
  }

  // MARK: - Columns

  /// The column of a token that begins a line.
  private func column(of token: YAMLToken) -> Int {
    if flow.depth > 0 {
      if case .flowEnd = token.kind { return flow.column + 2 * (flow.depth - 1) }
      return flow.column + 2 * flow.depth
    }
    switch token.kind {
    case .directive, .documentStart, .documentEnd, .endOfText: return 0
    case _ where nextBlock != nil: return blocks.last?.contentColumn ?? 0
    case .key, .value, .blockEntry: return blocks.last?.entryColumn ?? 0
    default: return (isKey ? blocks.last?.column : blocks.last?.contentColumn) ?? 0
    }
  }

  private mutating func beginFlow(_ token: YAMLToken, startsLine: Bool) {
    guard case .flowStart = token.kind else { return }
    if flow.depth == 0 {
      let block = blocks.last.map {
        $0.isMapping && !$0.hasLevelList ? $0.column : $0.contentColumn
      }
      flow.column = startsLine || isKey ? writer.column : block ?? 0
    }
    flow.depth += 1
  }

  private mutating func endFlow(_ token: YAMLToken) {
    if case .flowEnd = token.kind { flow.depth -= 1 }
  }

  // MARK: - Blanks

  /// Whether a blank stands between the last token and one on the same line.
  private func blank(before token: YAMLToken) -> Bool {
    // A colon or a comma right behind these would be part of them.
    let needsBlank: [YAMLToken.Kind?] = [.alias, .anchor, .tag, .value]
    switch (last, token.kind) {
    case (.flowStart, .flowEnd): return false
    case (.flowStart(let isMapping), _): return isMapping
    case (.value, .flowEnd), (_, .flowEnd(isMapping: true)): return true
    case (.tag, .flowEnd), (.anchor, .flowEnd): return true
    case (_, .flowEnd): return false
    case (_, .flowEntry): return needsBlank.contains(last) && last != .alias
    case (.key, .value), (.flowEntry, .value), (.blockEntry, .value), (.value, .value): return true
    case (_, .value): return needsBlank.contains(last)
    default: return true
    }
  }

  // MARK: - Comments

  private mutating func writeComments(of gap: SourceGap, before token: YAMLToken, _ column: Int) {
    if let comment = gap.trailing {
      writer.write(
        comment: comment.text, blanks: comment.blanks,
        sourceColumn: SourceLines.column(of: end, in: source) + comment.blanks)
    }
    for line in gap.lines {
      guard let comment = line else {
        writer.addBlankLine()
        continue
      }
      writer.beginLine(at: self.column(of: comment, before: token, column), sourceColumn: nil)
      writer.write(comment.text)
    }
  }

  /// The column of a comment: that of the innermost block that it stands in, or of what follows.
  private func column(
    of comment: SourceGap.Comment, before token: YAMLToken, _ column: Int
  ) -> Int {
    guard flow.depth == 0 else { return self.flow.column + 2 * flow.depth }
    let next = token.kind == .endOfText ? -1 : token.column
    let around = (blocks + endedBlocks).filter {
      next < $0.sourceColumn && $0.sourceColumn <= comment.blanks
    }
    return around.max { $0.sourceColumn < $1.sourceColumn }?.entryColumn ?? column
  }

  // MARK: - Texts

  private mutating func writeText(of token: YAMLToken) {
    end = token.range.upperBound
    let text = source[token.range]
    switch token.kind {
    case .block: writeBlock(text, from: token.range.lowerBound)
    case .plain, .singleQuoted, .doubleQuoted: writeScalar(text, token.kind)
    default: writer.write(String(text))
    }
  }

  private mutating func writeScalar(_ text: ArraySlice<Unicode.Scalar>, _ kind: YAMLToken.Kind) {
    let lines = SourceLines.lines(of: text)
    guard lines.count > 1 else {
      return writer.write(kind == .singleQuoted ? Self.doubleQuoted(text) : String(text))
    }
    let inner = flow.depth > 0 ? flow.column + 2 * flow.depth : blocks.last?.contentColumn ?? 2
    for (number, line) in lines.enumerated() {
      var words = number == 0 ? line.text : line.text.drop(while: SourceLines.isBlank)
      let isLast = number == lines.count - 1
      // A blank behind a backslash is part of the text.
      while !isLast, let last = words.last, SourceLines.isBlank(last),
        words.dropLast().last != "\\"
      {
        words.removeLast()
      }
      if number > 0, isLast || !words.isEmpty {
        writer.write(String(repeating: " ", count: inner))
      }
      writer.write(String(words))
      if !isLast { writer.write(lineEnd: line.end) }
    }
  }

  /// A text in double quotes, where none of its characters needs another spelling there.
  private static func doubleQuoted(_ text: ArraySlice<Unicode.Scalar>) -> String {
    let inner = String(text.dropFirst().dropLast())
    let isPlain = inner.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
    return isPlain ? "\"\(inner.replacing("''", with: "'"))\"" : String(text)
  }

  private mutating func writeBlock(_ text: ArraySlice<Unicode.Scalar>, from start: Int) {
    var lines = SourceLines.lines(of: text)
    let header = lines.removeFirst()
    let indicators = header.text.dropFirst().prefix { $0 == "+" || $0 == "-" || $0.isDigit }
    let explicit = indicators.first { $0.isDigit }.map { Int($0.value) - 0x30 }
    let parent = blocks.last.map { ($0.sourceColumn, $0.entryColumn) } ?? (-1, 0)
    let old: Int
    if let explicit {
      old = max(parent.0, 0) + explicit
    } else {
      let blankCount = lines.prefix { $0.text.allSatisfy { $0 == " " } }.count
      let deepest = lines.prefix(blankCount + 1).map(\.indent).max() ?? 0
      old = max(deepest, parent.0 + 1, 1)
    }
    let new = explicit.map { (blocks.isEmpty ? 0 : parent.1) + $0 } ?? parent.1 + 2
    trim(&lines, indent: old, keepsEnd: indicators.contains("+"))
    writer.write(String(header.trimmed))
    var previous = header.end
    for line in lines {
      writer.write(lineEnd: previous)
      let content = line.text.dropFirst(min(old, line.indent))
      if !content.isEmpty { writer.write(String(repeating: " ", count: new) + String(content)) }
      previous = line.end
    }
    end = (lines.last ?? header).text.endIndex
  }

  /// Takes off the lines behind the text of a block, which count as little as any empty line; where
  /// the text keeps them, only the start of the line behind it.
  private func trim(_ lines: inout [SourceLines.Line], indent: Int, keepsEnd: Bool) {
    if keepsEnd {
      if let last = lines.last, last.text.isEmpty { lines.removeLast() }
      return
    }
    while let last = lines.last, last.text.count <= indent, last.indent == last.text.count {
      lines.removeLast()
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }
}

/// What stands between two tokens: blanks, ends of lines and comments.
private struct SourceGap {
  struct Comment {
    var blanks: Int
    var text: String
  }

  /// A comment behind the first of the tokens, on its line.
  var trailing: Comment?
  /// The lines between those of the tokens, nil for one that is empty.
  var lines: [Comment?] = []
  var hasLineEnd: Bool

  init(_ gap: ArraySlice<Unicode.Scalar>) {
    let all = SourceLines.lines(of: gap)
    hasLineEnd = all.count > 1
    func comment(_ line: SourceLines.Line) -> Comment? {
      let text = line.text.drop(while: SourceLines.isBlank)
      guard !text.isEmpty else { return nil }
      let trimmed = SourceLines.Line(text: text, end: line.end).trimmed
      return Comment(blanks: line.text.count - text.count, text: String(trimmed))
    }
    // A text may begin with a comment, before which is no token.
    let isStart = gap.startIndex == 0
    if !isStart, let first = all.first { trailing = comment(first) }
    let between = isStart ? all[...] : all.dropFirst()
    lines = between.map(comment)
    // The last is the line of the second token.
    if lines.last.map({ $0 == nil }) == true { lines.removeLast() }
  }
}

/// Lines as YAML ends them.
private enum SourceLines {
  struct Line {
    var text: ArraySlice<Unicode.Scalar>
    /// The end of the line as it stands there; empty for the last.
    var end: String

    /// How many blanks it begins with.
    var indent: Int { text.prefix { $0 == " " }.count }

    /// Without the blanks at its end.
    var trimmed: ArraySlice<Unicode.Scalar> {
      text.dropLast(text.reversed().prefix(while: isBlank).count)
    }
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  static func lines(of text: ArraySlice<Unicode.Scalar>) -> [Line] {
    var lines: [Line] = []
    var rest = text
    while let index = rest.firstIndex(where: isEnd) {
      var next = rest.index(after: index)
      if rest[index] == "\r", next < rest.endIndex, rest[next] == "\n" { next += 1 }
      lines.append(Line(text: rest[..<index], end: String(rest[index..<next])))
      rest = rest[next...]
    }
    return lines + [Line(text: rest, end: "")]
  }

  /// The end of the first line: that of all lines that are written.
  static func lineEnd(of text: [Unicode.Scalar]) -> String {
    guard let index = text.firstIndex(where: isEnd) else { return "\n" }
    return text[index] == "\r" && index + 1 < text.count && text[index + 1] == "\n" ? "\r\n" : "\n"
  }

  /// The column of a place in its line.
  static func column(of place: Int, in text: [Unicode.Scalar]) -> Int {
    place - (text[..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? 0)
  }
}

/// Writes lines, and keeps track of the column.
private struct LineWriter {
  private(set) var text = ""
  private(set) var column = 0
  private let lineEnd: String
  /// How much further to the right the line begins than in the source.
  private var shift = 0
  private var hasBlankLine = false

  init(lineEnd: String) { self.lineEnd = lineEnd }

  var isEmpty: Bool { text.isEmpty }

  mutating func write(_ words: String) {
    text += words
    column += words.unicodeScalars.count
  }

  /// Ends a line inside of a text; ends that YAML keeps in it stay what they are.
  mutating func write(lineEnd end: String) {
    text += ["\n", "\r", "\r\n"].contains(end) ? lineEnd : end
    column = 0
  }

  mutating func endLine() {
    guard !text.isEmpty else { return }
    write(lineEnd: "\n")
  }

  /// An empty line before the next; of several one is left, and none at the start.
  mutating func addBlankLine() { hasBlankLine = true }

  mutating func beginLine(at column: Int, sourceColumn: Int?) {
    endLine()
    if hasBlankLine { endLine() }
    hasBlankLine = false
    write(String(repeating: " ", count: column))
    shift = sourceColumn.map { column - $0 } ?? 0
  }

  /// Writes a comment behind what is on the line: as near as it was, or in its column where it was
  /// put into one.
  mutating func write(comment: String, blanks: Int, sourceColumn: Int) {
    let gap = blanks <= 2 ? blanks : max(1, sourceColumn + shift - column)
    write(String(repeating: " ", count: gap) + comment)
  }
}
