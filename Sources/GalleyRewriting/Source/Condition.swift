/// The value of an `#if` condition on an iPhone.
struct Condition {
  enum Value {
    case known(Bool)
    /// Only the compiler can tell; the edits write out what is known of it.
    case unknown([TextEdit])
  }

  private let list: TokenList
  private let modules: PresentModules
  private let end: Int
  private var at: Int
  private var known: [TextEdit] = []
  /// Brackets and `!` within each other; deeper ones are left to the compiler.
  private var depth = 0

  private init(_ range: Range<Int>, in list: TokenList, modules: PresentModules) {
    self.list = list
    self.modules = modules
    at = range.lowerBound
    end = range.upperBound
  }

  static func value(of range: Range<Int>, in list: TokenList, modules: PresentModules) -> Value {
    var condition = Condition(range, in: list, modules: modules)
    let value = condition.readAlternatives()
    guard condition.at >= condition.end, let value else { return .unknown(condition.known) }
    return .known(value)
  }

  /// `a || b`; nil where it cannot be told.
  private mutating func readAlternatives() -> Bool? {
    var value = readAll()
    while list.isCode(at, "|"), list.isCode(at + 1, "|"), at < end {
      at += 2
      let other = readAll()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  /// `a && b`.
  private mutating func readAll() -> Bool? {
    var value = readOne()
    while list.isCode(at, "&"), list.isCode(at + 1, "&"), at < end {
      at += 2
      let other = readOne()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func readOne() -> Bool? {
    guard at < end, depth < 60 else { return nil }
    depth += 1
    defer { depth -= 1 }
    if list.isCode(at, "!") {
      at += 1
      return readOne().map { !$0 }
    }
    if list.isCode(at, "(") {
      at += 1
      let value = readAlternatives()
      if list.isCode(at, ")") { at += 1 }
      return value
    }
    let start = at
    let name = list.text(at)
    at += 1
    guard list.isCode(at, "(") else { return note(Self.flag(name), start) }
    let arguments = list.inside(at)
    at = list.behind(at)
    return note(answer(name, list.text(arguments)), start)
  }

  private mutating func note(_ value: Bool?, _ start: Int) -> Bool? {
    if let value, let range = list.bytes(of: start..<at) {
      known.append(TextEdit(range: range, text: value ? "true" : "false"))
    }
    return value
  }

  /// A flag of the build: apps' tests are built for debugging, and know no others.
  private static func flag(_ name: String) -> Bool { name == "true" || name == "DEBUG" }

  private func answer(_ function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "canImport": modules.canImport(argument)
    case "targetEnvironment": argument == "simulator"
    case "arch": argument == "arm64"
    case "_runtime": argument == "_ObjC"
    case "swift": Self.version(argument, is: (5, 10))
    // The compiler's own version, features and attributes.
    default: nil
    }
  }

  /// `>=5.9` or `<6` of a version.
  private static func version(_ argument: String, is version: (Int, Int)) -> Bool? {
    let numbers = argument.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    guard let major = numbers.first else { return nil }
    let asked = (major, numbers.count > 1 ? numbers[1] : 0)
    if argument.hasPrefix(">=") { return version >= asked }
    if argument.hasPrefix("<") { return version < asked }
    return nil
  }
}
