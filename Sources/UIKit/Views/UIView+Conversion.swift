public import Foundation

extension UIView {
  /// A point of this view in the coordinates of another; nil stands for the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let onScreen = pathToTop.reduce(point) { $1.pointAround($0) }
    guard let view else { return onScreen }
    return view.pathToTop.reversed().reduce(onScreen) { $1.pointWithin($0) }
  }

  /// A point of another view in the coordinates of this one; nil stands for the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pathToTop.reversed().reduce(point) { $1.pointWithin($0) } }
    return view.convert(point, to: self)
  }

  /// The box of a rectangle of this view in the coordinates of another; nil stands for the screen.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// The box of a rectangle of another view in the coordinates of this one; nil stands for the
  /// screen.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }

  private var pathToTop: [UIView] { Array(sequence(first: self) { $0.superview }) }

  /// A point of this view's coordinates in those of the view around it.
  private func pointAround(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + layer.position.x, y: turned.y + layer.position.y)
  }

  /// A point of the view around it in this view's coordinates.
  private func pointWithin(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let moved = CGPoint(x: point.x - layer.position.x, y: point.y - layer.position.y)
      .applying(transform.inverted())
    return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.size.width,
      y: layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.size.height)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
