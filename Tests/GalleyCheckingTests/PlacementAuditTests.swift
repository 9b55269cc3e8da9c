import GalleyComponents
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyScenes
import Testing

@testable import GalleyRuns

/// What people can hardly read or touch for where it lies.
@Suite struct PlacementAuditTests {
  private func problems(_ views: String) throws -> [String] {
    let text = """
      galley: 1
      screen: { size: [200, 200], scale: 1 }
      views:
      \(views.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = try Renderer()
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, using: renderer).picture
    return PlacementAudit(of: picture, measuredBy: renderer).findings
      .map { "\($0.rule.rawValue) \($0.location.line)" }
  }

  @Test(arguments: [
    // Texts on each other, and one below the other.
    (
      """
      - { text: Yearly, at: { top: 20, leading: 10 } }
      - { text: EUR 49, at: { top: 24, leading: 30 } }
      """, ["overlap 5"]
    ),
    (
      """
      - { text: Yearly, id: one, at: { top: 20, leading: 10 } }
      - { text: EUR 49, at: { below: one, leading: 10 } }
      """, []
    ),
    // A button over a text.
    (
      """
      - { text: Terms and conditions, at: { top: 60, leading: 10 } }
      - { button: Pay, at: { top: 40, leading: 60, size: [80, 44] } }
      """, ["overlap 5"]
    ),
    // What is covered altogether is not to be seen.
    (
      """
      - { text: Hidden, at: { top: 60, leading: 10 } }
      - { shape: rectangle, fill: white, at: { all: 0 } }
      - { text: Shown, at: { top: 60, leading: 10 } }
      """, []
    ),
    (
      """
      - { text: Half hidden, at: { top: 60, leading: 10 } }
      - { shape: rectangle, fill: red, at: { top: 0, leading: 0, size: [50, 100] } }
      """, ["covered 4"]
    ),
    (
      "- { text: A text that leaves the screen, lines: 1, at: { top: 60, leading: 120, width: 300 } }",
      ["off-screen 4"]
    ),
    // A tile may be cut by the group around it.
    (
      """
      - group: [{ text: A text that leaves its group, lines: 1, at: { top: 0, leading: 20, width: 300 } }]
        clip: true
        at: { top: 60, leading: 20, size: [100, 40] }
      """, []
    ),
    ("- { button: x, at: { top: 20, leading: 20, size: [43, 44] } }", ["touch-area 4"]),
    ("- { button: x, at: { top: 20, leading: 20, size: 44 } }", []),
    // Of what is turned only the box is known.
    (
      """
      - { text: Yearly, rotate: 45, at: { top: 20, leading: 10 } }
      - { text: EUR 49, at: { top: 50, leading: 30 } }
      """, []
    ),
    // A finger meets what it is on the screen, however small the screen is shown.
    (
      """
      - group: [{ button: Pay, at: { top: 20, leading: 20, size: 44 } }]
        scale: 0.5
      """, []
    ),
    // What scrolls lies under a bar.
    (
      """
      - collection: rows
        layout: { kind: list, appearance: plain }
        cell: { style: list-cell, text: "{number}" }
        items: 20
      - { bar: bottom, layers: [{ text: Total, at: { horizontal: 0, top: 0, bottom: 0 } }] }
      """, []
    ),
  ])
  func `what lies on what is told`(_ views: String, _ expected: [String]) throws {
    #expect(try problems(views) == expected)
  }

  @Test func `a comment with a reason accepts what is meant`() throws {
    let text = """
      galley: 1
      screen: { size: [200, 200], scale: 1 }
      views:
        - { text: Yearly, at: { top: 20, leading: 10 } }
        - { text: EUR 49, at: { top: 24, leading: 30 } }  # galley:accept overlap: they cross
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let place = SourceLocation(file: "scene.yaml", line: 5, column: 5)
    let acceptances = AuditAcceptances(of: scene)
    #expect(acceptances.accept(.overlap, at: place))
    #expect(!acceptances.accept(.touchArea, at: place))
    #expect(
      !acceptances.accept(.overlap, at: SourceLocation(file: "scene.yaml", line: 4, column: 5)))
  }

  @Test func `a button is called by its words`() throws {
    let text = """
      galley: 1
      screen: { size: [200, 200], scale: 1 }
      views:
        - { button: Pay, style: filled, icon: heart, at: { top: 20, leading: 20, size: [80, 40] } }
        - { button: Later, style: gray, at: { top: 120, leading: 20, size: [80, 40] } }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = try Renderer()
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, using: renderer).picture
    let messages = PlacementAudit(of: picture, measuredBy: renderer).findings.map(\.message)
    #expect(
      messages.map { String($0.prefix(22)) } == [
        "the button 'Pay' is 80", "the button 'Later' is ",
      ])
  }

  @Test func `comments above the first key accept for the whole file, one rule each`() throws {
    let text = """
      # galley:accept overlap: a sheet of letters
      # galley:accept off-screen: a sheet of letters
      galley: 1
      screen: { size: [200, 200], scale: 1 }
      views:
        # galley:accept contrast: it fades
        # galley:accept touch-area: it goes
        - { text: Yearly }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let acceptances = AuditAcceptances(of: scene)
    let place = SourceLocation(file: "scene.yaml", line: 8, column: 5)
    for rule in [AuditRule.overlap, .offScreen, .contrast, .touchArea] {
      #expect(acceptances.accept(rule, at: place))
    }
    #expect(!acceptances.accept(.covered, at: place))
    let other = SourceLocation(file: "scene.yaml", line: 7, column: 5)
    #expect(!acceptances.accept(.contrast, at: other))
    #expect(!acceptances.accept(.overlap, at: SourceLocation(file: "b.yaml", line: 8, column: 5)))
  }

  @Test func `an audit draws the largest texts on the narrowest device in each language`() throws {
    let text = """
      galley: 1
      screen: { device: iphone-17 }
      matrix: { theme: [light, dark], device: [iphone-17-pro-max, iphone-17] }
      strings: { en: { a: Pay }, de: { a: Zahlen } }
      views: [{ text: "{t.a}" }]
      """
    let scene = try SceneLoader().load(
      bytes: Array(text.utf8), path: "scene.yaml", with: SceneOverrides(isAudit: true))
    #expect(
      scene.states.map(\.fileName) == [
        "default.accessibility-5.iphone-se-3.en.light",
        "default.accessibility-5.iphone-se-3.en.dark",
        "default.accessibility-5.iphone-se-3.de.light",
        "default.accessibility-5.iphone-se-3.de.dark",
      ])
  }

  @Test(arguments: [
    (["a"], "in 'a' it lies"), (["a", "b"], "in 'a' and 'b' it lies"),
    (["a", "b", "c"], "in 'a' and 2 more states it lies"),
  ])
  func `what is found in many states is told once`(_ states: [String], _ beginning: String) {
    func finding(line: Int, _ message: String) -> AuditFinding {
      AuditFinding(
        rule: .overlap, message: message,
        location: SourceLocation(file: "scene.yaml", line: line, column: 3))
    }
    var findings = AuditFindings()
    for state in states {
      // The words may differ from one language to the next.
      findings.add([finding(line: 4, state == "a" ? "it lies" : "es liegt")], in: state)
    }
    findings.add([finding(line: 7, "it lies")], in: "z")
    #expect(
      findings.warnings.map(\.message) == ["\(beginning) [overlap]", "in 'z' it lies [overlap]"])
    #expect(findings.warnings.map(\.location.line) == [4, 7])
  }
}
