import Galley
import Testing

/// What the tutorial on the springboard promises of the mode in which icons go.
@Suite struct SpringboardDeletionPromises {
  private let icons = SpringboardPromises.icons()
  private let pressing = "do: [{ long-press: 0 }]"

  /// The red discs of close buttons, and how much each shows.
  private func closeButtons(_ drawing: ComposedState) -> [(frame: Rect, opacity: Double)] {
    drawing.picture.commands.flatMap { $0.shown() }
      .filter { $0.command.fillColor == Color(hex: 0xE5383B) }
      .compactMap { command in command.command.fillBounds.map { ($0, command.opacity) } }
  }

  /// How far each icon in sight is turned, in degrees, at a time after the last gesture.
  private func turns(_ view: CollectionView, at time: Double) -> [Double] {
    view.attributes(at: .seconds(time)).map { $0.transform.decomposed.rotation * 180 / .pi }
  }

  @Test(arguments: 0..<8)
  func `a long press on any icon starts deletion mode`(icon: Int) throws {
    var view = try icons.view()
    try view.longPress(.point(view.frames[icon].center))
    #expect(view.mode == "deleting")
  }

  @Test func `the icons then quake, all of them and for ever`() throws {
    let view = try icons.view(pressing)
    #expect(view.animatesIndefinitely)
    for time in [0.0, 10, 1000] {
      let (first, next) = (turns(view, at: time), turns(view, at: time + 0.03))
      #expect(first.count == 8)
      #expect(zip(first, next).allSatisfy { $0 != $1 })
    }
  }

  @Test func `each icon then has a close button`() throws {
    let buttons = closeButtons(try icons.drawing(pressing))
    #expect(buttons.map(\.opacity) == Array(repeating: 1, count: 8))
  }

  @Test func `close buttons are there only while the mode is on`() throws {
    #expect(closeButtons(try icons.drawing()).isEmpty)
    let coming = closeButtons(try icons.drawing("\(pressing), at: 50%"))
    #expect(coming.count == 8)
    #expect(coming.allSatisfy { $0.opacity.isClose(to: 0.5, within: 1e-3) })
  }

  @Test func `a tap on a close button makes its icon disappear from the grid`() throws {
    let closing = "do: [{ long-press: 0 }, { tap-close: 2 }]"
    let going = try icons.drawing("\(closing), at: 50%")
    let leaving = try #require(going.group(named: "icons-leaving-2"))
    #expect(leaving.opacity.isClose(to: 0.5, within: 1e-3))
    let gone = try icons.drawing(closing)
    #expect(gone.strings == ["1", "2", "4", "5", "6", "7", "8", "9"])
    let before = try icons.view().frames
    #expect(gone.collections.first?.view.frames == before.dropLast())
  }

