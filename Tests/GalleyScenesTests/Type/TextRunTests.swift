import Galley
import Testing

/// Texts of several runs, digits of one width, tracking and direction, as scenes say them.
@Suite struct TextRunTests {
  private func block(
    _ text: String, screen: String = "", more: String = ""
  ) throws -> TextBlock {
    let commands = try TestScene.commands(views: "- { \(text) }", screen: screen, more: more)
    return try #require(commands.compactMap(\.text).first).block
  }

  @Test func `a list of runs is one text, with the styles of its parts`() throws {
    let text = """
      text: ["Hé ", { text: Ada, weight: bold, color: red }, { text: "!", font: title-1 }, " ok"], font: { size: 20 }
      """
    let block = try block(text)
    #expect(block.string == "Hé Ada! ok")
    #expect(block.spans.map(\.range) == [4..<7, 7..<8])
    #expect(block.spans[0].style.weight == 700 && block.spans[0].style.size == 20)
    #expect(block.spans[0].style.color == Color(hex: 0xFF0000))
    #expect(block.spans[1].style.size == 28)
    #expect(block.style.size == 20 && block.style.weight == 400)
  }

  @Test func `a run without a word of style is no span`() throws {
    #expect(try block("text: [a, { text: b }, c]").spans.isEmpty)
    #expect(throws: SceneError.self) { try block("text: [a, { weight: bold }]") }
    #expect(throws: SceneError.self) { try block("text: [a, { text: b, wight: bold }]") }
  }

  @Test func `tracking is San Francisco's unless the text or the scene says otherwise`() throws {
    #expect(try block("text: Hill").style.letterSpacing == -0.43)
    #expect(try block("text: Hill, font: large-title").style.letterSpacing == 0.40)
    #expect(try block("text: Hill, letter-spacing: 0").style.letterSpacing == 0)
    #expect(try block("text: Hill", more: "font: { tracking: none }").style.letterSpacing == 0)
    #expect(try block("text: Hill, font: { family: Lato }").style.letterSpacing == 0)
  }

  @Test func `figures are tabular on request`() throws {
    #expect(try block("text: 12, font: { figures: tabular }").style.figures == .tabular)
    #expect(try block("text: 12, font: body").style.figures == .proportional)
  }

  @Test func `from right to left a text runs as its letters do, and begins at the right`() throws {
    let screen = ", direction: rtl"
    let latin = try block("text: 7 h 12 min", screen: screen).style
    #expect(latin.direction == .natural && latin.alignment == .right)
    let digits = try block("text: '12 %'", screen: screen).style
    #expect(digits.direction == .rightToLeft && digits.alignment == .leading)
    let recordedOptions = try block("text: Hill, direction: ltr, align: trailing", screen: screen)
      .style
    #expect(recordedOptions.direction == .leftToRight && recordedOptions.alignment == .trailing)
    #expect(try block("text: Hill, align: trailing", screen: screen).style.alignment == .left)
    #expect(try block("text: Hill").style.alignment == .leading)
  }

  @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 20.0 + 1.0 / 3.0)])
  func `a label of one line is as high as UIKit's`(scale: Double, height: Double) throws {
    let scene = try SceneLoader().load(
      bytes: Array(
        """
        galley: 1
        screen: { size: [200, 400], scale: \(scale) }
        views:
          - { text: Hill, font: body, id: hill, at: { top: 0, leading: 0 } }
          - { shape: rectangle, fill: red, at: { below: hill, height: 10 } }
        """.utf8), path: "scene.yaml")
    let picture = try scene.drawing(of: scene.states[0], using: try Renderer()).picture
    let top = try #require(picture.commands.flatMap(\.leaves).compactMap(\.fillBounds).last).minY
    #expect(abs(top - height) < 1e-9)
  }
}
