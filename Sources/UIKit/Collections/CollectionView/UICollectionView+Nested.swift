// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// An item's.
    case cell
    /// A header, a footer, or another view that shows something of the data.
    case supplementaryView
    /// A view of the layout's own.
    case decorationView
  }

  /// The way that content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical
    /// To the right, or as text runs.
    case horizontal
  }

  /// The place of an item in sight after a scroll to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// An old name of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// An old name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// An old name of `UICollectionView.ElementCategory`.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// An old name of `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// An old name of `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
