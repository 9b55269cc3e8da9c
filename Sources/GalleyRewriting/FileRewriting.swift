import GalleyNotation

/// One file of a unit while it is rewritten: what it says, and what is to be read otherwise.
struct FileRewriting: Sendable {
  /// Without the branches of conditions that an iPhone does not take.
  let list: TokenList
  let declarations: [SwiftDeclaration]
  let comments: [Range<Int>]
  let importsSwiftUI: Bool
  /// Views of SwiftUI that UIKit is given to host, and that are not drawn.
  private let hostedViews: [HostedViewReading.HostedView]
  private(set) var edits: [TextEdit] = []
  private(set) var moves: [TextMove] = []
  /// Declarations that are added at the end, each with the line that messages about it name.
  private(set) var additions: [(line: Int, text: String)] = []

  /// Whether nothing of it is kept.
  var isLeftOut = false

  /// - `modules`: What is here for the file, beside what is here for all.
  init(_ source: SwiftSource, modules: PresentModules = PresentModules()) {
    let (tokens, comments) = SwiftTokenizer.read(source.bytes)
    let all = TokenList(source: source, tokens: tokens)
    let conditions = ConditionReading.read(all, modules: modules)
    let written = all.without(conditions.removed)
    let hosting = HostedViewReading(written)
    list = written.without(hosting.removed)
    hostedViews = hosting.views
    declarations = DeclarationParser.declarations(in: list)
    importsSwiftUI = declarations.contains { $0.kind == .importing && $0.name == "SwiftUI" }
    self.comments = comments
    edits = conditions.edits + hosting.edits
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

  /// What is told of views of SwiftUI in what is kept of the file.
  var warningsOfHostedViews: [Issue] {
    guard !isLeftOut else { return [] }
    let kept = hostedViews.filter { view in
      !edits.contains {
        $0.range.lowerBound < view.range.lowerBound && $0.range.contains(view.range.upperBound - 1)
      }
    }
    return kept.map { view in
      let place = source.place(of: view.range.lowerBound)
      return Issue(
        "views of SwiftUI are not drawn, so a gray field stands for \(view.name)",
        at: SourceLocation(file: source.path, line: place.line, column: place.column),
        severity: .warning)
    }
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

  /// Lets a declaration be as if it was not there, with the semicolon behind it.
  mutating func remove(_ declaration: SwiftDeclaration) { remove(list.whole(declaration)) }

  mutating func leaveOut(_ cut: SourceCut) {
    edits.append(TextEdit(range: cut.range, text: cut.text))
    guard cut.kind == .removed else { return }
    // What was added for it goes with it.
    let lines =
      source.place(of: cut.range.lowerBound).line...source.place(of: cut.range.upperBound).line
    additions.removeAll { lines.contains($0.line) }
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

/// Takes the branches of `#if` that an iPhone takes, as far as that can be told.
///
/// What only the compiler knows, such as `hasFeature(…)`, stays a condition, in which all that is
/// known is written out as `true` or `false`.
struct ConditionReading {
  /// Bytes that are not read: the directives that were decided, and branches not taken.
  private(set) var removed: [Range<Int>] = []
  private(set) var edits: [TextEdit] = []
  private let list: TokenList
  private let modules: PresentModules

  /// A condition that has begun and not ended.
  private struct Open {
    /// Whether its directives stay for the compiler.
    var stays: Bool
    /// Whether a branch was taken, so that none of the others is.
    var hasTaken: Bool
    /// Where the part that is not read began; nil in a branch that is taken.
    var removedFrom: Int?
  }

  private init(_ list: TokenList, modules: PresentModules) {
    self.list = list
    self.modules = modules
  }

  static func read(_ list: TokenList, modules: PresentModules) -> ConditionReading {
    var reading = ConditionReading(list, modules: modules)
    reading.read()
    return reading
  }

  private mutating func read() {
    var open: [Open] = []
    // How many conditions began within a branch that is not read.
    var skipped = 0
    for index in list.indices where list[index]?.kind == .directive {
      let isSkipping = open.last.map { $0.removedFrom != nil } ?? false
      if list.is(index, "#if") {
        if isSkipping { skipped += 1 } else { open.append(begin(index)) }
      } else if list.is(index, "#elseif") || list.is(index, "#else"), skipped == 0, !open.isEmpty {
        goOn(&open[open.count - 1], at: index)
      } else if list.is(index, "#endif") {
        if skipped > 0 { skipped -= 1 } else if let last = open.popLast() { end(last, at: index) }
      }
    }
    // A file that was cut off: what was begun is not read to its end.
    if let start = open.first(where: { $0.removedFrom != nil })?.removedFrom {
      remove(from: start, to: list.source.bytes.count)
    }
    removed.sort { $0.lowerBound < $1.lowerBound }
  }

  private mutating func begin(_ index: Int) -> Open {
    let line = line(of: index)
    switch Condition.value(of: line, in: list, modules: modules) {
    case .unknown(let known):
      edits += known
      return Open(stays: true, hasTaken: false, removedFrom: nil)
    case .known(let isTaken):
      let start = offset(index)
      if isTaken { remove(from: start, to: endOfLine(line, index)) }
      return Open(stays: false, hasTaken: isTaken, removedFrom: isTaken ? nil : start)
    }
  }

  private mutating func goOn(_ open: inout Open, at index: Int) {
    let line = line(of: index)
    let value =
      list.is(index, "#else")
      ? Condition.Value.known(true)
      : Condition.value(of: line, in: list, modules: modules)
    if open.stays {
      if case .unknown(let known) = value { edits += known }
      return
    }
    let end = endOfLine(line, index)
    guard !open.hasTaken else {
      open.removedFrom = open.removedFrom ?? offset(index)
      return
    }
    let start = open.removedFrom ?? offset(index)
    switch value {
    case .known(false): open.removedFrom = start
    case .known(true):
      remove(from: start, to: end)
      open.hasTaken = true
      open.removedFrom = nil
    case .unknown(let known):
      // The first branch that only the compiler can decide begins the condition anew.
      remove(from: start, to: offset(index))
      edits.append(TextEdit(range: offset(index)..<(offset(index) + 7), text: "#if    "))
      edits += known
      open = Open(stays: true, hasTaken: false, removedFrom: nil)
    }
  }

  private mutating func end(_ open: Open, at index: Int) {
    guard !open.stays else { return }
    remove(from: open.removedFrom ?? offset(index), to: list[index]?.range.upperBound ?? 0)
  }

  private func offset(_ index: Int) -> Int {
    list[index]?.range.lowerBound ?? list.source.bytes.count
  }

  /// The tokens of a condition: those behind its directive on the same line.
  private func line(of index: Int) -> Range<Int> {
    var end = index + 1
    while end < list.count, list[end]?.isFirstOnLine == false { end += 1 }
    return (index + 1)..<end
  }

  private func endOfLine(_ line: Range<Int>, _ index: Int) -> Int {
    list[max(line.upperBound - 1, index)]?.range.upperBound ?? list.source.bytes.count
  }

  private mutating func remove(from start: Int, to end: Int) {
    guard start < end else { return }
    removed.append(start..<end)
    edits.append(TextEdit(range: start..<end, text: ""))
  }
}
