import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-layout-calls.json: what iOS 26 asked of a masonry, and where its elements lay then.
///
/// The hosted class has heights that are estimates until its cells have been asked, so these are
/// the frames that self-sizing must come to.
struct RecordedLayoutCallsOracleTests {
  private static let file = "recorded-layout-calls.json"

  @Test func `a hosted class comes to the recorded frames, whatever it estimates`() throws {
    var tally = OracleTally(Self.file)
    for example in try OracleFile<LooseCase>.load(Self.file).cases {
      let width = example.id == "masonry.resize" ? 300.0 : 320
      let (view, calls) = try masonry(width: width)
      let cells = example.expected.cells.list.compactMap { Rect(oracle: $0.numbers) }
      let size = example.expected.contentSize
      let frame = Rect(oracle: example.expected.frame.numbers)
      tally.judge(
        example.id,
        [
          "cells": cells.isEmpty || view.arrangement.cellFrames == cells,
          "content size": !size.exists
            || view.arrangement.contentSize == Size(oracle: size.numbers),
          "header": !example.expected.header.exists
            || view.arrangement.attributes(of: .header(0))?.frame
              == Rect(oracle: example.expected.header.numbers),
          "one item": frame.map { $0 == view.arrangement.item(at: 2)?.frame } ?? true,
          "prepared first": calls.first == "prepare",
        ])
    }
    tally.report()
  }

  private func masonry(width: Double) throws -> (view: CollectionView, calls: [String]) {
    let log = CallLog()
    let heights: [UInt64] = [40, 58, 75, 93, 40]
    let view = try CollectionView.measured(
      content: Content(sections: [
        Content.Section(count: 5, sizeKeys: heights.map { SizeKey(rawValue: $0) })
      ]),
      layout: HostedLayout { MasonryClass(log: log) },
      in: Environment(size: Size(width: width, height: 480))
    ) { Size(width: 1, height: Double($0.key.rawValue)) }
    return (view, log.calls)
  }
}
