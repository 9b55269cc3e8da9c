import Galley
import Testing

/// The bars that show while content scrolls: here over 2,000 points of content in a view of 400
/// by 200.
@Suite struct ScrollIndicatorTests {
  private func bars(
    _ state: String,
    layout: String = "{ kind: flow, item: { width: 200, height: 100 }, line-spacing: 0 }",
    screen: String = "", more: String = "scroll-indicators: true"
  ) throws -> [(bar: Rect, color: Color, opacity: Double)] {
    let scene = try TestScene.read(
      views: """
        - collection: list
          layout: \(layout)
          cell: { style: plain }
          items: 20
          \(more)
        """, screen: screen, more: "states: [{ name: one, \(state) }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return drawing.picture.commands.dropFirst().flatMap { $0.shown() }.compactMap { shown in
      guard let bar = shown.command.fillBounds, let color = shown.command.fillColor else {
        return nil
      }
      return (bar, color, shown.opacity)
    }
  }

  /// From the status bar to the home indicator, 3 points inside of both.
  private let track = 23.0...387.0

  @Test func `a bar shows where the content is, as long a part as is in sight`() throws {
    let bar = try #require(try bars("do: [{ drag: { by: -1 } }]").first)
    #expect(bar.bar.minX == 194)
    #expect(bar.bar.width == 3)
    #expect(abs(bar.bar.height - 364 * 400 / 2000) < 1e-9)
    #expect(abs(bar.bar.minY - (23 + (364 - 72.8) / 1600)) < 1e-9)
    #expect(bar.color == Color.black.withAlpha(0.35))
    #expect(bar.opacity == 1)
  }

  @Test func `no bar shows unless it is asked for, nor at rest, nor where nothing scrolls`() throws
  {
    #expect(try bars("do: [{ drag: { by: -1 } }]", more: "").isEmpty)
    #expect(try bars("do: []").isEmpty)
    #expect(try bars("start: { offset: { y: 300 } }").isEmpty)
    #expect(try bars("do: [{ scroll: end }]").isEmpty)
    #expect(try bars("start: { items: 3 }, do: [{ drag: { by: -50 } }]").isEmpty)
  }

  @Test func `the bar is at the end of its track where the content is`() throws {
    let bar = try #require(try bars("do: [{ scroll: end }], at: 0.3s").first?.bar)
    #expect(abs(bar.maxY - track.upperBound) < 1e-9)
  }

  @Test func `the bar stays for 0.3 seconds after the scroll, then fades out`() throws {
    // A scroll without a finger takes 0.3 seconds here.
    func opacity(at time: String) throws -> Double? {
      try bars("do: [{ scroll: { by: [0, 500] } }], at: \(time)").first?.opacity
    }
    #expect(try opacity(at: "0s") == 1)
    #expect(try opacity(at: "0.6s") == 1)
    #expect(abs((try opacity(at: "0.725s") ?? 0) - 0.5) < 1e-9)
    #expect(try opacity(at: "0.86s") == nil)
  }

  @Test func `past the end the bar shrinks, and keeps to the end of its track`() throws {
    let bar = try #require(try bars("do: [{ drag: { by: 40 } }]").first?.bar)
    #expect(bar.minY == track.lowerBound)
    #expect(bar.height < 72.8)
    let far = try #require(try bars("do: [{ drag: { by: 4000 } }]").first?.bar)
    #expect(far.height == 8)
  }

  @Test func `the bar of much content is 36 points long`() throws {
    let bars = try bars(
      "start: { items: 2000 }, do: [{ drag: { by: -1 } }]")
    #expect(bars.first?.bar.height == 36)
  }

  @Test func `the bar is white in the dark, and on the left where text runs to the left`() throws {
    let dark = try bars("do: [{ drag: { by: -1 } }]", screen: ", theme: dark")
    #expect(dark.first?.color == Color.white.withAlpha(0.35))
    let mirrored = try bars("do: [{ drag: { by: -1 } }]", screen: ", direction: rtl")
    #expect(mirrored.first?.bar.minX == 3)
  }

  @Test func `content that scrolls sideways has its bar at the bottom`() throws {
    let bars = try bars(
      "do: [{ drag: { by: -1 } }]",
      layout: "{ kind: flow, scroll-direction: horizontal, item: 100, line-spacing: 0 }")
    #expect(bars.count == 1)
    #expect(bars.first?.bar.maxY == 387)
    #expect(bars.first?.bar.height == 3)
  }

  @Test func `bars keep inside the content inset`() throws {
    let bars = try bars(
      "do: [{ drag: { by: -1 } }]",
      layout: "{ kind: flow, item: { width: 100, height: 100 }, line-spacing: 0 }",
      more: "scroll-indicators: true\n  content-inset: { top: 50, trailing: 12 }")
    #expect(bars.first?.bar.maxX == 185)
    #expect(bars.first.map { $0.bar.minY > 53 && $0.bar.minY < 54 } == true)
  }
}
