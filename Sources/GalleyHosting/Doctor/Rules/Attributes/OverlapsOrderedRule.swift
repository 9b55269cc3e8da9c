internal import GalleyPrograms
internal import UIKit

extension ExaminedRule {
  /// Elements that overlap have an order.
  static let overlapsOrdered = ExaminedRule(
    DoctorRule(
      name: "overlaps-ordered",
      statement: "elements that overlap have different z indices",
      source: "UICollectionViewLayoutAttributes.zIndex: the order of views with the same value "
        + "is undetermined")
  ) { examination in
    let subject = examination.subject()
    for offset in subject.offsets {
      subject.scroll(to: offset)
      let shown = subject.view.shownAttributes.filter { $0.alpha > 0 }.prefix(150)
      for (number, one) in shown.enumerated() {
        for other in shown.prefix(number) where one.zIndex == other.zIndex {
          guard let depth = AttributeShape(one).overlap(with: AttributeShape(other)) else {
            continue
          }
          examination.report(
            "layoutAttributesForElements(in:)", "asked \(subject.query)",
            "\(other.element) and \(one.element) overlap by \(depth.short) points, both with the z "
              + "index \(one.zIndex)")
          return
        }
      }
    }
  }
}

/// The four corners of an element as they are seen, projected.
@MainActor
struct AttributeShape {
  private let corners: [CGPoint]
  /// How near to the eye its middle is.
  private let depth: CGFloat

  init(_ attributes: UICollectionViewLayoutAttributes) {
    let (size, three, center) = (attributes.size, attributes.transform3D, attributes.center)
    depth = three.m43
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (x: CGFloat, y: CGFloat) in
      let (x, y) = (x * size.width / 2, y * size.height / 2)
      let w = x * three.m14 + y * three.m24 + three.m44
      return CGPoint(
        x: center.x + (x * three.m11 + y * three.m21 + three.m41) / w,
        y: center.y + (x * three.m12 + y * three.m22 + three.m42) / w)
    }
  }

  /// By how much the two would have to move apart, in points; nil where they only touch, or one is
  /// nearer to the eye.
  ///
  /// Two convex shapes are apart where a line along one of their edges parts them.
  func overlap(with other: AttributeShape) -> CGFloat? {
    guard abs(depth - other.depth) < 0.01 else { return nil }
    var least = CGFloat.infinity
    for shape in [self, other] {
      for (number, corner) in shape.corners.enumerated() {
        let next = shape.corners[(number + 1) % 4]
        let normal = CGVector(dx: next.y - corner.y, dy: corner.x - next.x)
        let length = (normal.dx * normal.dx + normal.dy * normal.dy).squareRoot()
        guard length > 1e-6 else { return nil }
        let (mine, others) = (extent(normal, length), other.extent(normal, length))
        least = min(
          least,
          min(mine.upperBound, others.upperBound)
            - max(mine.lowerBound, others.lowerBound))
      }
    }
    return least > 0.75 && least.isFinite ? least : nil
  }

  private func extent(_ normal: CGVector, _ length: CGFloat) -> ClosedRange<CGFloat> {
    let places = corners.map { ($0.x * normal.dx + $0.y * normal.dy) / length }
    let (low, high) = (places.min() ?? 0, places.max() ?? 0)
    return low <= high ? low...high : 0...0
  }
}
