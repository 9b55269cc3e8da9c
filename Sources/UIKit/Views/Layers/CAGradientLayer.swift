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
  /// Along a line, or outward from the first point; around it is drawn as along a line.
  open var type = CAGradientLayerType.axial
}

/// The way of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// Its name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from a point, as far as the end point is away from it sideways.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
