import Foundation
import Galley

extension BenchmarkSuite {
  /// Comparing picture files, from the start of the process to its end.
  static let diff = BenchmarkSuite(
    name: "diff", summary: "comparing two PNG files, against ImageMagick, odiff and libpng"
  ) { log in
    do {
      try run(&log)
    } catch {
      report("  skipped: \(error)\n")
    }
  }

  private static func run(_ log: inout VerdictLog) throws {
    guard let galley = GalleyCommand() else { return report(GalleyCommand.missing) }
    try withTemporaryFolder("diff") {
      try run(DiffTable(galley: galley.path, folder: $0), $0, &log)
    }
    report("")
  }

  private static func run(_ table: DiffTable, _ folder: URL, _ log: inout VerdictLog) throws {
    let renderer = try Renderer()
    let all = try DiffPictures.sizes.map {
      try DiffPictures(width: $0.width, height: $0.height, renderer: renderer, folder: folder)
    }
    report("processes from start to end; 20 pixels differ unless said; median of pairs")
    DrawingTable.printHeader()
    for pictures in all { table.againstPeers(pictures, &log) }
    report("files that libpng wrote, with the share of pixels that differ")
    for pictures in all { table.foreign(pictures, &log) }
    for pictures in all { table.drawingAgainstPeers(pictures, &log) }
    if let largest = all.last { table.equalAgainstDiffering(largest, &log) }
    for pictures in all { table.identicalFiles(pictures, &log) }
    report("  [1] without the start of Python; decoded by Skia")
  }
}
