import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// The frames that Galley's groups and lists give, under UIKit's names.
@preconcurrency @MainActor struct CompositionalArrangement {
  private let plan: CompositionalPlan
  private let layout: SectionsLayout
  private let arrangement: Arrangement

  /// A layout that cannot be arranged ends the program with its reason, as in UIKit.
  init(
    _ plan: CompositionalPlan, in view: UICollectionView, preferring preferred: [ElementKey: CGSize]
  ) {
    self.plan = plan
    let conversion = SectionConversion(plan: plan, preferred: preferred)
    layout = conversion.layout()
    let environment = Environment(
      size: Size(usable: view.bounds.size), contentInset: EdgeInsets(view.adjustedContentInset),
      safeAreaInset: EdgeInsets(view.safeAreaInsets), scale: view.traitCollection.displayScale)
    do {
      arrangement = try layout.arrange(Content(sections: conversion.content()), in: environment)
    } catch {
      fatalError("\(error)")
    }
  }

  var contentSize: CGSize {
    CGSize(width: arrangement.contentSize.width, height: arrangement.contentSize.height)
  }

  /// The sections that scroll by themselves, each with the kinds of its views that stay.
  var scrollRegions: [(region: ScrollRegion, fixedKinds: [String])] {
    plan.sections.enumerated().compactMap { number, section in
      arrangement.region(ofSection: number).map { region in
        let items = section.section.boundarySupplementaryItems
        return (region, items.flatMap { [$0.elementKind, section.kindOfHosts($0.elementKind)] })
      }
    }
  }

  /// Around all groups of those sections, as they lie unscrolled.
  var reach: CGRect {
    scrollRegions.reduce(.null) { reach, next in
      let frame = next.region.frame
      let length = next.region.contentLength
      let isAcross = next.region.axis == .horizontal
      return reach.union(
        CGRect(
          x: frame.minX, y: frame.minY, width: isAcross ? max(frame.width, length) : frame.width,
          height: isAcross ? frame.height : max(frame.height, length)))
    }
  }

  /// What lies behind the sections that are lists, each as far as the next one.
  var listGrounds: [ListGround] {
    plan.sections.enumerated().compactMap { number, section in
      guard case .list(let configuration) = section.section.content else { return nil }
      let frame = arrangement.frame(ofSection: number)
      let next = arrangement.frame(ofSection: number + 1)
      return ListGround(
        color: ListPlace.groundColor(of: configuration), top: CGFloat(frame?.minY ?? 0),
        bottom: CGFloat(next?.minY ?? frame?.maxY ?? 0), isFirst: number == 0,
        isLast: number == plan.sections.count - 1)
    }
  }

  func elements(
    in rect: CGRect, of view: UICollectionView, _ type: UICollectionViewLayoutAttributes.Type
  ) -> [UICollectionViewLayoutAttributes] {
    guard !rect.isNull else { return [] }
    let viewport = viewport(of: view)
    var bySection: [Int: [UICollectionViewLayoutAttributes]] = [:]
    var all: [UICollectionViewLayoutAttributes] = []
    for value in layout.pinnedElements(of: arrangement, meeting: Rect(rect), in: viewport) {
      guard let made = attributes(value, type) else { continue }
      all.append(made)
      bySection[value.element.indexPath.section, default: []].append(made)
    }
    for (number, section) in plan.sections.enumerated() {
      guard let handler = section.section.visibleItemsInvalidationHandler,
        let attributes = bySection[number]
      else { continue }
      tell(handler, of: attributes, number, in: view, viewport)
    }
    return all
  }

  /// Lets a section change what is in sight of it, in the places that it has unscrolled.
  private func tell(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    of attributes: [UICollectionViewLayoutAttributes], _ section: Int,
    in view: UICollectionView, _ viewport: Viewport
  ) {
    let visible = attributes.filter { $0.frame.intersects(view.bounds) }
    let region = arrangement.region(ofSection: section)
    let offset = region.map { viewport.regionOffsets[section] ?? $0.beginning } ?? 0
    let shift = region?.shift(at: offset) ?? Vector(dx: 0, dy: 0)
    func move(_ sign: CGFloat) {
      for one in visible where region?.scrolls(one.element.named) == true {
        one.center.x += sign * CGFloat(shift.dx)
        one.center.y += sign * CGFloat(shift.dy)
      }
    }
    let own =
      switch region?.axis {
      case .horizontal?: CGPoint(x: offset, y: 0)
      case .vertical?: CGPoint(x: 0, y: offset)
      case nil: view.bounds.origin
      }
    move(-1)
    handler(visible.map(VisibleItem.init), own, plan.environment)
    move(1)
  }

