import Foundation
import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@testable import GalleyCommand

@Suite struct RenderTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("scenes"), withIntermediateDirectories: false)
    try folder.write(ringScene, to: "scenes/ring.yaml")
  }

  private func pictures() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix("out/") && $0.contains(".") }
  }

  @Test func `each state of each scene of a folder becomes a file`() throws {
    try folder.write(ringScene, to: "scenes/other.yml")
    #expect(console.run("render", folder("scenes"), "-o", folder("out")) == .success)
    #expect(
      try pictures() == [
        "out/other/first.png", "out/other/second.png", "out/ring/first.png", "out/ring/second.png",
      ])
    #expect(console.messageText == "4 pictures of 2 scenes in '\(folder("out"))'\n")
    #expect(console.outputBytes == [])
  }

  @Test func `several scales are told apart by their names`() throws {
    let status = console.run(
      "render", folder("scenes/ring.yaml"), "-o", folder("out"), "--state", "first", "--scale",
      "1,2.5", "--quiet")
    #expect(status == .success)
    #expect(try pictures() == ["out/ring/first@1x.png", "out/ring/first@2.5x.png"])
    #expect(console.messageText == "")
  }

  @Test func `one picture goes to standard output, several do not`() throws {
    let scene = folder("scenes/ring.yaml")
    #expect(console.run("render", scene, "-o", "-", "--state", "second") == .success)
    #expect(console.outputBytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(console.messageText == "")
    #expect(console.run("render", scene, "-o", "-") == .trouble)
    #expect(
      console.messageText
        == "galley: standard output takes one picture, not 2; choose one with --state\n")
  }

  @Test func `a scene comes from standard input`() throws {
    let console = TestConsole(input: ringScene)
    #expect(console.run("render", "-", "-o", folder("out")) == .success)
    #expect(try pictures() == ["out/stdin/first.png", "out/stdin/second.png"])
  }

  @Test func `any number of threads gives the same bytes`() throws {
    for number in 1...5 { try folder.write(ringScene, to: "scenes/ring\(number).yaml") }
    for jobs in ["1", "2", "7"] {
      #expect(
        console.run("render", folder("scenes"), "-o", folder("out" + jobs), "-j", jobs) == .success)
    }
    for name in try folder.contents() where name.hasPrefix("out1/") && name.hasSuffix(".png") {
      let bytes = try folder.read(name)
      #expect(try folder.read(name.replacing("out1/", with: "out2/")) == bytes)
      #expect(try folder.read(name.replacing("out1/", with: "out7/")) == bytes)
    }
  }

  @Test func `a broken scene is told with its place, and nothing is drawn`() throws {
    try folder.write(
      ringScene.replacing("kind: ring", with: "kind: rind"), to: "scenes/broken.yaml")
    #expect(console.run("render", folder("scenes"), "-o", folder("out")) == .trouble)
    #expect(console.messageText.hasPrefix(folder("scenes/broken.yaml") + ":5:21: "))
    #expect(try pictures() == [])
  }

  @Test func `two drawings of one name are refused`() throws {
    try folder.write(ringScene, to: "ring.yaml")
    let status = console.run(
      "render", folder("scenes"), folder("ring.yaml"), "-o", folder("out"))
    #expect(status == .trouble)
    #expect(console.messageText.contains("two drawings would be written to"))
    #expect(console.messageText.contains("; give the scenes different file names\n"))
    #expect(try pictures() == [])
  }

  @Test(arguments: [["--format", "png,png"], ["--scale", "2,2"]])
  func `a format or scale that is named twice is refused`(arguments: [String]) throws {
    let status = console.run(["render", folder("scenes"), "-o", folder("out")] + arguments)
    #expect(status == .trouble)
    #expect(console.messageText.contains("; name each format and each scale once\n"))
    #expect(try pictures() == [])
  }

  @Test func `an output folder that cannot be made is told, and the exit says so`() throws {
    let status = console.run("render", folder("scenes"), "-o", folder("scenes/ring.yaml"))
    #expect(status == .trouble)
    #expect(console.messageText.contains("a file is in the way where a folder is needed"))
  }

  @Test(arguments: [
    (["--state", "frist"], "galley: there is no state 'frist'; did you mean 'first'?\n"),
    (
      ["--format", "apng"],
      "galley: 'apng' is a format of animations; ask for it with --animate --animation-format"
        + " apng\n"
    ),
    (["--format", "pgn"], "galley: unknown format 'pgn'; did you mean 'png'?\n"),
  ])
  func `a wrong name is told with the right one`(arguments: [String], message: String) throws {
    let session = Session(catalogs: .standard, console: console.console)
    let status = GalleyCommand.execute(
      ["render", folder("scenes"), "-o", folder("out")] + arguments, in: session)
    #expect(status == .trouble)
    #expect(console.messageText == message)
    #expect(try pictures() == [])
  }

  @Test func `a folder without scenes is told`() throws {
    let empty = try TemporaryFolder()
    #expect(console.run("render", empty.path) == .trouble)
    #expect(console.run("render", folder.path) == .trouble)
    #expect(
      console.messageText == """
        galley: cannot find a scene in '\(empty.path)': scenes are named *.yaml
        galley: cannot find a scene in '\(folder.path)': there are some in '\(folder("scenes"))'; \
        name that folder

        """)
  }

  @Test func `a format of one's own is drawn by its name`() throws {
    let status = console.run(
      "render", folder("scenes"), "-o", folder("out"), "--format", "size",
      catalogs: .standard.adding(SizeFormat.self))
    #expect(status == .success)
    #expect(try folder.read("out/ring/first.size") == Array("40.0 x 40.0 at 2.0".utf8))
  }
}

/// The size of a picture, in words.
private struct SizeFormat: OutputFormat {
  static let kind = "size"
  static let summary = "the size"

  init(options: FormatOptions) {}

  func encode(
    _ picture: Picture, with renderer: Renderer
  ) throws(RenderingError) -> [UInt8] {
    let size = picture.size
    return Array("\(size.width) x \(size.height) at \(picture.scale)".utf8)
  }
}
