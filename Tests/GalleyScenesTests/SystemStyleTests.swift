import Galley
import Testing

/// The look of the screen, and what of it lists follow.
@Suite struct SystemStyleTests {
  private static let rows = """
    - collection: rows
      layout: { kind: list, appearance: plain, separators: false, min-row-height: 0 }
      measure: none
      cell: [{ text: "{words}", font: { size: 10 }, at: { top: 0, leading: 0, trailing: 0 } }]
      items: [{ id: a, words: one }, { id: b, words: two }, { id: c, words: three }]
    """

  /// Sixty letters need two lines of forty.
  private static let long = String(repeating: "x", count: 60)

  private func view(
    _ views: String = rows, screen: String = "", do gestures: String, at instant: String = "settled"
  ) throws -> CollectionView {
    let scene = try TestScene.read(
      views: views, screen: screen,
      more: "states: [{ name: played, do: \(gestures), at: \(instant) }]")
    return try PlayedScene.view(of: try #require(scene.states.last), in: scene)
  }

  private func look(_ view: CollectionView) -> SystemStyle? { (view.layout as? ListLayout)?.look }

  @Test func `a list has the look of the screen, unless it says its own`() throws {
    #expect(look(try view(do: "[]")) == .ios26)
    #expect(look(try view(screen: ", look: ios-18", do: "[]")) == .ios18)
    let own = Self.rows.replacing("kind: list,", with: "kind: list, look: ios-26,")
    #expect(look(try view(own, screen: ", look: ios-18", do: "[]")) == .ios26)
    let switched = try view(
      screen: ", look: ios-18", do: "[{ switch-layout: { kind: list, appearance: grouped } }]")
    #expect(look(switched) == .ios18)
  }

  @Test func `a matrix crosses looks`() throws {
    let scene = try TestScene.read(views: Self.rows, more: "matrix: { look: [ios-18, ios-26] }")
    let views = try scene.states.map { try PlayedScene.view(of: $0, in: scene) }
    #expect(views.map(look) == [.ios18, .ios26])
  }

  @Test func `a record tells a look that is not the usual one`() throws {
    for (screen, isTold) in [("", false), (", look: ios-18", true)] {
      let scene = try TestScene.read(views: "- { text: Hill }", screen: screen)
      let state = try #require(scene.states.first)
      let record = try scene.drawing(of: state, using: FixedResources()).picture.record
      #expect(record?.contains("ios-18") == isTold)
    }
  }

  /// 12 points on the way of the spring of rows, of which 0.179 are left after 0.15 seconds, and
  /// half of the earlier curve.
  @Test(arguments: [("ios-26", 0.179), ("ios-18", 0.5)])
  func `a text that changes lets its row grow, and what is below moves with it`(
    _ look: String, _ left: Double
  ) throws {
    let view = try view(
      screen: ", look: \(look)",
      do: "[{ reload: { item: a, with: { words: \(Self.long) } } }]", at: "0.15s")
    let first = view.elements(at: .zero).filter { $0.itemID == "a" && !$0.isLeaving }
    let height = try #require(first.first?.attributes.size.height)
    #expect(abs(height - (24 - 12 * left)) < 0.02)
    let below = try #require(view.shownFrame(of: "b"))
    #expect(abs(below.minY - (24 - 12 * left)) < 0.02)
    #expect(below.height == 12)
    #expect(view.shownFrame(of: "c").map { abs($0.minY - below.maxY) < 1e-9 } == true)
  }

  @Test func `a change of a text that is interrupted goes on from where rows are`() throws {
    let reload = "{ reload: { item: a, with: { words: \(Self.long) } } }"
    let back = "{ reload: { item: a, with: { words: one } }, after: 0.15s }"
    let before = try view(do: "[\(reload)]", at: "0.15s")
    let after = try view(do: "[\(reload), \(back)]", at: "0s")
    for id in ["b", "c"] as [ItemID] {
      let (one, other) = (before.shownFrame(of: id), after.shownFrame(of: id))
      #expect(one != nil)
      #expect(one.map { abs($0.minY - (other?.minY ?? .nan)) < 1e-6 } == true, "\(id)")
    }
    let settled = try view(do: "[\(reload), \(back)]")
    #expect(settled.shownFrame(of: "b")?.minY == 12)
  }

  @Test func `a timing that a scene tells is stronger than the look`() throws {
    let recordedOptions = Self.rows + "\n  animation: { duration: 1s, curve: linear }"
    let view = try view(recordedOptions, do: "[{ delete: a }]", at: "0.5s")
    #expect(view.shownFrame(of: "b")?.minY == 6)
  }
}
