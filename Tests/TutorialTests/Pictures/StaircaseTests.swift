import GalleyComponents
import GalleyGeometry
import GalleyGraphics
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import GalleyRecords
import GalleyRendering
import GalleyScenes
import Testing

/// A class that a scene names, from its text to its pixels, and the promises of every layout.
struct StaircaseTests {
  @Test func `a scene draws with a class`() throws {
    let scene = """
      galley: 1
      screen: { size: [120, 120], scale: 1, background: black }
      views:
        - collection: stairs
          layout: { class: StaircaseLayout, from: StaircaseLayout.swift }
          cell: { style: disc, fill: gold }
          items: 3
      """
    let renderer = try Renderer()
    let loader = SceneLoader(
      classes: ClassesHere(makers: ["StaircaseLayout": { StaircaseLayout() }]))
    let read = try loader.load(bytes: Array(scene.utf8), path: "stairs.yaml")
    let state = try #require(read.states.first)
    let bitmap = try renderer.bitmap(of: try read.drawing(of: state, using: renderer).picture)
    // The middle of the second step, and the corner that no step covers.
    #expect(bitmap[60, 60] == (255, 215, 0, 255))
    #expect(bitmap[115, 5] == (0, 0, 0, 255))
  }

  @Test func `what comes grows out of its step`() throws {
    var view = try CollectionView(
      content: Content(count: 3), layout: UIKitLayout { StaircaseLayout() },
      in: Environment(size: .init(width: 120, height: 160)))
    try view.update(.insert(at: 1))
    let coming = try #require(
      view.attributes(of: .cell(section: 0, item: 1), at: .milliseconds(100)))
    #expect(coming.transform.a > 0.1 && coming.transform.a < 1)
    #expect(
      view.attributes(of: .cell(section: 0, item: 2), at: .milliseconds(100))?.transform.isIdentity
        == true)
  }

  @Test func `a class keeps the promises of every layout`() {
    let layouts = [UIKitLayout { StaircaseLayout() }, UIKitLayout { MendedCircle() }]
    for layout in layouts {
      let violations = LayoutContract.violations(of: layout)
      #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
    }
  }
}
