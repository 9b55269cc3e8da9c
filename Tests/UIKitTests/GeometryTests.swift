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

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a rectangle without an extent meets where its point lies`() {
    let one = rect(0, 0, 50, 50)
    #expect(one.intersects(.zero) && CGRect.zero.intersects(one) && CGRect.zero.intersects(.zero))
    #expect(one.intersects(rect(10, 10, 0, 0)) && one.intersects(rect(0, 10, 0, 5)))
    #expect(!one.intersects(rect(50, 10, 0, 0)) && !one.intersects(rect(50, 50, 0, 0)))
    #expect(!one.intersects(rect(50, 0, 10, 10)) && !one.intersects(rect(-10, 0, 10, 10)))
    #expect(one.intersects(rect(60, 60, -20, -20)) && CGRect.infinite.intersects(one))
  }

  @Test func `an intersection has the edges that are shared`() {
    let one = rect(0, 0, 10, 5)
    #expect(one.intersection(rect(0, 5, 10, 5)) == rect(0, 5, 10, 0))
    #expect(one.intersection(rect(10, 5, 1, 1)) == rect(10, 5, 0, 0))
    #expect(one.intersection(.zero) == .zero && one.intersection(rect(11, 0, 1, 1)).isNull)
    #expect(one.intersection(.null).isNull && one.intersection(.infinite) == one)
    #expect(one.intersection(rect(8, 4, -4, -2)) == rect(4, 2, 4, 2))
  }

  @Test func `the null and the infinite rectangle, and sizes below zero`() {
    let (one, turned) = (rect(0, 0, 10, 10), rect(10, 10, -4, -6))
    #expect(one.contains(CGRect.null) && !CGRect.null.contains(one))
    #expect(CGRect.infinite.contains(one) && !one.contains(CGRect.infinite))
    #expect(one.contains(one) && one.contains(rect(10, 10, 0, 0)))
    #expect(!CGRect.null.contains(CGPoint.zero) && !rect(0, 0, 0, 5).contains(CGPoint.zero))
    #expect(turned.minX == 6 && turned.maxX == 10 && turned.width == 4 && !turned.isEmpty)
    #expect(turned.standardized == rect(6, 4, 4, 6) && turned.equalTo(rect(6, 4, 4, 6)))
    #expect(turned.union(one) == one && turned.union(.null) == rect(6, 4, 4, 6))
    #expect(one.union(rect(40, 40, 0, 0)) == rect(0, 0, 40, 40))
    #expect(turned.insetBy(dx: 1, dy: 1) == rect(7, 5, 2, 4))
    #expect(one.insetBy(dx: -2, dy: -3) == rect(-2, -3, 14, 16))
    #expect(one.insetBy(dx: 5, dy: 5) == rect(5, 5, 0, 0) && one.insetBy(dx: 5.1, dy: 0).isNull)
    #expect(rect(1.2, 2.7, 3.3, 4.6).integral == rect(1, 2, 4, 6) && CGRect.null.integral.isNull)
    let flipped = CGAffineTransform(scaleX: -1, y: 2)
    #expect(one.applying(flipped) == rect(-10, 0, 10, 20))
    #expect(CGRect.null.applying(flipped).isNull && CGRect.infinite.applying(flipped).isInfinite)
    let parts = one.divided(atDistance: 3, from: .maxXEdge)
    #expect(parts.slice == rect(7, 0, 3, 10) && parts.remainder == rect(0, 0, 7, 10))
    #expect(one.divided(atDistance: 20, from: .minYEdge).remainder == rect(0, 10, 10, 0))
    #expect(one.inset(by: UIEdgeInsets(top: 6, left: 1, bottom: 6, right: 2)).size.height == -2)
  }

  @Test func `geometry is described as on Apple's platforms`() {
    #expect("\(rect(0, 0, 10, 5))" == "(0.0, 0.0, 10.0, 5.0)")
    #expect("\(CGPoint(x: 1.5, y: -2))" == "(1.5, -2.0)")
    #expect("\(CGSize(width: 10, height: 5))" == "(10.0, 5.0)")
    #expect("\([rect(0, 0, 1, 2)])" == "[(0.0, 0.0, 1.0, 2.0)]")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(
      "\(CGAffineTransform.identity)"
        == "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
  }

  @Test func `a frame set under a transform is the box that is seen`() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = rect(100, 100, 100, 50)
    #expect(view.frame == rect(100, 100, 100, 50) && view.bounds == rect(0, 0, 50, 25))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = rect(10, 20, 200, 80)
    #expect(view.frame == rect(10, 20, 200, 80) && view.center == CGPoint(x: 10, y: 100))
    let turned = UIView(frame: rect(0, 0, 100, 50))
    let inner = UIView(frame: rect(0, 0, 100, 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    turned.addSubview(inner)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    turned.frame = rect(10, 20, 300, 80)
    #expect(abs(turned.bounds.width - 80) < 1e-9 && abs(turned.bounds.height - 300) < 1e-9)
    #expect(abs(turned.frame.minX - 10) < 1e-9 && abs(turned.frame.width - 300) < 1e-9)
    #expect(inner.bounds.size == turned.bounds.size)
    let moved = UIView(frame: rect(0, 0, 10, 10))
    moved.transform = CGAffineTransform(translationX: 5, y: 0)
    moved.frame = rect(50, 0, 10, 10)
    #expect(moved.frame == rect(50, 0, 10, 10) && moved.center == CGPoint(x: 50, y: 5))
  }

  @Test func `masks and fitting sizes go by bounds, whatever the transform is`() {
    let around = UIView(frame: rect(0, 0, 100, 100))
    let inner = UIView(frame: rect(10, 10, 20, 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    inner.transform = CGAffineTransform(scaleX: 3, y: 3)
    around.addSubview(inner)
    around.frame.size = CGSize(width: 150, height: 120)
    #expect(inner.bounds.size == CGSize(width: 70, height: 20))
    #expect(inner.center == CGPoint(x: 45, y: 40))
    let label = UILabel(frame: rect(10, 20, 1, 1))
    label.text = "12"
    label.font = .systemFont(ofSize: 20)
    label.transform = CGAffineTransform(scaleX: 2, y: 2)
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 20, height: 24))
    #expect(label.center == CGPoint(x: 20, y: 32))
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
