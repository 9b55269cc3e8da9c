import GalleyNotation

/// Finds what to leave out of a module for an error of the compiler: the least declaration around
/// it, as much of which is kept as others may call.
struct CutFinder {
  private let unit: UnitRewriting
  private let tests: Set<SourceLocation>
  /// Whether of a body no more goes than the statement, where that is enough.
  private let leavesStatements: Bool

  /// - `unit`: The files before anything was rewritten.
  /// - `leavesStatements`: Whether of a body no more goes than the statement, where that is enough.
  init(_ unit: UnitRewriting, leavingStatements leavesStatements: Bool = false) {
    self.unit = unit
    self.leavesStatements = leavesStatements
    let finder = ModuleTestFinder(unit)
    tests = Set((finder.tests() + finder.hiddenTests() + finder.functions()).map(\.location))
  }

  /// - `cuts`: What was left out before; what is left out again goes wholly.
  ///
  /// Nil where nothing stands around the error that could be left out.
  func cut(for error: Issue, besides cuts: [SourceCut]) -> SourceCut? {
    guard let number = unit.files.firstIndex(where: { $0.source.path == error.location.file })
    else { return nil }
    let file = unit.files[number]
    let offset = file.source.start(ofLine: error.location.line) + error.location.column - 1
    let around = Self.path(to: offset, in: file.declarations, file.list)
    guard let innermost = around.last else { return nil }
    for depth in around.indices.reversed() {
      let declaration = around[depth]
      let parent = depth > 0 ? around[depth - 1] : nil
      let isInner = declaration.tokens == innermost.tokens
      for kind in kinds(for: declaration, error, at: offset, isInner: isInner, in: number) {
        guard let cut = make(kind, declaration, parent, error, at: offset, in: number) else {
          continue
        }
        if !cuts.contains(where: { $0.file == cut.file && $0.range == cut.range && $0.kind == kind }
        ) {
          return cut
        }
      }
    }
    return nil
  }

  private static func path(
    to offset: Int, in declarations: [SwiftDeclaration], _ list: TokenList
  ) -> [SwiftDeclaration] {
    for declaration in declarations {
      guard let bytes = list.bytes(of: declaration.tokens), bytes.contains(offset) else { continue }
      return [declaration] + path(to: offset, in: declaration.members, list)
    }
    return []
  }

  private func kinds(
    for declaration: SwiftDeclaration, _ error: Issue, at offset: Int, isInner: Bool, in file: Int
  ) -> [SourceCut.Kind] {
    switch declaration.kind {
    case .class, .otherType, .protocol, .extension:
      if leavesStatements, error.message.hasSuffix("has no initializers") { return [.statement] }
      return error.message.contains("does not conform to protocol")
        ? [.conformance, .removed] : [.removed]
    case .function, .initializer, .variable, .other:
      if error.message.contains("does not override any") { return [.override, .removed] }
      if tests.contains(unit.files[file].location(ofToken: declaration.keyword)) {
        return [.removed]
      }
      return (leavesStatements ? [.statement] : []) + [.emptied, .removed]
    case .importing: return [.removed]
    }
  }

  private func make(
    _ kind: SourceCut.Kind, _ declaration: SwiftDeclaration, _ parent: SwiftDeclaration?,
    _ error: Issue, at offset: Int, in number: Int
  ) -> SourceCut? {
    let list = unit.files[number].list
    let name = name(of: declaration, in: parent, list)
    var part: (tokens: Range<Int>, text: String, name: String)?
    switch kind {
    case .removed: part = (declaration.tokens, " ", name)
    case .statement:
      let statement =
        declaration.members.isEmpty || declaration.kind == .function
        ? StatementFinder(list).statement(at: offset, of: declaration)
        : missingValue(of: declaration, in: number)
      part = statement.map { ($0, " ", "'\(Self.line(list.text($0)))' of \(name)") }
    case .emptied:
      part = body(of: declaration, at: offset, in: list).map { ($0.0, $0.1(name), name) }
    case .override:
      part = declaration.modifiers.first { list.isCode($0, "override") }.map {
        ($0..<($0 + 1), " ", "override of \(name)")
      }
    case .conformance: part = conformance(of: declaration, error, in: number)
    }
    guard let part, let range = list.bytes(of: part.tokens) else { return nil }
    let place = kind == .statement ? part.tokens.lowerBound : declaration.keyword
    return SourceCut(
      kind: kind, name: part.name,
      location: unit.files[number].location(ofToken: place), reason: error,
      file: number, range: range, text: part.text)
  }

