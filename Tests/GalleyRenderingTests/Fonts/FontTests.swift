import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct FontTests {
  @Test func `families come sorted, each with its faces from thin to black`() throws {
    let families = try Renderer().fontFamilies()
    #expect(families.map(\.name) == families.map(\.name).sorted())
    let roboto = try #require(families.first { $0.name == "Roboto" })
    // The file of Roboto Thin gives its weight as 250.
    #expect(roboto.faces.filter { !$0.isItalic }.map(\.weight) == [250, 300, 400, 500, 700, 900])
    #expect(roboto.faces.first { $0.weight == 700 && $0.isItalic }?.name == "Bold Italic")
  }

  @Test func `every family that is listed can be written with`() throws {
    let renderer = try Renderer()
    for family in renderer.fontFamilies() {
      let block = TextBlock("1", style: TextStyle(family: family.name))
      #expect(try renderer.metrics(of: block).size.width > 0)
    }
  }

  @Test func `fonts of the system stay out unless asked for`() throws {
    let standard = Set(try Renderer().fontFamilies().map(\.name))
    #expect(!standard.contains("DejaVu Sans") && !standard.contains("Noto Serif"))
    let all = Set(try Renderer(fonts: .systemFonts).fontFamilies().map(\.name))
    #expect(all.isSuperset(of: standard))
  }

  @Test(arguments: ["/nowhere/font.ttf", "/etc/hostname", "/"])
  func `a file that is no font is an error that names it`(path: String) throws {
    let renderer = try Renderer()
    let error = #expect(throws: ResourceError.self) { try renderer.addFont(atPath: path) }
    #expect(error?.description.hasPrefix("cannot read the font '\(path)'") == true)
  }
}
