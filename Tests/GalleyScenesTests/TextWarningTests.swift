import Galley
import Testing

/// What a scene is told about its texts though they can be drawn.
@Suite struct TextWarningTests {
  private func warnings(font: String, resources: FixedResources) throws -> [String] {
    let scene = try TestScene.read(views: "- { text: Hill, font: \(font) }")
    let state = try #require(scene.states.first)
    return try scene.picture(of: state, resources: resources).warnings.map(\.description)
  }

  @Test func `italics of a family that has none are told, with the place of the font`() throws {
    let resources = FixedResources()
    #expect(
      try warnings(font: "{ italic: true }", resources: resources) == [
        "scene.yaml:4:25: warning: the family 'Roboto' has no italics, so the text stands upright; name a family that has some, or add a font under 'fonts:'"
      ])
    #expect(try warnings(font: "{ size: 20 }", resources: resources).isEmpty)
  }

  @Test func `italics that a family has are no matter of warning`() throws {
    let resources = FixedResources()
    resources.faces.append(.init(name: "Italic", weight: 400, isItalic: true))
    #expect(try warnings(font: "{ italic: true }", resources: resources).isEmpty)
  }
}
