import GalleyNotation
import Testing

@testable import GalleyScenes

/// The style that `galley format` writes, and what it leaves as it is.
@Suite struct SceneFormatterTests {
  private func format(_ text: String) throws -> String {
    let formatted = try SceneFormatter.formatted(text, path: "a.yaml")
    #expect(try SceneFormatter.formatted(formatted, path: "a.yaml") == formatted)
    return formatted
  }

  @Test(arguments: [
    // Indents: by two, lists below their keys too, and maps behind hyphens.
    ("a:\n    b: 1\n    c:\n     - d\n", "a:\n  b: 1\n  c:\n    - d\n"),
    ("a:\n- b: 1\n  c: 2\n- d\ne: 3\n", "a:\n  - b: 1\n    c: 2\n  - d\ne: 3\n"),
    ("-   a: 1\n    b: 2\n-\n   - c\n", "- a: 1\n  b: 2\n-\n  - c\n"),
    ("- - a\n  - b\n", "- - a\n  - b\n"), ("a:\n      word\n", "a:\n  word\n"),
    // Blanks, in braces and out of them.
    ("a:   {b: 1,c:  [1,2 , 3 ]}\n", "a: { b: 1, c: [1, 2, 3] }\n"),
    ("a: { }\nb: [ ]\n", "a: {}\nb: []\n"), ("a : 1   \n", "a: 1\n"),
    ("{ a: , b: }\n", "{ a: , b: }\n"), ("{\"a\":1}", "{ \"a\": 1 }\n"),
    ("a: [b, ]\n", "a: [b,]\n"), ("a: [{b: 1}, c: 2]\n", "a: [{ b: 1 }, c: 2]\n"),
    // Lines in braces end where they did.
    (
      "a: {\n      b: 1, c: [\n 2,\n 3 ],\n}\n",
      "a: {\n  b: 1, c: [\n    2,\n    3],\n}\n"
    ),
    ("a:\n  - [1,\n 2]\n", "a:\n  - [1,\n      2]\n"),
    // Empty lines.
    ("\n\na: 1\n\n\n\nb: 2\n\n\n", "a: 1\n\nb: 2\n"), ("a: 1", "a: 1\n"), ("", ""),
    // Quotes and numbers.
    ("a: 'b'\nc: 'it''s'\nd: '\"'\ne: '\\'\n", "a: \"b\"\nc: \"it's\"\nd: '\"'\ne: '\\'\n"),
    ("a: 007\nb: 1.50\n", "a: 007\nb: 1.50\n"),
    // Tabs between tokens, a byte order mark, and other ends of lines.
    ("a:\t1\n", "a: 1\n"), ("\u{FEFF}a: 1\n", "a: 1\n"), ("a: 1\rb: 2\r", "a: 1\nb: 2\n"),
    ("a:   1\r\n\r\n\r\nb: 2\r\n", "a: 1\r\n\r\nb: 2\r\n"),
  ])
  func `a text has one style`(text: String, expected: String) throws {
    #expect(try format(text) == expected)
  }

  @Test(arguments: [
    ("# a\n\n#b\na: 1 # c\n", "# a\n\n#b\na: 1 # c\n"), ("# only", "# only\n"),
    ("a:\n      # b\n      c: 1\n   # d\ne: 2\n", "a:\n  # b\n  c: 1\n# d\ne: 2\n"),
    // A comment at the end of a list stays in the list.
    ("a:\n    - b\n    # c\nd: 1\n", "a:\n  - b\n  # c\nd: 1\n"),
    ("a:\n- b\n# c\n- d\n# e\nf: 1\n", "a:\n  - b\n  # c\n  - d\n# e\nf: 1\n"),
    // Comments in one column stay in it.
    ("ab:  1     # c\nd: 1       # e\n", "ab: 1      # c\nd: 1       # e\n"),
    ("a: [b, # c\n # d\n e]\n", "a: [b, # c\n  # d\n  e]\n"),
    ("a: | # b\n     c\n# d\n", "a: | # b\n  c\n# d\n"),
    ("a: \"#no comment\"   #  one\n", "a: \"#no comment\"   #  one\n"),
  ])
  func `comments stay where they belong`(text: String, expected: String) throws {
    #expect(try format(text) == expected)
  }

  @Test(arguments: [
    ("a: |\n     b\n      c\n\n\n\nd: 1\n", "a: |\n  b\n   c\n\nd: 1\n"),
    ("a: |+\n   b\n\n\nc: 1\n", "a: |+\n  b\n\n\nc: 1\n"), ("a: |\n  b", "a: |\n  b"),
    ("- a:\n   |2\n      b\n     c\n", "- a:\n    |2\n      b\n     c\n"),
    ("a: >-\n     b\n\n     c\n", "a: >-\n  b\n\n  c\n"),
    ("a: b\n      c\n\n      d\n", "a: b\n  c\n\n  d\n"),
    ("a: \"b\n  c\\\n     d\\ \n\n  e\"\n", "a: \"b\n  c\\\n  d\\ \n\n  e\"\n"),
    ("a:    &b {c: 1}\nd: *b\n*b : e\n", "a: &b { c: 1 }\nd: *b\n*b : e\n"),
    ("a: !t   b\n? c\n: d\n", "a: !t b\n? c\n: d\n"),
    ("%YAML 1.1\n---   # x\na: 1\n...\n", "%YAML 1.1\n---   # x\na: 1\n...\n"),
    ("a: \"\\ud83d\\ude00\"\n", "a: \"\\ud83d\\ude00\"\n"),
    ("a: \"b\u{2028}  c\"\n", "a: \"b\u{2028}  c\"\n"),
  ])
  func `what a text says stays`(text: String, expected: String) throws {
    #expect(try format(text) == expected)
  }

  @Test(arguments: ["a: [1", "a:\n\t- b\n", "a: *b\n- c", "a: \u{1}"])
  func `what is no YAML is told as reading tells it`(text: String) {
    #expect { try SceneFormatter.formatted(text, path: "a.yaml") } throws: { error in
      (error as? SceneError)?.issues.first?.message.hasPrefix("not YAML: ") == true
    }
  }

  @Test func `bytes that are no UTF-8 are told`() {
    #expect(throws: SceneError.self) {
      try SceneFormatter.formatted([0x61, 0x3A, 0xFF], path: "a.yaml")
    }
  }

  @Test func `another program's YAML is told apart`() {
    #expect(SceneFormatter.isOfGalley(Array("galley: 1\nviews: []".utf8)))
    #expect(SceneFormatter.isOfGalley(Array("galley: 1\nviews: [".utf8)))
    #expect(!SceneFormatter.isOfGalley(Array("on: push\njobs: {}".utf8)))
    #expect(!SceneFormatter.isOfGalley(Array("a: [".utf8)))
  }
}
