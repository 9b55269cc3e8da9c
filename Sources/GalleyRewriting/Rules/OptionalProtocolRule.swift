/// Gives the optional members of `@objc` protocols a default that says that they are missing, and
/// lets `delegate.method?(…)` and `delegate.method!(…)` ask for them.
///
/// Each base name becomes a property whose type can be called as the methods can. It inherits what
/// the protocols above have under that name, so that no call of theirs is hidden.
struct OptionalProtocolRule: RewritingRule {
  func apply(to unit: inout UnitRewriting) {
    for number in unit.files.indices {
      for declaration in unit.files[number].allDeclarations where declaration.kind == .protocol {
        rewrite(declaration, in: number, of: &unit)
      }
    }
  }

  /// The names of optional methods of a protocol, by which they are called.
  static func names(of declaration: SwiftDeclaration, in list: TokenList) -> Set<String> {
    Set(
      declaration.members.filter { $0.kind == .function && isOptional($0, in: list) }.map(\.name))
  }

  /// Those of the names whose methods may take nothing: a property of such a name would be the same
  /// again.
  static func namesTakingNothing(
    of declaration: SwiftDeclaration, in list: TokenList
  ) -> Set<String> {
    Set(
      declaration.members.filter {
        $0.kind == .function && isOptional($0, in: list)
          && OptionalMember($0, in: list).takesNothing
      }.map(\.name))
  }

  private static func isOptional(_ member: SwiftDeclaration, in list: TokenList) -> Bool {
    member.modifiers.contains { list.isCode($0, "optional") }
  }

  private func rewrite(
    _ declaration: SwiftDeclaration, in number: Int, of unit: inout UnitRewriting
  ) {
    let list = unit.files[number].list
    guard declaration.attributes.contains(where: { list.is($0, "@objc") }) else { return }
    bindToClasses(declaration, in: number, of: &unit)
    let optional = declaration.members.filter {
      [.function, .variable].contains($0.kind) && Self.isOptional($0, in: list)
    }
    for member in optional {
      let word = member.modifiers.first { list.isCode($0, "optional") }
      if let word { unit.files[number].remove(word..<(word + 1)) }
    }
    guard !optional.isEmpty else { return }
    let isPublic = unit.hasModifier("public", declaration, in: number)
    let level = isPublic ? "public " : ""
    for member in optional {
      let parts = OptionalMember(member, in: list)
      let name = list.text(member.keyword + 1)
      unit.files[number].add(
        "extension \(declaration.name) { \(parts.fallback(level: level, name: name)) }",
        for: member.keyword)
    }
    for name in Self.names(of: declaration, in: list).sorted() {
      addCalls(of: name, declaration, in: number, of: &unit)
    }
  }

  /// Protocols of Objective-C are for classes only, and may be weak.
  private func bindToClasses(
    _ declaration: SwiftDeclaration, in number: Int, of unit: inout UnitRewriting
  ) {
    let list = unit.files[number].list
    let words: [StaticString] = ["class", "AnyObject", "NSObjectProtocol"]
    let isBound = declaration.inherited.contains { part in
      words.contains { list.isCode(part.lowerBound, $0) }
    }
    guard !isBound, let brace = declaration.brace else { return }
    if let first = declaration.inherited.first {
      unit.files[number].insert("AnyObject, ", before: first.lowerBound)
    } else {
      unit.files[number].insert(": AnyObject ", before: brace)
    }
  }

  private func addCalls(
    of name: String, _ declaration: SwiftDeclaration, in number: Int, of unit: inout UnitRewriting
  ) {
    let list = unit.files[number].list
    let methods = declaration.members.filter {
      $0.kind == .function && $0.name == name && Self.isOptional($0, in: list)
    }
    guard let first = methods.first else { return }
    let isPrivate = ["private", "fileprivate"].contains {
      unit.hasModifier($0, declaration, in: number)
    }
    let isPublic = unit.hasModifier("public", declaration, in: number)
    let level = isPublic ? "public " : ""
    let type = Self.typeName(declaration.name, name)
    let above = superclass(of: name, declaration, in: number, of: unit)
    let written = list.text(first.keyword + 1)
    let delegate = "_\(type)_delegate"
    let takesNothing = methods.contains { OptionalMember($0, in: list).takesNothing }
    let property = takesNothing ? OptionalCallRule.propertyName(name) : written
    let calls = methods.map {
      OptionalMember($0, in: list).calls(level: level, name: written, delegate: delegate)
    }
    unit.files[number].add(
      """
      @preconcurrency @MainActor \(isPrivate ? "fileprivate " : level)class \(type)\
      \(above.map { ": \($0)" } ?? "") {
      private let \(delegate): any \(declaration.name)
      init(_ delegate: any \(declaration.name)) { \(delegate) = delegate\
      \(above == nil ? "" : "; super.init(delegate)") }
      \(calls.joined(separator: "\n"))
      }
      extension \(declaration.name) {
      @preconcurrency @MainActor \(isPrivate ? "fileprivate " : level)var \(property): \(type)? \
      { \(type)(self) }
      }
      """, for: first.keyword)
  }

  private static func typeName(_ protocolName: String, _ method: String) -> String {
    "_\(protocolName.replacing(".", with: "_"))_\(method)_Calls"
  }

  /// The type that has the calls of a name for a protocol above; nil where none has the name.
  private func superclass(
    of name: String, _ declaration: SwiftDeclaration, in number: Int, of unit: UnitRewriting
  ) -> String? {
    var queue = unit.inherited(by: declaration, in: number)
    var seen: Set<String> = [declaration.name]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard seen.insert(next).inserted else { continue }
      if let place = unit.types[next], place.declaration.kind == .protocol {
        if Self.names(of: place.declaration, in: unit.files[place.file].list).contains(name) {
          return Self.typeName(next, name)
        }
        queue += unit.inherited(by: place.declaration, in: place.file)
      } else if let type = UIKitOptionalCalls.type(of: name, for: next) {
        return type
      }
    }
    return nil
  }
}

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
  /// The text between the parameters and the result, such as `throws`.
  private var effects = ""
  /// The type of what it answers; nil for nothing.
  private var answer: String?
  /// The text in the braces of a property.
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
