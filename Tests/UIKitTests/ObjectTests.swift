import Foundation
import Testing
import UIKit

/// What layouts take from Objective-C.
@MainActor struct ObjectTests {
  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test func `a delegate responds to the methods of flow's delegate that it has`() {
    let delegate: any UICollectionViewDelegate = Delegate()
    #expect(delegate.responds(to: "collectionView(_:layout:insetForSectionAt:)"))
    #expect(!delegate.responds(to: "collectionView(_:layout:minimumLineSpacingForSectionAt:)"))
    #expect(!delegate.responds(to: nil))
  }

  @Test func `an index path of Objective-C has an item and a section`() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.item == 3 && path.row == 3 && path.section == 2)
    #expect(path as IndexPath == IndexPath(item: 3, section: 2))
  }

  @Test func `a view's own class hears of items that come`() {
    final class View: UICollectionView {
      var inserted: [IndexPath] = []
      override func insertItems(at indexPaths: [IndexPath]) {
        inserted += indexPaths
        super.insertItems(at: indexPaths)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      var count = 1
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let source = Source()
    let view = View(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    view.layoutIfNeeded()
    view.performBatchUpdates {
      source.count = 2
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(view.inserted == [IndexPath(item: 0, section: 0)])
    #expect(view.numberOfItems(inSection: 0) == 2)
  }
}