  @Test(arguments: 0..<8)
  func `icons cannot be selected in deletion mode`(icon: Int) throws {
    let view = try icons.view("do: [{ long-press: 0 }, { tap: \(icon) }]")
    #expect(view.selection == [])
    #expect(view.openedID == nil)
    #expect(view.mode == "deleting")
    #expect(
      try icons.view("do: [{ tap: \(icon) }]").selection == [ItemPath(section: 0, item: icon)])
  }

  @Test func `a tap anywhere in the background ends deletion mode`() throws {
    let deleting = try icons.view("start: { mode: deleting }")
    var taps = 0
    for x in stride(from: 1.0, to: 200, by: 14) {
      for y in stride(from: 1.0, to: 400, by: 14) {
        let point = Point(x: x, y: y)
        // Icons that quake reach a little over their places.
        guard !deleting.frames.contains(where: { $0.inset(by: -4).contains(point) }) else {
          continue
        }
        var view = deleting
        try view.tap(.point(point))
        #expect(view.mode == nil)
        taps += 1
      }
    }
    #expect(taps > 40)
  }

  @Test func `when the mode ends the buttons hide and the icons stand still`() throws {
    let ended = try icons.drawing("do: [{ long-press: 0 }, { tap: background }]")
    #expect(closeButtons(ended).isEmpty)
    let view = try #require(ended.collections.first?.view)
    #expect(!view.animatesIndefinitely)
    #expect(view.attributes(at: .zero).map(\.frame) == view.frames.prefix(8).map { $0 })
  }

  @Test func `a long press beside the icons starts nothing`() throws {
    var view = try icons.view()
    try view.longPress(.point(Point(x: 100, y: 200)))
    #expect(view.mode == nil)
    try view.longPress(.background)
    #expect(view.mode == nil)
  }

  @Test(arguments: [("home", -1.72, 1.72), ("tutorial", -2.0, 6.0)])
  func `icons rock from side to side`(quiver: String, left: Double, right: Double) throws {
    let view = try SpringboardPromises.icons("{ quiver: \(quiver) }").view(pressing)
    let course = (0..<500).map { turns(view, at: Double($0) * 0.002) }
    for icon in 0..<8 {
      let turns = course.map { $0[icon] }
      let (least, most) = (try #require(turns.min()), try #require(turns.max()))
      #expect(least.isClose(to: left, within: 0.15))
      #expect(most.isClose(to: right, within: 0.15))
      // From one side to the other some five to eight times a second.
      let changes = zip(turns, turns.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
      #expect((4...9).contains(changes))
    }
  }

  @Test(arguments: [("home", 3.44), ("tutorial", 8.0)])
  func `icons do not rock in step`(quiver: String, range: Double) throws {
    let view = try SpringboardPromises.icons("{ quiver: \(quiver) }").view(pressing)
    let course = (0..<50).map { turns(view, at: Double($0) * 0.01) }
    for (one, other) in (0..<8).flatMap({ one in (0..<one).map { (one, $0) } }) {
      #expect(course.contains { abs($0[one] - $0[other]) > 0.01 }, "icons \(one) and \(other)")
    }
    // At every instant some lean well to one side of others.
    for turns in course {
      let spread = (turns.max() ?? 0) - (turns.min() ?? 0)
      #expect(spread > range / 4)
    }
  }

  @Test func `the close button stands out over the label's corner and stays in the cell`() throws {
    let buttons = closeButtons(
      try SpringboardPromises.icons("{ quiver: none }").drawing(pressing))
    let cells = try icons.view().frames
    #expect(buttons.count == 8)
    for (button, cell) in zip(buttons, cells) {
      let label = cell.inset(by: 10)
      #expect(cell.contains(button.frame))
      #expect(!label.contains(button.frame))
      #expect(button.frame.contains(label.origin))
    }
  }

  @Test func `the close button is sharp at every resolution`() throws {
    let screen = SpringboardPromises.icons("{ quiver: none }")
    let plain = try screen.drawing()
    let deleting = try screen.drawing(pressing)
    let added = deleting.leaves.count - plain.leaves.count
    // A disc, its rim and two bars for each icon, all of them shapes.
    #expect(added == 8 * 4)
    let images = deleting.leaves.filter {
      switch $0 {
      case .image, .vectorImage: true
      default: false
      }
    }
    #expect(images.count == 1)
  }

  @Test func `cells can show the mode each in a way of its own`() throws {
    let screen = PromisedScreen(
      views: """
        - collection: icons
          layout: { kind: springboard, item: 80, spacing: 20, insets: 10 }
          cell:
            - { text: "tap to delete {name}", when: { mode: deleting } }
            - { text: "{name}", when: { not: { mode: deleting } } }
          sections:
            - items: [{ name: a }]
              cell: [{ text: "{name}" }, { shape: ellipse, fill: red, when: { mode: deleting } }]
            - items: [{ name: b }]
        """)
    let first = try screen.drawing("start: { mode: deleting }")
    #expect(first.strings == ["a"])
    #expect(first.leaves.compactMap(\.fillColor).last == Color(hex: 0xFF0000))
    let second = try screen.drawing("start: { mode: deleting, page: 1 }")
    #expect(second.strings == ["tap to delete b"])
    #expect(try screen.drawing("start: { page: 1 }").strings == ["b"])
  }

  @Test func `icons can fly into position when they are first shown`() throws {
    let view = try icons.view("do: [load], at: 0s")
    let resting = view.frames.prefix(8).map(\.center)
    let start = view.attributes(at: .zero)
    #expect(start.count == 8)
    #expect(start.allSatisfy { !$0.frame.intersects(view.viewport.bounds) })
    let distances = view.instants(4).map { instant in
      zip(view.attributes(at: .seconds(instant)), resting)
        .map { ($0.center - $1).length }.max() ?? 0
    }
    #expect(distances[0] > 100)
    #expect(distances[1] < distances[0] / 2)
    #expect(distances[4] == 0)
  }

  @Test func `icons can be dragged to another place`() throws {
    let carrying = "do: [{ long-press: 0 }, { drag-item: { item: 0, to: 5, held: true } }]"
    let held = try icons.view(carrying)
    let carried = try #require(held.elements(at: .zero).last)
    #expect(carried.itemID == .loaded(0))
    #expect(carried.attributes.center.isClose(to: held.frames[5].center, within: 1))
    #expect(
      held.ids[0].prefix(7) == [
        .loaded(1), .loaded(2), .loaded(3), .loaded(4), .loaded(5), .loaded(0), .loaded(6),
      ])
    let dropped = try icons.view("do: [{ drag-item: { item: 0, to: 5 } }]")
    #expect(dropped.shownFrame(of: .loaded(0)) == dropped.frames[5])
    #expect(dropped.shownFrame(of: .loaded(1)) == dropped.frames[0])
  }

  @Test func `icons can swap their places`() throws {
    let screen = SpringboardPromises.icons("{ drop: swap }")
    let view = try screen.view("do: [{ drag-item: { item: 1, to: 6 } }]")
    #expect(
      view.ids[0].prefix(8) == [
        .loaded(0), .loaded(6), .loaded(2), .loaded(3), .loaded(4), .loaded(5), .loaded(1),
        .loaded(7),
      ])
    #expect(view.shownFrame(of: .loaded(1)) == view.frames[6])
    #expect(view.shownFrame(of: .loaded(6)) == view.frames[1])
  }
}
