public import Foundation

/// A layer of a shape.
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's coordinates.
  open var path: CGPath?
  /// Black unless told; nil for none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Nil for none.
  open var strokeColor: CGColor?
  /// In points.
  open var lineWidth: CGFloat = 1
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}
