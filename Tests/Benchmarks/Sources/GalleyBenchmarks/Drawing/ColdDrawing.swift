import Foundation
import Galley
import GalleyPlainCairo

/// The command from its start to the file, against processes that do the same.
enum ColdDrawing {
  static func run(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    guard let galley = GalleyCommand() else { return report(GalleyCommand.missing) }
    try withTemporaryFolder("drawing") { folder in
      let command = Command(galley, subject, folder: folder)
      againstPlainCairo(command, subject, folder, &log)
      let svg = folder.appendingPathComponent("page.svg")
      try writeSVG(of: subject, to: svg)
      try againstChromium(command, subject, svg, folder, &log)
      try againstSVGRenderers(command, subject, svg, folder, &log)
    }
    report("  [1] from the start of each process to its end, less the peer's reading of the scene")
    report("  [2] the page as Galley's SVG; of Python's libraries without the start of Python")
  }

  /// What the peer takes to read the scene is not counted.
  private static func againstPlainCairo(
    _ command: Command, _ subject: DrawingSubject, _ folder: URL, _ log: inout VerdictLog
  ) {
    let printed = folder.appendingPathComponent("told.txt").path
    let peer = PlainCairoProcess.command(
      subject, output: folder.appendingPathComponent("plain.png").path)
    let pairs = Pairs(count: 9, ours: command.run) {
      guard let whole = ChildProcess.run(peer, output: printed),
        let line = try? String(contentsOfFile: printed, encoding: .utf8),
        let reading = PlainCairoProcess.reading(printed: line)
      else { return nil }
      return Cost(
        wall: whole.wall - reading.wall, processor: whole.processor - reading.processor)
    }
    DrawingTable.printRow(
      "command, start to file, plain Cairo [1]", pairs, atLeast: 3.2, aim: 6, &log)
  }

  private static func writeSVG(of subject: DrawingSubject, to file: URL) throws {
    let format = SVGFormat()
    try Data(format.encode(subject.picture(), with: subject.renderer)).write(to: file)
  }

  private static func againstSVGRenderers(
    _ command: Command, _ subject: DrawingSubject, _ svg: URL, _ folder: URL,
    _ log: inout VerdictLog
  ) throws {
    let scale = "\(try subject.picture().scale)"
    let png = folder.appendingPathComponent("peer.png").path
    let rsvg = Pairs(count: 5, ours: command.run) {
      ChildProcess.run(["rsvg-convert", "--zoom", scale, "-o", png, svg.path])
    }
    DrawingTable.printRow("command, start to file, rsvg-convert [2]", rsvg, atLeast: 2, &log)
    for (name, library, bound) in [("resvg", "resvg", 25.0), ("Skia", "skia", 5.5)] {
      guard let peer = PythonPeer([library, svg.path, scale, png], folder: folder) else {
        report("  \(name) is skipped: it needs make bench, and Python")
        continue
      }
      let pairs = Pairs(count: 5, ours: command.run, theirs: peer.run)
      DrawingTable.printRow("command, start to file, \(name) [2]", pairs, atLeast: bound, &log)
    }
  }

  private static func againstChromium(
    _ command: Command, _ subject: DrawingSubject, _ svg: URL, _ folder: URL,
    _ log: inout VerdictLog
  ) throws {
    let peer = try ChromiumPeer(svg, of: subject.picture(), folder: folder)
    guard peer.isInstalled else {
      report("  Chromium is skipped: it needs apt-get install chromium")
      return
    }
    let pairs = Pairs(count: 5, ours: command.run, theirs: peer.run)
    DrawingTable.printRow(
      "command, start to file, Chromium [2]", pairs, atLeast: 11, aim: 30, &log)
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
