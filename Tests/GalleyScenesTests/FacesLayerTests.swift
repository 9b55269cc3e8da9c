import Galley
import Testing

/// The faces of a font family, one below another.
///
/// A line of 10 points is 12 high here.
@Suite struct FacesLayerTests {
  private func resources() -> FixedResources {
    let resources = FixedResources()
    resources.faces = [
      .init(name: "Regular", weight: 400, isItalic: false),
      .init(name: "Italic", weight: 400, isItalic: true),
      .init(name: "Black", weight: 900, isItalic: false),
    ]
    return resources
  }

  private func texts(_ views: String) throws -> [Text] {
    try TestScene.commands(views: views, resources: resources()).compactMap(\.text)
  }

  @Test func `each face is named in its own face, at 30 points`() throws {
    let texts = try texts("- { faces: Inter }")
    #expect(texts.map(\.block.string) == ["Regular", "Italic", "Black"])
    #expect(texts.map(\.block.style.weight) == [400, 400, 900])
    #expect(texts.map(\.block.style.isItalic) == [false, true, false])
    #expect(Set(texts.map(\.block.style.size)) == [30])
    #expect(Set(texts.map(\.block.style.family)) == ["Inter"])
  }

  @Test func `the list measures itself, so that others can follow it`() throws {
    let commands = try TestScene.commands(
      views: """
        - { faces: Inter, id: list, at: { top: 10 }, font: { size: 10 }, spacing: 3 }
        - { shape: rectangle, fill: red, at: { below: list, height: 1 } }
        """, resources: resources())
    // Three lines of 12 points, 3 apart, from 10 on.
    #expect(commands.compactMap(\.fillBounds).first?.minY == 52)
    #expect(commands.compactMap(\.text).map(\.origin.y) == [10, 25, 40])
  }

  @Test func `where not all faces find room there are as many whole lines as do`() throws {
    let texts = try texts(
      "- { faces: Inter, font: { size: 10 }, spacing: 0, at: { top: 0, height: 30 } }")
    #expect(texts.map(\.block.string) == ["Regular", "Italic"])
    #expect(texts.map(\.origin.y) == [3, 15])
  }

  @Test(arguments: zip(["top", "center", "bottom"], [0.0, 32, 64]))
  func `the lines lie at the top, in the middle or at the bottom`(
    alignment: String, top: Double
  ) throws {
    let texts = try texts(
      """
      - faces: Inter
        font: { size: 10 }
        spacing: 0
        vertical-align: \(alignment)
        at: { top: 0, height: 100 }
      """)
    #expect(texts.first?.origin.y == top)
  }

  @Test func `of faces that no text can tell apart the first is shown`() throws {
    let resources = resources()
    resources.faces.insert(.init(name: "Caption", weight: 400, isItalic: false), at: 1)
    let commands = try TestScene.commands(views: "- { faces: Inter }", resources: resources)
    #expect(commands.compactMap(\.text?.block.string) == ["Regular", "Italic", "Black"])
  }

  @Test func `an unknown family is told at its place`() {
    #expect(throws: SceneError.self) { try texts("- { faces: Inte }") }
    do {
      _ = try texts("- { shape: rectangle, fill: red }\n- { faces: Inte }")
    } catch let error as SceneError {
      #expect(
        error.issues.map(\.description) == [
          "scene.yaml:5:14: no font family is called 'Inte'; did you mean 'Inter'?"
        ])
    } catch {
      Issue.record("another error: \(error)")
    }
  }
}
