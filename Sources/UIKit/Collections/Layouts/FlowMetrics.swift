import Foundation

/// The metrics of each section, from a flow layout's delegate and its own properties.
@preconcurrency @MainActor struct FlowMetrics {
  struct Section {
    let count: Int
    /// Of each item; nil where all have the layout's.
    let sizes: [CGSize]?
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize
  }

  let sections: [Section]

  init(of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    sections = (0..<view.numberOfSections).map { index in
      Self.section(index, of: layout, in: view, asking: delegate)
    }
  }

  private static func section(
    _ index: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView,
    asking delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> Section {
    func requested<Value>(
      _ own: Value, _ method: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value {
      guard let delegate else { return own }
      return OptionalMethod.ask { method(delegate) } ?? own
    }
    let count = view.numberOfItems(inSection: index)
    return Section(
      count: count, sizes: sizes(count, index, of: layout, in: view, asking: delegate),
      inset: requested(layout.sectionInset) {
        $0.collectionView(view, layout: layout, insetForSectionAt: index)
      },
      lineSpacing: requested(layout.minimumLineSpacing) {
        $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
      },
      interitemSpacing: requested(layout.minimumInteritemSpacing) {
        $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
      },
      header: requested(layout.headerReferenceSize) {
        $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
      },
      footer: requested(layout.footerReferenceSize) {
        $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
      })
  }

  /// Nil where the delegate leaves the method out; then it is asked once and not for each item.
  private static func sizes(
    _ count: Int, _ section: Int, of layout: UICollectionViewFlowLayout,
    in view: UICollectionView, asking delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize]? {
    guard let delegate else { return nil }
    var sizes: [CGSize] = []
    sizes.reserveCapacity(count)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = OptionalMethod.ask {
        delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      }
      guard let size else { return nil }
      sizes.append(size)
    }
    return sizes
  }
}