  func attributes(
    of element: ElementKey, in view: UICollectionView,
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = element.indexPath.first else { return nil }
    let item = element.indexPath.count > 1 ? element.indexPath[1] : 0
    switch element.category {
    case .cell:
      guard element.indexPath.count == 2 else { return nil }
      return arrangement.attributes(of: .cell(section: section, item: item))
        .flatMap { attributes($0, type) }
    case .decorationView:
      let name = LayoutElement.decoration(
        kind: element.kind ?? "", section: section, item: item)
      return arrangement.attributes(of: name).flatMap { attributes($0, type) }
    case .supplementaryView:
      let viewport = viewport(of: view)
      return names(of: element, section: section, item: item).lazy
        .compactMap { layout.pinnedView($0, of: arrangement, in: viewport) }
        .first.flatMap { attributes($0, type) }
    }
  }

  /// The names that a supplementary view may have.
  private func names(of element: ElementKey, section: Int, item: Int) -> [LayoutElement] {
    let kind = element.kind ?? ""
    guard element.indexPath.count > 1 else {
      return [.supplementary(kind: CompositionalKind.whole(section).name, section: 0)]
    }
    let badge = LayoutElement.supplementary(
      kind: CompositionalKind.badge(kind).name, section: section, item: item)
    guard item == 0 else { return [badge] }
    let own: [LayoutElement] =
      switch kind {
      case UICollectionView.elementKindSectionHeader: [.header(section: section)]
      case UICollectionView.elementKindSectionFooter: [.footer(section: section)]
      default: []
      }
    let count = (plan.sections[safe: section]?.section.boundarySupplementaryItems.count ?? 0) + 2
    return own
      + (0..<count).map {
        .supplementary(kind: CompositionalKind.boundary(kind, $0).name, section: section)
      } + [badge]
  }

  private func viewport(of view: UICollectionView) -> Viewport {
    Viewport(
      bounds: Rect(view.bounds), contentInset: EdgeInsets(view.adjustedContentInset),
      scale: view.traitCollection.displayScale, regionOffsets: view.regionOffsets)
  }

  // MARK: - Attributes

  /// Nil for what lists draw of themselves: cards and lines are no views of UIKit's.
  private func attributes(
    _ value: LayoutAttributes, _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes? {
    let (number, item) = (value.element.indexPath.section, value.element.indexPath.item)
    guard let section = plan.sections[safe: number]?.section,
      let (key, zIndex) = key(of: value.element, in: section, at: path(item, number))
    else { return nil }
    let made = UICollectionViewLayoutAttributes.make(type, for: key)
    let frame = value.untransformedFrame
    made.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    made.zIndex = value.zIndex + zIndex
    if let kind = key.kind, key.category == .supplementaryView, key.indexPath.count > 1 {
      let own = plan.sections[number].kindOfHosts(kind)
      made.kindOfHosts = own == kind ? nil : own
    }
    return made
  }

  private func path(_ item: Int, _ section: Int) -> Foundation.IndexPath {
    Foundation.IndexPath(item: item, section: section)
  }

  /// UIKit's name of an element, and what its description adds to its place in the stack.
  private func key(
    of element: LayoutElement, in section: NSCollectionLayoutSection, at path: Foundation.IndexPath
  ) -> (ElementKey, Int)? {
    let kind = element.kind ?? ""
    switch element.category {
    case .cell: return (.cell(path), 0)
    case .decoration:
      guard let item = section.decorationItems.first(where: { $0.elementKind == kind }) else {
        return nil
      }
      return (ElementKey(category: .decorationView, kind: kind, indexPath: path), item.zIndex)
    case .supplementary:
      guard let (kind, path, zIndex) = supplementary(kind, in: section, at: path) else {
        return nil
      }
      return (ElementKey(category: .supplementaryView, kind: kind, indexPath: path), zIndex)
    }
  }

  private func supplementary(
    _ name: String, in section: NSCollectionLayoutSection, at path: Foundation.IndexPath
  ) -> (kind: String, path: Foundation.IndexPath, zIndex: Int)? {
    switch CompositionalKind(name: name) {
    case .whole(let number):
      return plan.configuration.boundarySupplementaryItems[safe: number].map {
        ($0.elementKind, Foundation.IndexPath(index: number), $0.zIndex)
      }
    case .boundary(let kind, _):
      let item = section.boundarySupplementaryItems.first { $0.elementKind == kind }
      return (kind, path, item?.zIndex ?? 0)
    case .badge(let kind): return (kind, path, 0)
    case nil:
      return name == "header"
        ? (UICollectionView.elementKindSectionHeader, path, 0)
        : (UICollectionView.elementKindSectionFooter, path, 0)
    }
  }
}

extension ElementKey {
  /// The element in the words of Galley's layouts, as far as what scrolls it asks.
  fileprivate var named: LayoutElement {
    let section = indexPath.first ?? 0
    let item = indexPath.count > 1 ? indexPath[1] : 0
    switch category {
    case .cell: return .cell(section: section, item: item)
    case .supplementaryView:
      return .supplementary(
        kind: CompositionalKind.badge(kind ?? "").name, section: section, item: item)
    case .decorationView:
      return .decoration(kind: kind ?? "", section: section, item: item)
    }
  }
}
