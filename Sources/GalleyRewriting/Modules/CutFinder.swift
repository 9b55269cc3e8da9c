import GalleyNotation

/// Finds what to leave out of a module for an error of the compiler: the least declaration around
/// it, as much of which is kept as others may call.
struct CutFinder {
  private let unit: UnitRewriting
  private let tests: Set<SourceLocation>
  /// Whether of a body no more goes than the statement, where that is enough.
  private let leavesStatements: Bool
  /// The declaration at the top that stays; nil where any may go.
  private let root: String?

  /// - `unit`: The files before anything was rewritten.
  /// - `leavesStatements`: Whether of a body no more goes than the statement, where that is enough,
  ///   and a function without its body gives what a stand-in gives.
  /// - `root`: The declaration at the top that stays.
  init(
    _ unit: UnitRewriting, leavingStatements leavesStatements: Bool = false,
    sparing root: String? = nil
  ) {
    self.unit = unit
    self.leavesStatements = leavesStatements
    self.root = root
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
    let offset = Self.offset(of: error.location, in: file)
    let around = Self.path(to: offset, in: file.declarations, file.list)
    guard let innermost = around.last else { return nil }
    for depth in around.indices.reversed() {
      let declaration = around[depth]
      let parent = depth > 0 ? around[depth - 1] : nil
      let isInner = declaration.tokens == innermost.tokens
      for kind in kinds(for: declaration, error, at: offset, isInner: isInner, in: number) {
        guard kind != .removed || depth > 0 || declaration.name != root,
          let cut = make(kind, declaration, parent, error, at: offset, in: number, besides: cuts)
        else { continue }
        if !isCut(cut.range, as: kind, in: number, cuts) { return cut }
      }
    }
    return nil
  }

  /// Whether a place is in what a cut leaves out.
  func contains(_ place: SourceLocation, in cut: SourceCut) -> Bool {
    let file = unit.files[cut.file]
    return file.source.path == place.file && cut.range.contains(Self.offset(of: place, in: file))
  }

  private static func offset(of place: SourceLocation, in file: FileRewriting) -> Int {
    file.source.start(ofLine: place.line) + place.column - 1
  }

  private func isCut(
    _ range: Range<Int>, as kind: SourceCut.Kind, in file: Int, _ cuts: [SourceCut]
  ) -> Bool {
    cuts.contains { $0.file == file && $0.range == range && $0.kind == kind }
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
    if error.message.hasPrefix("unknown attribute") { return [.attribute, .removed] }
    switch declaration.kind {
    case .class, .otherType, .protocol, .extension:
      if leavesStatements, error.message.hasSuffix("has no initializers") {
        return [.statement, .removed]
      }
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
    _ error: Issue, at offset: Int, in number: Int, besides cuts: [SourceCut]
  ) -> SourceCut? {
    let list = unit.files[number].list
    let name = name(of: declaration, in: parent, list)
    var part: (tokens: Range<Int>, text: String, name: String)?
    switch kind {
    case .removed: part = (list.whole(declaration), " ", name)
    case .statement:
      let standIn = StandInStatement(list)
      let isType = !declaration.members.isEmpty && declaration.kind != .function
      let found =
        isType
        ? missingValue(of: declaration, in: number, besides: cuts).map {
          ($0.tokens, standIn.text(forValueOf: $0))
        }
        : StatementFinder(list).statement(at: offset, of: declaration).map {
          ($0, standIn.text(for: $0))
        }
      part = found.map { ($0.0, $0.1, "'\(Self.line(list.text($0.0)))' of \(name)") }
    case .emptied:
      let body = BodyReading.body(of: declaration, in: list)
      guard let body, let start = list[body.tokens.lowerBound]?.range.lowerBound, offset >= start
      else { return nil }
      let stops = !leavesStatements || declaration.kind == .initializer
      part = (body.tokens, body.text(stops ? .stop : .standIn, name, SourceCut.words), name)
    case .attribute:
      part = attribute(at: offset, of: declaration, in: list).map {
        ($0, " ", "'\(list.text($0))' of \(name)")
      }
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

  /// The attribute that a place is in, with its arguments.
  private func attribute(
    at offset: Int, of declaration: SwiftDeclaration, in list: TokenList
  ) -> Range<Int>? {
    declaration.attributes.map { index in
      let hasArguments = list.isCode(index + 1, "(") && list.isAdjacent(index + 1)
      return index..<(hasArguments ? list.behind(index + 1) : index + 1)
    }.first { list.bytes(of: $0)?.contains(offset) == true }
  }

  /// The stored property without a value for which a class has no initializer.
  private func missingValue(
    of type: SwiftDeclaration, in number: Int, besides cuts: [SourceCut]
  ) -> SwiftDeclaration? {
    let list = unit.files[number].list
    return type.members.first { member in
      LayoutDependencies.isValueMissing(member, in: list)
        && list.bytes(of: member.tokens).map { isCut($0, as: .statement, in: number, cuts) }
          == false
    }
  }

  /// The first line of a statement, cut where it is long.
  private static func line(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 60 ? line.prefix(59) + "…" : String(line)
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
