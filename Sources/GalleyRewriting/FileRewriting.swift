import GalleyNotation

/// One file of a unit while it is rewritten: what it says, and what is to be read otherwise.
struct FileRewriting: Sendable {
  /// Without the branches of conditions that an iPhone does not take.
  let list: TokenList
  let declarations: [SwiftDeclaration]
  let comments: [Range<Int>]
  private(set) var edits: [TextEdit] = []
  private(set) var moves: [TextMove] = []
  /// Declarations that are added at the end, each with the line that messages about it name.
  private(set) var additions: [(line: Int, text: String)] = []

  init(_ source: SwiftSource) {
    let (tokens, comments) = SwiftTokenizer.read(source.bytes)
    let all = TokenList(source: source, tokens: tokens)
    let conditions = ConditionReading.read(all)
    list = all.without(conditions.removed)
    declarations = DeclarationParser.declarations(in: list)
    self.comments = comments
    edits = conditions.edits
  }

  var source: SwiftSource { list.source }

  /// All declarations, those in types before the next type.
  var allDeclarations: [SwiftDeclaration] {
    var found: [SwiftDeclaration] = []
    func add(_ declarations: [SwiftDeclaration]) {
      for declaration in declarations {
        found.append(declaration)
        add(declaration.members)
      }
    }
    add(declarations)
    return found
  }

  func location(ofToken index: Int) -> SourceLocation {
    let place = source.place(of: list[index]?.range.lowerBound ?? source.bytes.count)
    return SourceLocation(file: source.path, line: place.line, column: place.column)
  }

  /// Lets tokens, and what stands between them, read as a text.
  mutating func replace(_ tokens: Range<Int>, with text: String) {
    guard let range = list.bytes(of: tokens) else { return }
    edits.append(TextEdit(range: range, text: text))
  }

  /// Lets tokens be as if they were not there; what follows keeps its column.
  mutating func remove(_ tokens: Range<Int>) {
    guard let range = list.bytes(of: tokens) else { return }
    edits.append(TextEdit(range: range, text: Self.blank(source.bytes[range])))
  }

  /// Adds a text before a token.
  mutating func insert(_ text: String, before index: Int) {
    guard let start = list[index]?.range.lowerBound else { return }
    edits.append(TextEdit(range: start..<start, text: text))
  }

  mutating func move(_ tokens: Range<Int>, to file: Int, before offset: Int, prefix: String) {
    guard let range = list.bytes(of: tokens) else { return }
    moves.append(TextMove(range: range, file: file, offset: offset, prefix: prefix))
  }

  /// Adds declarations that belong to what stands at a token.
  mutating func add(_ text: String, for index: Int) {
    additions.append((line: location(ofToken: index).line, text: text))
  }

  /// Spaces in place of bytes, up to the last line's end among them, which the edit keeps.
  private static func blank(_ bytes: ArraySlice<UInt8>) -> String {
    let lastLine = bytes.reversed().prefix { $0 != UInt8(ascii: "\n") }
    return lastLine.count == bytes.count ? String(repeating: " ", count: bytes.count) : ""
  }
}
