extension LayoutDependencies {
  /// The names that a declaration says of what stands outside of it.
  mutating func names(
    in declaration: SwiftDeclaration, of owner: String?, in file: Int
  ) -> [String] {
    let list = unit.files[file].list
    // Of a type that is kept in part only the names before its body count.
    var end = declaration.tokens.upperBound
    let isPartial = isPartial(declaration, in: file)
    if isPartial { end = declaration.tokens.lowerBound }
    if owner != nil, let observers = Self.observers(of: declaration, in: list) {
      end = observers.lowerBound
    }
    let isWhole = unusedBodies != nil && !isPartial
    let parts =
      isWhole
      ? parts(of: declaration, in: file)
      : [Part(declaration, list.range(declaration.tokens.lowerBound, end))]
    return parts.flatMap { part in
      names(
        in: part.declaration, at: part.tokens, isMember: owner != nil,
        makingInstances: part.makesInstances, in: file)
    }
  }

  /// The names that some tokens of a declaration say.
  ///
  /// - `isMember`: Whether it is a member of a type, so that a bare name may be another member's.
  /// - `makingInstances`: Whether classes of which the tokens make instances are said to have some.
  func names(
    in declaration: SwiftDeclaration, at tokens: Range<Int>, isMember: Bool,
    makingInstances: Bool = true, in file: Int
  ) -> [String] {
    let list = unit.files[file].list
    let isFunction = [.function, .variable, .initializer].contains(declaration.kind)
    let locals = isFunction ? locals(in: tokens, of: declaration, in: list) : []
    var names: [String] = []
    let cuts = cuts[file] ?? []
    for index in tokens {
      guard let start = list[index]?.range.lowerBound,
        !cuts.contains(where: { $0.contains(start) })
      else { continue }
      if list[index]?.kind == .attribute {
        // A property wrapper or the builder of a result may be the files' own.
        names.append(String(list.text(index).dropFirst()))
        continue
      }
      if list[index]?.kind == .text, !interfaces.isEmpty {
        let text = list.text(index).filter { $0 != "\"" }
        if interfaces[text] != nil { names.append(text) }
        continue
      }
      guard let name = list.name(index) else { continue }
      let follows = list.isCode(index - 1, ".")
      if !follows, Self.keywords.contains(list.text(index)) { continue }
      let isChained = list.isCode(index - 2, "?") || list.isCode(index - 2, "!")
      let isOwn =
        follows && ["self", "Self"].contains(list.text(index - (isChained ? 3 : 2)))
      // Which initializer that is, the type says.
      if follows, name == "init", isOwn || list.isCode(index - 2, "super") { continue }
      if follows, !isOwn, !isTypeName(list.text(index - 2), in: file) {
        // What the files add to UIKit's types is called on any value.
        names.append("." + name)
        continue
      }
      // A value may have the name of a declaration elsewhere.
      if follows, isOwn || unit.hasSwiftUI { names.append("." + name) }
      if !isOwn, !follows, locals.contains(name) || list.isLabel(index) { continue }
      if !isOwn { names.append(name) }
      if makingInstances, isInstanceMade(at: index, in: list) {
        names.append(UnusedBodies.instance(of: name))
      }
      // Elsewhere a bare name is none of theirs.
      guard follows || isMember else { continue }
      names += partial.map { Self.member(name, of: $0) }
    }
    return names
  }

  /// Words that are names only between backticks.
  private static let keywords: Set = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "open", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Whether the name of a class at a token stands where an instance of it is made, or may be by what
  /// takes it as a generic argument.
  private func isInstanceMade(at index: Int, in list: TokenList) -> Bool {
    guard unusedBodies != nil else { return false }
    let isCalled = list.isCode(list.behindGenerics(index + 1), "(")
    // A function of the type may give one, as those of protocols do by `Self()`.
    let isMetatype =
      list.isCode(index + 1, ".")
      && (list.isCode(index + 2, "self") || list.isCode(index + 2, "init")
        || list.isCode(index + 3, "("))
    let isArgument =
      list.isCode(index - 1, "<")
      || list.isCode(index - 1, ",") && (list.isCode(index + 1, ">") || list.isCode(index + 1, ","))
    let isInferred = list.isCode(index - 1, ":") && list.isCode(index + 1, "=")
    let isForced = list.isCode(index - 1, "!") && list.isCode(index - 2, "as")
    return isCalled || isMetatype || isArgument || isInferred || isForced
  }

  private func isTypeName(_ name: String, in file: Int) -> Bool {
    declared[name] != nil || declared[Self.key(name, file)] != nil
      || partial.contains { $0 == name || $0.hasSuffix("." + name) }
  }

  /// The names that a body gives its own values.
  private func locals(
    in range: Range<Int>, of declaration: SwiftDeclaration, in list: TokenList
  ) -> Set<String> {
    var locals: Set<String> = []
    for index in range where index != declaration.keyword {
      if list.isCode(index, "let") || list.isCode(index, "var") {
        if let name = list.name(index + 1) { locals.insert(name) }
      } else if list.isCode(index, "in"), !list.isCode(index + 1, ":") {
        // Parameters of a closure, or what `for` gives a name.
        var at = index - 1
        while at > range.lowerBound, !list.isCode(at, "{"), !list.isCode(at, "for"),
          index - at < 40
        {
          if let name = list.name(at), !list.isCode(at - 1, ":"), !list.isCode(at - 1, ">"),
            !list.isCode(at - 1, ".")
          {
            locals.insert(name)
          }
          at -= 1
        }
      }
    }
    if let opening = declaration.parameters {
      for part in list.parts(of: list.inside(opening)) {
        for index in part.prefix(2) { if let name = list.name(index) { locals.insert(name) } }
      }
    }
    return locals.subtracting(["self"])
  }
}
