import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// What a renderer does that sets up its fonts where it first needs one.
@Suite struct LateFontTests {
  /// Fonts without the family that they have to have.
  private static let unusable = FontSet(
    files: [], requiredFamily: "Nowhere", includesSystemFonts: false)

  private static func renderer() throws -> Renderer {
    try Renderer(later: unusable)
  }

  @Test func `a picture without text needs no fonts`() throws {
    let picture = try drawn(
      [block(2, 2, 4, 4, red)], width: 8, height: 8, with: Self.renderer())
    #expect(picture.components(3, 3) == [255, 0, 0, 255])
  }

  @Test func `what is wrong with the fonts is told of a text that is measured or drawn`() throws {
    let text = TextBlock("a", style: TextStyle())
    let cause = "the family 'Nowhere' is missing"
    let measuring = #expect(throws: ResourceError.self) { try Self.renderer().metrics(of: text) }
    #expect(measuring?.description.contains(cause) == true)
    let command = DrawCommand.text(Text(text, at: .zero))
    let drawing = #expect(throws: RenderingError.self) {
      try drawn([command], width: 8, height: 8, with: Self.renderer())
    }
    #expect(drawing?.description.contains(cause) == true)
    #expect(try Self.renderer().fontFamilies().isEmpty)
  }

  @Test func `a renderer for everyone says so at once`() {
    #expect(throws: RenderingError.self) { try Renderer(fonts: Self.unusable) }
  }
}
