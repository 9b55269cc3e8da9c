import Foundation

extension BenchmarkSuite {
  /// Checking many states of which nothing, one, or all has changed.
  static let check = BenchmarkSuite(
    name: "check", summary: "checking many states, against drawing them all"
  ) { log in
    do {
      guard let galley = GalleyCommand() else { return report(GalleyCommand.missing) }
      for sceneCount in [20, 200] {
        try withTemporaryFolder("check") {
          try CheckedStates(galley, sceneCount: sceneCount, folder: $0).run(&log)
        }
      }
      report("")
    } catch {
      report("  skipped: \(error)\n")
    }
  }
}

/// Scenes of a phone's screen, ten states each, and their references.
private struct CheckedStates {
  private static let statesInScene = 10

  private let galley: GalleyCommand
  private let sceneCount: Int
  private let folder: URL

  init(_ galley: GalleyCommand, sceneCount: Int, folder: URL) throws {
    (self.galley, self.sceneCount, self.folder) = (galley, sceneCount, folder)
    // What the command keeps of drawings is not to end up with the user's.
    setenv("XDG_CACHE_HOME", folder.path, 1)
    try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
    for scene in 0..<sceneCount { try write(scene, ink: "black") }
    guard check() != nil, galley.run(["approve", "--quiet"] + results) != nil else {
      throw SubjectError(description: "the scenes cannot be checked")
    }
  }

  private var scenes: URL { folder.appendingPathComponent("scenes") }

  private var results: [String] { ["--results", folder.appendingPathComponent("results").path] }

  private var stateCount: Int { sceneCount * Self.statesInScene }

  /// A list of people that is scrolled from state to state.
  private func write(_ scene: Int, ink: String) throws {
    let names = ["Ada", "Grace", "Edsger", "Barbara", "Alan", "Frances", "Donald", "Radia"]
    let rows = (0..<60).map { row in
      "      - { name: \(names[(row + scene) % names.count]) \(scene)-\(row), color: \""
        + ["#DB361E", "#B45E0C", "#2B8452", "#217BB4"][row % 4] + "\" }"
    }
    let states = (0..<Self.statesInScene).map { state in
      "  - { name: s\(state), start: { offset: { y: \(state * 131) } } }"
    }
    let text = """
      galley: 1
      screen: { device: iphone-16, background: white }
      views:
        - collection: people
          layout: { kind: list, row-height: 64, separator-inset: 72 }
          cell:
            - { shape: ellipse, at: { leading: 16, top: 10, size: 44 }, fill: "{color}" }
            - { text: "{name}", at: { leading: 72, top: 12, trailing: 16 }, font: { size: 17 }, color: \(ink) }
            - { text: "Seen on a phone's screen", at: { leading: 72, top: 35, trailing: 16 }, font: { size: 13 }, color: gray }
          items:
      \(rows.joined(separator: "\n"))
      states:
      \(states.joined(separator: "\n"))

      """
    let file = scenes.appendingPathComponent("scene-\(scene).yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func check(_ options: [String] = []) -> Cost? {
    let references = folder.appendingPathComponent("references").path
    return galley.run(
      ["check", scenes.path, "--references", references, "--quiet"] + results + options,
      statuses: [0, 1])
  }

  func run(_ log: inout VerdictLog) throws {
    report("\(stateCount) states of 1179 x 2556 px in \(sceneCount) scenes; median of pairs")
    DrawingTable.printHeader()
    row("nothing changed, drawing all", atLeast: 2.5, aim: 25, &log)
    try write(0, ink: "navy")
    row("ten changed, drawing all", atLeast: 1.6, &log)
    for scene in 0..<sceneCount { try write(scene, ink: "navy") }
    row("all changed, drawing all", atLeast: 0.9, &log)
  }

  private func row(
    _ subject: String, atLeast bound: Double, aim: Double? = nil, _ log: inout VerdictLog
  ) {
    let count = stateCount > 1000 ? 1 : 5
    let pairs = Pairs(count: count, ours: { check() }, theirs: { check(["--redraw"]) })
    DrawingTable.printRow("\(stateCount), \(subject)", pairs, atLeast: bound, aim: aim, &log)
    let peak = pairs.ours.map(\.peakMemory).max() ?? 0
    report("    at most \(peak >> 20) MB of memory")
  }
}
