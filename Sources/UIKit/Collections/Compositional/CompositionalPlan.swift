import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// The sections of a compositional layout as its provider gave them, and how many items each has.
@preconcurrency @MainActor struct CompositionalPlan {
  let sections: [SectionPlan]
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let environment: LayoutEnvironment

  init(
    of layout: UICollectionViewCompositionalLayout, in view: UICollectionView,
    asking provider: UICollectionViewCompositionalLayoutSectionProvider
  ) {
    let environment = LayoutEnvironment(
      size: view.bounds.size, insets: NSDirectionalEdgeInsets(view.adjustedContentInset, of: view),
      traits: view.traitCollection)
    self.environment = environment
    configuration = layout.configuration
    sections = (0..<view.numberOfSections).map { number in
      guard let section = provider(number, environment) else {
        fatalError("the section provider has no section \(number), which the data source has")
      }
      return SectionPlan(section, count: view.numberOfItems(inSection: number))
    }
  }

  var direction: Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// Whether what is shown depends on where the content is scrolled to.
  var dependsOnOffset: Bool {
    configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sections.contains { $0.dependsOnOffset }
  }

  /// Which extents of an element its view decides; nil for an element of no section.
  func estimates(of element: ElementKey) -> (width: Bool, height: Bool)? {
    guard let number = element.indexPath.first, element.category != .decorationView else {
      return nil
    }
    if element.category == .supplementaryView, element.indexPath.count == 1 {
      let items = configuration.boundarySupplementaryItems
      return items[safe: number].map { $0.layoutSize.estimates }
    }
    return sections[safe: number]?.estimates(of: element)
  }
}

/// One section, as it was when the layout was prepared.
@preconcurrency @MainActor struct SectionPlan {
  let section: NSCollectionLayoutSection
  let count: Int

  init(_ section: NSCollectionLayoutSection, count: Int) {
    self.section = section
    self.count = count
  }

  /// The list that it is, where nothing was set that lists do not have by themselves.
  var list: UICollectionLayoutListConfiguration? {
    guard case .list(let configuration) = section.content, section.ownInsets == nil,
      section.interGroupSpacing == 0, section.boundarySupplementaryItems.isEmpty,
      section.orthogonalScrollingBehavior == .none
    else { return nil }
    return configuration
  }

  var dependsOnOffset: Bool {
    if section.visibleItemsInvalidationHandler != nil { return true }
    if let list { return list.appearance == .plain && list.headerMode == .supplementary }
    return section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  /// The kind that scenes have for a view of a kind: the first at the beginning of a section is its
  /// header, and the first at its end its footer, however an app calls them, unless another is so
  /// called.
  func kindOfHosts(_ kind: String) -> String {
    let items = section.boundarySupplementaryItems
    let usual = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    guard !usual.contains(kind) else { return kind }
    func first(_ alignments: Set<NSRectAlignment>) -> String? {
      items.first { alignments.contains($0.alignment) }?.elementKind
    }
    let kinds = items.map(\.elementKind)
    if !kinds.contains(usual[0]), first([.top, .topLeading, .topTrailing]) == kind {
      return "header"
    }
    if !kinds.contains(usual[1]), first([.bottom, .bottomLeading, .bottomTrailing]) == kind {
      return "footer"
    }
    return kind
  }

  func estimates(of element: ElementKey) -> (width: Bool, height: Bool)? {
    if element.category == .supplementaryView {
      if case .list = section.content,
        [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
          .contains(element.kind)
      {
        return (false, true)
      }
      let items = section.boundarySupplementaryItems
      return items.first { $0.elementKind == element.kind }.map { $0.layoutSize.estimates }
    }
    switch section.content {
    case .list: return (false, true)
    case .group(let group): return group.itemEstimates
    }
  }
}

extension NSCollectionLayoutSize {
  fileprivate var estimates: (width: Bool, height: Bool) {
    (widthDimension.isEstimated, heightDimension.isEstimated)
  }
}

extension NSCollectionLayoutItem {
  /// Whether the width and the height of an item in it are estimated.
  fileprivate var itemEstimates: (width: Bool, height: Bool) {
    guard let group = self as? NSCollectionLayoutGroup else { return layoutSize.estimates }
    return group.subitems.reduce((false, false)) { all, item in
      let own = item.itemEstimates
      return (all.0 || own.width, all.1 || own.height)
    }
  }
}

extension NSDirectionalEdgeInsets {
  @MainActor init(_ insets: UIEdgeInsets, of view: UIView) {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }
}
