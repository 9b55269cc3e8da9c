import Foundation

@testable import GalleyCommand

/// A folder of two scenes of rings, `ring` and `row`, with their references and results.
struct RingSuite {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try makeFolder("scenes")
    try write("ring")
    try write("row")
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder(name), withIntermediateDirectories: true)
  }

  /// Writes a scene of a ring: its state `first` has as many items as `items`, `second` one more.
  func write(_ name: String, items: Int = 3, fill: String = "teal", extra: String = "") throws {
    try folder.write(
      """
      galley: 1
      screen: { size: [40, 40], scale: 1, background: white }
      views:
        - collection: ring
          layout: { kind: ring, item: 10 }
          cell: { style: disc, fill: \(fill) }
          items: 9
      states:
        - { name: first, start: { items: \(items) } }
        - { name: second, start: { items: \(items + 1) } }
      \(extra)
      """, to: "scenes/\(name).yaml")
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder(name)) }

  /// Runs a command of the workflow in the folders of the suite.
  func run(_ command: String, _ arguments: String..., on console: TestConsole) -> ExitStatus {
    run([command] + arguments, on: console)
  }

  func check(_ arguments: String..., on console: TestConsole = TestConsole()) -> ExitStatus {
    check(arguments, on: console)
  }

  func check(_ arguments: [String], on console: TestConsole) -> ExitStatus {
    run(["check", folder("scenes"), "--references", folder("refs")] + arguments, on: console)
  }

  /// Checks courses too, at ten frames a second.
  func checkCourses(_ more: String..., on console: TestConsole = TestConsole()) -> ExitStatus {
    check(["--animate", "--fps", "10"] + more, on: console)
  }

  func run(_ arguments: [String], on console: TestConsole = TestConsole()) -> ExitStatus {
    let hasResults = arguments.contains("--results")
    return console.run(arguments + (hasResults ? [] : ["--results", folder("results")]))
  }

  /// Checks and approves everything, so that all is the same.
  func approveAll() throws {
    let console = TestConsole()
    _ = check(on: console)
    guard run(["approve"], on: console) == .success, check(on: console) == .success else {
      throw SetUpError(words: console.outputText + console.messageText)
    }
  }

  private struct SetUpError: Error {
    var words: String
  }

  /// Checks a part such as `2/3`; its results are in `part-2`.
  func checkPart(_ part: String, _ arguments: String...) -> ExitStatus {
    run(
      ["check", folder("scenes"), "--references", folder("refs"), "--shard", part]
        + ["--results", folder("part-" + part.prefix(1))] + arguments)
  }

  func merge(_ parts: [String], on console: TestConsole) -> ExitStatus {
    run(["merge-reports"] + parts.map { folder("part-" + $0) }, on: console)
  }

  /// The references by path, and what is in them.
  func references() throws -> [String: [UInt8]] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder("refs"))) ?? []
    var files: [String: [UInt8]] = [:]
    for name in names where name.contains(".") { files[name] = try folder.read("refs/" + name) }
    return files
  }

  /// A PNG without the chunks whose names end in some way.
  static func file(_ file: [UInt8], withoutChunks suffixes: [String]) -> [UInt8] {
    var bare = Array(file.prefix(8))
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) } + 12
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      if !suffixes.contains(where: name.hasSuffix) { bare += rest.prefix(count) }
      rest = rest.dropFirst(count)
    }
    return bare
  }
}
