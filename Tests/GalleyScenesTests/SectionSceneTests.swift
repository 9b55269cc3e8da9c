import Galley
import Testing

/// Sections that scroll by themselves, as scenes have them: pages of 110 points in a view of 200.
@Suite struct SectionSceneTests {
  private static let shelves = """
    - collection: shelves
      section-spacing: 10
      cell: { style: plain, fill: red }
      sections:
        - layout: { kind: group, width: 100, height: 50, spacing: 10, orthogonal-scrolling: group-paging }
          items: 9
        - { layout: { kind: group, width: 100%, height: 44 }, items: [{ id: last }] }

    """

  @Test(arguments: [
    ("[]", "{ sections: { 0: { page: 2 } } }", 220.0),
    ("[]", "{ sections: { 0: { offset: 330 } } }", 330),
    ("[{ flick: { section: 0, by: -60, velocity: -900 } }]", "{}", 110),
    ("[{ flick: { item: 1, by: -60, velocity: -900 } }]", "{}", 110),
    ("[{ scroll: { section: 0, page: 3 } }]", "{}", 330),
    ("[{ scroll: { section: 0, by: 225 } }]", "{}", 220),
    ("[{ scroll: { section: 0, to: 111 } }]", "{}", 110),
    ("[{ scroll: { section: 0, end: true } }]", "{}", 780),
    ("[{ drag: { section: 0, by: -130 } }, release]", "{}", 110),
    ("[{ drag: { item: last, by: -130 } }]", "{}", 0),
  ])
  func `a section goes where a state says`(do: String, start: String, offset: Double) throws {
    let view = try PlayedScene.view(of: Self.shelves, do: `do`, start: start)
    #expect(view.offset(ofSection: 0, at: .zero) == offset)
  }

  @Test func `texts and page controls speak of a section's pages`() throws {
    let scene = try TestScene.read(
      views: Self.shelves
        + """
        - { text: "{shelves.sections.0.page.number} of {shelves.sections.0.pages}", id: pages, at: { bottom: 0, horizontal: 0, height: 20 } }
        - { page-control: shelves, section: 0, at: { bottom: 20, horizontal: 0, height: 26 } }
        """,
      more: "states: [{ name: third, start: { sections: { 0: { page: 2 } } } }]")
    let drawing = try scene.drawing(
      of: try #require(scene.states.last), using: FixedResources())
    let texts = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    #expect(texts.contains("3 of 9"))
  }

  @Test(arguments: [
    ("[{ drag: { section: 1, by: -9 } }]", "{}", "section 1 does not scroll by itself"),
    ("[{ flick: { section: 4, by: -9, velocity: -9 } }]", "{}", "there is no section 4"),
    ("[{ scroll: { section: 0, page: 9 } }]", "{}", "there is no page 9; there are 9"),
    ("[]", "{ sections: { 2: { page: 1 } } }", "there is no section 2"),
    ("[]", "{ sections: { first: { page: 1 } } }", "'first' is no section"),
    ("[]", "{ sections: { 0: { page: 1, offset: 3 } } }", "an 'offset' or a 'page'; keep one"),
    ("[{ drag: { section: 0, item: 1, by: -9 } }]", "{}", "an 'item' or a 'section'; keep one"),
  ])
  func `what a section cannot do is told with its place`(
    do: String, start: String, message: String
  ) throws {
    let error = #expect(throws: SceneError.self) {
      _ = try PlayedScene.view(of: Self.shelves, do: `do`, start: start)
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("scene.yaml:") == true)
  }

  @Test func `a group in a group cannot scroll by itself`() throws {
    let error = #expect(throws: SceneError.self) {
      try TestScene.read(
        views: """
          - collection: rows
            layout: { kind: group, horizontal: [{ vertical: 2, orthogonal-scrolling: paging }] }
            cell: { style: plain }
            items: 4
          """)
    }
    #expect(
      error?.description.contains("only the groups of a section scroll by themselves") == true,
      "\(error?.description ?? "")")
  }
}
