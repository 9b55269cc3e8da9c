public import Foundation

/// An edge or a corner of a rectangle, by the direction of text.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper corner where text begins.
  case topLeading
  /// The middle of the edge where text begins.
  case leading
  /// The lower corner where text begins.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where text ends.
  case bottomTrailing
  /// The middle of the edge where text ends.
  case trailing
  /// The upper corner where text ends.
  case topTrailing
}

/// A point of a part that a supplementary view is tied to.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges on which it lies, two for a corner; none for the middle.
  public let edges: NSDirectionalRectEdge
  /// From there: in points, or in shares of the view's own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// A point on edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// A point so many points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }

  /// A point from edges, in shares of the view's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  /// Whether the offset is in shares.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
