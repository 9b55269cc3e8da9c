public import Foundation

/// An item that dynamics can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// In the coordinates of the view around it.
  var center: CGPoint { get set }
  /// Its size; the origin is zero.
  var bounds: CGRect { get }
  /// About the center.
  var transform: CGAffineTransform { get set }
}
