import GalleyComponents
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyScenes
import Testing

@testable import GalleyRuns

/// How far texts stand out from what is drawn behind them.
@Suite struct ContrastTests {
  private func findings(_ views: String, background: String = "white") throws
    -> [ContrastMeter.Finding]
  {
    let text = """
      galley: 1
      screen: { size: [200, 120], scale: 2, background: \(background) }
      views:
      \(views.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = try Renderer()
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, using: renderer).picture
    return try ContrastMeter(renderer: renderer).findings(in: picture)
  }

  /// Ratios by WCAG's own definition: 4.54 and 4.48 to 1 are the grays that every checker knows.
  @Test(arguments: [
    (Color(hex: 0x000000), Color(hex: 0xFFFFFF), 21.0),
    (Color(hex: 0x767676), Color(hex: 0xFFFFFF), 4.54),
    (Color(hex: 0x777777), Color(hex: 0xFFFFFF), 4.48),
    (Color(hex: 0x0000FF), Color(hex: 0xFFFFFF), 8.59),
    (Color(hex: 0xFF0000), Color(hex: 0xFFFFFF), 4.0),
  ])
  func `ratios are WCAG's`(_ one: Color, _ other: Color, _ ratio: Double) {
    #expect(abs(one.contrast(with: other) - ratio) < 0.005)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test func `a text that stands out enough is not told`() throws {
    #expect(try findings("- { text: Hill, color: \"#767676\" }").isEmpty)
    let found = try findings("- { text: Hill, color: \"#777777\" }")
    #expect(found.map(\.text.text.block.string) == ["Hill"])
    let one = try #require(found.first)
    #expect(abs(one.contrast - 4.48) < 0.01)
    #expect(one.color == Color(hex: 0x777777))
    #expect(one.ground == .white)
  }

  @Test func `large and bold texts need less`() throws {
    let gray = "color: \"#8E8E93\""
    for (font, isTold) in [
      ("size: 17", true), ("size: 18", false), ("size: 14, weight: bold", false),
      ("size: 13, weight: bold", true),
    ] {
      #expect(try findings("- { text: Hill, font: { \(font) }, \(gray) }").isEmpty != isTold)
    }
  }

  @Test func `a text in the color of its ground is told, one that cannot be seen is not`() throws {
    #expect(try findings("- { text: Hill, color: white }").map(\.contrast) == [1])
    #expect(try findings("- { text: Hill, color: transparent }").isEmpty)
    #expect(try findings("- { text: Hill, color: white, opacity: 0 }").isEmpty)
    let covered = """
      - { text: Hill, color: white }
      - { shape: rectangle, fill: black }
      """
    #expect(try findings(covered).isEmpty)
  }

  @Test func `a faded text is measured as it is seen`() throws {
    #expect(try findings("- { text: Hill, opacity: 0.6 }").isEmpty)
    let faded = try #require(try findings("- { text: Hill, opacity: 0.5 }").first)
    #expect(faded.color == Color(hex: 0x808080) || faded.color == Color(hex: 0x7F7F7F))
    #expect(abs(faded.contrast - 3.97) < 0.05)
  }

  @Test func `the ground is what is drawn behind, not what is told`() throws {
    let onCard = """
      - { shape: rectangle, fill: "#FF8D28" }
      - { text: Hill, color: white }
      """
    let found = try #require(try findings(onCard, background: "black").first)
    #expect(found.ground == Color(hex: 0xFF8D28))
    #expect(abs(found.contrast - 2.31) < 0.01)
    let gradient = "- { text: Hill and dale and more, color: white }"
    #expect(
      try findings(gradient, background: "{ linear: [black, white], angle: 90 }").count == 1)
  }

  /// A secondary label has 3.4 to 1 on white: the system's choice, and a scene's where the ground is
  /// its own, or the gray.
  @Test(arguments: [
    ("- { text: Hill, color: $secondary-label }", "$system-background", false),
    ("- { text: Hill, color: $secondary-label }", "$system-grouped-background", false),
    ("- { text: Hill, color: $secondary-label }", "\"#DDE0D0\"", true),
    ("- { text: Hill, color: \"#8A8A8E\" }", "$system-background", true),
    ("- { badge: 3, at: { center: 0 } }", "$system-background", false),
    ("- { text: Hill, color: white }", "white", true),
  ])
  func `what the system chose is told apart`(
    _ views: String, _ background: String, _ isChosen: Bool
  ) throws {
    let found = try findings(views, background: background)
    #expect(!found.isEmpty)
    #expect(found.contains { $0.isChosenByScene } == isChosen)
  }

  @Test func `texts over each other are each measured by their own ink`() throws {
    let two = """
      - { text: HHHHHHHH, color: "#999999", font: { size: 16 } }
      - { text: HHHHHHHH, color: black, font: { size: 16 } }
      """
    #expect(try findings(two).count <= 1)
    let reported = try findings(two.replacing("black", with: "\"#AAAAAA\""))
    #expect(reported.last?.color == Color(hex: 0xAAAAAA))
  }

  @Test func `a place that gives many such texts is told once, with the least of them`() throws {
    let cells = """
      - collection: cells
        layout: { kind: grid, columns: 2 }
        cell: { style: plain, label: "{value}", color: "{value}" }
        items: ["#AAAAAA", "#999999", black]
      """
    let warnings = AuditFinding.contrast(of: try findings(cells))
      .map { $0.warning(in: ["first.dark"]) }
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.description
        == "scene.yaml:6:11: warning: in 'first.dark' the text '#AAAAAA' (and 1 more of its kind) has a contrast of 2.32, #AAAAAA on #FFFFFF; text of its size needs 4.50: darken one or lighten the other [contrast]"
    )
  }

  /// Texts that furniture brings stand where that is written, and those of cells at their
  /// collection.
  @Test(arguments: [
    ("- { tab-bar: , items: [{ title: Hill, symbol: star }], tint: white }", 4),
    ("- { text: A }\n- { segmented: , segments: [A, B] }", 5),
    (
      "- { navigation-bar: Hill, trailing: [{ text: Hill }] }\n- { alert: , title: A, message: B, actions: [{ text: Hill }] }",
      4
    ),
    ("- { search-field: Hill }", 4),
  ])
  func `every text has a place in its file`(_ views: String, _ line: Int) throws {
    let text = """
      galley: 1
      screen: { size: [400, 500], scale: 1, background: white }
      views:
      \(views)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let renderer = try Renderer()
    let state = try #require(scene.states.first)
    let picture = try scene.drawing(of: state, using: renderer).picture
    let shown = ShownTexts(of: picture, measuredBy: renderer).texts.compactMap { $0 }
    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { ($0.text.source?.line ?? 0) >= 4 })
    #expect(shown.contains { $0.text.source?.line == line })
  }
}
