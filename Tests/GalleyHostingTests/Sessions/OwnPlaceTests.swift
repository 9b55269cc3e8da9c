import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing
import UIKit

/// What a cell makes of the attributes that it gets.
struct OwnPlaceTests {
  private func attributes(
    isTurned: Bool = false, apply: @escaping @MainActor (UIView, Int) -> Void
  ) throws -> [GalleyLayouts.LayoutAttributes] {
    let layout = UIKitLayout {
      let layout = PinLayout(isTurned: isTurned)
      layout.dataSourceOfHosts = layout.pins
      layout.pins.apply = apply
      return layout
    }
    var view = try CollectionView(
      content: Content(count: 5), layout: layout,
      in: Environment(size: Size(width: 400, height: 1000)))
    let first = view.attributes(at: .zero)
    // The view is the same, whatever it made of itself before.
    try view.scroll(.to(x: nil, y: 40))
    try view.scroll(.to(x: nil, y: 0))
    #expect(view.attributes(at: .seconds(9)) == first)
    return first.sorted { $0.element.indexPath < $1.element.indexPath }
  }

  @Test func `a cell is drawn where and as it is, and not as its attributes say`() throws {
    let shown = try attributes { cell, item in
      switch item {
      case 0: cell.center.x += 120
      case 1: cell.alpha = 0.25
      case 2: cell.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      case 3: cell.bounds.size.height = 40
      default: break
      }
    }
    #expect(shown.map(\.untransformedFrame.minX) == [220, 100, 100, 100, 100])
    #expect(shown.map(\.untransformedFrame.minY) == [100, 300, 500, 730, 900])
    #expect(shown.map(\.untransformedFrame.height) == [100, 100, 100, 40, 100])
    #expect(shown.map(\.alpha) == [0.7, 0.25, 0.7, 0.7, 0.7])
    #expect(shown[2].transform == Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0))
    #expect(shown.filter { $0.transform.isIdentity }.count == 4)
    #expect(shown.map(\.zIndex) == [0, 1, 2, 3, 4])
  }

  @Test func `an anchor point moves a cell, and what it turns about`() throws {
    let shown = try attributes(isTurned: true) { cell, item in
      if item > 0 { cell.layer.anchorPoint = CGPoint(x: 0, y: 1) }
      if item > 1 { cell.transform = .identity }
    }
    #expect(shown[0].untransformedFrame == Rect(x: 100, y: 100, width: 100, height: 100))
    // The lower left corner lies where the middle was.
    #expect(shown[2].untransformedFrame == Rect(x: 150, y: 450, width: 100, height: 100))
    #expect(shown[2].transform.isIdentity)
    #expect(shown[1].untransformedFrame == Rect(x: 150, y: 250, width: 100, height: 100))
    let corner = shown[1].untransformedFrame.origin + Vector(dx: 0, dy: 100)
    let (middle, map) = (shown[1].untransformedFrame.center, shown[1].transform)
    func seen(_ point: Point) -> Point {
      let away = point - middle
      return middle
        + Vector(
          dx: map.a * away.dx + map.c * away.dy + map.tx,
          dy: map.b * away.dx + map.d * away.dy + map.ty)
    }
    #expect(seen(corner).isNear(corner))
    // A turn by 45 degrees takes the upper left corner to the upper right.
    let top = seen(corner + Vector(dx: 0, dy: -100))
    let side = 100 * 0.5.squareRoot()
    #expect(top.isNear(corner + Vector(dx: side, dy: -side)))
  }

  @Test func `a cell can hide, come to the front, and be laid out again`() throws {
    let shown = try attributes { cell, item in
      switch item {
      case 0: cell.layer.zPosition = 50
      case 1: cell.isHidden = true
      case 2: cell.layer.zPosition = .nan
      case 3: cell.center.y = .infinity
      default: cell.frame = CGRect(x: 0, y: 900, width: 20, height: 30)
      }
    }
    let frames = shown.map(\.untransformedFrame)
    #expect(shown[0].zIndex == 50 && shown[2].zIndex == 2)
    #expect(shown[1].isHidden)
    // A place that is not finite is left to the attributes.
    #expect(frames[3] == Rect(x: 100, y: 700, width: 100, height: 100))
    #expect(frames[4] == Rect(x: 0, y: 900, width: 20, height: 30))
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
