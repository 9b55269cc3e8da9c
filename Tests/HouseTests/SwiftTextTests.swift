import Testing

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("let a = 1 // not code", "let a = 1", "          // not code"),
    ("a /* b /* c */ d */ e", "a                   e", "  /* b /* c */ d */"),
    ("let s = \"// code? no\"", "let s =", ""),
    ("let s = \"a\\\"b\" + c", "let s =        + c", ""),
    ("let s = #\"a\"b\"# + c", "let s =         + c", ""),
    ("let s = \"x \\(f(Ring()) ) y\" + c", "let s =      f(Ring()) )    + c", ""),
    ("@Test func `no line says // this`() {}", "@Test func                       () {}", ""),
    ("case `default`: f()", "case `default`: f()", ""),
    ("let s = \"\"\"\n  \"import Dark\"\n  \"\"\"\nimport A", "let s =\n\n\nimport A", "\n\n\n"),
    ("let r = \"never closed\nlet b = 2", "let r =\nlet b = 2", "\n"),
  ])
  func `code, comments and strings are told apart`(source: String, code: String, comments: String) {
    let text = SwiftText(source)
    #expect(withoutTrailingBlanks(text.code) == code)
    #expect(withoutTrailingBlanks(text.comments) == comments)
  }

  private func withoutTrailingBlanks(_ text: String) -> String {
    SwiftText.lines(of: text)
      .map { _, line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }
}
