import Testing
import UIKit

/// Items that behaviors hold, and what layouts ask of an animator.
@MainActor struct DynamicsTests {
  private static func cell(_ item: Int, at center: CGPoint) -> UICollectionViewLayoutAttributes {
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    cell.size = CGSize(width: 10, height: 10)
    cell.center = center
    return cell
  }

  @Test func `an item that was moved goes back to its anchor`() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let cell = Self.cell(0, at: CGPoint(x: 50, y: 50))
    animator.addBehavior(UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center))
    cell.center.y = 80
    animator.updateItem(usingCurrentState: cell)
    #expect(cell.center == CGPoint(x: 50, y: 50))
  }

  @Test func `an item rests at its length from the anchor`() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let cell = Self.cell(0, at: CGPoint(x: 30, y: 40))
    let rod = UIAttachmentBehavior(item: cell, attachedToAnchor: .zero)
    #expect(rod.length == 50)
    animator.addBehavior(rod)
    rod.length = 100
    #expect(cell.center == CGPoint(x: 60, y: 80))
  }

  @Test func `an animator answers the items of its behaviors, each once`() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let cells = (0..<3).map { Self.cell($0, at: CGPoint(x: 5 + 100 * $0, y: 5)) }
    for cell in cells {
      animator.addBehavior(UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center))
    }
    animator.addBehavior(UIDynamicItemBehavior(items: cells))
    let found = animator.items(in: CGRect(x: 0, y: 0, width: 150, height: 10))
    let attributes = found.compactMap { $0 as? UICollectionViewLayoutAttributes }
    #expect(attributes.map(\.indexPath.item) == [0, 1])
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === cells[2])
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && animator.items(in: .infinite).isEmpty)
  }

  @Test func `an item is held from when its behavior is added to when it is taken away`() {
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let cell = Self.cell(0, at: CGPoint(x: 50, y: 50))
    animator.updateItem(usingCurrentState: cell)
    let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
    animator.addBehavior(spring)
    cell.center.y = 80
    animator.updateItem(usingCurrentState: cell)
    #expect(cell.center.y == 50)
    animator.removeBehavior(spring)
    cell.center.y = 80
    animator.updateItem(usingCurrentState: cell)
    #expect(cell.center.y == 80)
  }
}
