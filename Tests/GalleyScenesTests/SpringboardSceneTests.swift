import Galley
import Testing

/// What a finger does to a springboard in a scene: four icons a page, of six.
@Suite struct SpringboardSceneTests {
  private func drawing(_ state: String, interaction: String = "{}") throws -> ComposedState {
    let scene = try TestScene.read(
      views: """
        - collection: icons
          layout: { kind: springboard, flow: row, item: 40, columns: 2, rows: 2, insets: 10 }
          interaction: \(interaction)
          cell: { style: icon, label: "{name}" }
          detail: [{ shape: rectangle, fill: green }, { text: "all of {name}" }]
          items:
            - { id: a, name: A }
            - { id: b, name: B }
            - { id: c, name: C }
            - { id: d, name: D }
            - { id: e, name: E }
            - { id: f, name: F }
        """, more: "states: [{ name: one, \(state) }]")
    return try scene.drawing(of: scene.states[0], using: FixedResources())
  }

  private func view(_ state: String, interaction: String = "{}") throws -> CollectionView {
    try #require(try drawing(state, interaction: interaction).collections.first?.view)
  }

  private func labels(_ drawing: ComposedState) -> [String] {
    drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
  }

  /// How much the discs of the close buttons show.
  private func closeButtons(_ drawing: ComposedState) -> [Double] {
    drawing.picture.commands.flatMap { $0.shown() }
      .filter { $0.command.fillColor == Color(hex: 0xE5383B) }.map(\.opacity)
  }

