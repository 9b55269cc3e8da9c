import Galley
import GalleyGeometry
import Testing

@testable import GalleyComponents
@testable import GalleyScenes

/// Popovers on screens: what they point at, what lies in them, and what they are on phones.
@Suite struct PopoverTests {
  private static let button =
    "- { shape: rectangle, id: mark, at: { top: 200, leading: 40, size: 44 } }"

  private func drawing(
    _ views: String, on screen: String = "device: ipad-pro-11, look: ios-18",
    states: String = "[{ name: first }]"
  ) throws -> ComposedState {
    try PresentedScene.drawing("\(Self.button)\n\(views)", on: screen, states: states)
  }

  /// The frame of a layer of a popover.
  private func frame(_ name: String, _ drawing: ComposedState) throws -> Rect {
    try #require(drawing.record().layers?.last { $0.name.description.hasSuffix(name) }).frame
  }

  private static func popover(_ keys: String) -> String {
    "- { popover: one, layers: [{ shape: rectangle, id: inner, fill: red }], \(keys) }"
  }

  /// Its source ends at 244 points, the arrow is 13 high; 10 points are free at the edge.
  @Test(arguments: [
    ("", Rect(x: 10, y: 257, width: 300, height: 200)),
    (", direction: rtl", Rect(x: 834 - 310, y: 257, width: 300, height: 200)),
  ])
  func `it points at a layer beside it`(_ screen: String, _ expected: Rect) throws {
    let drawing = try drawing(
      Self.popover("at: { around: mark }, width: 300, height: 200"),
      on: "device: ipad-pro-11, look: ios-18\(screen)")
    #expect(try frame("inner", drawing) == expected)
  }

  @Test(arguments: [
    ("leading", Rect(x: 97, y: 122, width: 300, height: 200)),
    ("[trailing, down]", Rect(x: 10, y: 34, width: 300, height: 153)),
    ("none", Rect(x: 10, y: 122, width: 300, height: 200)),
  ])
  func `its arrow says where it stands`(_ arrow: String, _ expected: Rect) throws {
    let drawing = try drawing(
      Self.popover("at: { around: mark }, width: 300, height: 200, arrow: \(arrow)"))
    #expect(try frame("inner", drawing) == expected)
  }

  @Test func `an arrow to the leading side is on the right where reading begins there`() throws {
    let drawing = try drawing(
      Self.popover("at: { around: mark }, width: 300, height: 200, arrow: leading"),
      on: "device: ipad-pro-11, look: ios-18, direction: rtl")
    #expect(try frame("inner", drawing).maxX == 834 - 97)
  }

  /// The second item of a list is anywhere on the screen.
  @Test func `it points at an element of a collection`() throws {
    let drawing = try drawing(
      """
      - collection: notes
        at: { top: 300, horizontal: 0, bottom: 0 }
        layout: { kind: flow, item: [834, 50], line-spacing: 0 }
        cell: { text: row }
        items: 4
      \(Self.popover("at: { around: notes/1 }, width: 300, height: 200"))
      """)
    #expect(try frame("inner", drawing) == Rect(x: 267, y: 413, width: 300, height: 200))
  }

  /// Two shapes of 80 by 30 points, with 20 around and 10 between them.
  @Test func `it is as large as its layers want`() throws {
    let drawing = try drawing(
      """
      - popover: one
        at: { around: mark }
        layers:
          - stack: vertical
            id: inner
            spacing: 10
            at: { all: 20 }
            layers:
              - { shape: rectangle, fill: red, at: { width: 80, height: 30 } }
              - { shape: rectangle, fill: red, at: { width: 80, height: 30 } }
      """)
    #expect(try frame("inner", drawing) == Rect(x: 30, y: 277, width: 80, height: 70))
  }

