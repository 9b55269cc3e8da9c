import Foundation
import Testing

@testable import GalleyCommand

/// `galley sheet`: all states on one picture.
@Suite struct SheetTests {
  private static let scene = """
    galley: 1
    title: Cards
    screen: { size: [60, 90], scale: 2 }
    views: [{ shape: rectangle, fill: red }]
    states: [{ name: first }, { name: second }, { name: third }]
    matrix: { theme: [light, dark] }
    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What the header of a PNG says.
  private static func size(ofPNG file: [UInt8]) throws -> (width: Int, height: Int) {
    try #require(file.count > 24)
    func number(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  @Test func `all states stand on one PNG`() throws {
    try folder.write(Self.scene, to: "cards.yaml")
    let console = TestConsole()
    #expect(
      console.run("sheet", folder("cards.yaml"), "-o", folder("all.png"), "--columns", "3")
        == .success)
    let size = try Self.size(ofPNG: try folder.read("all.png"))
    // Three pictures in a row, two rows, with room around them.
    #expect(size.width > 3 * 60 && size.width < 4 * 60 + 60)
    #expect(size.height > 2 * 90 && size.height < 3 * 90)
  }

  @Test func `a warning of a canvas is told once, and not for each frame`() throws {
    try folder.write(
      """
      galley: 1
      stage: { size: [60, 90], frames: 3 }
      matrix: { language: [en, ar] }
      views: [{ text: "many long words", fit: 40, font: { size: 60 }, at: { size: 20 } }]
      states: [{ name: first }]
      """, to: "cards.yaml")
    let console = TestConsole()
    #expect(console.run("sheet", folder("cards.yaml"), "-o", folder("all.png")) == .success)
    let drawing = TestConsole()
    #expect(drawing.run("render", folder("cards.yaml"), "-o", folder("out")) == .success)
    for text in [console.messageText, drawing.messageText] {
      #expect(text.components(separatedBy: "warning: ").count == 3, "\(text)")
      #expect(text.contains("at 40 points in 'en', such as") && text.contains("in 'ar'"))
    }
  }

  @Test func `a PDF has a page and a bookmark for each, an SVG a group`() throws {
    try folder.write(Self.scene, to: "cards.yaml")
    let console = TestConsole()
    #expect(console.run("sheet", folder("cards.yaml"), "-o", folder("all.pdf")) == .success)
    let pdf = String(decoding: try folder.read("all.pdf"), as: UTF8.self)
    #expect(pdf.components(separatedBy: "/Title (").count == 8)
    #expect(pdf.contains("/Title (second.dark)"))
    #expect(console.run("sheet", folder("cards.yaml"), "-o", folder("all.svg")) == .success)
    let svg = String(decoding: try folder.read("all.svg"), as: UTF8.self)
    #expect(svg.contains("picture-6"))
  }

  @Test func `a program in which one goes on drawing has an SVG of its own`() throws {
    try folder.write(Self.scene, to: "cards.yaml")
    let console = TestConsole()
    #expect(
      console.run("sheet", folder("cards.yaml"), "-o", folder("all.svg"), "--for", "figma")
        == .success)
    let svg = String(decoding: try folder.read("all.svg"), as: UTF8.self)
    #expect(svg.contains("data-for=\"figma\"") && svg.contains("</text>"))
    #expect(
      console.run("sheet", folder("cards.yaml"), "-o", folder("all.png"), "--for", "figma")
        == .trouble)
    #expect(console.messageText.contains("--for figma is about SVG; let --output end in .svg"))
    #expect(
      console.run("render", folder("cards.yaml"), "-o", folder(""), "--for", "sketch") == .trouble)
    #expect(console.messageText.contains("--for sketch is about SVG; let --format have svg"))
    #expect(
      console.run(
        "render", folder("cards.yaml"), "-o", folder(""), "--format", "svg", "--for", "photoshop")
        == .trouble)
    let list = "Please provide one of 'figma', 'penpot', 'sketch' or 'inkscape'"
    #expect(console.messageText.contains(list))
  }

  @Test func `a file without a format, and no file at all, are told`() throws {
    try folder.write(Self.scene, to: "cards.yaml")
    let console = TestConsole()
    #expect(console.run("sheet", folder("cards.yaml"), "-o", folder("all.jpg")) == .trouble)
    #expect(console.messageText.contains("names no format; let it end in .png, .svg or .pdf"))
    let below = folder("cards.yaml/all.png")
    #expect(console.run("sheet", folder("cards.yaml"), "-o", below) == .trouble)
    #expect(!FileManager.default.fileExists(atPath: folder("all.jpg")))
  }
}
