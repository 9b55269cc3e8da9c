import Galley
import Testing

/// When gestures begin, how what they begin runs, and when states are drawn.
@Suite struct StateTimeTests {
  /// Rows `b` to `j` go up by 100 points each time, in two seconds and with an even pace.
  private let delete = "{ delete: 0, timing: { duration: 2s, curve: linear } }"

  private func top(of id: ItemID, do gestures: String, at instant: String) throws -> Double? {
    try PlayedScene.view(of: PlayedScene.rows, do: gestures, at: instant).shownFrame(of: id)?.minY
  }

  @Test(arguments: [
    ("0s", 200.0), ("500ms", 175), ("1.5s", 125), ("2s", 100), ("60s", 100), ("25%", 175),
    ("0%", 200), ("100%", 100), ("settled", 100),
  ])
  func `a state is drawn at a time since the last gesture, or a part of what follows`(
    at instant: String, expected: Double
  ) throws {
    let top = try #require(try top(of: "c", do: "[\(delete)]", at: instant))
    #expect(abs(top - expected) < 1e-9)
  }

  @Test(arguments: [
    ("{ curve: linear }", "0.15s", 150.0), ("{ duration: 1s }", "50%", 150),
    ("{ duration: 1s, curve: ease-in-out }", "50%", 150),
    ("{ duration: 1s, curve: [0, 0, 1, 1] }", "250ms", 175),
    // y = 3 s² - 2 s³ over x = s, at s = 0.25.
    ("{ duration: 1s, curve: [0.3333333333333333, 0, 0.6666666666666667, 1] }", "250ms", 184.375),
  ])
  func `a curve and a duration say how elements move`(
    timing: String, instant: String, expected: Double
  ) throws {
    let top = try #require(
      try top(of: "c", do: "[{ delete: 0, timing: \(timing) }]", at: instant))
    #expect(abs(top - expected) < 1e-6)
  }

  @Test func `a spring goes past its end and comes back`() throws {
    let gestures = "[{ delete: 0, timing: { spring: { damping: 0.4, response: 0.5s } } }]"
    let tops = try ["0s", "280ms", "settled"].map { try top(of: "c", do: gestures, at: $0) ?? 0 }
    #expect(tops[0] == 200)
    // The first overshoot of a damping ratio of 0.4 is exp(-0.4 π / √0.84), a quarter of the way.
    #expect(abs(tops[1] - 74.6) < 1)
    #expect(tops[2] == 100)
  }

  @Test func `a gesture waits for the one before it, unless it says when it begins`() throws {
    let settled = try top(of: "d", do: "[\(delete), \(delete)]", at: "1s")
    #expect(settled == 150)
    let second = "{ delete: 0, after: 1s, timing: { duration: 1s, curve: linear } }"
    // From 300 to 200 in two seconds: 250 when the second begins, which goes to 100 in one.
    let interrupted = try top(of: "d", do: "[\(delete), \(second)]", at: "0.5s")
    #expect(interrupted == 175)
  }

  @Test func `a state that goes on from one drawn half-way interrupts it`() throws {
    let scene = try TestScene.read(
      views: PlayedScene.rows,
      more: """
        states:
          - { name: half, do: [\(delete)], at: 1s }
          - name: on
            from: half
            do: [{ delete: 0, timing: { duration: 1s, curve: linear } }]
            at: 0.5s
          - { name: later, from: half, at: 500ms }
          - { name: last, from: on, do: [{ scroll: { to: [0, 100] }, after: 0.25s }] , at: 0s }
        """)
    let tops = try scene.states.map {
      try PlayedScene.view(of: $0, in: scene).shownFrame(of: "d")?.minY
    }
    #expect(tops == [250, 175, 225, 137.5])
  }

  @Test func `a course runs from the first gesture to its end`() throws {
    let scene = try TestScene.read(
      views: PlayedScene.rows, more: "states: [{ name: gone, do: [\(delete)], at: 25% }]")
    let timeline = try scene.timeline(of: scene.states[0], using: FixedResources())
    #expect(timeline.duration == 2)
    #expect(timeline.instant == 0.5)
    let tops = try [0, 0.5, 1, 2].map {
      try timeline.drawing(at: $0).collections.first?.view.shownFrame(of: "c")?.minY
    }
    #expect(tops == [200, 175, 150, 100])
  }

  @Test func `going back in time gives the same picture`() throws {
    let scene = try TestScene.read(
      views: PlayedScene.ring,
      more: "states: [{ name: played, do: [{ tap: 1 }, { tap: background, after: 0.1s }] }]")
    let timeline = try scene.timeline(of: scene.states[0], using: FixedResources())
    let times = stride(from: 0, through: timeline.duration, by: 0.05)
    let forward = try times.map { try timeline.drawing(at: $0).picture }
    let back = try Array(times).reversed().map { try timeline.drawing(at: $0).picture }
    #expect(forward == back.reversed())
    #expect(Set(forward.map { "\($0.commands)" }).count > 5)
  }

  @Test func `icons arrive where they rest`() throws {
    let rest = try PlayedScene.view(of: PlayedScene.icons, do: "[]")
    let arrived = try PlayedScene.view(of: PlayedScene.icons, do: "[load]")
    let flying = try PlayedScene.view(of: PlayedScene.icons, do: "[load]", at: "100ms")
    #expect(arrived.shownFrame(of: "a") == rest.shownFrame(of: "a"))
    #expect(flying.shownFrame(of: "a") != rest.shownFrame(of: "a"))
  }

  @Test func `a mode that quivers can be drawn at any time without a gesture`() throws {
    let frames = try ["0.05s", "0.2s"].map {
      try PlayedScene.view(of: PlayedScene.icons, do: "[]", start: "{ mode: deleting }", at: $0)
        .elements(at: .zero).first?.attributes.transform
    }
    #expect(frames[0] != frames[1])
  }

  @Test func `two collections take gestures in turn on one clock`() throws {
    let rows = "{ kind: flow, item: { width: 200, height: 50 }, line-spacing: 0 }"
    let scene = try TestScene.read(
      views: PlayedScene.collection(rows, named: "upper", at: "{ top: 0, height: 200 }")
        + PlayedScene.collection(rows, named: "lower", at: "{ top: 200, height: 200 }"),
      more: """
        states:
          - name: both
            do:
              - { delete: 0, in: upper, timing: { duration: 2s, curve: linear } }
              - { delete: 0, in: lower, after: 1s, timing: { duration: 2s, curve: linear } }
            at: 0.5s
          - { name: after, do: [{ scroll: end, in: lower }, { delete: 0, in: upper }] }
        """)
    let both = try scene.drawing(of: scene.states[0], using: FixedResources()).collections
    #expect(both.map { $0.view.shownFrame(of: "c")?.minY } == [62.5, 87.5])
    let after = try scene.drawing(of: scene.states[1], using: FixedResources()).collections
    #expect(after.map(\.view.shownOffset) == [.zero, Point(x: 0, y: 300)])
    #expect(after.map(\.view.content.itemCount) == [9, 10])
  }

  @Test(arguments: [("0.1s", "1 of 3"), ("settled", "2 of 3")])
  func `a text above a collection follows its page when the scroll rests`(
    instant: String, expected: String
  ) throws {
    let scene = try TestScene.read(
      views: "- text: \"{rows.page.number} of {rows.pages}\"\n  at: { top: 10 }\n"
        + PlayedScene.pages,
      more: "states: [{ name: s, do: [{ flick: { by: -40, velocity: -600 } }], at: \(instant) }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    let texts = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    #expect(texts == [expected])
  }

  @Test func `a time is counted in seconds or thousandths, and a gesture may begin at once`() throws
  {
    for pause in ["1s", "1000ms"] {
      let second = "{ delete: 0, after: \(pause), timing: { duration: 1000ms, curve: linear } }"
      #expect(try top(of: "d", do: "[\(delete), \(second)]", at: "500ms") == 175)
    }
    let atOnce = "{ delete: 0, after: 0s, timing: { duration: 2s, curve: linear } }"
    #expect(try top(of: "d", do: "[\(delete), \(atOnce)]", at: "1s") == 200)
  }
}
