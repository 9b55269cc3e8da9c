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
    report("one state, one thread where not said; Chromium: processes and threads as it likes")
    try Likeness.printRow(subject)
    DrawingTable.printHeader()
    try EncodingTable(subject: subject).run(
      [
        .init(compression: .fast, speed: (12, 40), speedOnTwo: 16, size: (1.1, 1.25)),
        .init(compression: .balanced, speed: (10, 30), speedOnTwo: 14, size: (1, 1)),
        .init(compression: .small, speed: (0.02, nil), size: (0.9, 0.9), runs: 1),
      ], &log)
    let smooth = try DrawingSubject(scene: "samples/glass.yaml", state: "scrolled")
    try EncodingTable(subject: smooth).run(
      [
        .init(compression: .fast, speed: (12, 40), speedOnTwo: 16, size: (1.25, 1.25)),
        .init(compression: .balanced, speed: (10, 30), speedOnTwo: 14, size: (1.15, 1)),
        .init(compression: .small, speed: (0.02, nil), size: (0.9, 0.9), runs: 1),
      ], &log)
    try WarmDrawing.run(subject, &log)
    try ColdDrawing.run(subject, &log)
    report("")
  }
}
