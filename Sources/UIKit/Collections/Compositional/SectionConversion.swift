import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// The sections of a compositional layout in the words of Galley's layouts.
@preconcurrency @MainActor struct SectionConversion {
  let plan: CompositionalPlan
  let preferred: [ElementKey: CGSize]

  /// Lists of one kind are the base, which arranges neighbors together; all else is arranged apart.
  func layout() -> SectionsLayout {
    let lists = plan.sections.map { $0.list.map(list) }
    let base = lists.lazy.compactMap(\.self).first
    var layouts: [Int: any CollectionLayout] = [:]
    for (number, section) in plan.sections.enumerated() {
      let own = lists[number]
      if own == nil { layouts[number] = groups(section, number) }
      if let own, own != base { layouts[number] = own }
    }
    var layout = SectionsLayout(
      base: base ?? ListLayout(), layouts: layouts,
      spacing: Double(plan.configuration.interSectionSpacing.usable))
    layout.scrollDirection = plan.direction
    layout.boundaries = plan.configuration.boundarySupplementaryItems.enumerated().map {
      boundary(
        $1, kind: CompositionalKind.whole($0).name,
        preferring: preferred[
          ElementKey(
            category: .supplementaryView, kind: $1.elementKind,
            indexPath: Foundation.IndexPath(index: $0))],
        in: plan.environment.container.effectiveContentSize)
    }
    return layout
  }

  /// What is known of the items of a section.
  func content() -> [Content.Section] {
    plan.sections.enumerated().map { number, section in
      var sizes: [Size?]?
      if !preferred.isEmpty {
        sizes = (0..<section.count).map { item in
          preferred[.cell(Foundation.IndexPath(item: item, section: number))].map {
            Size(usable: $0)
          }
        }
      }
      var metrics = SectionMetrics()
      if let list = section.list {
        metrics.headerExtent = list.headerMode == .supplementary ? headerExtent(number) : 0
        metrics.footerExtent = list.footerMode == .supplementary ? footerExtent(number) : 0
      }
      return Content.Section(count: section.count, sizes: sizes, metrics: metrics)
    }
  }

  // MARK: - Lists

  /// The heights of headers and footers of lists until they are measured: those of English text in
  /// the standard size, as recorded on iOS 26.
  private static let (estimatedHeader, estimatedFooter) = (40.5, 30.0)

  private func headerExtent(_ section: Int) -> Extent {
    .points(height(of: UICollectionView.elementKindSectionHeader, section) ?? Self.estimatedHeader)
  }

  private func footerExtent(_ section: Int) -> Extent {
    .points(height(of: UICollectionView.elementKindSectionFooter, section) ?? Self.estimatedFooter)
  }

  private func height(of kind: String, _ section: Int) -> Double? {
    let path = Foundation.IndexPath(item: 0, section: section)
    let element = ElementKey(category: .supplementaryView, kind: kind, indexPath: path)
    return preferred[element].map { Double(max(0, $0.height.usable)) }
  }

  private func list(_ configuration: UICollectionLayoutListConfiguration) -> ListLayout {
    var layout = ListLayout()
    layout.appearance =
      switch configuration.appearance {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar: .sidebar
      }
    layout.hasSeparators = configuration.showsSeparators
    layout.firstItemIsHeader = configuration.headerMode == .firstItemInSection
    layout.headerTopPadding = configuration.headerTopPadding.map { Double(max(0, $0.usable)) }
    return layout
  }

  // MARK: - Groups

  private func groups(_ plan: SectionPlan, _ number: Int) -> GroupLayout {
    let section = plan.section
    var layout = GroupLayout()
    layout.scrollDirection = self.plan.direction
    layout.groupSpacing = Double(section.interGroupSpacing.usable)
    layout.insetsReference = reference(of: section)
    layout.insets = EdgeInsets(section.contentInsets)
    layout.orthogonalScrolling = OrthogonalScrolling(section.orthogonalScrollingBehavior)
    layout.backgrounds = section.decorationItems.map {
      var background = GroupBackground(insets: EdgeInsets($0.contentInsets))
      background.kind = $0.elementKind
      return background
    }
    let room = self.plan.environment.container.effectiveContentSize
    var items = section.boundarySupplementaryItems
    switch section.content {
    case .group(let group):
      let inside = CGSize(
        width: max(0, room.width - layout.insets.horizontal),
        height: max(0, room.height - layout.insets.vertical))
      layout.group = GroupConversion(traits: self.plan.environment.traitCollection)
        .part(group, in: GroupConversion.Room(size: inside, isSection: true))
    case .list(let configuration):
      layout.group = GroupLayout.row
      if section.ownInsets == nil { layout.insets = insets(of: configuration, in: room) }
      items = boundaries(of: configuration) + items
    }
    layout.boundaries = items.enumerated().map {
      let path = Foundation.IndexPath(item: 0, section: number)
      let element = ElementKey(
        category: .supplementaryView, kind: $1.elementKind, indexPath: path)
      var item = boundary(
        $1, kind: CompositionalKind.boundary($1.elementKind, $0).name,
        preferring: preferred[element], in: room)
      item.followsInsets =
        section.supplementariesFollowContentInsets
        && section.supplementaryContentInsetsReference != UIContentInsetsReference.none
      return item
    }
    return layout
  }

