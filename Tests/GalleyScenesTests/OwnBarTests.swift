import Galley
import Testing

/// Bars of a scene's own layers.
@Suite struct OwnBarTests {
  /// The frames of the bar, of what lies in it, and of what lies in the safe area, on a phone of
  /// which the device covers 62 points above and 34 below.
  private func frames(_ bar: String) throws -> [Rect] {
    let text = """
      galley: 1
      screen: { device: iphone-17, background: black }
      views:
        - { \(bar), hairline: false, fill: white, layers: [{ shape: rectangle, fill: red, at: { vertical: 0, horizontal: 0, min-height: 30 } }] }
        - { shape: rectangle, fill: blue, at: { all: 0, inside: safe-area } }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap(\.fillBounds).suffix(3)
  }

  @Test func `a bar is as high as its layers and what the device covers`() throws {
    #expect(
      try frames("bar: bottom, padding: { horizontal: 5, vertical: 10 }") == [
        Rect(x: 0, y: 790, width: 402, height: 84), Rect(x: 5, y: 800, width: 392, height: 30),
        Rect(x: 0, y: 62, width: 402, height: 728),
      ])
    #expect(
      try frames("bar: top, padding: { horizontal: 5, vertical: 10 }") == [
        Rect(x: 0, y: 0, width: 402, height: 112), Rect(x: 5, y: 72, width: 392, height: 30),
        Rect(x: 0, y: 112, width: 402, height: 728),
      ])
  }

  @Test func `it has 12 points above and below, and the margin of the screen beside`() throws {
    #expect(try frames("bar: bottom")[1] == Rect(x: 16, y: 798, width: 370, height: 30))
  }
}
