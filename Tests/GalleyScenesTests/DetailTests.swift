import Galley
import Testing

/// What lies over the screen while an item is open.
@Suite struct DetailTests {
  private func drawing(
    _ state: String, detail: String, screen: String = "", resources: FixedResources
  ) throws -> ComposedState {
    let text = """
      galley: 1
      screen: { size: [200, 400], scale: 1, safe-area: { top: 20, bottom: 10 }\(screen) }
      views:
        - collection: families
          layout: { kind: springboard, item: 40, insets: 10, spacing: 10 }
          cell: { style: icon, label: "{name}", font: { family: "{name}", size: 10 } }
          detail: \(detail)
          items: { font-families: [Inter] }
        - { text: "{families.opened.name} is open", when: { not: { mode: deleting } } }
      states: [{ name: one, \(state) }]
      """
    let scene = try SceneLoader(families: resources.fontFamilies())
      .load(bytes: Array(text.utf8), path: "scene.yaml")
    return try scene.drawing(of: scene.states[0], using: resources)
  }

  private func texts(_ drawing: ComposedState) -> [Text] {
    drawing.picture.commands.flatMap(\.leaves).compactMap(\.text)
  }

  private func resources(faceCount: Int = 2) -> FixedResources {
    let resources = FixedResources()
    resources.faces = (1...faceCount).map {
      .init(name: "Face \($0)", weight: 100 + $0, isItalic: false)
    }
    return resources
  }

  @Test func `items that are font families know their names and faces`() throws {
    let drawing = try drawing(
      "do: [{ tap: 0 }]", detail: "{ text: \"{name}: {faces}\" }", resources: resources())
    #expect(texts(drawing).last?.block.string == "Inter: Face 1, Face 2")
    // The label of the icon is written in its own family.
    #expect(texts(drawing).first?.block.style.family == "Inter")
  }

  @Test func `texts on the screen speak of what is open`() throws {
    let open = try drawing("do: [{ tap: 0 }]", detail: "{ style: faces }", resources: resources())
    #expect(texts(open).map(\.block.string).contains("Inter is open"))
    let closed = try drawing("do: []", detail: "{ style: faces }", resources: resources())
    #expect(texts(closed).map(\.block.string).contains(" is open"))
  }

  @Test func `the sheet lists the faces at 30 points, centred, above a Close button`() throws {
    let open = try drawing("do: [{ tap: 0 }]", detail: "{ style: faces }", resources: resources())
    let sheet = open.picture.commands.withoutMereParts.compactMap { command -> Group? in
      guard case .group(let group) = command, group.name?.classes == ["detail"] else { return nil }
      return group
    }.first
    let leaves = try #require(sheet).children.flatMap(\.leaves)
    #expect(leaves.first?.fillBounds == Rect(x: 0, y: 0, width: 200, height: 400))
    #expect(leaves.first?.fillColor == .white)
    #expect(leaves.compactMap(\.text?.block.string) == ["Inter", "Face 1", "Face 2", "Close"])
    let face = try #require(leaves.compactMap(\.text).dropFirst().first)
    #expect(face.block.style.size == 30)
    #expect(face.block.style.alignment == .center)
    // 80 by 60, as far from the edges as the original's.
    #expect(leaves.compactMap(\.fillBounds).last == Rect(x: 60, y: 300, width: 80, height: 60))
  }

  @Test func `the sheet is dark in the dark`() throws {
    let open = try drawing(
      "do: [{ tap: 0 }]", detail: "{ style: faces }", screen: ", theme: dark",
      resources: resources())
    let face = texts(open).first { $0.block.string == "Face 1" }
    #expect(face?.block.style.color == .white)
    let fills = open.picture.commands.flatMap(\.leaves).compactMap(\.fillColor)
    #expect(fills.contains(Color(hex: 0x1C1C1E)))
  }

  @Test func `more faces than find room end above the button`() throws {
    let open = try drawing(
      "do: [{ tap: 0 }]", detail: "{ style: faces }", resources: resources(faceCount: 40))
    let faces = texts(open).filter { $0.block.string.hasPrefix("Face ") }
    #expect(faces.count > 3)
    #expect(faces.count < 10)
    for face in faces { #expect(face.origin.y + 36 <= 300) }
  }
}
