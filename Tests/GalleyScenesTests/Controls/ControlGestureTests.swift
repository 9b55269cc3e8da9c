import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import Testing

@testable import GalleyScenes

/// What a finger does to controls, and what texts, conditions and states say of them.
@Suite struct ControlGestureTests {
  private static let views = """
    - { switch: wifi, at: { leading: 10, top: 30 } }
    - { segmented: range, segments: [Day, Week, Month], at: { leading: 0, top: 80, width: 180 } }
    - { slider: volume, range: [0, 10], value: 2, at: { leading: 0, top: 120, width: 138 } }
    - { stepper: guests, value: 1, range: [0, 3], step: 2, at: { leading: 0, top: 160 } }
    - text: "{wifi.on} {wifi.value} {range.index} {range.number} {range.title} {volume.value} {volume.percent} {guests.value}"
      at: { leading: 0, top: 200, width: 2000 }
    """

  private func drawing(
    _ state: String, views: String = views, screen: String = ""
  ) throws -> ComposedState {
    let scene = try TestScene.read(
      views: views, screen: screen, more: "states: [{ name: one, \(state) }]")
    return try scene.drawing(of: try #require(scene.states.last), using: FixedResources())
  }

  private func text(_ state: String) throws -> String {
    let texts = try drawing(state).picture.commands.flatMap(\.leaves).compactMap(\.text)
    return try #require(texts.last).block.string
  }

  private static let namedByItems = """
    - collection: rows
      layout: { kind: flow, item: [200, 40] }
      cell:
        - { switch: "{name}-on", on: "{on}", at: { leading: 0, center-y: 0 } }
        - { slider: "{name}-level", value: "{loud}", at: { leading: 60, width: 100, center-y: 0 } }
      items: [{ name: wifi, on: true, loud: 0.5 }, { name: sound, on: false, loud: 0.2 }]
    - { text: "{wifi-on.on} {sound-on.on} {wifi-level.value} {sound-level.value}" }
    - { text: "Sound", when: { sound-on: on } }
    """

  @Test(arguments: [
    ("start: {}", ["true false 0.5 0.2"]),
    ("start: { sound-on: true, wifi-level: 0.7 }", ["true true 0.7 0.2", "Sound"]),
    ("do: [{ tap: sound-on }]", ["true true 0.5 0.2", "Sound"]),
    ("do: [{ tap: wifi-on }, { drag: { to: 80% }, in: sound-level }]", ["false false 0.5 0.8"]),
  ])
  func `each item names the controls of its cell`(_ state: String, _ expected: [String]) throws {
    let texts = try drawing(state, views: Self.namedByItems).picture.commands
      .flatMap(\.leaves).compactMap { $0.text?.block.string }
    #expect(texts == expected)
  }

  /// The green of a switch that is on is there as often as one is.
  @Test(arguments: [
    ("start: {}", 1), ("do: [{ tap: sound-on }]", 2), ("do: [{ tap: wifi-on }]", 0),
  ])
  func `a cell shows what its own control is set to`(_ state: String, _ count: Int) throws {
    let green = Color(hex: 0x34C759)
    let commands = try drawing(state, views: Self.namedByItems).picture.commands.flatMap(\.leaves)
    let shown = commands.count { command in
      if case .fill(let fill) = command, case .solid(green) = fill.paint { true } else { false }
    }
    #expect(shown == count)
  }

  @Test(arguments: [
    ("name: sound", "name: wifi", "two controls are called 'wifi-on'"),
    ("name: sound", "name: a b", "found 'a b-on'"),
    ("on: false", "on: 5", "on must be true or false, found '5'"),
    ("loud: 0.2", "loud: 7", "'value' cannot be set to '7'"),
  ])
  func `what an item cannot call or set a control is told`(
    _ text: String, _ other: String, _ expected: String
  ) throws {
    let error = try #require(throws: SceneError.self) {
      try drawing("start: {}", views: Self.namedByItems.replacing(text, with: other))
    }
    #expect(error.description.contains(expected), "\(error)")
  }

  @Test(arguments: [
    ("start: {}", "false off 0 1 Day 2 20 1"),
    ("do: [{ tap: wifi }]", "true on 0 1 Day 2 20 1"),
    ("do: [{ tap: wifi }, { tap: wifi }]", "false off 0 1 Day 2 20 1"),
    ("do: [{ tap: 1, in: range }]", "false off 1 2 Week 2 20 1"),
    ("do: [{ tap: Month, in: range }]", "false off 2 3 Month 2 20 1"),
    ("do: [{ drag: { to: 7.5 }, in: volume }]", "false off 0 1 Day 7.5 75 1"),
    ("do: [{ drag: { to: 80% }, in: volume }]", "false off 0 1 Day 8 80 1"),
    // The knob, 38 points wide, has 100 points to go.
    ("do: [{ drag: 30, in: volume }]", "false off 0 1 Day 5 50 1"),
    ("do: [{ drag: { by: -500 }, in: volume }]", "false off 0 1 Day 0 0 1"),
    ("do: [{ tap: plus, in: guests }]", "false off 0 1 Day 2 20 3"),
    ("do: [{ tap: plus, in: guests }, { tap: plus, in: guests }]", "false off 0 1 Day 2 20 3"),
    ("do: [{ tap: minus, in: guests }]", "false off 0 1 Day 2 20 0"),
    ("start: { wifi: on, range: Week, volume: 50%, guests: 3 }", "true on 1 2 Week 5 50 3"),
    ("start: { wifi: true }, do: [{ tap: wifi }]", "false off 0 1 Day 2 20 1"),
  ])
  func `a control is set, and texts say to what`(state: String, text: String) throws {
    #expect(try self.text(state) == text)
  }

