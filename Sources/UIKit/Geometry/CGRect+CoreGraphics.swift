public import Foundation

/// CoreGraphics' answers where Foundation's on Linux differ: edges that touch do not intersect.
///
/// They take the place of Foundation's in files that import UIKit and not Foundation beside it.
extension CGRect {
  /// Whether two rectangles share a point, where the least edges belong to a rectangle and the
  /// greatest do not; one without an extent is a line or a point.
  ///
  /// Never with the null rectangle.
  public func intersects(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return Self.meet(minX, maxX, other.minX, other.maxX)
      && Self.meet(minY, maxY, other.minY, other.maxY)
  }

  private static func meet(
    _ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat
  ) -> Bool {
    let (first, last) = (max(start, otherStart), min(end, otherEnd))
    guard first == last else { return first < last }
    return (start == end || first < end) && (otherStart == otherEnd || first < otherEnd)
  }

  /// Returns the rectangle that two share, their edges included: of two that touch a line or a
  /// point; the null rectangle where they are apart.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around two; the null rectangle adds nothing.
  public func union(_ other: CGRect) -> CGRect {
    guard !isNull else { return other.standardized }
    guard !other.isNull else { return standardized }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether another rectangle lies wholly within this one; its edges may touch.
  ///
  /// The null rectangle lies within each.
  public func contains(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Whether a point lies within; the least edges belong to the rectangle, the greatest do not.
  public func contains(_ point: CGPoint) -> Bool {
    guard !isNull, !isEmpty else { return false }
    return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The rectangle with its edges moved inwards, in points; the null rectangle where none is left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let inner = standardized
    guard inner.size.width >= 2 * dx, inner.size.height >= 2 * dy else { return .null }
    return CGRect(
      x: inner.origin.x + dx, y: inner.origin.y + dy, width: inner.size.width - 2 * dx,
      height: inner.size.height - 2 * dy)
  }

  /// The rectangle moved, in points; the null rectangle stays what it is.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    return CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// The rectangle with its edges moved inwards; it may turn inside out, as UIKit has it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Whether two rectangles are the same, as `==` says.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }

  /// The smallest upright rectangle around the transformed one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(around: corners)
  }

  /// The smallest rectangle around points; the null rectangle around none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (least, greatest) = (first, first)
    for point in points.dropFirst() {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    self.init(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }
}
