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

  private func render(_ arguments: String..., catalogs: Catalogs = .standard) -> ExitStatus {
    let session = Session(catalogs: catalogs, console: console.console)
    return GalleyCommand.execute(
      ["render", folder("icons.yaml"), "-o", folder("out")] + arguments, in: session)
  }

  private func files() throws -> [String] {
    try folder.contents().filter { $0.hasPrefix("out/icons/") }
      .map { String($0.dropFirst("out/icons/".count)) }
  }

  @Test func `what moves is drawn in each format beside its still, the rest is not`() throws {
    let status = render("--animate", "--animation-format", "apng,filmstrip.png", "--fps", "5")
    #expect(status == .success, "\(console.messageText)")
    #expect(
      try files() == ["deleting.apng", "deleting.filmstrip.png", "deleting.png", "resting.png"])
    #expect(
      console.messageText
        == "2 pictures and 2 animations of 1 scene in '\(folder("out"))'\n")
  }

  @Test func `the formats are by default those for the web and for review`() throws {
    #expect(render("--animate", "--fps", "2", "--state", "deleting") == .success)
    let kinds = Set(try files().map { $0.dropFirst("deleting.".count) })
    #expect(kinds.isSuperset(of: ["png", "apng", "filmstrip.png"]))
    #expect(kinds.isSubset(of: ["png", "apng", "filmstrip.png", "animated.svg"]))
  }

  @Test func `rate, duration and loop are those asked for`() throws {
    let catalogs = Catalogs.standard.adding(CountFormat.self)
    let status = render(
      "--animate", "--animation-format", "count", "--fps", "12.5", "--duration", "1.2s", "--loop",
      "3", "--instants", "7", "--format", "none", catalogs: catalogs)
    #expect(status == .success, "\(console.messageText)")
    #expect(try files() == ["deleting.count"])
    let text = String(decoding: try folder.read("out/icons/deleting.count"), as: UTF8.self)
    #expect(text == "16 frames, 12.5 a second, 3 times, 7 instants")
  }

  @Test func `a course that never rests is drawn for a while`() throws {
    let catalogs = Catalogs.standard.adding(CountFormat.self)
    #expect(render("--animate", "--animation-format", "count", catalogs: catalogs) == .success)
    let text = String(decoding: try folder.read("out/icons/deleting.count"), as: UTF8.self)
    #expect(text == "61 frames, 30.0 a second, for ever, 5 instants")
  }

  @Test func `several scales are told apart by their names`() throws {
    let status = render(
      "--animate", "--animation-format", "apng", "--format", "none", "--scale", "1,2", "--fps", "2")
    #expect(status == .success)
    #expect(try files() == ["deleting@1x.apng", "deleting@2x.apng"])
  }

  @Test func `where nothing moves, that is told and the stills are drawn`() throws {
    #expect(render("--animate", "--state", "resting") == .success)
    #expect(try files() == ["resting.png"])
    #expect(
      console.messageText.hasPrefix(
        "nothing moves in what was chosen, so there is no animation\n"))
  }

  @Test func `one animation goes to standard output`() throws {
    let arguments = ["--animate", "--animation-format", "gif", "--format", "none", "--fps", "2"]
    let session = Session(catalogs: .standard, console: console.console)
    let file = folder("icons.yaml")
    #expect(
      GalleyCommand.execute(
        ["render", file, "-o", "-", "--state", "deleting"] + arguments, in: session) == .success)
    #expect(console.outputBytes.starts(with: Array("GIF89a".utf8)))
    #expect(console.messageText == "")
    let still = TestConsole()
    #expect(still.run("render", file, "-o", "-", "--animate", "--state", "deleting") == .trouble)
    #expect(still.messageText.contains("--format none and --animation-format"))
    let resting = TestConsole()
    #expect(
      GalleyCommand.execute(
        ["render", file, "-o", "-", "--state", "resting"] + arguments,
        in: Session(catalogs: .standard, console: resting.console)) == .trouble)
    #expect(resting.outputBytes == [])
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
    let session = Session(catalogs: .standard, console: console.console)
    let status = GalleyCommand.execute(
      ["render", folder("icons.yaml"), "-o", folder("out"), "--animate"] + arguments, in: session)
    #expect(status == .trouble)
    #expect(console.messageText.hasPrefix("\(folder("icons.yaml")):11:5: \(message)\n"))
    #expect(try folder.contents() == ["icons.yaml"])
  }

  @Test func `an animation that fails half-way leaves nothing, and what was there`() throws {
    try FileManager.default.createDirectory(
      atPath: folder("out/icons"), withIntermediateDirectories: true)
    try folder.write("old", to: "out/icons/deleting.png")
    let status = render(
      "--animate", "--animation-format", "apng,half", "--fps", "2",
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
    let session = Session(catalogs: .standard, console: console.console)
    let status = GalleyCommand.execute(
      ["render", folder("icons.yaml"), "-o", folder("out")] + arguments, in: session)
    #expect(status == .trouble)
    #expect(console.messageText.hasPrefix("Error: "))
    #expect(try folder.contents() == ["icons.yaml"])
  }

  @Test func `an unknown format is told with the right one`() {
    #expect(render("--animate", "--animation-format", "apgn") == .trouble)
    #expect(
      console.messageText == "galley: unknown animation format 'apgn'; did you mean 'apng'?\n")
  }

  @Test func `formats of moving pictures are listed`() {
    #expect(console.run("list", "formats") == .success)
    for kind in ["png", "svg", "apng", "filmstrip.png", "gif"] {
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
