// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation

/// The methods of a flow layout's delegate, as `?(…)` calls them.
@preconcurrency @MainActor
open class UICollectionViewDelegateFlowLayoutCalls: UICollectionViewDelegateCalls {
  private let flowDelegate: any UICollectionViewDelegateFlowLayout

  /// The methods of an object.
  public init(_ object: any UICollectionViewDelegateFlowLayout) {
    flowDelegate = object
    super.init(object)
  }

  /// The size of an item, in points; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMethod.ask {
      flowDelegate.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// The size of an item, in points, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Around the lines of a section, in points; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMethod.ask {
      flowDelegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// Around the lines of a section, in points, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Between the lines of a section, in points; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.ask {
      flowDelegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// Between the lines of a section, in points, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// The least between the items of a line, in points; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMethod.ask {
      flowDelegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// The least between the items of a line, in points, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// The size of a header, of which what is along the scroll direction counts; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMethod.ask {
      flowDelegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// The size of a header, of which what is along the scroll direction counts, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// The size of a footer, of which what is along the scroll direction counts; nil where it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMethod.ask {
      flowDelegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  /// The size of a footer, of which what is along the scroll direction counts, for `!(…)`.
  @discardableResult
  public func _forced(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flowDelegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
