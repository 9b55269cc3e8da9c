/// Finds the declarations of a file and of the types in it; the bodies of functions are passed over.
struct DeclarationParser {
  private let list: TokenList
  /// Deeper types are left alone; nobody writes them by hand.
  private static let deepest = 40

  private init(_ list: TokenList) { self.list = list }

  static func declarations(in list: TokenList) -> [SwiftDeclaration] {
    DeclarationParser(list).declarations(in: list.indices, of: [], depth: 0)
  }

  private func declarations(
    in range: Range<Int>, of path: [String], depth: Int
  ) -> [SwiftDeclaration] {
    guard depth < Self.deepest else { return [] }
    var found: [SwiftDeclaration] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let start = at
      let words = wordsBefore(&at, before: range.upperBound)
      guard at < range.upperBound, let kind = kind(at) else {
        at = list.behind(at)
        continue
      }
      var declaration = SwiftDeclaration(
        kind: kind, name: "", attributes: words.attributes, modifiers: words.modifiers,
        keyword: at, tokens: start..<(at + 1))
      read(&declaration, before: range.upperBound, of: path, depth: depth)
      at = max(declaration.tokens.upperBound, at + 1)
      found.append(declaration)
    }
    return found
  }

  /// Reads the attributes and modifiers before a declaration's keyword.
  private func wordsBefore(
    _ at: inout Int, before end: Int
  ) -> (attributes: [Int], modifiers: [Int]) {
    var (attributes, modifiers): ([Int], [Int]) = ([], [])
    while at < end {
      if list[at]?.kind == .attribute {
        attributes.append(at)
        at = list.isCode(at + 1, "(") && list.isAdjacent(at + 1) ? list.behind(at + 1) : at + 1
      } else if isModifier(at) {
        modifiers.append(at)
        at = list.isCode(at + 1, "(") ? list.behind(at + 1) : at + 1
      } else {
        break
      }
    }
    return (attributes, modifiers)
  }

  private func read(
    _ declaration: inout SwiftDeclaration, before end: Int, of path: [String], depth: Int
  ) {
    switch declaration.kind {
    case .class, .otherType, .protocol, .extension:
      readType(&declaration, before: end, of: path, depth: depth)
    case .function, .initializer: readFunction(&declaration, before: end)
    case .variable, .importing, .other: readLine(&declaration, before: end)
    }
  }

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "dynamic", "optional", "indirect", "nonisolated", "isolated", "infix", "prefix", "postfix",
    "distributed", "consuming", "borrowing",
  ]

  /// `class` is one before a member's keyword.
  private func isModifier(_ index: Int) -> Bool {
    guard list[index]?.kind == .word else { return false }
    if list.is(index, "class") {
      return ["func", "var", "let", "override", "final", "subscript"]
        .contains(list.text(index + 1)) || Self.modifiers.contains(list.text(index + 1))
    }
    return Self.modifiers.contains(list.text(index))
  }

  private func kind(_ index: Int) -> SwiftDeclaration.Kind? {
    guard list[index]?.kind == .word else { return nil }
    switch list.text(index) {
    case "import": return .importing
    case "class": return .class
    case "struct", "enum", "actor": return list[index + 1]?.kind == .word ? .otherType : nil
    case "protocol": return .protocol
    case "extension": return .extension
    case "func": return .function
    case "var", "let": return .variable
    case "init": return .initializer
    case "subscript", "deinit", "case", "typealias", "associatedtype", "operator",
      "precedencegroup", "macro":
      return .other
    default: return nil
    }
  }

  private func readType(
    _ declaration: inout SwiftDeclaration, before end: Int, of path: [String], depth: Int
  ) {
    var at = declaration.keyword + 1
    var names: [String] = []
    while let name = list.name(at) {
      names.append(name)
      at += 1
      let behind = list.behindGenerics(at)
      if behind != at { declaration.isGeneric = true }
      at = behind
      guard list.isCode(at, "."), list.name(at + 1) != nil else { break }
      at += 1
    }
    let path = (declaration.kind == .extension ? [] : path) + names
    declaration.name = path.joined(separator: ".")
    var brace = at
    while brace < end, !list.isCode(brace, "{") { brace = list.behind(brace) }
    guard brace < end else {
      declaration.tokens = declaration.tokens.lowerBound..<end
      return
    }
    if list.isCode(at, ":") {
      let condition = (at..<brace).first { list.isCode($0, "where") } ?? brace
      declaration.inherited = list.parts(of: list.range(at + 1, condition))
    }
    declaration.brace = brace
    declaration.members = declarations(in: list.inside(brace), of: path, depth: depth + 1)
    declaration.tokens = declaration.tokens.lowerBound..<min(list.behind(brace), end)
  }

  private func readFunction(_ declaration: inout SwiftDeclaration, before end: Int) {
    var at = declaration.keyword + 1
    if declaration.kind == .function {
      declaration.name = list.name(at) ?? ""
      at += 1
    } else if list.isCode(at, "?") || list.isCode(at, "!") {
      at += 1
    }
    at = list.behindGenerics(at)
    // An operator's name may have several signs.
    while declaration.kind == .function, at < end, !list.isCode(at, "("), !list.isCode(at, "{"),
      list[at]?.isFirstOnLine == false
    {
      at += 1
    }
    if list.isCode(at, "(") {
      declaration.parameters = at
      at = list.behind(at)
    }
    while at < end, !list.isCode(at, "{") {
      if list[at]?.isFirstOnLine == true, !continuesSignature(at) { break }
      if list.isCode(at, ";") || list.isCode(at, "}") { break }
      at = list.behind(at)
    }
    if list.isCode(at, "{"), at < end {
      declaration.brace = at
      at = list.behind(at)
    }
    declaration.tokens = declaration.tokens.lowerBound..<min(at, end)
  }

  private func continuesSignature(_ index: Int) -> Bool {
    let words: Set = ["throws", "rethrows", "async", "where"]
    return words.contains(list.text(index)) || list.isCode(index, "-") || list.isCode(index, "<")
      || endsOpen(index - 1) || list.isCode(index - 1, "where")
  }

  /// A declaration without parameters: to the end of its line, or of the lines that go on with it.
  private func readLine(_ declaration: inout SwiftDeclaration, before end: Int) {
    declaration.name = list.name(declaration.keyword + 1) ?? ""
    var at = declaration.keyword + 1
    while at < end {
      let isFirst = list[at]?.isFirstOnLine == true
      if list.isCode(at, ";") { break }
      if isFirst, at > declaration.keyword + 1, !continues(at) { break }
      if list.isCode(at, "{"), declaration.brace == nil { declaration.brace = at }
      at = list.behind(at)
    }
    declaration.tokens = declaration.tokens.lowerBound..<min(at, end)
  }

  private func continues(_ index: Int) -> Bool {
    guard list[index]?.kind != .attribute, list[index]?.kind != .directive else { return false }
    if endsOpen(index - 1) { return true }
    let words: Set = ["as", "is", "else", "where", "throws", "in"]
    if words.contains(list.text(index)) { return true }
    guard list[index]?.kind == .sign else { return list.isCode(index, "{") }
    return true
  }

  /// Whether a token wants something behind it: a sign between two values, or a comma.
  private func endsOpen(_ index: Int) -> Bool {
    guard let token = list[index], token.kind == .sign else { return false }
    let isPostfix = list.isCode(index, "!") || list.isCode(index, "?") || list.isCode(index, ">")
    // `->` and ` > ` want more; the end of `Array<Int>` and `Int?` do not.
    return !isPostfix || token.followsSpace
      || (list.isCode(index, ">") && list.isCode(index - 1, "-"))
  }
}
