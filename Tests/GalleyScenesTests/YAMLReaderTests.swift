import GalleyNotation
import Testing

@testable import GalleyScenes

/// YAML at its edges: what is said of what is none, with its place, and what the rest says.
@Suite struct YAMLReaderTests {
  private static let tooDeep = "nested more than 60 deep; flatten the scene"
  private static let undefined =
    "not YAML: found undefined alias; name an anchor that stands before it, or quote the text"
  private static let noToken =
    "not YAML: found character that cannot start any token; indent with spaces, not tabs, and quote special characters"
  private static let noControl = "1:1: not YAML: control characters are not allowed"
  private static let empty = "1:1: the file is empty; a scene begins with 'galley: 1'"

  /// The value in short, and what was said, without the name of the file.
  private func read(_ text: String) -> (value: String?, said: [String]) {
    let issues = IssueLog()
    var reader = YAMLReader(file: "a", issues: issues)
    let value = reader.read(text).map(short)
    return (value, issues.issues.map { String($0.description.dropFirst("a:".count)) })
  }

  private func short(_ value: OptionValue) -> String {
    switch value.kind {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .list(let elements): "[" + elements.map(short).joined(separator: " ") + "]"
    case .map(let entries):
      "{" + entries.map { "\($0.key): \(short($0.value))" }.joined(separator: " ") + "}"
    }
  }

  @Test(arguments: [
    "", "\n\n  \n", "# only\n# this\n", "\u{FEFF}", "\u{FEFF}# after a mark\n",
  ])
  func `what holds no value is empty`(text: String) {
    let (value, said) = read(text)
    #expect(value == nil)
    #expect(said == [Self.empty])
  }

  @Test(arguments: [
    ("- *nothing\n- [", "1:3: \(undefined)"), ("- &a [*a]", "1:7: \(undefined)"),
    ("{ *nothing : 1 }", "1:3: \(undefined)"),
    ("- &a b\n- &c *a", "2:6: not YAML: did not find expected '-' indicator"),
  ])
  func `an alias names what ended before it`(text: String, said: String) {
    #expect(read(text).said == [said])
  }

