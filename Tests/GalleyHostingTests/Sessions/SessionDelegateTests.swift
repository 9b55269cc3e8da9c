import GalleyGeometry
import GalleyLayouts
import GalleyPrograms
import Testing

/// A layout of an app's file with what an app has around it; the build takes seconds.
@Suite(.serialized) struct SessionDelegateTests {
  private static let delegate = """
    import UIKit

    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 30 + 10 * path.item, height: 40) }
    }

    /// Snaps to the first item, and has no content without a view around its own.
    final class SnappingLayout: UICollectionViewFlowLayout {
      override var collectionViewContentSize: CGSize {
        collectionView?.superview == nil ? .zero : super.collectionViewContentSize
      }

      override func targetContentOffset(
        forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { .zero }
    }

    func makeLayout() -> UICollectionViewLayout { SnappingLayout() }

    func makeDelegate() -> any UICollectionViewDelegate { Sizes() }
    """

  @Test func `a view has the delegate that a file makes, and a window around it`() throws {
    let place = try BuildPlace()
    let built = try place.build([try place.file("Snapping.swift", Self.delegate)])
    let layout = UIKitLayout(built)
    let screen = Environment(size: Size(width: 200, height: 60))
    var view = try CollectionView(content: Content(count: 5), layout: layout, in: screen)
    let items = (0..<5).compactMap { view.arrangement.item(at: ItemPath(section: 0, item: $0)) }
    #expect(items.map(\.size.width) == [30, 40, 50, 60, 70])
    #expect(view.arrangement.contentSize == Size(width: 200, height: 90))

    // Only a finger asks the layout where to rest.
    view.start(at: .middle)
    #expect(view.contentOffset == Point(x: 0, y: 15))
    view.start(at: .end)
    #expect(view.contentOffset == Point(x: 0, y: 30))
  }
}
