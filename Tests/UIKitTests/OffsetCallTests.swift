import Testing
import UIKit

/// recorded-layout-calls.json, the offset: who is asked and told, at which bounds, by each way to
/// scroll.
@MainActor struct OffsetCallTests {
  private let transcript = Transcript()
  private let source: Source
  private let layout: Table
  private let view: UICollectionView

  init() {
    source = Source(transcript, counts: [40])
    source.notesCounts = false
    layout = Table(transcript)
    view = source.view(layout, CGRect(x: 0, y: 0, width: 200, height: 300))
    view.layoutIfNeeded()
  }

  private func begin() {
    UIScreen.become(
      size: CGSize(width: 393, height: 852), traits: UITraitCollection(displayScale: 3))
    _ = transcript.take()
    _ = layout.takeRects()
  }

  @Test func `bounds that are set ask before and tell after, and no delegate`() throws {
    begin()
    view.bounds = CGRect(x: 0, y: 40, width: 200, height: 300)
    try expect("offset.bounds")
  }

  @Test func `an offset that is set asks before and tells after`() throws {
    begin()
    view.contentOffset = CGPoint(x: 0, y: 40)
    try expect("offset.contentOffset")
  }

  @Test func `a scroll at once tells all before it moves`() throws {
    begin()
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    try expect("offset.setContentOffset.notAnimated")
  }

  @Test func `a scroll to a rectangle does as a scroll at once`() throws {
    begin()
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    try expect(
      "offset.scrollRectToVisible.notAnimated", after: "offset.setContentOffset.notAnimated")
  }

  @Test func `a scroll to an item does as a scroll at once`() throws {
    begin()
    view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
    try expect("offset.scrollToItem.notAnimated")
  }

  @Test func `an animated scroll asks about its end, lays out where it is, then frame by frame`()
    throws
  {
    begin()
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    let recorded = try RecordedCall.named("offset.animated")
    #expect(transcript.take() == normal(recorded.lines("inside")))
    view.layoutIfNeeded()
    #expect(transcript.take() == ["prepare @0", "layoutAttributesForElements {0,0,200,300}"])
    var offsets: [CGFloat] = []
    var frames = 0
    var isRunning = true
    while isRunning, frames < 100 {
      frames += 1
      let from = view.contentOffset.y.recorded
      isRunning = view.advanceScrollAnimation(to: (Double(frames) + 0.49) / 60)
      view.layoutIfNeeded()
      let to = view.contentOffset.y.recorded
      offsets.append(view.contentOffset.y)
      let end = isRunning ? [] : ["didEndScrollingAnimation"]
      let lines = transcript.take().filter { !$0.hasPrefix("cellForItem") }
      #expect(
        lines == [
          "shouldInvalidate @\(from) arg \(to)", "invalidationContext @\(from)",
          "invalidateLayout @\(to)", "invalidateLayout(with:) @\(to)", "scrollViewDidScroll @\(to)",
        ] + end + ["prepare @\(to)", "layoutAttributesForElements {0,0,200,600}"])
    }
    #expect(frames == (recorded.expected["frames"] as? Int))
    for (offset, wanted) in zip(offsets, recorded.list("firstOffsets")) {
      #expect(abs(offset - wanted) < 0.001)
    }
    #expect(view.contentOffset.y == 40)
  }

  @Test func `a drag asks once until it is laid out`() throws {
    begin()
    view.beginDragging()
    view.move(to: CGPoint(x: 0, y: 5))
    #expect(
      transcript.take() == normal(try RecordedCall.named("offset.drag.firstMove").lines("inside")))
    view.move(to: CGPoint(x: 0, y: 20))
    view.move(to: CGPoint(x: 0, y: 35))
    try expect("offset.drag.furtherMoves")

    let recorded = try RecordedCall.named("offset.drag.deceleration")
    let frames = recorded.numbers("prefetch")
    #expect(frames.count == 4)
    var from: CGFloat = 35
    for frame in frames {
      let to = CGFloat(frame[0])
      view.move(to: CGPoint(x: 0, y: to))
      view.layoutIfNeeded()
      view.prefetch()
      let lines = transcript.take()
      #expect(
        lines == [
          "shouldInvalidate @\(from.recorded) arg \(to.recorded)",
          "invalidationContext @\(from.recorded)", "invalidateLayout @\(to.recorded)",
          "invalidateLayout(with:) @\(to.recorded)", "scrollViewDidScroll @\(to.recorded)",
          "prepare @\(to.recorded)", "layoutAttributesForElements {0,0,200,600}",
          "cellForItem 0,\(Int(frame[1]))",
        ])
      from = to
    }
  }

  @Test func `what is asked for are tiles of the view's own size`() throws {
    let recorded = try RecordedCall.named("rects.tiles")
    let rows = ((recorded.expected["rects"] as? [[[NSNumber]]]) ?? []).map { row in
      row.map { CGRect($0.map(\.doubleValue)) }
    }
    #expect(layout.takeRects() == rows[0])
    for (y, row) in zip([150.0, 300, 350], rows[1...3]) {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
      #expect(layout.takeRects() == row)
    }
    var asked: [CGRect] = []
    for step in 0..<6 where asked.count < 2 {
      view.move(to: CGPoint(x: 0, y: 377 + CGFloat(step)))
      view.layoutIfNeeded()
      view.prefetch()
      asked = layout.takeRects()
    }
    #expect(asked == rows[4])
  }

  /// A table view is not here; the order of one is that of a layout that does not mind the offset.
  @Test func `a layout that does not mind the offset is asked nothing while it scrolls`() throws {
    layout.invalidates = false
    begin()
    view.contentOffset = CGPoint(x: 0, y: 40)
    let recorded = try RecordedCall.named("table.order")
    #expect(recorded.lines("inside").map { $0.prefix { $0 != "(" } } == ["scrollViewDidScroll"])
    #expect(transcript.take() == ["scrollViewDidScroll @40"])
    view.layoutIfNeeded()
    #expect(recorded.lines("after") == ["layoutSubviews", "cellForRow", "willDisplay"])
    #expect(
      transcript.take() == ["layoutAttributesForElements {0,0,200,600}", "cellForItem 0,6"])
  }

  // MARK: - The recording's words

  private func expect(
    _ id: String, after other: String? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = try RecordedCall.named(id)
    let inside = transcript.take()
    #expect(inside == normal(recorded.lines("inside")), sourceLocation: location)
    view.layoutIfNeeded()
    let pass = try RecordedCall.named(other ?? id)
    let after = transcript.take().map {
      $0.hasPrefix("layoutAttributes") ? "layoutAttributesForElements" : $0
    }
    #expect(after == normal(pass.lines("after")), sourceLocation: location)
    #expect(layout.takeRects() == pass.rects("rects"), sourceLocation: location)
    #expect(layout.getsItsOwnContext, sourceLocation: location)
  }

  /// Without the remarks, and without what is no call to layout, delegate or data source.
  private func normal(_ lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      if line.hasPrefix("layoutSubviews") || line == "bounds move" { return [] }
      if line == "cellForItem 0,6 ... 0,11" { return (6...11).map { "cellForItem 0,\($0)" } }
      if line.hasPrefix("layoutAttributesForElements") { return ["layoutAttributesForElements"] }
      return [
        line.replacingOccurrences(of: "(forBoundsChange)", with: "")
          .replacingOccurrences(of: "(with: that context)", with: "(with:)")
      ]
    }
  }
}
