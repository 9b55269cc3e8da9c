import Testing
import UIKit

/// recorded-layout-calls.json, the flow layout and attributes.
@MainActor struct FlowCallTests {
  final class NotingFlow: UICollectionViewFlowLayout {
    var transcript: Transcript?
    private(set) var rects: [CGRect] = []

    override func prepare() {
      transcript?.note("prepare")
      super.prepare()
    }

    override var collectionViewContentSize: CGSize {
      transcript?.note("collectionViewContentSize")
      return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      transcript?.note("layoutAttributesForElements")
      rects.append(rect)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func `a flow layout is asked what iOS 26 asked it, and answers the same`() throws {
    let transcript = Transcript()
    let source = Source(transcript, counts: [7])
    let layout = NotingFlow()
    layout.transcript = transcript
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 320, height: 200))
    view.layoutIfNeeded()
    let recorded = try RecordedCall.named("flow.first")
    let calls = recorded.lines("calls").flatMap { line in
      line == "cellForItem x7" ? (0..<7).map { "cellForItem 0,\($0)" } : [line]
    }
    let lines = transcript.take()
    #expect(agree(lines, calls), "\(lines)")
    #expect(layout.rects == recorded.rects("rects"))
    #expect(view.contentSize == CGSize(width: 320, height: 195))
    #expect(view.visibleCells.map(\.frame) == recorded.rects("cells"))
  }

  /// Sets its spacing while it prepares, as carousels do.
  final class LateFlow: UICollectionViewFlowLayout {
    private(set) var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      minimumLineSpacing = 30
    }
  }

  @Test func `what is set while the layout prepares counts, and prepares nothing again`() {
    let source = Source(Transcript(), counts: [2])
    let layout = LateFlow()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 100, height: 200))
    view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 70])
    layout.minimumLineSpacing = 30
    #expect(!view.isLayoutPending)
    layout.itemSize = CGSize(width: 100, height: 50)
    #expect(view.isLayoutPending)
  }

  @Test func `what is handed out changes no answer`() {
    let source = Source(Transcript(), counts: [2])
    let layout = UICollectionViewFlowLayout()
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 100, height: 200))
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    layout.layoutAttributesForElements(in: view.bounds)?.first?.frame.origin.x = 99
    #expect(layout.layoutAttributesForItem(at: path)?.frame.origin.x == 25)
  }

  @Test func `headers and footers that are pinned stay in sight`() {
    let source = Source(Transcript(), counts: [20, 20])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = source.view(layout, CGRect(x: 0, y: 0, width: 100, height: 200))
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "header")
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(header?.frame == CGRect(x: 0, y: 100, width: 100, height: 30))
    #expect(footer?.frame == CGRect(x: 0, y: 280, width: 100, height: 20))
  }

  @Test func `layouts in no view answer as recorded`() throws {
    let recorded = try RecordedCall.named("flow.unattached").expected
    let (flow, base) = (UICollectionViewFlowLayout(), UICollectionViewLayout())
    let path = IndexPath(item: 0, section: 0)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(flow.collectionViewContentSize == .zero)
    #expect(recorded["flow.layoutAttributesForElements"] as? String == "empty array")
    #expect(flow.layoutAttributesForElements(in: rect)?.isEmpty == true)
    #expect(base.collectionViewContentSize == .zero)
    #expect(base.layoutAttributesForElements(in: rect) == nil)
    #expect(base.layoutAttributesForItem(at: path) == nil)
    #expect(base.shouldInvalidateLayout(forBoundsChange: rect) == false)
    let defaults = try #require(recorded["flow.defaults"] as? [String: Any])
    #expect(
      defaults["itemSize"] as? [Double]
        == [flow.itemSize.width, flow.itemSize.height].map { Double($0) })
    #expect(defaults["minimumLineSpacing"] as? Double == Double(flow.minimumLineSpacing))
    #expect(defaults["minimumInteritemSpacing"] as? Double == Double(flow.minimumInteritemSpacing))
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero)
  }

  @Test func `attributes keep their center where the size is set`() throws {
    let recorded = try RecordedCall.named("attributes.geometry").expected
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(one.frame == .zero && one.center == .zero && one.zIndex == 0)
    #expect(one.alpha == 1 && !one.isHidden && one.representedElementKind == nil)
    one.size = CGSize(width: 100, height: 61)
    #expect(one.frame == CGRect(try #require(recorded["afterSize.frame"] as? [Double])))
    one.center = CGPoint(x: 60.5, y: 40.25)
    #expect(one.frame == CGRect(try #require(recorded["afterCenter.frame"] as? [Double])))
    one.frame = one.frame.integral
    let integral = try #require(recorded["afterIntegral"] as? [String: [Double]])
    #expect(one.frame == integral["frame"].map { CGRect($0) })
    #expect([one.center.x, one.center.y].map { Double($0) } == integral["center"])
    #expect(one.bounds == integral["bounds"].map { CGRect($0) })
  }
}
