import GalleyGeometry
import GalleyGraphics
import Testing

/// What looks tell of lines.
@Suite struct LookTests {
  private func properties(cap: Stroke.Cap) -> [String: String] {
    let frame = Rect(x: 0, y: 0, width: 40, height: 30)
    let stroke = Stroke(.rectangle(frame), .solid(.black), width: 2, cap: cap)
    let properties = LookReader.properties(
      of: [.stroke(stroke)], in: frame, on: PixelGrid(scale: 1))
    return Dictionary(properties.map { ($0.name, $0.value) }) { first, _ in first }
  }

  @Test(arguments: [Stroke.Cap.butt, .round])
  func `a line tells how it ends, unless it just ends`(cap: Stroke.Cap) {
    let found = properties(cap: cap).first { $0.key.hasSuffix("border.cap") }
    #expect(found?.value == (cap == .butt ? nil : cap.rawValue))
    #expect(properties(cap: cap).contains { $0.key.hasSuffix("border.width") && $0.value == "2" })
  }

  @Test func `two lines that end otherwise look different`() {
    #expect(properties(cap: .butt) != properties(cap: .round))
  }
}
