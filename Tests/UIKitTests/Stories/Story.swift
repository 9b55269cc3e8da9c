import Foundation
import Testing
import UIKit

/// What happens to a collection view, in steps, and what it asks of its layout, its data source and
/// its delegate in each.
@MainActor final class Story {
  let transcript = Transcript()
  let source: Source
  let view: UICollectionView
  private let name: String

  /// - `make`: Makes the layout; it is given what to write to.
  init(_ name: String, count: Int, _ make: (Transcript) -> UICollectionViewLayout) {
    self.name = name
    source = Source(transcript, counts: [count])
    view = source.view(make(transcript), CGRect(x: 0, y: 0, width: 100, height: 200))
    let transcript = transcript
    view.journal.willAsk = { entry in
      transcript.note("\(entry.question) @\(entry.bounds.recorded)")
    }
  }

  /// A step, after which the pass comes that ends a turn of the run loop.
  func step(_ title: String, _ body: (UICollectionView) -> Void) {
    transcript.note("# \(title)")
    body(view)
    transcript.note("# pass")
    view.layoutIfNeeded()
  }

  /// Compares what was written down with the golden file; a new one is recorded, which fails.
  func end(_ location: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name).txt")
    let text = transcript.lines.joined(separator: "\n") + "\n"
    guard ProcessInfo.processInfo.environment["GALLEY_RECORD"] == nil,
      let golden = try? String(contentsOf: file, encoding: .utf8)
    else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name).txt; read it, and run again", sourceLocation: location)
      return
    }
    let (lines, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    let first = zip(lines, expected).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      text == golden,
      "line \((first?.offset ?? min(lines.count, expected.count)) + 1): \(first.map { "\($0.element.0)" } ?? "")",
      sourceLocation: location)
  }
}