  private func reference(of section: NSCollectionLayoutSection) -> InsetsReference {
    let own = section.contentInsetsReference
    return InsetsReference(own == .automatic ? plan.configuration.contentInsetsReference : own)
  }

  /// What a list has around its rows where it is arranged as groups.
  private func insets(
    of configuration: UICollectionLayoutListConfiguration, in room: CGSize
  ) -> EdgeInsets {
    guard configuration.appearance == .insetGrouped || configuration.appearance == .sidebar else {
      return .zero
    }
    let side = InsetsReference.layoutMargin(inWidth: Double(room.width))
    return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The header and the footer of a list where it is arranged as groups.
  private func boundaries(
    of configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(_ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
        elementKind: kind, alignment: alignment)
    }
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      items.append(item(UICollectionView.elementKindSectionHeader, Self.estimatedHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      items.append(item(UICollectionView.elementKindSectionFooter, Self.estimatedFooter, .bottom))
    }
    return items
  }

  private func boundary(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, kind: String,
    preferring size: CGSize?, in room: CGSize
  ) -> GroupBoundaryItem {
    var made = GroupBoundaryItem(
      kind: kind, alignment: RectAlignment(item.alignment),
      width: extent(item.layoutSize.widthDimension, size?.width, .horizontal, in: room),
      height: extent(item.layoutSize.heightDimension, size?.height, .vertical, in: room))
    made.offset = Vector(dx: Double(item.offset.x.usable), dy: Double(item.offset.y.usable))
    made.extendsSection = item.extendsBoundary
    made.isPinned = item.pinToVisibleBounds
    return made
  }

  private func extent(
    _ dimension: NSCollectionLayoutDimension, _ preferred: CGFloat?, _ axis: Axis, in room: CGSize
  ) -> Extent {
    let value = Double(max(0, dimension.dimension.usable))
    switch dimension.kind {
    case .absolute: return .points(value)
    case .estimated, .uniformAcrossSiblings:
      return .points(preferred.map { Double(max(0, $0.usable)) } ?? value)
    case .fractionalWidth:
      return axis == .horizontal ? .fraction(value) : .points(value * Double(room.width))
    case .fractionalHeight:
      return axis == .vertical ? .fraction(value) : .points(value * Double(room.height))
    }
  }
}

/// The names that Galley's layouts have for the supplementary views of a compositional layout: two
/// of a section may be of one kind to UIKit, at other places of the layout.
enum CompositionalKind: Hashable {
  /// The n-th at the boundary of the whole.
  case whole(Int)
  /// Of a kind, the n-th at the boundary of a section.
  case boundary(String, Int)
  /// Tied to an item or a group.
  case badge(String)

  var name: String {
    switch self {
    case .whole(let number): "whole/\(number)"
    case .boundary(let kind, let number): "boundary/\(number)/\(kind)"
    case .badge(let kind): "badge/\(kind)"
    }
  }

  init?(name: String) {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "whole":
      guard let number = Int(parts[1]) else { return nil }
      self = .whole(number)
    case "boundary":
      let rest = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard rest.count == 2, let number = Int(rest[0]) else { return nil }
      self = .boundary(String(rest[1]), number)
    case "badge": self = .badge(String(parts[1]))
    default: return nil
    }
  }
}

extension OrthogonalScrolling {
  fileprivate init?(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    switch behavior {
    case .none: return nil
    case .continuous: self = .continuous
    case .continuousGroupLeadingBoundary: self = .continuousGroupLeadingBoundary
    case .paging: self = .paging
    case .groupPaging: self = .groupPaging
    case .groupPagingCentered: self = .groupPagingCentered
    }
  }
}

extension InsetsReference {
  fileprivate init(_ reference: UIContentInsetsReference) {
    switch reference {
    case .automatic, .safeArea: self = .safeArea
    case .none: self = .none
    case .layoutMargins: self = .layoutMargins
    case .readableContent: self = .readable
    }
  }
}

extension RectAlignment {
  fileprivate init(_ alignment: NSRectAlignment) {
    switch alignment {
    case .none, .top: self = .top
    case .topLeading: self = .topLeading
    case .leading: self = .leading
    case .bottomLeading: self = .bottomLeading
    case .bottom: self = .bottom
    case .bottomTrailing: self = .bottomTrailing
    case .trailing: self = .trailing
    case .topTrailing: self = .topTrailing
    }
  }
}

extension EdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top.usable), leading: Double(insets.leading.usable),
      bottom: Double(insets.bottom.usable), trailing: Double(insets.trailing.usable))
  }
}
