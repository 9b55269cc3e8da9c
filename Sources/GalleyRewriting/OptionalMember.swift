/// A method or property that types may leave out, as a protocol declares it.
struct OptionalMember {
  /// One parameter of a method.
  private struct Parameter {
    /// Empty for `_`.
    var label: String
    var type: String
    var isInOut: Bool
  }

  let declaration: SwiftDeclaration
  private var parameters: [Parameter] = []
  /// What stands between the parameters and the result, such as `throws`.
  private var effects = ""
  /// The type of what it answers; nil for nothing.
  private var answer: String?
  /// What stands in the braces of a property.
  private var accessors = ""

  init(_ declaration: SwiftDeclaration, in list: TokenList) {
    self.declaration = declaration
    if declaration.kind == .function { readMethod(list) } else { readProperty(list) }
  }

  private mutating func readMethod(_ list: TokenList) {
    guard let opening = declaration.parameters else { return }
    for part in list.parts(of: list.inside(opening)) {
      guard let colon = part.first(where: { list.isCode($0, ":") }) else { continue }
      let label = list.text(part.lowerBound)
      let isInOut = list.isCode(colon + 1, "inout")
      parameters.append(
        Parameter(
          label: label == "_" ? "" : label, type: list.text(list.range(colon + 1, part.upperBound)),
          isInOut: isInOut))
    }
    let behind = list.range(list.behind(opening), declaration.tokens.upperBound)
    let arrow = behind.first { list.isCode($0, "-") && list.isCode($0 + 1, ">") }
    effects = list.text(list.range(behind.lowerBound, arrow ?? behind.upperBound))
    guard let arrow, arrow + 2 < behind.upperBound else { return }
    let type = list.text((arrow + 2)..<behind.upperBound)
    answer = ["Void", "()", "Swift.Void"].contains(type) ? nil : type
  }

  private mutating func readProperty(_ list: TokenList) {
    let end = declaration.brace ?? declaration.tokens.upperBound
    if list.isCode(declaration.keyword + 2, ":") {
      answer = list.text(list.range(declaration.keyword + 3, end))
    }
    let hasSetter = list.range(end, declaration.tokens.upperBound).contains {
      list.isCode($0, "set")
    }
    accessors = "get { OptionalMethod.missing() }" + (hasSetter ? " set {}" : "")
  }

  private var isThrowing: Bool { effects.contains("throws") }

  /// `(_ p0: UICollectionView, layout p1: UICollectionViewLayout)`.
  private var parameterList: String {
    let texts = parameters.enumerated().map { number, parameter in
      "\(parameter.label.isEmpty ? "_" : parameter.label) p\(number): \(parameter.type)"
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  /// `(p0, layout: p1)`.
  private var arguments: String {
    let texts = parameters.enumerated().map { number, parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ")
        + (parameter.isInOut ? "&" : "") + "p\(number)"
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  /// Whether it is a method that takes nothing.
  var takesNothing: Bool { declaration.kind == .function && parameters.isEmpty }

  /// The type of what it answers where that is an optional, which `m?(…)` makes no deeper.
  private var optionalAnswer: String? {
    guard let answer else { return nil }
    if answer.hasSuffix("?") || answer.hasPrefix("Optional<") { return answer }
    return answer.hasSuffix("!") ? answer.dropLast() + "?" : nil
  }

  /// Memory of zeros is no value of `Any`, which is asked for its type when it goes; and among many
  /// methods of a name the compiler does not find out that nothing is answered.
  private var missing: String {
    answer == nil || answer == "Any" ? "OptionalMethod.missing(())" : "OptionalMethod.missing()"
  }

  /// The default that says that the member is missing.
  func fallback(level: String, name: String) -> String {
    if declaration.kind == .variable {
      return "\(level)var \(name): \(answer ?? "Int") { \(accessors) }"
    }
    let arrow = answer.map { " -> \($0)" } ?? ""
    return "\(level)func \(name)\(parameterList) \(effects)\(arrow) { \(missing) }"
  }

  /// The two ways to call the method, `m?(…)` and `m!(…)`, as methods of a type that has the
  /// delegate in a property.
  func calls(level: String, name: String, delegate: String) -> String {
    let call = "\(isThrowing ? "try " : "")\(delegate).\(name)\(arguments)"
    let asked = "\(isThrowing ? "try " : "")OptionalMethod.ask { \(call) }"
    let ask = optionalAnswer == nil ? asked : "\(asked) ?? nil"
    let head = "@discardableResult \(level)func"
    let arrow = answer.map { " -> \($0)" } ?? ""
    return """
      \(head) callAsFunction\(parameterList) \(effects) -> \(optionalAnswer ?? "(\(answer ?? "Void"))?") { \(ask) }
      \(answer == nil ? "\(level)func" : head) _forced\(parameterList) \(effects)\(arrow) { \(call) }
      """
  }
}
