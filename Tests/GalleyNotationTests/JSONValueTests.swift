import Testing

@testable import GalleyNotation

@Suite struct JSONValueTests {
  @Test func `JSON keeps flat values in a line and indents the others`() {
    let value = JSONValue.object([
      "a": .array([.integer(1), .number(0.5), .null]), "b": .object(["c": .boolean(true)]),
    ])
    #expect(
      value.indented == """
        {
          "a": [1, 0.5, null],
          "b": {"c": true}
        }
        """)
  }

  @Test func `JSON has no number that is not finite`() {
    #expect(JSONValue.array([.number(.infinity), .number(-0.0)]).compact == "[null, 0]")
  }

  @Test func `JSON escapes what RFC 8259 asks for`() {
    #expect(JSONValue.string("a\"\\\n\t\u{1}é").indented == "\"a\\\"\\\\\\n\\t\\u0001é\"")
  }
}
