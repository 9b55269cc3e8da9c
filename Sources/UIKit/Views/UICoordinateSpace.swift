public import Foundation

/// A space with coordinates of its own: a view's, or the screen's.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// In its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The box of a rectangle of this space in the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The box of a rectangle of another space in the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view whose coordinates they are; nil for the screen.
  ///
  /// Not inlined: the optimizer of Swift 6.3 crashes where the cast of an existential is.
  @inline(never) fileprivate var view: UIView? {
    let object: AnyObject = self
    return object as? UIView
  }
}

/// The coordinates of a view, whose top is on the screen.
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view)
  }
}

/// The coordinates of the screen, in which the outermost views lie.
extension UIScreen: UICoordinateSpace {
  /// As a person holds it.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// As it is made: the same, since it is never turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view?.convert(point, from: nil) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.view?.convert(point, to: nil) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view?.convert(rect, from: nil) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.view?.convert(rect, to: nil) ?? rect
  }
}
