import Galley
import Testing

/// What a scene is told about its texts though they can be drawn.
@Suite struct TextWarningTests {
  private func warnings(font: String, resources: FixedResources) throws -> [String] {
    let scene = try TestScene.read(views: "- { text: Hill, font: \(font) }")
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: resources).warnings.map(\.description)
  }

  @Test func `italics of a family that has none are told, with the place of the font`() throws {
    let resources = FixedResources()
    #expect(
      try warnings(font: "{ italic: true }", resources: resources) == [
        "scene.yaml:4:25: warning: the family 'Inter' has no italics, so the text stands upright; name a family that has some, or add a font under 'fonts:'"
      ])
    #expect(try warnings(font: "{ size: 20 }", resources: resources).isEmpty)
  }

  @Test func `italics that a family has are no matter of warning`() throws {
    let resources = FixedResources()
    resources.faces.append(.init(name: "Italic", weight: 400, isItalic: true))
    #expect(try warnings(font: "{ italic: true }", resources: resources).isEmpty)
  }

  @Test func `a weight that the family has not is told once, with those that it has`() throws {
    let resources = FixedResources()
    resources.faces.append(.init(name: "Bold", weight: 700, isItalic: false))
    resources.faces.append(.init(name: "Black Italic", weight: 900, isItalic: true))
    let views = """
      - { text: Hill, font: { weight: semibold } }
      - { text: Dale, font: { weight: 600 } }
      - { text: Lake, font: { weight: bold } }
      - { text: Moor, font: { weight: bold, italic: true } }
      """
    let scene = try TestScene.read(views: views)
    let warnings = try scene.drawing(of: scene.states[0], using: resources).warnings
    let has = "so the nearest is drawn; it has"
    #expect(
      warnings.map(\.description) == [
        "scene.yaml:4:35: warning: the family 'Inter' has no face of weight 600, \(has) 400, 700",
        "scene.yaml:7:35: warning: the family 'Inter' has no face of weight 700, \(has) 900",
      ])
  }

  @Test func `a weight that the scene does not give is no matter of warning`() throws {
    let resources = FixedResources()
    resources.faces = [.init(name: "Bold", weight: 700, isItalic: false)]
    #expect(try warnings(font: "{ size: 20 }", resources: resources).isEmpty)
  }

  @Test func `all characters that no font has are told, each once`() throws {
    let scene = try TestScene.read(
      views: "- { text: \"ok \u{531}\u{532}\u{531} \u{13000} ok\" }",
      more: "font: { missing: boxes }")
    let renderer = try Renderer()
    let warnings = try scene.drawing(of: scene.states[0], using: renderer).warnings
    #expect(
      warnings.map(\.message) == [
        "no font in use has '\u{531}' (U+0531), '\u{532}' (U+0532) or '\u{13000}' (U+13000) of the text 'ok \u{531}\u{532}\u{531} \u{13000} ok'; add one under 'fonts:'"
      ])
  }

  @Test func `characters that no font has are an error where nothing says that boxes will do`()
    throws
  {
    let scene = try TestScene.read(views: "- { text: \"\u{13000}\" }")
    let error = #expect(throws: SceneError.self) {
      _ = try scene.drawing(of: scene.states[0], using: Renderer())
    }
    #expect(error?.description.contains("no font in use has '\u{13000}' (U+13000)") == true)
  }

  @Test func `what several items bring about is told once`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: words
          layout: { kind: flow, item: 40 }
          cell: [{ text: "{value}", font: { italic: true } }]
          items: ["\u{531}", "\u{531}", "\u{532}"]
        """, more: "font: { missing: boxes }")
    let warnings = try scene.drawing(of: scene.states[0], using: FixedResources()).warnings
    #expect(warnings.count == 1)
    let recordedOptions = try scene.drawing(of: scene.states[0], using: Renderer()).warnings
    #expect(recordedOptions.count == 2)
  }

  @Test func `what every variant of a matrix brings about is told once`() throws {
    let scene = try TestScene.read(
      views: """
        - collection: circles
          layout: { kind: circles, seed: 3 }
          cell: { style: disc }
          items: 3
        """, more: "matrix: { theme: [light, dark], scale: [1, 2] }")
    #expect(scene.states.count == 4)
    #expect(scene.warnings.count == 1)
  }
}
