import GalleyNotation
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader.value(of: Array(text.utf8))
  }

  @Test func `what is written reads back`() throws {
    let value = JSONValue.object([
      "text": .string("a \"b\" \\ \n\t\u{1} é 🎈"), "number": .number(-0.125),
      "large": .number(1.5e300), "none": .null, "flags": .array([.boolean(true), .boolean(false)]),
      "empty": .object([]), "list": .array([]),
    ])
    #expect(try read(value.indented) == value)
  }

  @Test func `escapes and surrogate pairs are read`() throws {
    #expect(try read(#""\u0041\/\b\f\uD83C\uDF88""#) == .string("A/\u{8}\u{C}🎈"))
  }

  @Test(
    arguments: [
      ("", "expected a value at line 1, column 1"),
      ("{\n  \"a\": 1,\n}", "expected a key at line 3, column 1"),
      ("[1 2]", "expected ',' or ']' at line 1, column 4"), ("[1,", "expected a value"),
      ("01", "expected a number"), ("1.", "expected a digit"), ("-", "expected a number"),
      ("1e999", "the number is too large"), ("nul", "expected a value"),
      ("\"abc", "a string has no end"), ("\"\\uD800\"", "half a surrogate pair"),
      ("\"\\uD800\\uFFFF\"", "half a surrogate pair"), ("\"\\u12G4\"", "four hexadecimal digits"),
      ("\"\\u12", "four hexadecimal digits"), ("\"\\x\"", "unknown escape"),
      ("\"\n\"", "a control character"), ("1 1", "there is more after the value"),
      ("{\"a\" 1}", "expected ':'"),
    ])
  func `a mistake is told with its place`(text: String, message: String) throws {
    let problem = #expect(throws: JSONReader.Problem.self) { _ = try read(text) }
    #expect(problem?.description.contains(message) == true, "\(problem?.description ?? "")")
  }

  @Test func `what is nested too deeply is refused`() {
    #expect(throws: JSONReader.Problem.self) {
      _ = try read(String(repeating: "[", count: 100_000))
    }
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    #expect(throws: JSONReader.Problem.self) {
      _ = try JSONReader.value(of: [0x22, 0xFF, 0x22])
    }
  }
}
