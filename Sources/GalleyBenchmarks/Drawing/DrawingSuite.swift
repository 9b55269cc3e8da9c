import Galley

extension BenchmarkSuite {
  /// From a scene to a file, against plain Cairo calls and a browser.
  static let drawing = BenchmarkSuite(
    name: "drawing", summary: "encoding, drawing and the command, against Cairo and Chromium"
  ) { log in
    do {
      let subject = try DrawingSubject(scene: "samples/home-screen.yaml", state: "page-1")
      try run(subject, &log)
    } catch {
      report("  skipped: \(error)\n")
    }
  }

  private static func run(_ subject: DrawingSubject, _ log: inout VerdictLog) throws {
    let (width, height) = try subject.picture().pixelSize
    report("\(subject.scenePath), \(subject.state.name), \(width) x \(height) px; median of pairs")
    report("Galley, Cairo: one thread, one state; Chromium: processes and threads as it likes")
    try Likeness.printRow(subject)
    DrawingTable.printHeader()
    try WarmDrawing.run(subject, &log)
    try ColdDrawing.run(subject, &log)
    report("")
  }
}
