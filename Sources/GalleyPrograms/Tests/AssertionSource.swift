/// The text of functions that count assertions: XCTest tells of those alone that fail.
///
/// They have the names and parameters of XCTest's, which they hide in their module, and hand all on
/// to them with the place of the call, so that no message changes.
enum AssertionSource {
  /// The name of the file, by which the compiler tells of it.
  static let name = "galley-assertions.swift"

  /// The file for a module that imports XCTest.
  static var text: String {
    let names = Set(functions.map(\.name)).sorted()
    return """
      \(names.map { "import func XCTest.\($0)" }.joined(separator: "\n"))
      internal import enum GalleyHosting.TestProgram
      \(functions.map(text).joined(separator: "\n"))

      """
  }

  /// A function of XCTest.
  private struct Function {
    var name: String
    var generics = ""
    /// The labels and types of what stands before the message; no label for `_`.
    var values: [(label: String, type: String)]
    var hasMessage = true
    /// What follows the line, as it is declared.
    var handler = ""
    var effects = ""
  }

  private static let functions: [Function] =
    ["", "True", "False"].map {
      Function(name: "XCTAssert\($0)", values: [closure("Bool")])
    }
    + ["Nil", "NotNil"].map { Function(name: "XCTAssert\($0)", values: [closure("Any?")]) }
    + ["Identical", "NotIdentical"].map {
      Function(name: "XCTAssert\($0)", values: [closure("AnyObject?"), closure("AnyObject?")])
    }
    + ["Equal", "NotEqual"].flatMap { word in
      [Function(name: "XCTAssert\(word)", generics: "<T: Equatable>", values: pair)]
        + ["FloatingPoint", "Numeric"].map {
          Function(
            name: "XCTAssert\(word)", generics: "<T: \($0)>", values: pair + [("accuracy", "T")])
        }
    }
    + ["GreaterThan", "GreaterThanOrEqual", "LessThan", "LessThanOrEqual"].map {
      Function(name: "XCTAssert\($0)", generics: "<T: Comparable>", values: pair)
    }
    + [
      Function(name: "XCTAssertNoThrow", generics: "<T>", values: [closure("T")]),
      Function(
        name: "XCTAssertThrowsError", generics: "<T>", values: [closure("T")],
        handler: "(_ error: any Error) -> Void"),
      Function(
        name: "XCTAssertThrowsError", generics: "<T>", values: [closure("T")],
        handler: "(_ error: any Error) throws -> Void", effects: "rethrows"),
      Function(
        name: "XCTUnwrap", generics: "<T>", values: [closure("T?")], effects: "throws -> T"),
      Function(name: "XCTFail", values: [], hasMessage: false),
    ]

  private static let pair = [closure("T"), closure("T")]

  private static func closure(_ type: String) -> (label: String, type: String) {
    ("", "@autoclosure () throws -> \(type)")
  }

  private static func text(_ function: Function) -> String {
    var (parameters, arguments): ([String], [String]) = ([], [])
    for (number, value) in function.values.enumerated() {
      let isClosure = value.label.isEmpty
      parameters.append("\(isClosure ? "_" : value.label) value\(number): \(value.type)")
      arguments.append(isClosure ? "try value\(number)()" : "\(value.label): value\(number)")
    }
    parameters.append(
      function.hasMessage
        ? "_ message: @autoclosure () -> String = \"\"" : "_ message: String = \"\"")
    arguments.append(function.hasMessage ? "message()" : "message")
    parameters += ["file: StaticString = #file", "line: UInt = #line"]
    arguments += ["file: file", "line: line"]
    if !function.handler.isEmpty {
      parameters.append("_ handler: \(function.handler) = { _ in }")
      arguments.append("handler")
    }
    // The `try` of an argument would make the closure one that throws.
    let (word, head) =
      function.effects.isEmpty ? ("", "() throws(Never) -> Void in ") : ("try ", "")
    return """
      func \(function.name)\(function.generics)(\(parameters.joined(separator: ", "))) \
      \(function.effects) {
      \(word)TestProgram.counting { \(head)\
      \(word)XCTest.\(function.name)(\(arguments.joined(separator: ", "))) }
      }
      """
  }
}
