public import Foundation

/// A path of lines and curves, in points.
open class UIBezierPath: NSObject {
  /// The path as layers have it.
  open private(set) var cgPath: CGPath
  /// In points.
  open var lineWidth: CGFloat = 1

  /// An empty path.
  public override init() { cgPath = CGPath(elements: []) }

  /// A rectangle.
  public init(rect: CGRect) { cgPath = CGPath(elements: [.rect(rect)]) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius radius: CGFloat) {
    cgPath = CGPath(elements: [.roundedRect(rect, radius: radius)])
  }

  /// An ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = CGPath(elements: [.ellipse(rect)]) }

  /// Begins another part at a point.
  open func move(to point: CGPoint) { add(.move(point)) }

  /// A line from where the path is.
  open func addLine(to point: CGPoint) { add(.line(point)) }

  /// A curve from where the path is.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(controlPoint1, controlPoint2, end))
  }

  /// Ends the part with a line to its beginning.
  open func close() { add(.close) }

  /// Accepted and not drawn here.
  open func fill() {}

  /// Accepted and not drawn here.
  open func stroke() {}

  private func add(_ element: CGPath.Element) {
    cgPath = CGPath(elements: cgPath.elements + [element])
  }
}

/// A path of lines and curves, in points, that does not change.
public final class CGPath: Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
    case rect(CGRect)
    case roundedRect(CGRect, radius: CGFloat)
    case ellipse(CGRect)
  }

  package let elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [.rect(transform.map { rect.applying($0.pointee) } ?? rect)])
  }
}