  @Test func `a drag goes the other way where text runs to the left`() throws {
    let commands = try drawing(
      "do: [{ drag: -30, in: volume }]", screen: ", direction: rtl"
    ).picture.commands.flatMap(\.leaves)
    #expect(try #require(commands.compactMap(\.text).last).block.string.contains(" 5 50 "))
  }

  @Test func `states go on from what controls were set to`() throws {
    let scene = try TestScene.read(
      views: Self.views,
      more: """
        states:
          - { name: on, do: [{ tap: wifi }] }
          - { name: week, from: on, do: [{ tap: Week, in: range }] }
        """)
    let drawing = try scene.drawing(of: scene.states[1], using: FixedResources())
    let text = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text).last
    #expect(text?.block.string.hasPrefix("true on 1") == true)
  }

  @Test func `a knob is on its way for a quarter of a second`() throws {
    func knob(_ instant: String) throws -> Double {
      let commands = try drawing("do: [{ tap: wifi }], at: \(instant)").picture.commands
      let white = commands.flatMap(\.leaves).compactMap { command -> Rect? in
        guard case .fill(let fill) = command, fill.paint == .solid(.white) else { return nil }
        return fill.shape.bounds
      }
      return try #require(white.first { $0.minY < 40 && $0.width < 60 }).midX
    }
    let (start, middle, end) = (try knob("0s"), try knob("125ms"), try knob("250ms"))
    // At rest on pixels, of which a point has one.
    #expect(abs(start - 31.5) <= 0.5)
    #expect(abs(end - 54.5) <= 0.5)
    #expect(abs(middle - 43) < 0.1)
    #expect(try knob("50%") == middle)
    #expect(try knob("settled") == end)
  }

  @Test func `a course lasts until the control is where it goes`() throws {
    let scene = try TestScene.read(
      views: Self.views, more: "states: [{ name: one, do: [{ tap: wifi }] }]")
    let timeline = try scene.timeline(of: scene.states[0], using: FixedResources())
    #expect(abs(timeline.duration - 0.25) < 1e-9)
    let slow = try TestScene.read(
      views: Self.views,
      more: "states: [{ name: one, do: [{ tap: wifi, timing: { duration: 2s } }] }]")
    #expect(
      try slow.timeline(of: slow.states[0], using: FixedResources()).duration == 2)
  }

  private static let pages = """
    - { segmented: tabs, segments: [Home, Library], at: { horizontal: 0, top: 0 } }
    - { shape: rectangle, fill: red, when: { tabs: 0 }, at: { top: 40, leading: 0, size: 10 } }
    - { shape: rectangle, fill: blue, when: { tabs: Library }, at: { top: 40, leading: 0, size: 20 } }
    - { shape: rectangle, fill: green, when: { not: { tabs: 0 } }, at: { top: 40, leading: 0, size: 30 } }
    - collection: shelf
      when: { tabs: Library }
      at: { top: 100, height: 100, horizontal: 0 }
      layout: { kind: flow, item: { width: 40, height: 40 } }
      cell: { style: plain, fill: gold }
      items: 3
    """

  @Test func `layers show while a control is set so, a collection too`() throws {
    func sizes(_ state: String) throws -> [Double] {
      try drawing(state, views: Self.pages).picture.commands.flatMap(\.leaves)
        .compactMap(\.fillBounds).filter { $0.minY >= 40 && $0.width == $0.height }.map(\.width)
    }
    #expect(try sizes("start: {}") == [10])
    #expect(try sizes("do: [{ tap: Library, in: tabs }]") == [20, 30, 40, 40, 40])
    #expect(try sizes("do: [{ tap: 1, in: tabs }, { tap: 0, in: tabs }]") == [10])
    #expect(try sizes("start: { tabs: 1 }") == [20, 30, 40, 40, 40])
    // What an app shows follows at once.
    #expect(try sizes("do: [{ tap: Library, in: tabs }], at: 10ms").first == 20)
  }

  @Test func `a switch in a cell shows what its item says`() throws {
    let views = """
      - collection: rows
        layout: { kind: flow, item: { width: 100, height: 40 } }
        cell: [{ switch: , on: "{on}", at: { leading: 0, top: 0 } }]
        items: [{ on: true }, { on: false }]
      """
    let greens = try drawing("start: {}", views: views).picture.commands.flatMap(\.leaves).filter {
      guard case .fill(let fill) = $0, case .solid(let color) = fill.paint else { return false }
      return color.green > 0.7 && color.red < 0.4
    }
    #expect(greens.count == 1)
  }

  @Test(arguments: [
    ("do: [{ tap: wfi }]", "the gesture meets none of the controls on this screen; they are wifi"),
    ("do: [{ tap: Year, in: range }]", "'range' cannot be set to 'Year'"),
    ("do: [{ tap: 3, in: range }]", "expected a number from 0 to 2, or one of 'Day', 'Week'"),
    ("do: [{ tap: range }]", "say what of 'range' is tapped: '{ tap: 1, in: range }'"),
    ("do: [{ tap: volume }]", "'volume' answers no 'tap'; write for example '{ drag: { to: 80% }"),
    ("do: [{ drag: volume }]", "say where 'volume' is dragged"),
    ("do: [{ drag: { to: 11 }, in: volume }]", "expected a number from 0 to 10, or a percentage"),
    ("do: [{ drag: { to: 1, by: 3 }, in: volume }]", "'drag' needs 'to', a value, or 'by'"),
    ("do: [{ tap: up, in: guests }]", "a stepper has 'plus' and 'minus' to tap"),
    ("do: [{ flick: { by: 1, velocity: 2 }, in: wifi }]", "'wifi' answers no 'flick'"),
    ("do: [{ tap: 2, in: ranje }]", "no collection or control 'ranje'; did you mean 'range'?"),
    ("start: { wifi: maybe }", "'wifi' cannot be set to 'maybe'; expected on or off"),
    ("start: { wfi: on }", "unknown key 'wfi'; did you mean 'wifi'?"),
  ])
  func `what a control cannot do is told`(state: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try drawing(state) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("- { switch: a }\n- { switch: a }", "two controls are called 'a'"),
    ("- { switch: a, when: { b: on } }", "unknown key 'b'"),
    (
      "- { switch: wifi, at: { top: 0 } }\n- { text: x, when: { wify: on } }",
      "did you mean 'wifi'?"
    ),
    ("- { switch: wifi }\n- { text: x, when: { wifi: 3 } }", "'wifi' cannot be set to '3'"),
    ("- { switch: \"a b\" }", "has letters, digits, hyphens and underscores, found 'a b'"),
    ("- { switch: a, on: 3 }", "on must be true or false, found '3'"),
    ("- { segmented: a }", "missing key 'segments'"),
    ("- { segmented: a, segments: [] }", "segments has from 1 to 20 words, found 0"),
    ("- { segmented: a, segments: [x, y], selected: 2 }", "cannot be set to '2'"),
    ("- { slider: a, range: [1, 1] }", "range is [least, greatest], such as [0, 10]"),
    ("- { slider: a, range: [0, .nan] }", "range must be a finite number"),
    ("- { slider: a, value: 2 }", "expected a number from 0 to 1, or a percentage"),
    ("- { stepper: a, step: 0 }", "step must be from"),
    ("- { progress: 140% }", "progress is from 0 to 1, or from 0% to 100%"),
    ("- { activity: huge }", "unknown activity 'huge'"),
    ("- { button: Go, style: filed }", "did you mean 'filled'?"),
    ("- { page-control: shelf }", "there is no collection 'shelf'"),
    ("- { page-control: a, count: -1 }", "count must be from 0"),
  ])
  func `a control that cannot be is told`(views: String, message: String) throws {
    let error = #expect(throws: SceneError.self) { try drawing("start: {}", views: views) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a control that is hidden or disabled takes no touch`() throws {
    let hidden = """
      - { switch: wifi, when: { other: on }, at: { top: 0 } }
      - { switch: other, at: { top: 50 } }
      - { switch: dead, enabled: false, at: { top: 90 } }
      """
    let error = #expect(throws: SceneError.self) {
      try drawing("do: [{ tap: wifi }]", views: hidden)
    }
    #expect(error?.description.contains("'wifi' is not on the screen then") == true)
    _ = try drawing("do: [{ tap: other }, { tap: wifi }]", views: hidden)
    let dead = #expect(throws: SceneError.self) {
      try drawing("do: [{ tap: dead }]", views: hidden)
    }
    #expect(dead?.description.contains("'dead' takes no touches") == true)
  }

  @Test func `dots are counted, and one of them is picked`() throws {
    let views = "- { page-control: pages, count: 4, current: 1, at: { leading: 0, top: 0 } }"
    func dots(_ state: String) throws -> [Double] {
      try drawing(state, views: views).picture.commands.flatMap(\.leaves).dropFirst().compactMap {
        guard case .fill(let fill) = $0, case .solid(let color) = fill.paint else { return nil }
        return color.alpha
      }
    }
    #expect(try dots("start: {}") == [0.25, 1, 0.25, 0.25])
    #expect(try dots("do: [{ tap: 3, in: pages }]") == [0.25, 0.25, 0.25, 1])
  }
}
