import Foundation

extension UIView {
  /// Takes the share of a change that its mask says: what gives way shares it by how large it is.
  func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    // What a transform makes of it does not count.
    let anchor = layer.anchorPoint
    let origin = CGPoint(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
    let (left, width) = Self.resized(
      (origin.x, bounds.width), within: old.width, to: new.width,
      giving: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (top, height) = Self.resized(
      (origin.y, bounds.height), within: old.height, to: new.height,
      giving: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    center = CGPoint(x: left + anchor.x * width, y: top + anchor.y * height)
    changeBounds(to: CGRect(origin: bounds.origin, size: CGSize(width: width, height: height)))
  }

  private static func resized(
    _ own: (start: CGFloat, extent: CGFloat), within old: CGFloat, to new: CGFloat,
    giving: (start: Bool, extent: Bool, end: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [own.start, own.extent, old - own.start - own.extent]
    let flexible = [giving.start, giving.extent, giving.end]
    let count = flexible.count { $0 }
    guard count > 0 else { return own }
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let shares = zip(parts, flexible).map { part, gives -> CGFloat in
      guard gives else { return 0 }
      return total > 0 ? part / total : 1 / CGFloat(count)
    }
    let change = new - old
    return (own.start + shares[0] * change, max(0, own.extent + shares[1] * change))
  }
}

extension Array {
  /// The element at an index; nil where none is.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
