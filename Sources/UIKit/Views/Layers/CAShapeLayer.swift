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
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Accepted: lines meet in points.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule for what is inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// The end of a line.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// Its name.
  public let rawValue: String

  /// By its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of its width farther.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The join of lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// Its name.
  public let rawValue: String

  /// By its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A rule for what is inside of a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// Its name.
  public let rawValue: String

  /// By its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The inside is where the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// The inside is where an odd number of parts lie around.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}
