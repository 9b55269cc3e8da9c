import Foundation
import Galley

/// The command from its start to the file, against processes that do the same.
enum ColdDrawing {
  static func run(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    guard let galley = GalleyCommand() else { return report(GalleyCommand.missing) }
    try withTemporaryFolder("drawing") { folder in
      let command = Command(galley, subject, folder: folder)
      againstPlainCairo(command, subject, folder, &log)
      try againstChromium(command, subject, folder, &log)
    }
    report("  [1] from the start of each process to its end, less the peer's reading of the scene")
    report("  [2] from the start to the end of a screenshot of the page as Galley's SVG")
  }

  /// What the peer takes to read the scene is not counted.
  private static func againstPlainCairo(
    _ command: Command, _ subject: DrawingSubject, _ folder: URL, _ log: inout VerdictLog
  ) {
    let told = folder.appendingPathComponent("told.txt").path
    let peer = PlainCairoProcess.command(
      subject, output: folder.appendingPathComponent("plain.png").path)
    let pairs = Pairs(count: 9, ours: command.run) {
      guard let whole = ChildProcess.run(peer, output: told),
        let line = try? String(contentsOfFile: told, encoding: .utf8),
        let reading = PlainCairoProcess.reading(told: line)
      else { return nil }
      return Cost(
        wall: whole.wall - reading.wall, processor: whole.processor - reading.processor)
    }
    DrawingTable.printRow("command, start to file, plain Cairo [1]", pairs, atLeast: 2, &log)
  }

  private static func againstChromium(
    _ command: Command, _ subject: DrawingSubject, _ folder: URL, _ log: inout VerdictLog
  ) throws {
    let svg = folder.appendingPathComponent("page.svg")
    let picture = try subject.picture()
    let bytes = try SVGFormat(options: FormatOptions()).encode(picture, with: subject.renderer)
    try Data(bytes).write(to: svg)
    let peer = ChromiumPeer(svg, of: picture, folder: folder)
    guard peer.isInstalled else {
      report("  Chromium is skipped: it needs apt-get install chromium")
      return
    }
    let pairs = Pairs(count: 5, ours: command.run, theirs: peer.run)
    DrawingTable.printRow("command, start to file, Chromium [2]", pairs, atLeast: 10, &log)
  }
}

/// The command, drawing one state.
private struct Command {
  let run: () -> Cost?

  init(_ galley: GalleyCommand, _ subject: DrawingSubject, folder: URL) {
    let arguments = [
      "render", subject.scenePath, "--state", subject.state.name, "--force", "-o",
      folder.appendingPathComponent("galley").path,
    ]
    run = { galley.run(arguments) }
  }
}
