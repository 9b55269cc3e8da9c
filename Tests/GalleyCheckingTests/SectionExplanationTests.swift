import Galley
import Testing

/// What is said of a screen whose sections have layouts of their own, where one of these is told
/// otherwise or scrolls by itself.
@Suite struct SectionExplanationTests {
  private static let scene = """
    galley: 1
    screen: { size: [300, 400], scale: 1, background: white }
    views:
      - collection: shelves
        section-spacing: 20
        cell: { style: tile, fill: red, label: "{section}-{number}" }
        sections:
          - layout: { kind: group, width: 120, height: 80, spacing: 10, orthogonal-scrolling: group-paging }
            items: 6
          - layout: { kind: grid, columns: 3, spacing: 6 }
            items: 5
    states:
      - { name: one, start: { sections: { 0: { page: 0 } } } }
    """

  private func sentences(_ old: String, _ new: String) throws -> [String] {
    let renderer = try Renderer()
    let records = try [Self.scene, Self.scene.replacing(old, with: new)].map { text in
      let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "shelves.yaml")
      return try scene.drawing(of: try #require(scene.states.first), using: renderer).record()
    }
    return LayoutExplanation(from: records[0], to: records[1]).changes.map(\.sentence)
  }

  @Test(arguments: [
    ("width: 120", "width: 150", "section 0 width of 'shelves' went from 120 to 150"),
    ("spacing: 10,", "spacing: 14,", "spacing"),
    ("spacing: 6", "spacing: 9", "section 1 spacing of 'shelves' went from 6 to 9"),
    ("columns: 3", "columns: 2", "section 1 columns of 'shelves' went from 3 to 2"),
    (
      "kind: grid, columns: 3, spacing: 6", "kind: waterfall, columns: 3",
      "section 1 layout of 'shelves' went from grid to waterfall"
    ),
    (
      "group-paging", "group-paging-centered",
      "section 0 orthogonal-scrolling of 'shelves' went from group-paging"
    ),
    (
      "section-spacing: 20", "section-spacing: 30",
      "section spacing of 'shelves' went from 20 to 30"
    ),
    ("page: 0", "page: 2", "offset of section 0 of 'shelves' went from 0 to 260"),
  ])
  func `the cause comes first, by its section`(old: String, new: String, cause: String) throws {
    let sentences = try sentences(old, new)
    #expect(sentences.first?.contains(cause) == true, "\(sentences)")
  }
}
