import Foundation
import GalleyGraphics
import GalleyRendering
import Testing

@testable import GalleyCommand

@Suite struct AnimateTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(quiverScene, to: "icons.yaml")
  }

  /// The command line that draws the scene.
  private func render(_ options: [String]) -> [String] {
    ["render", folder("icons.yaml"), "-o", folder("out")] + options
  }

  private func files() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix("out/icons/") }
      .map { String($0.dropFirst("out/icons/".count)) }
  }

  @Test func `what moves is drawn in each format beside its still, the rest is not`() throws {
    let status = console.run(
      render(["--animate", "--animation-format", "apng,filmstrip.png", "--fps", "5"]))
    #expect(status == .success, "\(console.messageText)")
    #expect(
      try files() == ["deleting.apng", "deleting.filmstrip.png", "deleting.png", "resting.png"])
    #expect(
      console.messageText
        == "2 pictures and 2 animations of 1 scene in '\(folder("out"))'\n")
  }

  @Test func `the formats are by default those for the web and for review`() throws {
    #expect(console.run(render(["--animate", "--fps", "2", "--state", "deleting"])) == .success)
    #expect(
      try files() == [
        "deleting.animated.svg", "deleting.apng", "deleting.filmstrip.png", "deleting.png",
      ])
  }

  @Test func `rate, duration and loop are those asked for`() throws {
    let catalogs = Catalogs.standard.adding(CountFormat.self)
    let status = console.run(
      render([
        "--animate", "--animation-format", "count", "--fps", "12.5", "--duration", "1.2s", "--loop",
        "3", "--instants", "7", "--format", "none",
      ]), catalogs: catalogs)
    #expect(status == .success, "\(console.messageText)")
    #expect(try files() == ["deleting.count"])
    let text = String(decoding: try folder.read("out/icons/deleting.count"), as: UTF8.self)
    #expect(text == "16 frames, 12.5 a second, 3 times, 7 instants")
  }

  @Test func `a course that never rests is drawn for a while`() throws {
    let catalogs = Catalogs.standard.adding(CountFormat.self)
    #expect(
      console.run(render(["--animate", "--animation-format", "count"]), catalogs: catalogs)
        == .success)
    let text = String(decoding: try folder.read("out/icons/deleting.count"), as: UTF8.self)
    #expect(text == "61 frames, 30.0 a second, for ever, 5 instants")
  }

  @Test func `several scales are told apart by their names`() throws {
    let status = console.run(
      render([
        "--animate", "--animation-format", "apng", "--format", "none", "--scale", "1,2", "--fps",
        "2",
      ]))
    #expect(status == .success)
    #expect(try files() == ["deleting@1x.apng", "deleting@2x.apng"])
  }

  @Test func `where nothing moves, that is told and the stills are drawn`() throws {
    #expect(console.run(render(["--animate", "--state", "resting"])) == .success)
    #expect(try files() == ["resting.png"])
    #expect(
      console.messageText.hasPrefix(
        "nothing moves in what was chosen, so there is no animation\n"))
  }

  @Test func `one animation goes to standard output`() throws {
    let arguments = ["--animate", "--animation-format", "gif", "--format", "none", "--fps", "2"]
    let command = ["render", folder("icons.yaml"), "-o", "-"]
    #expect(console.run(command + arguments + ["--state", "deleting"]) == .success)
    #expect(console.outputBytes.starts(with: Array("GIF89a".utf8)))
    #expect(console.messageText == "")
  }

  @Test func `standard output takes no still beside an animation, and not nothing`() {
    let command = ["render", folder("icons.yaml"), "-o", "-", "--animate"]
    #expect(console.run(command + ["--state", "deleting"]) == .trouble)
    #expect(console.messageText.contains("choose with --state, --format none and"))
    let resting = ["--state", "resting", "--format", "none", "--animation-format", "gif"]
    #expect(console.run(command + resting) == .trouble)
    #expect(console.messageText.hasSuffix("so there is no animation\n"))
    #expect(console.outputBytes == [])
  }

  @Test(arguments: [
    (
      ["--duration", "70s"],
      "its animation would have 2101 frames; at most 2000 are drawn: lower --fps or --duration"
    ),
    (
      ["--scale", "20"],
      "its animation would have 61 frames of 6400x6400 pixels, 2382 Mpx in all; at most 1024 are"
        + " drawn: lower --fps, --scale or --duration"
    ),
  ])
  func `too long or too large an animation is refused at its state, and nothing is written`(
    arguments: [String], message: String
  ) throws {
    let status = console.run(render(["--animate"] + arguments))
    #expect(status == .trouble)
    #expect(console.messageText.hasPrefix("\(folder("icons.yaml")):11:3: \(message)\n"))
    #expect(try folder.contents() == ["icons.yaml"])
  }

  @Test func `an animation that fails half-way leaves nothing, and what was there`() throws {
    try FileManager.default.createDirectory(
      atPath: folder("out/icons"), withIntermediateDirectories: true)
    try folder.write("old", to: "out/icons/deleting.png")
    let status = console.run(
      render(["--animate", "--animation-format", "apng,half", "--fps", "2"]),
      catalogs: .standard.adding(HalfFormat.self))
    #expect(status == .trouble)
    #expect(try files() == ["deleting.png"])
    #expect(try folder.read("out/icons/deleting.png") == Array("old".utf8))
    #expect(
      console.messageText == "galley: cannot draw 'deleting' of 'icons': half is enough\n")
  }

  @Test(arguments: [
    ["--fps", "30"], ["--animate", "--fps", "0.5"], ["--animate", "--fps", "121"],
    ["--animate", "--duration", "0"], ["--animate", "--duration", "2m"],
    ["--animate", "--duration", "3601s"], ["--animate", "--loop", "0"],
    ["--animate", "--instants", "1"], ["--animate", "--instants", "51"], ["--format", "none"],
    ["--loop", "2"], ["--animation-format", "gif"],
  ])
  func `wrong options are told`(arguments: [String]) throws {
    let status = console.run(render(arguments))
    #expect(status == .trouble)
    #expect(console.messageText.hasPrefix("Error: "))
    #expect(try folder.contents() == ["icons.yaml"])
  }

  @Test func `an unknown format is told with the right one`() {
    #expect(console.run(render(["--animate", "--animation-format", "apgn"])) == .trouble)
    #expect(
      console.messageText == "galley: unknown animation format 'apgn'; did you mean 'apng'?\n")
  }

  @Test func `formats of moving pictures are listed`() {
    #expect(console.run("list", "formats") == .success)
    for kind in ["png", "svg", "apng", "animated.svg", "filmstrip.png", "gif"] {
      #expect(console.outputText.split(separator: "\n").contains { $0.hasPrefix(kind + " ") })
    }
  }
}

