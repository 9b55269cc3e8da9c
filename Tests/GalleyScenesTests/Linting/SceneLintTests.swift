import GalleyComponents
import GalleyNotation
import Testing

@testable import GalleyScenes

/// What is odd in a scene, where, and what is not.
@Suite struct SceneLintTests {
  private func scene(_ text: String) throws -> Scene {
    let head = "galley: 1\nscreen: { size: [100, 100], scale: 1 }\n"
    return try SceneLoader(.standard).load(bytes: Array((head + text).utf8), path: "a.yaml")
  }

  /// What is found, as rules and places, counted from the third line.
  private func found(
    _ text: String, by rules: Set<LintRule> = Set(LintRule.allCases)
  ) throws -> [String] {
    let scene = try scene(text)
    let lint = SceneLint(of: [scene], by: rules, resources: FixedResources())
    return try lint.result(for: scene).findings.map { finding in
      "\(finding.location.line - 2):\(finding.location.column) \(finding.rule.rawValue)"
    }
  }

  @Test func `a color that nothing is painted in is odd`() throws {
    let views = """
      views: [{ shape: rectangle, fill: { linear: ["$a 40%", white] } }, { text: A, color: $b }]
      """
    #expect(
      try found("palette: { a: red, c: blue, b: $c, d: green, label: black }\n" + views)
        == ["1:36 unused-color"])
    // A name that is put together from pieces may be any.
    let composed = """
      views: [{ collection: c, layout: { kind: grid, columns: 1 }, cell: { style: plain, fill: "${value}" }, items: [d] }]
      """
    #expect(try found("palette: { d: green }\n" + composed).isEmpty)
  }

  @Test func `a part that nothing is made of is odd`() throws {
    let parts = "parts: { a: { layers: [{ text: A }] }, b: { layers: [{ text: B }] } }\n"
    #expect(try found(parts + "views: [{ a: }]") == ["1:40 unused-part"])
    #expect(try found(parts + "views: [{ group: [{ b: }, { a: }] }]").isEmpty)
  }

  @Test func `an id that nothing names is odd where that is asked for`() throws {
    let views = """
      views:
        - { text: A, id: a, at: { top: 0 } }
        - { text: B, id: b, at: { below: a, gap: 1 } }
      """
    #expect(try found(views) == ["3:16 unused-id"])
    #expect(try found(views, by: LintRule.usual).isEmpty)
  }

  @Test(arguments: [
    ("top: 20, height: 30", "top: 50", ["3:36 sum"]),
    ("leading: 20, size: [30, 10]", "leading: 50", ["3:40 sum"]),
    ("top: 20, size: 30", "top: 50", ["3:36 sum"]), ("top: 20, height: 30", "top: 51", []),
    ("top: 0, height: 50", "top: 50", []),
    ("top: 20, height: 30, inside: safe-area", "top: 50", []),
    ("top: 20, height: 30%", "top: 50", []), ("leading: 20, height: 30", "top: 50", []),
  ])
  func `a place where a neighbor ends is odd as a number`(
    first: String, second: String, expected: [String]
  ) throws {
    let views = """
      views:
        - { shape: rectangle, at: { \(first) } }
        - { shape: rectangle, at: { \(second) } }
      """
    #expect(try found(views) == expected)
  }

  @Test(arguments: [
    ("palette: { a: \"#123456\", b: $a }", "\"#123456\"", 1),
    (
      "palette: { a: { light: white, dark: \"#111\" }, b: $a }", "{ light: white, dark: \"#111\" }",
      1
    ),
    ("palette: { b: black }", "\"#AEAEB2\"", 1),
    ("palette: { b: black }", "\"#123456\"", 0),
    ("palette: { b: white }", "white", 0),
    // The system's is another in the dark.
    ("matrix: { theme: [light, dark] }\npalette: { b: black }", "\"#AEAEB2\"", 0),
  ])
  func `a color in digits that has a name is odd`(
    more: String, color: String, count: Int
  ) throws {
    let views = "views: [{ text: A, color: $b }, { shape: rectangle, fill: \(color) }]"
    let found = try found(more + "\n" + views)
    #expect(found.count == count, "\(found)")
    #expect(found.allSatisfy { $0.hasSuffix(" named-color") })
  }

  @Test func `a state that draws what another draws is odd unless it moves`() throws {
    let views = """
      views: [{ collection: c, layout: { kind: flow, item: { width: 100, height: 50 } }, cell: { style: plain, fill: red }, items: 4 }]
      states:
        - { name: a }
        - { name: b, start: { offset: [0, 0] } }
        - { name: c, start: { offset: [0, 40] } }
        - { name: d, do: [{ scroll: { by: 20 } }, { scroll: { by: -20 } }] }
      """
    #expect(try found(views) == ["4:5 same-state"])
  }

  @Test func `a text that each language draws is odd in a scene with strings`() throws {
    let views = """
      views: [{ text: "{t.a}" }, { text: Hello }, { text: "12" }, { text: "{t.a} more" }]
      """
    let strings = "strings: { en: { a: One } }\n"
    #expect(try found(strings + views) == ["2:36 untranslated", "2:69 untranslated"])
    #expect(try found(views.replacing("{t.a}", with: "One")).isEmpty)
  }

  @Test func `a comment accepts what is found on its line`() throws {
    let text = """
      palette:
        a: red  # galley:accept unused-color: the app has it
        # galley:accept unused-color: this one, too
        b: red
        c: red  # galley:accept unused-color
        d: red
        e: $d   # galley:accept sum: nothing
        f: $e   # galley:accept unused-colour: why
      views: [{ text: A, color: $f }]
      """
    let scene = try scene(text)
    let lint = SceneLint(
      of: [scene], by: Set(LintRule.allCases), resources: FixedResources())
    let result = try lint.result(for: scene)
    #expect(result.findings.map(\.location.line) == [7])
    #expect(
      result.issues.map(\.description) == [
        "a.yaml:7:11: warning: 'unused-color' is accepted for no reason; write '# galley:accept unused-color: …' with one",
        "a.yaml:9:11: warning: 'sum' is accepted and not found; take the comment away",
        "a.yaml:10:11: warning: unknown rule 'unused-colour'; did you mean 'unused-color'?; expected "
          + "unused-color, unused-part, unused-id, sum, named-color, same-state, untranslated, "
          + "overlap, covered, off-screen, touch-area or contrast",
      ])
  }

  @Test func `what another scene names in a file is named`() throws {
    let words = ReferencedNames([
      try #require(tree("views: [{ kit-row: }, { text: A, color: $ink }]"))
    ])
    let names = UnusedNames(
      try #require(
        tree("views: []\nparts: { kit-row: {}, other: {} }\npalette: { ink: red, dye: red }")),
      referenced: words)
    #expect(names.parts.map(\.location.column) == [23])
    #expect(names.colors.map(\.location.column) == [22])
  }

  private func tree(_ text: String) -> OptionValue? {
    SceneLint.tree(of: SceneSource(path: "a.yaml", text: text))
  }
}
