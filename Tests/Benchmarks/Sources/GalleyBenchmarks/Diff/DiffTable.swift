import Foundation
import Galley

/// `galley diff` on pairs of files, against other programs and against itself.
struct DiffTable {
  /// The command beside this executable.
  let galley: String
  let folder: URL

  /// A few pixels differ.
  func againstPeers(_ pictures: DiffPictures, _ log: inout VerdictLog) {
    let ours = diff(pictures.expected, pictures.changed)
    let imageMagick = [
      "compare", "-metric", "AE", pictures.expected, pictures.changed, "null:",
    ]
    printRow("ImageMagick's AE", pictures, ours, imageMagick, atLeast: 12, aim: 16, &log)
    let libpng = LibpngPeer.command(pictures.expected, pictures.changed)
    printRow("libpng, counting", pictures, ours, libpng, atLeast: 3, &log)
    let files = ["pixelmatch", pictures.expected, pictures.changed]
    guard let pixelmatch = PythonPeer(files, folder: folder) else {
      return report("  pixelmatch is skipped: it needs make bench, and Python")
    }
    let pairs = Pairs(count: 9, ours: { run(ours) }, theirs: pixelmatch.run)
    DrawingTable.printRow(
      "\(pictures.size), pixelmatch [1]", pairs, atLeast: 8, aim: 12, &log)
  }

  /// Files of another encoder, of whose pixels more and more differ.
  func foreign(_ pictures: DiffPictures, _ log: inout VerdictLog) {
    for pair in pictures.foreign {
      let share = "\(pair.share.formatted(places: 3)) %"
      let ours = diff(pair.expected, pair.changed)
      let imageMagick = ["compare", "-metric", "AE", pair.expected, pair.changed, "null:"]
      printRow("\(share), ImageMagick's AE", pictures, ours, imageMagick, atLeast: 4, &log)
      let libpng = LibpngPeer.command(pair.expected, pair.changed)
      printRow("\(share), libpng, counting", pictures, ours, libpng, atLeast: 1, &log)
    }
  }

  /// A few pixels differ, and what differs is drawn.
  func drawingAgainstPeers(_ pictures: DiffPictures, _ log: inout VerdictLog) {
    let ours = diff(pictures.expected, pictures.changed) + ["-o", pictures.drawing]
    let files = [pictures.expected, pictures.changed, pictures.drawing]
    printRow("drawn, ImageMagick", pictures, ours, ["compare"] + files, atLeast: 18, &log)
    // Where it is on the path.
    printRow(
      "drawn, odiff", pictures, ours, ["odiff", "--threshold=0"] + files, atLeast: 2, &log)
  }

  /// Equal pixels by their digest, against a few that differ.
  func equalAgainstDiffering(_ pictures: DiffPictures, _ log: inout VerdictLog) {
    printRow(
      "equal, differing", pictures, diff(pictures.expected, pictures.repeated),
      diff(pictures.expected, pictures.changed), atLeast: 1.5, &log)
  }

  /// What a comparison of identical files costs beyond a start of the process.
  func identicalFiles(_ pictures: DiffPictures, _ log: inout VerdictLog) {
    let pairs = Pairs(count: 31) {
      run(diff(pictures.expected, pictures.copy))
    } theirs: {
      run([galley, "--version"])
    }
    let differences = zip(pairs.ours, pairs.theirs).map { ($0.wall - $1.wall) * 1000 }
    let subject = "identical files, \(pictures.size), beyond --version"
    guard !differences.isEmpty else { return report("  \(subject) skipped: it failed") }
    let milliseconds = Measurement.median(differences)
    report(
      "  " + subject.padded(60) + "\(milliseconds.formatted(places: 2)) ms   <= 3 ms  "
        + log.verdict(subject, milliseconds, atMost: 3, unit: " ms"))
  }

  private func printRow(
    _ peer: String, _ pictures: DiffPictures, _ ours: [String], _ theirs: [String],
    atLeast bound: Double, aim: Double? = nil, _ log: inout VerdictLog
  ) {
    let pairs = Pairs(count: 9, ours: { run(ours) }, theirs: { run(theirs) })
    DrawingTable.printRow("\(pictures.size), \(peer)", pairs, atLeast: bound, aim: aim, &log)
  }

  private func diff(_ one: String, _ other: String) -> [String] { [galley, "diff", one, other] }

  /// Programs that compare end with 1 where they find a difference, and odiff with 22.
  private func run(_ command: [String]) -> Cost? {
    ChildProcess.run(command, statuses: [0, 1, 22])
  }
}
