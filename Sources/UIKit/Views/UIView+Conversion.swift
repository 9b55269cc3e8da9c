public import Foundation

/// Coordinates of views, which are those of their layers.
extension UIView {
  /// A point of this view in the coordinates of another; nil stands for the screen.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view in the coordinates of this one; nil stands for the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// The box of a rectangle of this view in the coordinates of another; nil stands for the screen.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// The box of a rectangle of another view in the coordinates of this one; nil stands for the
  /// screen.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }
}
