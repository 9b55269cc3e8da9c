import Foundation
import Testing

@testable import GalleyCommand

/// `galley render --name`, `--markdown` and `--html`.
@Suite struct PageElementTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      galley: 1
      title: Cards
      screen: { size: [60, 40] }
      views:
        - { text: Hi, at: { top: 8, leading: 8 } }
      matrix: { theme: [light, dark] }
      states:
        - { name: first, alt: 'A "greeting" & [more]' }
      """, to: "card.yaml")
  }

  private func render(_ arguments: String...) -> (TestConsole, Int32) {
    let console = TestConsole()
    let all = ["render", folder("card.yaml"), "-o", folder("out"), "--quiet"] + arguments
    return (console, console.run(all).rawValue)
  }

  private func drawn() throws -> [String] {
    try folder.contents().filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }
  }

  @Test(arguments: [
    (
      "{scene}-{state}{~theme}{@scale}",
      ["card-first.png", "card-first@2x.png", "card-first~dark.png", "card-first~dark@2x.png"]
    ),
    (
      "{language}/{state}{_theme_}{scale}",
      ["en/first.png", "en/first2x.png", "en/first_dark_.png", "en/first_dark_2x.png"]
    ),
    (
      "{scene}/{state}.{variant}{@scale}",
      [
        "card/first.dark.png", "card/first.dark@2x.png", "card/first.light.png",
        "card/first.light@2x.png",
      ]
    ),
  ])
  func `files are called by a pattern whose parts need a value`(pattern: String, names: [String])
    throws
  {
    let (console, status) = render("--name", pattern, "--scale", "1,2")
    #expect(status == 0, "\(console.messageText)")
    #expect(try drawn() == names.map { "out/\($0)" })
  }

  @Test(arguments: [
    ("{scene}-{state}", "let --name have {theme}"), ("../{state}{theme}", "leaves the folder"),
    ("/tmp/{state}{theme}", "leaves the folder"), ("{state}/../../{theme}", "leaves the folder"),
    ("{sate}{theme}", "column 1: there is no '{sate}'; did you mean 'state'?"),
    ("a{state", "column 2: a brace stands alone"), ("a}", "column 2: a brace stands alone"),
    ("", "is empty"), ("{theme}", "is empty"), ("{theme/}{state}//x", "a folder without a name"),
    ("{device}/{state}{theme}", "leaves the folder"),
  ])
  func `a pattern that collides or leaves the folder is refused`(pattern: String, message: String)
    throws
  {
    let (console, status) = render("--name", pattern)
    #expect(status == 2)
    #expect(console.messageText.contains(message), "\(console.messageText)")
    #expect(try drawn().isEmpty)
  }

  @Test func `a page gets light, dark and all scales, and the size in points`() throws {
    let (console, status) = render(
      "--name", "{state}{~theme}{@scale}", "--scale", "1,2,3", "--markdown")
    #expect(status == 0)
    let out = folder("out")
    #expect(
      console.outputText == """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="\(out)/first~dark.png 1x, \(out)/first~dark@2x.png 2x, \(out)/first~dark@3x.png 3x">
          <source media="(prefers-color-scheme: light)" srcset="\(out)/first.png 1x, \(out)/first@2x.png 2x, \(out)/first@3x.png 3x">
          <img src="\(out)/first.png" srcset="\(out)/first.png 1x, \(out)/first@2x.png 2x, \(out)/first@3x.png 3x" width="60" height="40" alt="A &quot;greeting&quot; &amp; [more]">
        </picture>

        """)
    let images = PageElements(console.outputText)
    for path in images.paths { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
  }

  @Test func `one file is an image in Markdown and an element in HTML`() throws {
    let arguments = ["--state", "first.dark", "--format", "svg"]
    let markdown = TestConsole()
    let all = ["render", folder("card.yaml"), "-o", folder("a b"), "--quiet"] + arguments
    #expect(markdown.run(all + ["--markdown"]) == .success)
    let path = "\(folder.path)/a%20b/card/first.dark.svg"
    #expect(markdown.outputText == "![A \"greeting\" & \\[more\\]](\(path))\n")
    let html = TestConsole()
    #expect(html.run(all + ["--html"]) == .success)
    #expect(
      html.outputText
        == "<img src=\"\(path)\" width=\"60\" height=\"40\" alt=\"A &quot;greeting&quot; &amp; [more]\">\n"
    )
  }

  @Test func `the texts of a legend are a list below the figure`() throws {
    try folder.write(
      """
      galley: 1
      screen: { size: [60, 40] }
      views: [{ shape: rectangle, id: box, at: { width: 20, height: 20 }, fill: red }]
      states: [{ name: first }]
      figures:
        - name: parts
          legend: true
          callouts: [{ at: box, text: The *box* }, { at: [5, 30], text: "A <place>\\nbelow" }]
          alt: Two parts
      """, to: "parts.yaml")
    func elements(_ option: String) -> String {
      let console = TestConsole()
      let all = ["render", folder("parts.yaml"), "-o", folder("out"), "--quiet"]
      #expect(console.run(all + ["--state", "parts", "--format", "svg", option]) == .success)
      return console.outputText
    }
    let path = "\(folder("out"))/parts/parts.svg"
    #expect(
      elements("--markdown") == """
        ![Two parts](\(path))

        1. The \\*box\\*
        2. A \\<place> below

        """)
    #expect(
      elements("--html").hasSuffix(
        """
        alt="Two parts">
        <ol>
          <li>The *box*</li>
          <li>A &lt;place&gt;
        below</li>
        </ol>

        """))
    let drawing = try String(contentsOfFile: path, encoding: .utf8)
    #expect(drawing.contains("aria-label=\"The *box*\""))
  }

  @Test(arguments: [
    ["--markdown", "--html"], ["--html", "--show"], ["--html", "--format", "none", "--animate"],
  ])
  func `what has no element is refused`(arguments: [String]) {
    let console = TestConsole()
    let all = ["render", folder("card.yaml"), "-o", folder("out")] + arguments
    #expect(console.run(all) == .trouble)
    #expect(
      console.run(["render", folder("card.yaml"), "-o", "-", "--html", "--state", "first.dark"])
        == .trouble)
  }

  @Test func `pages find pictures that a pattern names, and draw those that are missing`() throws {
    try folder.write("![Card](out/first@2x.png)\n", to: "page.md")
    let arguments = ["docs", folder.path, "--quiet", "--name", "{state}{~theme}{@scale}"]
    let first = TestConsole()
    #expect(first.run(arguments) == .different)
    #expect(first.outputText.contains("[missing]"))
    #expect(TestConsole().run(arguments + ["--write"]) == .success)
    #expect(try drawn() == ["out/first@2x.png"])
    #expect(render("--name", "{state}{~theme}{@scale}", "--scale", "1,2").1 == 0)
    let second = TestConsole()
    #expect(second.run(arguments) == .success, "\(second.outputText)")
  }

  private static let stage = """
    galley: 1
    stage: { preset: play-phone, frames: 2, scale: 0.1 }
    matrix: { language: [en-US, ar] }
    views: [{ shape: rectangle, fill: red }]
    states: [{ name: day }]
    """

  @Test(arguments: [
    (
      "app-store", "app-store-iphone-6.9",
      [
        "ar-SA/1_app-store-iphone-6.9", "ar-SA/2_app-store-iphone-6.9",
        "en-US/1_app-store-iphone-6.9",
        "en-US/2_app-store-iphone-6.9",
      ]
    ),
    (
      "play", "play-phone",
      [
        "ar/images/phoneScreenshots/1", "ar/images/phoneScreenshots/2",
        "en-US/images/phoneScreenshots/1", "en-US/images/phoneScreenshots/2",
      ]
    ),
    (
      "play", "play-tablet-7",
      [
        "ar/images/sevenInchScreenshots/1", "ar/images/sevenInchScreenshots/2",
        "en-US/images/sevenInchScreenshots/1", "en-US/images/sevenInchScreenshots/2",
      ]
    ),
  ])
  func `pictures for a shop have the names that its tools expect`(
    shop: String, preset: String, names: [String]
  ) throws {
    try folder.write(Self.stage.replacing("play-phone", with: preset), to: "card.yaml")
    let (console, status) = render("--shop", shop)
    #expect(status == 0, "\(console.messageText)")
    #expect(try drawn() == names.map { "out/\($0).png" })
  }

  @Test func `names for a shop and a pattern are one too many`() throws {
    let (console, status) = render("--shop", "play", "--name", "{state}")
    #expect(status == 2 && console.messageText.contains("leave out --name"))
    try folder.write(
      Self.stage.replacing("play-phone", with: "app-store-ipad-13"), to: "card.yaml")
    let (told, failed) = render("--shop", "play")
    #expect(
      failed == 2
        && told.messageText.contains(
          "card.yaml:2:18: preset app-store-ipad-13 is not one of Google Play's; name play-phone,")
    )
    #expect(try drawn().isEmpty)
  }

  @Test func `presets of another shop are left out, which is said once`() throws {
    let both = Self.stage.replacing(
      "{ language", with: "{ preset: [play-phone, app-store-ipad-13], language")
    try folder.write(both, to: "card.yaml")
    let console = TestConsole()
    let status = console.run(
      "render", folder("card.yaml"), "-o", folder("out"), "--shop", "play")
    #expect(status == .success, "\(console.messageText)")
    #expect(
      console.messageText.components(
        separatedBy: "left out, not for Google Play: app-store-ipad-13"
      )
      .count == 2)
    #expect(try drawn().count == 4)
    #expect(try drawn().allSatisfy { $0.contains("/phoneScreenshots/") })
  }

  @Test(arguments: [
    ("play", "play-feature-graphic, frames: 2", "en", "2:18: a feature graphic is one frame"),
    (
      "play", "play-phone, frames: 9", "en",
      "5:10: Google Play takes 8 pictures for a device in a language"
    ),
    (
      "play", "play-phone", "en, tlh",
      "3:26: Google Play has no language 'tlh'; did you mean th?"
    ),
    (
      "app-store", "app-store-mac", "en-IE",
      "3:22: the App Store has no language 'en-IE'; did you mean en-US, en-AU, en-CA or en-GB?"
    ),
    (
      "app-store", "app-store-mac", "en, en-US",
      "3:26: languages 'en' and 'en-US' are both 'en-US' of the App Store; leave one out"
    ),
  ])
  func `what a shop does not take is refused at its place`(
    shop: String, preset: String, languages: String, expected: String
  ) throws {
    let stage = Self.stage.replacing("play-phone, frames: 2", with: preset)
      .replacing("en-US, ar", with: languages)
    try folder.write(stage, to: "card.yaml")
    let (console, status) = render("--shop", shop)
    #expect(status == 2 && console.messageText.contains(expected), "\(console.messageText)")
    #expect(try drawn().isEmpty)
  }

  @Test func `a shop needs a stage, and its pictures one scene`() throws {
    let (console, status) = render("--shop", "play")
    #expect(
      status == 2
        && console.messageText.contains("no scene has a stage for Google Play; give one 'stage:"))
    try folder.write(Self.stage, to: "card.yaml")
    try folder.write(Self.stage, to: "other.yaml")
    let (told, failed) = render(folder("other.yaml"), "--shop", "play")
    #expect(
      failed == 2 && told.messageText.contains("let those for one device be states of one scene"))
  }

  @Test func `a picture with transparency is named`() throws {
    let clear = Self.stage.replacing("scale: 0.1", with: "scale: 0.1, background: transparent")
      .replacing("[{ shape: rectangle, fill: red }]", with: "[{ shape: ellipse, fill: red }]")
    try folder.write(clear, to: "card.yaml")
    let (console, status) = render("--shop", "play")
    #expect(
      status == 0
        && console.messageText.contains(
          "warning: 'day-1.ar' has transparency, which Google Play does not take"),
      "\(console.messageText)")
    // The second time the files are not drawn again.
    #expect(render("--shop", "play").0.messageText == console.messageText)
    #expect(render("--shop", "play", "--strict").1 == 2)
    try folder.write(Self.stage, to: "card.yaml")
    #expect(render("--shop", "play").0.messageText == "")
  }
}

/// The paths in a page's elements.
private struct PageElements {
  let paths: [String]

  init(_ text: String) {
    paths = text.matches(of: #/(?:src|srcset)="(?<set>[^"]*)"/#).flatMap { match in
      match.output.set.split(separator: ", ").map { String($0.split(separator: " ")[0]) }
    }
  }
}
