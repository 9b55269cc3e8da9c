import Foundation
import GalleyChecking
import Synchronization

@testable import GalleyCommand
@testable import GalleyRuns

/// By a name that Testing has no other type of.
typealias CommandExitStatus = ExitStatus

/// A folder that is there for one test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "galley-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path inside the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Everything in the folder and below, hidden files included, sorted.
  func contents() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
  }

  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: self(name))))
  }
}

/// A console that keeps what it is told.
final class TestConsole: Sendable {
  private let output = Mutex<[UInt8]>([])
  private let messages = Mutex("")
  let input: [UInt8]

  private let keys: Mutex<[Character]>
  private let asksAgain: Bool
  private let renderCachePath: String?
  private let pictureTerminal: PictureTerminal?

  /// - `keys`: what a person presses, one after the other.
  /// - `asksAgain`: whether they are keys of a terminal, which are asked once more.
  /// - `renderCachePath`: The file of the cache of drawings.
  /// - `pictureTerminal`: The terminal that results go to.
  init(
    input: String = "", keys: String = "", asksAgain: Bool = false, renderCachePath: String? = nil,
    pictureTerminal: PictureTerminal? = nil
  ) {
    self.pictureTerminal = pictureTerminal
    self.renderCachePath = renderCachePath
    self.asksAgain = asksAgain
    self.input = Array(input.utf8)
    self.keys = Mutex(Array(keys))
  }

  var outputBytes: [UInt8] { output.withLock { $0 } }
  var outputText: String { String(decoding: outputBytes, as: UTF8.self) }
  var messageText: String { messages.withLock { $0 } }

  var console: Console {
    Console(
      readInput: { self.input },
      readKey: { self.keys.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      writeOutput: { bytes in self.output.withLock { $0 += bytes } },
      writeMessage: { text in self.messages.withLock { $0 += text } },
      asksAgain: asksAgain, pictureTerminal: { [pictureTerminal] in pictureTerminal },
      isTerminal: false)
  }

  /// Runs a command line on this console.
  func run(_ arguments: String..., catalogs: Catalogs = .standard) -> ExitStatus {
    run(arguments, catalogs: catalogs)
  }

  /// Runs a command line on this console.
  func run(_ arguments: [String], catalogs: Catalogs = .standard) -> ExitStatus {
    GalleyCommand.execute(
      arguments,
      in: Session(
        catalogs: catalogs, console: console, renderCachePath: renderCachePath, redrawing: .nothing)
    )
  }
}

/// A scene of one ring with two states.
let ringScene = """
  galley: 1
  screen: { size: [40, 40], scale: 2, background: white }
  views:
    - collection: ring
      layout: { kind: ring, item: 10 }
      cell: { style: disc, fill: teal }
      items: 3
  states:
    - { name: first }
    - { name: second, start: { selection: [0] } }
  """
