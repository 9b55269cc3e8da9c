/// The body of a declaration, and what may stand in its place.
struct BodyReading {
  /// What a body without its statements does.
  enum Substitute {
    /// It stops the program.
    case stop
    /// It answers with what a stand-in answers with.
    case standIn
  }

  private enum Shape {
    /// Behind the `=` of a property, optional or not.
    case value(isOptional: Bool)
    case observers
    case deinitializer
    case accessors
    case statements
  }

  /// What stands between braces, those included, or behind `=`.
  let tokens: Range<Int>
  private let shape: Shape

  /// Whether it is code that something runs which gets, sets or calls what is declared.
  var hasStatements: Bool {
    switch shape {
    case .accessors, .statements: true
    case .value, .observers, .deinitializer: false
    }
  }

  private init(_ tokens: Range<Int>, _ shape: Shape) { (self.tokens, self.shape) = (tokens, shape) }

  /// Nil where there is none, and where its result has no type without it.
  static func body(of declaration: SwiftDeclaration, in list: TokenList) -> BodyReading? {
    let start = declaration.keyword + 1
    let sign = (start..<declaration.tokens.upperBound).first { list.isCode($0, "=") }
    let isOpaque = (start..<(declaration.brace ?? start)).contains { list.isCode($0, "some") }
    if declaration.kind == .variable, let sign, sign < declaration.brace ?? Int.max {
      let type = list.range(start + 1, sign)
      guard list.isCode(type.lowerBound, ":") else { return nil }
      let isOptional =
        list.isCode(type.upperBound - 1, "?") || list.isCode(type.upperBound - 1, "!")
      return BodyReading(
        (sign + 1)..<declaration.tokens.upperBound, .value(isOptional: isOptional))
    }
    guard let brace = declaration.brace, !isOpaque else { return nil }
    let inside = list.inside(brace)
    let whole = brace..<min(list.behind(brace), declaration.tokens.upperBound)
    if list.isCode(declaration.keyword, "deinit") { return BodyReading(whole, .deinitializer) }
    if list.isCode(inside.lowerBound, "didSet") || list.isCode(inside.lowerBound, "willSet") {
      return BodyReading(whole, .observers)
    }
    var hasSetter = false
    var index = inside.lowerBound
    while index < inside.upperBound, declaration.kind != .function {
      hasSetter = hasSetter || list.isCode(index, "set") && declaration.kind != .initializer
      index = list.behind(index)
    }
    return BodyReading(whole, hasSetter ? .accessors : .statements)
  }

  /// Returns the text of the declaration's body without its statements.
  ///
  /// - `name`: of the declaration, for the message with which it stops.
  /// - `words`: The end of that message.
  func text(_ substitute: Substitute, _ name: String, _ words: String) -> String {
    let plain = name.filter { $0.isLetter || $0.isNumber || "._:()".contains($0) }
    let function = substitute == .stop ? "fatalError" : "UIKit.standInResult"
    let call = "\(function)(\"\(plain) \(words)\")"
    return switch shape {
    case .value(isOptional: true): "nil"
    case .value(isOptional: false): "{ \(call) }()"
    case .observers: " "
    case .deinitializer: "{}"
    case .accessors: "{ get { \(call) } set { \(substitute == .stop ? call : "") } }"
    case .statements: "{ \(call) }"
    }
  }
}
