/// The facts of a member that its text gives.
struct MemberReading {
  private let declaration: SwiftDeclaration
  private let list: TokenList

  init(_ declaration: SwiftDeclaration, in list: TokenList) {
    self.declaration = declaration
    self.list = list
  }

  /// Nil for what is neither a method, a property nor an initializer.
  var name: String? {
    switch declaration.kind {
    case .initializer: "init"
    case .function, .variable: declaration.name.isEmpty ? nil : declaration.name
    default: nil
    }
  }

  private var parameters: [Range<Int>] {
    declaration.parameters.map { list.parts(of: list.inside($0)) } ?? []
  }

  /// Nil for properties.
  var labels: [String]? {
    declaration.kind == .variable ? nil : parameters.map { list.text($0.lowerBound) }
  }

  var canBeCalledWithoutArguments: Bool {
    parameters.allSatisfy { part in part.contains { list.isCode($0, "=") } }
  }

  /// Whether the body says `super.` and the member's own name.
  var callsSuper: Bool {
    guard let brace = declaration.brace, let name else { return false }
    return list.inside(brace).contains { index in
      list.isCode(index, "super") && list.isCode(index + 1, ".") && list.name(index + 2) == name
    }
  }

  /// The type that is written, or that the value it begins with tells.
  var type: String? {
    guard declaration.kind == .variable else { return nil }
    let colon = declaration.keyword + 2
    let end = declaration.tokens.upperBound
    if list.isCode(colon, ":") {
      let stop =
        list.range(colon, end).first { list.isCode($0, "=") || list.isCode($0, "{") } ?? end
      let text = list.text(list.range(colon + 1, stop))
      return text.isEmpty ? nil : text
    }
    guard list.isCode(colon, "=") else { return nil }
    return ofValue(at: colon + 1, before: end)
  }

  private func ofValue(at index: Int, before end: Int) -> String? {
    let isNegative = list.isCode(index, "-")
    let at = isNegative ? index + 1 : index
    switch list[at]?.kind {
    case .number: return list.text(at).contains(".") ? "Double" : "Int"
    case .text: return "String"
    case .word:
      if list.is(at, "true") || list.is(at, "false") { return "Bool" }
      // `CGSize(…)`, `CGSize.zero`; what a lower-case function answers is not known.
      let name = list.text(at)
      let goesOn = list.isCode(at + 1, "(") || list.isCode(at + 1, ".")
      return goesOn && name.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }

  var isSettable: Bool {
    guard declaration.kind == .variable, list.isCode(declaration.keyword, "var") else {
      return false
    }
    let levels = declaration.modifiers.filter {
      list.isCode($0, "private") || list.isCode($0, "fileprivate") || list.isCode($0, "static")
        || list.isCode($0, "class")
    }
    guard levels.isEmpty else { return false }
    guard let brace = declaration.brace else { return true }
    let hasValue = list.range(declaration.keyword, brace).contains { list.isCode($0, "=") }
    let inside = list.inside(brace)
    let words: [StaticString] = ["set", "didSet", "willSet", "_modify"]
    return hasValue || words.contains { word in inside.contains { list.isCode($0, word) } }
  }
}
