import Testing
import UIKit

/// recorded-layout-calls.json, the story of a masonry: made, shown, resized, scrolled, invalidated,
/// taken away.
@MainActor struct MasonryCallTests {
  private let transcript = Transcript()

  @Test func `a masonry is asked what iOS 26 asked it, call for call`() throws {
    let source = Source(transcript, counts: [5])
    let layout = Masonry(transcript)
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 320, height: 480))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.addSubview(view)
    let created = try RecordedCall.named("masonry.created")
    #expect(transcript.take() == created.lines("callsToLayout"))
    #expect(layout.collectionView === view)

    view.layoutIfNeeded()
    let first = try RecordedCall.named("masonry.first")
    expect(first.lines("calls"))
    #expect(layout.takeRects() == first.rects("rects"))
    #expect(view.contentSize == CGSize(width: 320, height: 215))
    expectFrames(of: view, first)

    let path = IndexPath(item: 2, section: 0)
    let one = try RecordedCall.named("masonry.attrs.via.view")
    #expect(view.layoutAttributesForItem(at: path)?.frame == CGRect(one.list("frame")))
    expect(one.lines("calls"))

    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    let resize = try RecordedCall.named("masonry.resize")
    expect(resize.lines("insideSetter"))
    view.layoutIfNeeded()
    expect(resize.lines("afterSetter_inLayoutPass"))
    #expect(layout.takeRects() == resize.rects("rects"))
    expectFrames(of: view, resize)

    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    view.layoutIfNeeded()
    expect([])

    view.delegate = nil
    view.contentOffset = CGPoint(x: 0, y: 100)
    let scroll = try RecordedCall.named("masonry.scroll")
    expect(scroll.lines("insideSetter"))
    view.layoutIfNeeded()
    expect(scroll.lines("afterSetter_inLayoutPass"))
    #expect(layout.takeRects() == scroll.rects("rects"))
    #expect(
      view.indexPathsForVisibleItems
        == scroll.numbers("visible").map { IndexPath(item: Int($0[1]), section: Int($0[0])) })
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)

    layout.invalidateLayout()
    source.counts = [6]
    let explicit = try RecordedCall.named("masonry.explicit")
    expect(explicit.lines("immediately"))
    view.layoutIfNeeded()
    expect(explicit.lines("pass"))
    #expect(view.visibleCells.count == 3)
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))

    view.removeFromSuperview()
    expect(try RecordedCall.named("masonry.teardown").lines("calls"))
  }

  private func expect(
    _ recorded: [String], _ location: SourceLocation = #_sourceLocation
  ) {
    let lines = transcript.take()
    #expect(
      agree(lines, recorded), "\(lines) and not \(recorded)", sourceLocation: location)
  }

  private func expectFrames(of view: UICollectionView, _ recorded: RecordedCall) {
    #expect(view.visibleCells.map(\.frame) == recorded.rects("cells"))
    let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(header.map(\.frame) == [CGRect(recorded.list("header"))])
  }
}