/// A springboard at rest, and with icons that quiver for ever.
private let quiverScene = """
  galley: 1
  screen: { size: [320, 320], scale: 0.5, background: white }
  views:
    - collection: icons
      layout: { kind: springboard, flow: column, item: 100 }
      cell: { style: icon, fill: teal }
      items: 3
  # The last state is where limits are told.
  states:
  - { name: resting }
  - { name: deleting, start: { mode: deleting } }
  """

/// What is asked of a sequence, in words.
private struct CountFormat: SequenceFormat {
  static let kind = "count"
  static let summary = "the number of frames"

  private let options: SequenceOptions

  init(options: SequenceOptions) { self.options = options }

  func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    let times = sequence.playCount.map { "\($0) times" } ?? "for ever"
    let text = "\(sequence.frameCount) frames, \(sequence.frameRate) a second, \(times)"
    try write(Array(text.utf8))
    try write(Array(", \(options.instantCount) instants".utf8))
  }
}

/// Fails after its first bytes.
private struct HalfFormat: SequenceFormat {
  struct Enough: Error, CustomStringConvertible {
    var description: String { "half is enough" }
  }

  static let kind = "half"
  static let summary = "the first half"

  init(options: SequenceOptions) {}

  func encode(
    _ sequence: PictureSequence, with renderer: Renderer, to write: ([UInt8]) throws -> Void
  ) throws {
    try write([1, 2, 3])
    throw Enough()
  }
}
