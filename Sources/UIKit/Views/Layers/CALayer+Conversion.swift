public import Foundation

/// Coordinates of layers, about whose anchor points they are turned.
extension CALayer {
  /// A point of this layer in the coordinates of another; nil stands for the outermost one.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let outermost = pathToTop.reduce(point) { $1.pointAround($0) }
    guard let layer else { return outermost }
    return layer.pathToTop.reversed().reduce(outermost) { $1.pointWithin($0) }
  }

  /// A point of another layer in the coordinates of this one; nil stands for the outermost one.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else { return pathToTop.reversed().reduce(point) { $1.pointWithin($0) } }
    return layer.convert(point, to: self)
  }

  /// The box of a rectangle of this layer in the coordinates of another.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  /// The box of a rectangle of another layer in the coordinates of this one.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: layer) })
  }

  private var pathToTop: [CALayer] { Array(sequence(first: self) { $0.superlayer }) }

  /// A point of this layer's coordinates in those of the layer around it.
  private func pointAround(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
      .applying(CATransform3DGetAffineTransform(transform))
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// A point of the layer around it in this layer's coordinates.
  private func pointWithin(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(CATransform3DGetAffineTransform(transform).inverted())
    return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
