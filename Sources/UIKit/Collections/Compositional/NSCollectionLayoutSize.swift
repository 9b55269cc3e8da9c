public import Foundation

/// The width or the height of a part of a compositional layout.
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The share, or the points.
  public let dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A share of the width of what is around: 1 is all of it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of what is around: 1 is all of it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }

  /// So many points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute, absoluteDimension)
  }

  /// So many points until the view has said how many it wants.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated, estimatedDimension)
  }

  /// As much as the view wants, and as the largest of the same group.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> Self {
    self.init(.uniformAcrossSiblings, estimatedDimension)
  }

  /// Whether it is a share of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a share of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the view has a say in it.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether the views of a group are as large as the largest.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  public override var hash: Int { dimension.hashValue }
}

/// The size of a part of a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  open override var hash: Int { widthDimension.hash ^ heightDimension.hash }
}

/// The distance between parts of a compositional layout.
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance, or the least one, in points.
  public let spacing: CGFloat
  /// Whether it takes a share of what is left.
  public let isFlexibleSpacing: Bool

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// At least so many points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(flexibleSpacing, isFlexible: true)
  }

  /// Exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(fixedSpacing, isFlexible: false)
  }

  /// Whether it takes no share of what is left.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// Itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around a part of a compositional layout, outside its size.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Where text begins; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// Where text ends; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances from their parts.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top) = (leading, top)
    (self.trailing, self.bottom) = (trailing, bottom)
  }

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
