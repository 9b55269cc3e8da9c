public import GalleyGeometry

/// What of a class-based layout is to be computed anew, under UIKit's names.
///
/// A fresh one says nothing (recorded). Subclass it and name the subclass in the layout's
/// `invalidationContextClass` to hand more from the layout's questions to its invalidation.
open class CollectionViewLayoutInvalidationContext {
  /// Whether all that the layout knows may be wrong, as for other content or other bounds.
  public internal(set) var invalidateEverything = false
  /// Whether there may be other numbers of sections and items.
  public internal(set) var invalidateDataSourceCounts = false
  /// The cells to compute anew; nil for none.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views to compute anew, by kind; nil for none.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views to compute anew, by kind; nil for none.
  public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// By how much the offset is to change, in points. A layout may note it; all is measured before
  /// anything is scrolled, so nothing jumps and the collection view has no use for it.
  public var contentOffsetAdjustment = Vector.zero
  /// By how much the content grows, in points. A layout may note it; the collection view asks for
  /// the content size once more in any case.
  public var contentSizeAdjustment = Size.zero

  public required init() {}

  /// Adds cells to compute anew; none leaves the list as it is.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to compute anew; none leaves the list as it is.
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views of a kind to compute anew; none leaves the list as it is.
  open func invalidateDecorationElements(ofKind kind: String, at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([kind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds an element to compute anew.
  func invalidate(_ element: LayoutElement) {
    let (kind, paths) = (element.kind ?? "", [element.indexPath])
    switch element.category {
    case .cell: invalidateItems(at: paths)
    case .supplementary: invalidateSupplementaryElements(ofKind: kind, at: paths)
    case .decoration: invalidateDecorationElements(ofKind: kind, at: paths)
    }
  }
}