  @Test func `a long press on an icon starts deletion mode, and close buttons fade in`() throws {
    let pressing = "do: [{ long-press: a }]"
    #expect(closeButtons(try drawing("do: []")) == [])
    let halfWay = closeButtons(try drawing("\(pressing), at: 50%"))
    #expect(halfWay.count == 4)
    for opacity in halfWay { #expect(abs(opacity - 0.5) < 0.01) }
    #expect(closeButtons(try drawing(pressing)) == [1, 1, 1, 1])
    #expect(try view(pressing).mode == "deleting")
  }

  @Test func `a long press beside the icons starts nothing`() throws {
    #expect(try view("do: [{ long-press: background }]").mode == nil)
  }

  @Test func `a tap on the background ends deletion mode, and close buttons fade out`() throws {
    let ending = "do: [{ long-press: a }, { tap: background }]"
    let fading = closeButtons(try drawing("\(ending), at: 50%"))
    #expect(fading.count == 4)
    for opacity in fading { #expect(abs(opacity - 0.5) < 0.01) }
    #expect(closeButtons(try drawing(ending)) == [])
    #expect(try view(ending).mode == nil)
  }

  @Test func `an icon cannot be opened in deletion mode`() throws {
    let view = try view("do: [{ long-press: a }, { tap: b }]")
    #expect(view.openedID == nil)
    #expect(view.selection == [])
    #expect(view.mode == "deleting")
  }

  @Test func `icons quiver out of step in deletion mode, from -2 to 6 degrees where asked`() throws
  {
    let turns = try view("do: [{ long-press: a }]", interaction: "{ quiver: tutorial }")
      .attributes(at: .zero).map { $0.transform.decomposed.rotation * 180 / .pi }
    #expect(Set(turns).count == turns.count)
    for turn in turns { #expect((-2.0001...6.0001).contains(turn)) }
  }

  @Test func `a tap on a close button removes the icon, and the others close ranks over pages`()
    throws
  {
    let removing = "do: [{ long-press: a }, { tap-close: b }]"
    let view = try view(removing)
    #expect(view.ids == [["a", "c", "d", "e", "f"]])
    #expect(view.pageCount == 2)
    #expect(labels(try drawing(removing)) == ["A", "C", "D", "E"])
    #expect(view.mode == "deleting")
  }

  @Test func `a page goes with its last icon`() throws {
    let view = try view(
      "start: { page: 1 }, do: [{ long-press: e }, { tap-close: e }, { tap-close: f }]")
    #expect(view.pageCount == 1)
    #expect(view.page == 0)
    #expect(view.contentOffset.x == 0)
  }

  @Test func `a leaving icon fades in its place, and a second tap on it does nothing`() throws {
    let removing = "{ long-press: a }, { tap-close: b }"
    let once = try drawing("do: [\(removing)], at: 50%")
    #expect(labels(once).contains("B"))
    let view = try view("do: [\(removing), { tap-close: b, after: 0.1s }]")
    #expect(view.ids == [["a", "c", "d", "e", "f"]])
  }

  @Test func `a tap opens the detail of an icon over the screen, by degrees`() throws {
    let halfWay = try drawing("do: [{ tap: c }], at: 50%")
    let sheets = halfWay.picture.commands.flatMap { $0.shown() }
      .filter { $0.command.fillColor == Color(hex: 0x008000) }
    #expect(sheets.count == 1)
    // Half of it has come in from below.
    #expect(abs((sheets.first?.shift ?? 0) - halfWay.picture.size.height / 2) <= 4)
    // The icons stay drawn below.
    #expect(labels(halfWay) == ["A", "B", "C", "D", "all of C"])
    let open = try drawing("do: [{ tap: c }]")
    #expect(labels(open).last == "all of C")
    #expect(open.collections.first?.view.openedID == "c")
  }

  @Test func `the Close button of the detail leads back`() throws {
    let closing = "do: [{ tap: c }, { tap: close }]"
    #expect(labels(try drawing("\(closing), at: 50%")).last == "all of C")
    let closed = try drawing(closing)
    #expect(labels(closed) == ["A", "B", "C", "D"])
    #expect(closed.collections.first?.view.openedID == nil)
  }

  @Test func `icons fly in at the first load, from out of sight into their places`() throws {
    let resting = try view("do: []").attributes(at: .zero).map(\.center)
    let bounds = try view("do: []").viewport.bounds
    let flying = try view("do: [load], at: 0s").attributes(at: .zero)
    #expect(flying.count == resting.count)
    for icon in flying { #expect(!icon.frame.intersects(bounds)) }
    #expect(try view("do: [load]").attributes(at: .zero).map(\.center) == resting)
  }

  @Test func `an icon that is dragged is inserted among the others, or swapped`() throws {
    let dragging = "do: [{ long-press: a }, { drag-item: { item: a, to: c } }]"
    #expect(try view(dragging).ids == [["b", "c", "a", "d", "e", "f"]])
    #expect(
      try view(dragging, interaction: "{ drop: swap }").ids == [["c", "b", "a", "d", "e", "f"]])
  }

  @Test func `an icon that is held lies above all others, and they make room`() throws {
    let held = "do: [{ long-press: a }, { drag-item: { item: a, to: c, held: true } }]"
    let view = try view(held, interaction: "{ quiver: none }")
    let elements = view.elements(at: .zero)
    #expect(elements.last?.itemID == "a")
    #expect(elements.last.map { $0.attributes.alpha < 1 } == true)
    #expect(view.ids == [["b", "c", "a", "d", "e", "f"]])
  }

  @Test func `an icon can be dragged to another page`() throws {
    let view = try view("do: [{ long-press: a }, { drag-item: { item: a, to: f } }]")
    #expect(view.page == 1)
    #expect(view.ids == [["b", "c", "d", "e", "f", "a"]])
  }
}

extension DrawCommand {
  /// The commands that draw, in order, each with how much it shows, and how far down it is moved,
  /// in points.
  func shown(
    _ outer: Double = 1, shift: Double = 0
  ) -> [(command: DrawCommand, opacity: Double, shift: Double)] {
    guard case .group(let group) = self else { return [(self, outer, shift)] }
    return group.children.flatMap {
      $0.shown(outer * group.opacity, shift: shift + group.transform.ty)
    }
  }

  /// The color of a plain fill.
  var fillColor: Color? {
    guard case .fill(let fill) = self, case .solid(let color) = fill.paint else { return nil }
    return color
  }
}
