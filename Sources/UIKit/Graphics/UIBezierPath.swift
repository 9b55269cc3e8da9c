public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

/// A path of lines and curves, in points.
open class UIBezierPath: NSObject {
  private var path: Path
  /// In points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// Accepted: lines meet in points.
  open var lineJoinStyle = CGLineJoin.miter
  /// Accepted: what a path winds around is filled.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { path = Path() }

  private init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init(.rectangle(Rect(rect), radius: 0, corners: []))
  }

  /// A rectangle with round corners, as those of icons bend.
  public convenience init(roundedRect rect: CGRect, cornerRadius radius: CGFloat) {
    self.init(.continuousRectangle(Rect(rect), radius: Double(radius)))
  }

  /// A rectangle of which some corners are round, quarters of circles.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii radii: CGSize
  ) {
    let radius = min(radii.width, min(rect.width, rect.height) / 2)
    self.init(
      .rectangle(
        Rect(rect), radius: max(0, Double(radius)),
        corners: ViewBox.Corners(rawValue: Int(corners.rawValue & 15))))
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: Rect(rect))) }

  /// An arc about a center; angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path as layers have it.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The path as layers have it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether nothing is in it.
  open var isEmpty: Bool { path.elements.isEmpty }
  /// The smallest upright rectangle around all its points, those of curves' controls included.
  open var bounds: CGRect { cgPath.boundingBox }
  /// Where it is.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// Begins another part at a point.
  open func move(to point: CGPoint) { path.elements.append(.move(to: Point(point))) }

  /// A line from where the path is.
  open func addLine(to point: CGPoint) { path.addLine(to: Point(point)) }

  /// A curve from where the path is.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: Point(end), Point(controlPoint1), Point(controlPoint2))
  }

  /// A curve with one control point from where the path is.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadratic(to: Point(end), control: Point(controlPoint))
  }

  /// An arc about a center, with a line to its beginning; angles in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      about: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), towardsGreaterAngles: clockwise)
  }

  /// Another path.
  open func append(_ other: UIBezierPath) { path.elements += other.path.elements }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(Transform(transform)) }

  /// Takes all away.
  open func removeAllPoints() { path = Path() }

  /// Ends the part with a line to its beginning.
  open func close() { path.elements.append(.close) }

  /// Fills it in the color of what is filled now, in a view's `draw(_:)`.
  @preconcurrency @MainActor open func fill() {
    UIGraphicsGetCurrentContext()?.fill(usesEvenOddFillRule ? path.turnedForEvenOdd : path)
  }

  /// Strokes it in the color of what is stroked now, in a view's `draw(_:)`.
  @preconcurrency @MainActor open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(path, width: lineWidth, cap: lineCapStyle)
  }

  /// Cuts what is drawn next.
  @preconcurrency @MainActor open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: path)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// At its end.
  case butt
  /// In half a circle.
  case round
  /// Half of its width farther; drawn as `butt`.
  case square
}

/// The join of lines; drawn as `miter`.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter
  /// In a circle.
  case round
  /// Cut off.
  case bevel
}
