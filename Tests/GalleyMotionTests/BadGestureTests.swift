import GalleyGeometry
import GalleyLayouts
import Testing

/// What cannot be done: the reason and the cure, and a view that stays as it was.
struct BadGestureTests {
  static let updates: [(update: Update, message: String)] = [
    (.delete(7), "item 7 cannot be deleted: there are 5, counted from 0"),
    (
      .delete(ItemPath(section: 3, item: 0)),
      "item [3, 0] cannot be deleted: there is no such section"
    ),
    (
      .reload(ItemPath(section: 1, item: 0)),
      "item [1, 0] cannot be reloaded: the section is empty"
    ),
    (.delete(1, 1), "item 1 is deleted twice in one update; name it once"),
    (
      Update(deletions: [1], moves: [.init(from: 1, to: 2)]),
      "item 1 is deleted and moved in one update; name it once"
    ),
    (
      Update(deletions: [2], moves: [.init(from: 1, to: 2)]),
      "item 1 is moved to 2, which the same update deletes; make two updates of it"
    ),
    (
      .insert(at: 9),
      "a new item cannot go to 9; after the update the section has 6, counted from 0"
    ),
    (
      .insert(at: ItemPath(section: 2, item: 0)),
      "a new item cannot go to [2, 0]; there is no such section"
    ),
    (.insert(at: 1, 1), "two items go to 1; give each a place of its own"),
    (
      Update(insertions: [.init(at: 0, InsertedItem(id: "3"))]),
      "there is already an item '3'; give the new one an id of its own"
    ),
    (
      Update(reloads: [.init(at: 0, measure: .nan)]),
      "the measure and size of item 0 must be finite"
    ),
  ]

  @Test(arguments: updates.map(\.message))
  func `an update that cannot be says why`(message: String) throws {
    let update = try #require(Self.updates.first { $0.message == message }?.update)
    var view = try grid()
    #expect { try view.update(update) } throws: { "\($0)" == message }
    #expect(view.ids == (try grid()).ids)
    #expect(view.settlingTime == .zero)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is none is refused, and nothing has changed`(number: Double) throws {
    let vector = Vector(dx: number, dy: 0)
    let gestures: [Gesture] = [
      .drag(by: vector), .flick(by: vector, velocity: .zero), .flick(by: .zero, velocity: vector),
      .release(velocity: vector), .scroll(.by(vector)), .scroll(.to(x: nil, y: number)),
      .tap(.point(Point(x: 0, y: number))), .longPress(.point(Point(x: number, y: 0))),
      .dragItem(0, to: .point(Point(x: number, y: 0)), isHeld: true),
    ]
    for gesture in gestures {
      var view = try grid()
      #expect { try view.perform(gesture) } throws: {
        "\($0)".hasSuffix("is not finite; give numbers of points")
      }
      #expect(view.attributes(at: .zero) == (try grid()).attributes(at: .zero))
    }
  }

  @Test func `a view of no size that is a number is refused`() throws {
    var view = try grid()
    let environment = Environment(size: Size(width: .nan, height: 100))
    #expect(throws: LayoutError.self) { try view.resize(to: environment) }
    view.start(at: Point(x: Double.nan, y: .infinity))
    #expect(view.contentOffset.isFinite)
  }

  @Test func `numbers beyond all measure poison nothing`() throws {
    for size in [1e12, 1e100, .greatestFiniteMagnitude] {
      var view = try MotionCase.named("grid").view()
      try view.perform(
        .flick(by: Vector(dx: size, dy: -size), velocity: Vector(dx: size, dy: -size)))
      #expect(ViewRules(view: view).violation(at: [.zero, view.settlingTime / 2]) == nil)
      try view.scroll(.by(Vector(dx: -size, dy: size)), after: .seconds(1e9))
      view.timing = Timing(.linear, duration: size)
      try view.update(.delete(0), after: .zero)
      #expect(ViewRules(view: view).violation(at: [.zero, view.settlingTime / 2]) == nil)
    }
  }

  @Test func `an item that is not there is named`() throws {
    let gestures: [Gesture] = [
      .tap(.item(5)), .tapClose(5), .longPress(.item(5)), .scroll(.item(5)),
      .dragItem(5, to: .item(0), isHeld: false), .dragItem(0, to: .item(5), isHeld: false),
    ]
    for gesture in gestures {
      var view = try grid()
      #expect { try view.perform(gesture) } throws: {
        "\($0)" == "there is no item 5; there are 5, counted from 0"
      }
    }
  }

  @Test func `an item that is out of sight cannot be dragged`() throws {
    var view = try MotionCase.named("grid").view()
    let path = ItemPath(section: 2, item: 11)
    #expect { try view.perform(.dragItem(path, to: .item(0), isHeld: false)) } throws: {
      "\($0)" == "item [2, 11] is not in sight; scroll to it before it is dragged"
    }
  }

  @Test func `ids must be as many as items`() throws {
    #expect(throws: LayoutError.self) {
      try CollectionView(
        content: Content(count: 2), layout: GridLayout(), in: Environment(size: .zero), ids: [["a"]]
      )
    }
    var view = try grid()
    #expect(throws: LayoutError.self) {
      try view.switchLayout(to: RingLayout(), content: Content(count: 1))
    }
  }

  private func grid() throws -> CollectionView {
    try CollectionView(
      content: Content(sections: [5, 0].map { Content.Section(count: $0) }), layout: GridLayout(),
      in: Environment(size: Size(width: 300, height: 400)))
  }
}
