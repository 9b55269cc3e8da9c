import Galley
import Testing

/// Bars of a scene's own layers.
@Suite struct OwnBarTests {
  private func fills(_ bar: String, edge: String) throws -> [Rect] {
    try TestScene.commands(
      views: """
        - bar: \(edge)
          hairline: false
          fill: white
          \(bar)
          layers: [{ shape: rectangle, fill: red, at: { top: 0, bottom: 0, horizontal: 0, min-height: 30 } }]
        - { shape: rectangle, fill: blue, at: { all: 0, inside: safe-area } }
        """
    ).compactMap(\.fillBounds).suffix(3)
  }

  @Test func `a bar is as high as its layers and what the device covers`() throws {
    // 10 points of the device below it, 20 above.
    #expect(
      try fills("padding: { horizontal: 5, vertical: 12 }", edge: "bottom") == [
        Rect(x: 0, y: 336, width: 200, height: 64), Rect(x: 5, y: 348, width: 190, height: 30),
        Rect(x: 0, y: 20, width: 200, height: 316),
      ])
    #expect(
      try fills("padding: { horizontal: 5, vertical: 12 }", edge: "top") == [
        Rect(x: 0, y: 0, width: 200, height: 74), Rect(x: 5, y: 32, width: 190, height: 30),
        Rect(x: 0, y: 74, width: 200, height: 316),
      ])
  }

  @Test func `it has 12 points above and below, and the margin of the screen beside`() throws {
    let inner = try fills("", edge: "bottom")[1]
    #expect(inner == Rect(x: 16, y: 348, width: 168, height: 30))
  }
}