  @Test(arguments: [
    ("iphone-16, look: ios-26", "", Rect(x: 0, y: 59, width: 393, height: 793)),
    ("iphone-se-3, look: ios-18", "", Rect(x: 0, y: 30, width: 375, height: 637)),
    (
      "iphone-16, look: ios-18", ", detent: medium",
      Rect(x: 0, y: 852 - 34 - 419, width: 393, height: 453)
    ),
    ("iphone-16, look: ios-18", ", adapts: false", Rect(x: 10, y: 257, width: 300, height: 200)),
    (
      "iphone-16-pro-max, orientation: landscape, look: ios-18", "",
      Rect(x: 97, y: 122, width: 300, height: 200)
    ),
  ])
  func `it is a sheet in a compact width`(
    _ screen: String, _ keys: String, _ expected: Rect
  ) throws {
    let drawing = try drawing(
      Self.popover("at: { around: mark }, width: 300, height: 200\(keys)"), on: "device: \(screen)")
    let place = try frame("inner", drawing)
    #expect(abs(place.minX - expected.minX) <= 1 && abs(place.minY - expected.minY) <= 1)
    #expect(abs(place.width - expected.width) <= 1 && abs(place.height - expected.height) <= 1)
  }

  @Test func `a tap lets it come and go`() throws {
    let closed = Self.popover("at: { around: mark }, shown: false")
    #expect(try drawing(closed).record().layers?.contains { $0.name.description == "one" } == false)
    for gestures in ["{ tap: one }", "{ tap: one }, { tap: one }, { tap: one }"] {
      let drawing = try drawing(closed, states: "[{ name: a, do: [\(gestures)] }]")
      #expect(try frame("inner", drawing).width > 0)
    }
  }

  @Test func `controls in it are set, and a collection in it scrolls`() throws {
    let views = """
      - popover: one
        at: { around: mark }
        width: 300
        height: 200
        layers:
          - collection: rows
            layout: { kind: flow, item: [300, 50], line-spacing: 0 }
            cell: { text: row }
            items: 30
          - { switch: wifi, at: { top: 0, trailing: 8 } }
          - { text: "{wifi.value}", id: said, at: { top: 60 } }
      """
    let drawing = try drawing(
      views, states: "[{ name: a, do: [{ tap: wifi }, { scroll: { to: { y: 100 } }, in: rows }] }]")
    let view = try #require(drawing.collections.first?.view)
    #expect(view.environment.size == Size(width: 300, height: 200))
    #expect(view.contentOffset.y == 100)
    let texts = drawing.picture.commands.flatMap(\.leaves).compactMap { command -> String? in
      if case .text(let text) = command { text.block.string } else { nil }
    }
    #expect(texts.contains("on"))
  }

  @Test func `what lies in it has the elevated colors of the dark`() throws {
    let drawing = try drawing(
      "- { popover: , at: { around: mark }, layers: [{ shape: rectangle, fill: $system-background }] }",
      on: "device: ipad-pro-11, look: ios-18, theme: dark")
    let fills = drawing.picture.commands.flatMap(\.leaves).compactMap { command -> Paint? in
      if case .fill(let fill) = command { fill.paint } else { nil }
    }
    #expect(fills.suffix(2) == [.solid(Color(hex: 0x1C1C1E)), .solid(Color(hex: 0x1C1C1E))])
  }

  @Test(arguments: [
    ("- { popover: , at: { around: mark } }", "missing key 'layers'"),
    ("- { popover: , layers: [] }", "missing key 'at'; add 'at: { around: button }'"),
    (
      "- { popover: , layers: [], at: { around: marc } }",
      "there is no layer 'marc' beside this one; did you mean 'mark'?"
    ),
    ("- { popover: , layers: [], at: { around: notes/9 } }", "there is no 'notes/9' in sight"),
    ("- { popover: , layers: [], at: { around: mark }, width: -3 }", "width must be"),
    ("- { popover: , layers: [], at: { around: mark }, height: .nan }", "height must be"),
    ("- { popover: , layers: [], at: { around: mark }, arrow: left }", "unknown arrow 'left'"),
    ("- { popover: , layers: [], at: { around: mark }, arrow: [none, up] }", "an arrow is none or"),
    ("- { popover: , layers: [], at: { around: mark }, detent: low }", "unknown detent 'low'"),
    ("- { popover: , layers: [], at: { around: mark }, arrows: up }", "unknown key 'arrows'"),
  ])
  func `a popover that cannot be is told`(_ views: String, _ message: String) {
    let error = #expect(throws: SceneError.self) { try drawing(views) }
    #expect(
      error?.issues.contains { $0.message.hasPrefix(message) } == true,
      "\(String(describing: error))")
  }
}
