import Testing
import UIKit

/// Rectangles, transforms and delegates' optional methods.
@MainActor struct GeometryTests {
  @Test func `rectangles that touch do not intersect`() {
    let one = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!one.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(one.intersects(CGRect(x: 9.5, y: 0, width: 10, height: 10)))
    #expect(!one.intersects(.null))
    #expect(one.union(.null) == one)
    #expect(one.insetBy(dx: 6, dy: 0).isNull)
    #expect(one.contains(CGPoint(x: 0, y: 0)) && !one.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func `a quarter turn in space and back is none`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m12 - 1) < 1e-12 && abs(turn.m21 + 1) < 1e-12)
    let none = CATransform3DConcat(turn, CATransform3DInvert(turn))
    #expect(abs(none.m11 - 1) < 1e-12 && abs(none.m12) < 1e-12)
  }

  @Test func `attributes with a perspective have the projected box`() {
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    one.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    one.transform3D = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    let depth = 50 * sin(CGFloat.pi / 3)
    #expect(abs(one.frame.minY - (50 - 50 / (1 - depth / 500))) < 1e-9)
  }

  @Test func `a method that a delegate leaves out is nil, and one that it has is answered`() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 7 }
    }
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let delegate: any UICollectionViewDelegateFlowLayout = Delegate()
    let path = IndexPath(item: 0, section: 0)
    #expect(delegate.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
    #expect(delegate.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0) == 7)
    #expect(delegate.collectionView?(view, shouldSelectItemAt: path) == nil)
    #expect(delegate.scrollViewDidScroll?(view) == nil)
  }

  @Test func `a point is converted through turned views to the screen and back`() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)))
    outer.frame = CGRect(x: 100, y: 100, width: 300, height: 300)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 122))
    inner.transform = CGAffineTransform(rotationAngle: .pi)
    let seen = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(abs(seen.x - 110) < 1e-9 && abs(seen.y - 70) < 1e-9)
  }
}