  @Test func `an anchor is used again, and names what had it last`() {
    #expect(
      read("- &a {b: 1}\n- *a\n- &a two\n- [*a, *a]").value
        == "[{b: 1.0} {b: 1.0} 'two' ['two' 'two']]")
  }

  @Test func `a mistake in what is used again is told where it stands`() {
    let warning = "1:14: warning: the key '786 to go' has no value"
    let said = read("- &a {low: 1,786 to go}\n- *a").said
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.hasPrefix(warning) })
  }

  @Test(arguments: [
    ("{ b: 1, a: 2, b: 3 }", "1:3", "b"), ("z: 1\nz: 2\nb: 1\nb: 2", "3:1", "b"),
    ("\"a\": 1\na: 2", "1:1", "a"), ("\u{E9}: 1\ne\u{301}: 2", "1:1", "\u{E9}"),
    ("a: { x: 1, x: 2 }\na: 3", "1:6", "x"), ("&k a: 1\n*k : 2", "1:1", "a"),
    ("? \n: 1\n? \n: 2", "1:2", ""), ("!!str a: 1\na: 2", "1:1", "a"), ("! a: 1\na: 2", "1:1", "a"),
    ("!x a: 1\n!x a: 2", "1:1", "a"), ("- { a: 1, a: 2 }\n- [", "1:5", "a"),
    ("\"\\uFEFFa\": 1\na: 2", "1:1", "a"),
  ])
  func `a key that is there twice is told where it stands first`(
    text: String, place: String, key: String
  ) {
    #expect(read(text).said == ["\(place): duplicate key '\(key)'; keep one of them"])
  }

  @Test func `keys of different types are different keys`() {
    #expect(read("!x a: 1\na: 2").value == "{a: 1.0 a: 2.0}")
  }

  @Test(arguments: ["[1]: 1\nb: 1", "{a: b}: 1", "a: &x [1]\n*x : 2"])
  func `a key that is a list or a map is refused`(text: String) {
    #expect(read(text).said.allSatisfy { $0.hasSuffix(": a key must be a text") })
    #expect(read(text).said.count == 1)
  }

  @Test(arguments: [("a: 1\n---\nb: 1", "2:1"), ("a: 1\n---\n", "2:1")])
  func `a second document is refused`(text: String, place: String) {
    #expect(
      read(text).said == [
        "\(place): not YAML: a second document begins here; a scene is one, so leave out what follows"
      ])
  }

  @Test func `dots end the only document`() {
    #expect(read("%YAML 1.1\n--- # here\na: 1\n...\n# more\n").value == "{a: 1.0}")
  }

  @Test(arguments: [
    ("a:\n\tb: 1", "2:1"), ("- b:\n  \tc: 1", "2:3"),
    ("é: [ \"\u{1F468}\u{200D}\u{1F469}\": @ ]", "1:13"),
    ("a:\r\n  - b\r\n  - @\r\n", "3:5"), ("a:\r  - b\r  - @\r", "3:5"),
    ("a:\u{85}  - b\u{2028}  - @", "3:5"),
  ])
  func `a place is counted in lines of all ends, and in Unicode scalars`(
    text: String, place: String
  ) {
    #expect(read(text).said == ["\(place): \(Self.noToken)"])
  }

  @Test(arguments: [
    ("a: \"b", "1:6", "found unexpected end of stream"),
    ("a: 'b\n", "2:1", "found unexpected end of stream"),
    ("a: { b: c", "2:1", "did not find expected ',' or '}'"),
    ("a: \"\\", "1:5", "found unknown escape character"),
    ("a: \"\\ud83d\"", "1:7", "found invalid Unicode character escape code"),
  ])
  func `a text that is cut off, or an escape of nothing, is told where it is missed`(
    text: String, place: String, problem: String
  ) {
    #expect(read(text).said == ["\(place): not YAML: \(problem)"])
  }

  @Test(arguments: ["a: 1\n\0", "\0", "a: \u{1}", "a: \u{7F}", "a: \u{FFFF}"])
  func `a byte that no text holds is refused`(text: String) {
    #expect(read(text).said == [Self.noControl])
  }

  @Test func `a zero that is escaped is part of the text`() {
    #expect(read("\"a\\0b\"").value == "'a\0b'")
  }

  @Test(arguments: ["\u{FEFF}a: b", "a: \"\\uFEFFb\""])
  func `a byte order mark is no part of a text that it begins`(text: String) {
    #expect(read(text).value == "{a: 'b'}")
  }

  @Test func `quotes and blocks make a text of what would be a number`() {
    #expect(read("[1, '1', \"1\"]").value == "[1.0 '1' '1']")
    #expect(read("- |\n  1\n- >-\n  1\n  2\n- !x 1\n").value == "['1\n' '1 2' 1.0]")
  }

  @Test(arguments: [
    (62, "[", "]", "1:62: \(tooDeep)"), (1_000, "[", "]", "1:62: \(tooDeep)"),
    (999, "{a: ", "}", "1:245: \(tooDeep)"),
  ])
  func `what is nested too deep is told at the first that is too much`(
    depth: Int, open: String, close: String, said: String
  ) {
    let text =
      String(repeating: open, count: depth) + String(repeating: close, count: depth)
    #expect(read(text).said == [said])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (String(repeating: "[", count: 10_000), "1:1"),
      (String(repeating: "{a: ", count: 10_000), "1:3997"),
      (String(repeating: "- ", count: 10_000), "1:1999"),
      (String(repeating: "? ", count: 10_000), "1:1999"),
    ])
  func `nesting without end is told before all is read`(text: String, place: String) {
    #expect(read(text).said == ["\(place): not YAML: \(Self.tooDeep)"])
  }
}
