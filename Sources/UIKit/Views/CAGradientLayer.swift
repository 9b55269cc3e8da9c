public import Foundation

/// A layer of colors that run into each other.
open class CAGradientLayer: CALayer {
  /// `CGColor`s, one for each place.
  open var colors: [Any]?
  /// From 0 to 1, one for each color; nil for even distances.
  open var locations: [NSNumber]?
  /// Where the first color is, from 0 to 1 each way.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, from 0 to 1 each way.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
