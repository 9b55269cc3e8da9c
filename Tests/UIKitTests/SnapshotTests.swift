import Foundation
import Testing

@testable import UIKit

/// The snapshots of diffable data sources.
@MainActor @Suite struct SnapshotTests {
  init() {
    UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection())
  }

  @Test func `items and sections come, go and move`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["b", "d"])
    snapshot.appendItems([1, 2, 3], toSection: "b")
    snapshot.appendItems([4])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 3)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3, 77])
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.insertSections(["c"], afterSection: "b")
    snapshot.moveSection("d", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["d", "a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [4, 1, 9, 2, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "b")
    #expect(snapshot.indexOfItem(2) == 3 && snapshot.indexOfSection("c") == 3)
    snapshot.deleteSections(["d"])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfItems(inSection: "a") == 0)
    snapshot.appendItems([4], toSection: "a")
    #expect(snapshot.itemIdentifiers == [4, 9, 2, 8])
  }

  @Test func `an outline shows what is below items that are open`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "citrus"], to: "fruit")
    outline.append(["lemon", "lime"], to: "citrus")
    outline.insert(["pear"], after: "citrus")
    #expect(outline.items == ["fruit", "apple", "citrus", "lemon", "lime", "pear", "nuts"])
    #expect(outline.visibleItems == ["fruit", "nuts"] && outline.rootItems == ["fruit", "nuts"])
    outline.expand(["citrus"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == outline.items)
    #expect(outline.level(of: "lime") == 2 && outline.parent(of: "lime") == "citrus")
    #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "citrus", "pear"])
    outline.delete(["citrus"])
    #expect(outline.items == ["fruit", "apple", "pear", "nuts"])
  }

  @Test func `a source shows its snapshot, and how deep items of outlines are`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit"])
    outline.append(["apple"], to: "fruit")
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    view.layoutIfNeeded()
    let levels = view.visibleCells.map { ($0 as? UICollectionViewListCell)?.indentationLevel }
    #expect(levels == [0, 1])
    #expect(
      source.itemIdentifier(for: [0, 1]) == "apple" && source.indexPath(for: "apple") == [0, 1])
    #expect(source.snapshot(for: 0).isExpanded("fruit"))
  }
}