  /// The stored property without a value for which a class has no initializer.
  private func missingValue(of type: SwiftDeclaration, in number: Int) -> Range<Int>? {
    let list = unit.files[number].list
    return type.members.first { LayoutDependencies.isValueMissing($0, in: list) }?.tokens
  }

  /// The first line of a statement, cut where it is long.
  private static func line(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 60 ? line.prefix(59) + "…" : String(line)
  }

  /// What stands between braces, or behind `=`, with what stands there instead.
  private func body(
    of declaration: SwiftDeclaration, at offset: Int, in list: TokenList
  ) -> (Range<Int>, (String) -> String)? {
    func words(_ name: String) -> String {
      let plain = name.filter { $0.isLetter || $0.isNumber || "._:()".contains($0) }
      return "fatalError(\"\(plain) \(SourceCut.words)\")"
    }
    let start = declaration.keyword + 1
    let sign = (start..<declaration.tokens.upperBound).first { list.isCode($0, "=") }
    let isOpaque = (start..<(declaration.brace ?? start)).contains { list.isCode($0, "some") }
    if declaration.kind == .variable, let sign, sign < declaration.brace ?? Int.max {
      let type = list.range(start + 1, sign)
      guard list.isCode(type.lowerBound, ":"), let at = list[sign]?.range.upperBound, offset >= at
      else { return nil }
      let isOptional =
        list.isCode(type.upperBound - 1, "?") || list.isCode(type.upperBound - 1, "!")
      return (
        (sign + 1)..<declaration.tokens.upperBound,
        { name in isOptional ? "nil" : "{ \(words(name)) }()" }
      )
    }
    guard let brace = declaration.brace, let at = list[brace]?.range.lowerBound, offset > at,
      !isOpaque
    else { return nil }
    let inside = list.inside(brace)
    let whole = brace..<min(list.behind(brace), declaration.tokens.upperBound)
    if list.isCode(declaration.keyword, "deinit") { return (whole, { _ in "{}" }) }
    if list.isCode(inside.lowerBound, "didSet") || list.isCode(inside.lowerBound, "willSet") {
      return (whole, { _ in " " })
    }
    var hasSetter = false
    var index = inside.lowerBound
    while index < inside.upperBound, declaration.kind != .function {
      hasSetter = hasSetter || list.isCode(index, "set") && declaration.kind != .initializer
      index = list.behind(index)
    }
    if hasSetter {
      return (whole, { name in "{ get { \(words(name)) } set { \(words(name)) } }" })
    }
    return (whole, { name in "{ \(words(name)) }" })
  }

  private func conformance(
    of declaration: SwiftDeclaration, _ error: Issue, in number: Int
  ) -> (Range<Int>, String, String)? {
    let list = unit.files[number].list
    let quoted = error.message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count > 3 else { return nil }
    let missing = quoted[3].split(separator: ".").last.map(String.init) ?? ""
    guard
      let index = declaration.inherited.firstIndex(where: {
        UnitRewriting.name(of: $0, in: list).split(separator: ".").last.map(String.init) == missing
      })
    else { return nil }
    var tokens = declaration.inherited[index]
    if declaration.inherited.count == 1 {
      tokens = (tokens.lowerBound - 1)..<tokens.upperBound
    } else if index > 0 {
      tokens = declaration.inherited[index - 1].upperBound..<tokens.upperBound
    } else {
      tokens = tokens.lowerBound..<declaration.inherited[1].lowerBound
    }
    return (tokens, " ", "\(declaration.name): \(missing)")
  }

  private func name(
    of declaration: SwiftDeclaration, in parent: SwiftDeclaration?, _ list: TokenList
  ) -> String {
    let own: String
    switch declaration.kind {
    case .class, .otherType, .protocol: return declaration.name
    case .extension: return "extension \(declaration.name)"
    case .importing: return "import \(declaration.name)"
    case .initializer: own = "init"
    case .function where declaration.name.isEmpty:
      // An operator.
      own = list.text(
        (declaration.keyword + 1)..<(declaration.parameters ?? declaration.keyword + 2))
    case .function: own = declaration.name + "()"
    case .variable, .other: own = declaration.name
    }
    return parent.map { "\($0.name).\(own)" } ?? own
  }
}
