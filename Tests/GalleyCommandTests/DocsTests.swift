import Foundation
import GalleyChecking
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@testable import GalleyCommand

/// `galley docs`: what it tells of pages, and what it mends.
@Suite struct DocsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let scene = """
    galley: 1
    title: A card
    screen: { size: [60, 40], scale: 2 }
    views:
      - { text: Hi, id: greeting, at: { top: 8, leading: 8 } }
    states:
      - { name: first, alt: A greeting }
      - { name: second }
    """

  private func docs(_ arguments: String..., in place: String? = nil) -> (TestConsole, Int32) {
    let console = TestConsole()
    return (console, console.run(["docs", place ?? folder.path, "--quiet"] + arguments).rawValue)
  }

  /// The rules by which something is told, with the lines.
  private func rules(_ console: TestConsole) throws -> [String] {
    try console.outputText.split(separator: "\n").map { line in
      let match = try #require(
        line.firstMatch(of: #/:(?<line>[0-9]+):[0-9]+: .*\[(?<rule>[a-z]+)\]$/#))
      return "\(match.output.line) \(match.output.rule)"
    }
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func make(_ page: String, drawing: Bool = true) throws {
    try FileManager.default.createDirectory(
      atPath: folder("scenes"), withIntermediateDirectories: true)
    try folder.write(Self.scene, to: "scenes/card.yaml")
    try folder.write(page, to: "page.md")
    guard drawing else { return }
    let console = TestConsole()
    #expect(
      console.run("render", folder("scenes"), "-o", folder("pictures"), "--quiet") == .success)
  }

  @Test func `a page whose pictures are drawn so today is right`() throws {
    try make("![Card](pictures/card/first.png) ![Other](pictures/card/second.png)")
    let (console, status) = docs()
    #expect(console.outputText == "")
    #expect(status == 0)
  }

  @Test func `a changed scene names the page, the place and what changed`() throws {
    try make("# Cards\n\n![Card](pictures/card/first.png) ![Other](pictures/card/second.png)")
    try folder.write(Self.scene.replacing("text: Hi", with: "text: Ho"), to: "scenes/card.yaml")
    let (console, status) = docs()
    #expect(status == 1)
    #expect(
      console.outputText.hasPrefix(
        "\(folder("page.md")):3:1: warning: '\(folder("pictures/card/first.png"))' is drawn otherwise"
          + " today: text 'greeting' changed from \"Hi\" to \"Ho\"; draw it anew with --write [stale]\n"
      ))
    #expect(try rules(console) == ["3 stale", "3 stale"])
    #expect(docs("--write").1 == 0)
    #expect(docs().1 == 0)
    let check = TestConsole()
    #expect(
      check.run(
        "check", folder("scenes"), "--references", folder("pictures"), "--results",
        folder("results"))
        == .success)
  }

  @Test func `what is missing is drawn, and words and sizes are mended`() throws {
    try make(
      """
      ![](pictures/card/first.png)
      <img src="pictures/card/second.png" width="60" height="90">
      <img src="pictures/card/second.svg" alt="Second">
      """, drawing: false)
    let (before, status) = docs()
    #expect(status == 1)
    #expect(
      try rules(before) == ["1 missing", "1 alt", "2 missing", "2 size", "2 alt", "3 missing"])
    #expect(docs("--write").1 == 0)
    #expect(
      try text("page.md") == """
        ![A greeting](pictures/card/first.png)
        <img alt="A card (second): “Hi”." src="pictures/card/second.png" width="60" height="40">
        <img src="pictures/card/second.svg" alt="Second">
        """)
    #expect(docs().1 == 0)
  }

  @Test func `a picture is found by its record, whatever it is called`() throws {
    try make("![Card](card.png)")
    try FileManager.default.copyItem(
      atPath: folder("pictures/card/first.png"), toPath: folder("card.png"))
    try FileManager.default.removeItem(atPath: folder("pictures"))
    #expect(docs().1 == 0)
    try folder.write(Self.scene.replacing("name: first", with: "name: one"), to: "scenes/card.yaml")
    let (console, status) = docs()
    #expect(status == 1)
    #expect(try rules(console) == ["1 unknown"])
  }

  @Test func `a picture that no page shows is told, and its other forms are not`() throws {
    try make("![Card](pictures/card/first.png)")
    try FileManager.default.copyItem(
      atPath: folder("pictures/card/first.png"), toPath: folder("pictures/card/first@3x.png"))
    let (console, status) = docs()
    #expect(status == 1)
    #expect(try rules(console) == ["1 unshown"])
    #expect(console.outputText.contains("second.png"))
  }

  @Test func `a scene in a page is drawn beside it`() throws {
    try folder.write(
      "# Page\n\n```galley\n# picture: card.png second\n\(Self.scene)\n```\n\n![Card](card.png)\n",
      to: "page.md")
    #expect(
      try rules(docs().0) == ["4 missing", "15 missing"])
    #expect(docs("--write").1 == 0)
    #expect(docs().1 == 0)
    try folder.write(try text("page.md").replacing("views:", with: "vews:"), to: "page.md")
    let (console, status) = docs()
    #expect(status == 2)
    #expect(
      console.messageText.contains("page.md:8:1: unknown key 'vews'"), "\(console.messageText)")
  }

  @Test func `what lies outside of the folders is told and not opened`() throws {
    try make("![Card](../outside.png) ![Etc](../../etc/passwd.png) ![Link](link.png)")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.png"), withDestinationPath: "/etc/hostname")
    try FileManager.default.removeItem(atPath: folder("pictures"))
    let (console, status) = docs()
    #expect(status == 1)
    #expect(try rules(console) == ["1 outside", "1 outside", "1 outside"])
  }

  @Test func `links in circles are not followed`() throws {
    try make("![Card](pictures/card/first.png) ![Other](pictures/card/second.png)")
    try FileManager.default.createSymbolicLink(
      atPath: folder("again"), withDestinationPath: folder.path)
    #expect(docs().1 == 0)
  }

  @Test func `a page that cannot be read is told, and the others are looked at`() throws {
    try make("![Card](pictures/card/third.png)")
    try Data([0x23, 0xFF, 0xFE]).write(to: URL(filePath: folder("other.md")))
    let (console, status) = docs()
    #expect(status == 2)
    #expect(console.messageText.contains("other.md': it is not in UTF-8; save it so"))
    #expect(console.outputText.contains("third.png"))
    let page = try text("page.md")
    #expect(docs("--write").1 == 2)
    #expect(try text("page.md") == page)
  }

  @Test func `a name that would steer a terminal is written out`() throws {
    try make("![Card](<pictures/\u{1B}[31m.png>)")
    #expect(!docs().0.outputText.contains("\u{1B}"))
  }

  @Test func `words of a strange file stay on one line of the page`() throws {
    let words = "A\n\n.. raw:: html\n\n   <script>"
    let picture = Picture(
      size: Size(width: 10, height: 10), scale: 1, title: "Strange",
      alternative: TextAlternative(words), commands: [],
      record:
        #"{ "title": "Strange", "state": "x", "size": [10, 10], "scale": 1, "collections": [] }"#)
    try Data(PNGFormat(options: FormatOptions()).encode(picture, with: Renderer()))
      .write(to: URL(filePath: folder("strange.png")))
    try folder.write(".. image:: strange.png\n", to: "page.rst")
    #expect(try rules(docs("--write").0) == ["1 unknown"])
    #expect(
      try text("page.rst") == ".. image:: strange.png\n   :alt: A .. raw:: html <script>\n")
  }

  @Test func `rules that are left out are neither told nor mended`() throws {
    let page = "![](pictures/card/first.png) ![Lost](lost.png)"
    try make(page)
    try folder.write(Self.scene.replacing("text: Hi", with: "text: Ho"), to: "scenes/card.yaml")
    #expect(try rules(docs("--only", "missing,alt").0) == ["1 alt", "1 missing"])
    let before = try folder.read("pictures/card/first.png")
    let (console, status) = docs("--skip", "alt,stale,unshown", "--write")
    #expect(status == 1)
    #expect(try rules(console) == ["1 missing"])
    #expect(try text("page.md") == page)
    #expect(try folder.read("pictures/card/first.png") == before)
    #expect(docs("--skip", "missing,unshown", "--write").1 == 0)
    #expect(try text("page.md").hasPrefix("![A greeting]("))
    #expect(docs("--only", "stael").1 == 2)
  }

  @Test func `what is no page is told`() throws {
    try folder.write("x", to: "a.txt")
    let (console, status) = docs(in: folder("a.txt"))
    #expect(status == 2)
    #expect(console.messageText.contains("it is no page; pages are .md"))
    #expect(docs().1 == 2)
  }

  @Test func `a catalog of DocC has its pictures by name, in all their forms`() throws {
    try make("", drawing: false)
    try FileManager.default.createDirectory(
      atPath: folder("Guide.docc/Resources"), withIntermediateDirectories: true)
    try folder.write("![Card](card-first) @Image(source: lost, alt: x)", to: "Guide.docc/Page.md")
    let arguments = ["--name", "{scene}-{state}{@scale}", "--scale", "1,2"]
    #expect(
      TestConsole().run(
        ["render", folder("scenes"), "-o", folder("Guide.docc/Resources"), "--state", "first"]
          + arguments) == .success)
    let (console, status) = docs()
    #expect(status == 1)
    #expect(console.outputText.contains("no picture of the catalog is called 'lost'"))
    #expect(try rules(console) == ["1 missing"])
    try folder.write(Self.scene.replacing("text: Hi", with: "text: Ho"), to: "scenes/card.yaml")
    #expect(try rules(docs().0) == ["1 stale", "1 stale", "1 missing"])
  }
}
