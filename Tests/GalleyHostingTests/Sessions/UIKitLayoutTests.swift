import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyNotation
import GalleyPrograms
import Testing

/// A layout of an app's file, built and asked through its program; the build takes seconds.
@Suite(.serialized) struct UIKitLayoutTests {
  /// Rows of 50 points; `zIndex` counts how often the layout was prepared.
  ///
  /// It stops at an offset of 600 and beyond, and items that go leave to the left.
  private static let rows = """
    import UIKit

    final class RowLayout: UICollectionViewLayout {
      @objc dynamic var rowHeight: CGFloat = 50
      private var prepared = 0

      override func prepare() { prepared += 1 }

      override var collectionViewContentSize: CGSize {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return CGSize(width: 100, height: CGFloat(count) * rowHeight)
      }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let rows: [Int] = collectionView!.contentOffset.y < 600 ? [0] : []
        _ = rows[0]
        let count = collectionView!.numberOfItems(inSection: 0)
        return (0..<count).map { row(IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
      }

      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        row(path)
      }

      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let gone = super.finalLayoutAttributesForDisappearingItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        if path.item == 1 { gone?.center.x = -300 }
        return gone
      }

      private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * rowHeight, width: 100, height: rowHeight - 2)
        attributes.zIndex = prepared
        return attributes
      }
    }
    """

  private static let screen = Environment(size: Size(width: 100, height: 200))

  private func layout(in place: BuildPlace) throws -> UIKitLayout {
    let built = try place.build([try place.file("RowLayout.swift", Self.rows)])
    return UIKitLayout(built)
  }

  @Test func `one layout object lives as long as a state is played`() throws {
    let place = try BuildPlace()
    let layout = try layout(in: place)
    var view = try CollectionView(content: Content(count: 20), layout: layout, in: Self.screen)
    #expect(view.arrangement.contentSize == Size(width: 100, height: 1000))
    #expect(view.attributes(at: .zero).map(\.element.indexPath.item) == [0, 1, 2, 3])
    #expect(view.attributes(at: .zero).first?.frame == Rect(x: 0, y: 0, width: 100, height: 48))
    #expect(Set(view.attributes(at: .zero).map(\.zIndex)) == [1])

    // A scroll prepares nothing, since the layout does not ask for that.
    view.start(at: Point(x: 0, y: 120))
    #expect(view.attributes(at: .zero).map(\.element.indexPath.item) == [2, 3, 4, 5, 6])
    #expect(Set(view.attributes(at: .zero).map(\.zIndex)) == [1])

    // An update does, and the class says where what goes ends.
    view.start(at: .zero)
    let before = view
    try view.update(.delete(ItemPath(section: 0, item: 1)))
    let leaving = view.elements(at: .milliseconds(100)).first { $0.isLeaving }
    #expect(try #require(leaving).attributes.center.x < 40)
    let end = view.attributes(at: .seconds(2))
    #expect(end.map(\.element.indexPath.item) == [0, 1, 2, 3])
    #expect(Set(end.map(\.zIndex)) == [2])

    // The view of before is answered by a layout that has gone through what it had.
    #expect(before.arrangement.contentSize.height == 1000)
    #expect(Set(before.attributes(at: .zero).map(\.zIndex)) == [1])
    #expect(Set(view.attributes(at: .seconds(2)).map(\.zIndex)) == [2])
  }

  @Test func `a layout that stops is told with its question and line, and others go on`() throws {
    let place = try BuildPlace()
    let layout = try layout(in: place)
    let other = try CollectionView(content: Content(count: 5), layout: layout, in: Self.screen)
    var view = try CollectionView(content: Content(count: 20), layout: layout, in: Self.screen)
    #expect(view.layout.failure(of: view.arrangement) == nil)
    view.start(at: Point(x: 0, y: 700))
    #expect(view.attributes(at: .zero).isEmpty)
    let failure = try #require(view.layout.failure(of: view.arrangement)).description
    #expect(
      failure.hasPrefix("RowLayout stopped in layoutAttributesForElements(in: "), "\(failure)")
    #expect(failure.hasSuffix("RowLayout.swift:16:13: Index out of range"), "\(failure)")
    #expect(other.attributes(at: .zero).count == 4)
  }

  @Test func `a flow that flips begins at the right`() throws {
    let place = try BuildPlace()
    let path = try place.file(
      "Shelf.swift",
      """
      import UIKit

      class ShelfLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

        override init() {
          super.init()
          scrollDirection = .horizontal
          itemSize = CGSize(width: 40, height: 40)
          minimumLineSpacing = 10
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """)
    let layout = UIKitLayout(try place.build([path]))
    let screen = Environment(
      size: Size(width: 100, height: 60), layoutDirection: .rightToLeft)
    let view = try CollectionView(content: Content(count: 6), layout: layout, in: screen)
    // Six of 40 and five gaps of 10 are 290: the first ends there, and the view shows the last 100.
    #expect(view.contentOffset == Point(x: 190, y: 0))
    let shown = view.attributes(at: .zero)
    #expect(shown.map(\.element.indexPath.item) == [0, 1])
    #expect(shown.first?.frame.maxX == 290)
    #expect(shown.last?.frame.maxX == 240)
  }
}
