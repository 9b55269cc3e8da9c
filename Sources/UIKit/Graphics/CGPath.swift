public import Foundation
internal import GalleyGeometry
package import GalleyGraphics

/// A path of lines and curves, in points.
public class CGPath {
  /// As it is drawn.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rectangle(Rect(rect), radius: 0, corners: []).mapped(by: transform))
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: Rect(rect)).mapped(by: transform))
  }

  /// A rectangle with round corners, circular ones of the width that is given.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path.rectangle(Rect(rect), radius: Double(cornerWidth), corners: .all).mapped(by: transform))
  }

  /// The smallest upright rectangle around all its points.
  public var boundingBox: CGRect { CGRect(path.controlBounds) }
  /// The smallest upright rectangle around all its points, those of curves' controls included.
  public var boundingBoxOfPath: CGRect { CGRect(path.controlBounds) }
  /// Whether nothing is in it.
  public var isEmpty: Bool { path.elements.isEmpty }
  /// The end of the last part; zero where there is none.
  public var currentPoint: CGPoint { path.points.last.map { CGPoint($0) } ?? .zero }

  /// The same path.
  public func copy() -> CGPath? { CGPath(path) }

  /// The same path, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}

/// A path that grows.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public convenience init() { self.init(Path()) }

  /// Begins another part at a point.
  public func move(to point: CGPoint) { path.elements.append(.move(to: Point(point))) }

  /// A line from where the path is.
  public func addLine(to point: CGPoint) { path.addLine(to: Point(point)) }

  /// Lines through points, from the first on.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A curve from where the path is.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: Point(end), Point(control1), Point(control2))
  }

  /// A curve with one control point from where the path is.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadratic(to: Point(end), control: Point(control))
  }

  /// An arc about a center, with a line to its beginning.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      about: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), towardsGreaterAngles: !clockwise)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect) {
    path.elements += Path.rectangle(Rect(rect), radius: 0, corners: []).elements
  }

  /// A rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.elements +=
      Path.rectangle(Rect(rect), radius: Double(cornerWidth), corners: .all).elements
  }

  /// An ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.elements += Path.ellipse(in: Rect(rect)).elements
  }

  /// Another path.
  public func addPath(_ other: CGPath) { path.elements += other.path.elements }

  /// Ends the part with a line to its beginning.
  public func closeSubpath() { path.elements.append(.close) }
}

extension Path {
  fileprivate func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying(Transform($0.pointee)) } ?? self
  }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
