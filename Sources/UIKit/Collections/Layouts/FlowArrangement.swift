import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// The frames that Galley's flow gives, under UIKit's names.
@preconcurrency @MainActor struct FlowArrangement {
  private let layout: FlowLayout
  private let arrangement: Arrangement?

  init(
    _ metrics: FlowMetrics, of flow: UICollectionViewFlowLayout, in view: UICollectionView,
    preferring preferred: [Foundation.IndexPath: CGSize]
  ) {
    var layout = FlowLayout()
    layout.compatibility = .uikit
    layout.scrollDirection = flow.scrollDirection == .vertical ? .vertical : .horizontal
    layout.pinsHeaders = flow.sectionHeadersPinToVisibleBounds
    layout.pinsFooters = flow.sectionFootersPinToVisibleBounds
    let isEstimated = flow.estimatedItemSize != .zero
    layout.hasEstimatedSizes = isEstimated
    let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
    let usual = isEstimated && !isAutomatic ? flow.estimatedItemSize : flow.itemSize
    layout.item = ItemSize(Size(usable: usual))
    let isVertical = flow.scrollDirection == .vertical
    let added = view.insets(for: flow.sectionInsetReference)
    let content = Content(
      sections: metrics.sections.enumerated().map { index, section in
        var sizes = section.sizes?.map { Optional(Size(usable: $0)) }
        if isEstimated {
          sizes = (0..<section.count).map { item in
            let own = preferred[Foundation.IndexPath(item: item, section: index)]
            return Size(usable: own ?? section.sizes?[safe: item] ?? usual)
          }
        }
        return Content.Section(
          count: section.count, sizes: sizes,
          metrics: SectionMetrics(
            insets: EdgeInsets(section.inset, adding: added),
            lineSpacing: section.lineSpacing.usable,
            interitemSpacing: section.interitemSpacing.usable,
            headerExtent: .points(
              max(0, (isVertical ? section.header.height : section.header.width).usable)),
            footerExtent: .points(
              max(0, (isVertical ? section.footer.height : section.footer.width).usable))))
      })
    self.layout = layout
    let environment = Environment(
      size: Size(usable: view.bounds.size), contentInset: EdgeInsets(view.adjustedContentInset),
      scale: view.traitCollection.displayScale)
    arrangement = try? layout.arrange(content, in: environment)
  }

  var contentSize: CGSize {
    guard let size = arrangement?.contentSize else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  func elements(
    in rect: CGRect, of view: UICollectionView, _ type: UICollectionViewLayoutAttributes.Type
  ) -> [UICollectionViewLayoutAttributes] {
    guard let arrangement, !rect.isNull else { return [] }
    return
      layout
      .pinnedElements(of: arrangement, meeting: Rect(rect), in: Viewport(showing: view))
      .map { attributes($0, type) }
  }

  func item(
    at path: Foundation.IndexPath, _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    let element = LayoutElement.cell(section: path.section, item: path.item)
    return arrangement?.attributes(of: element).map { attributes($0, type) }
  }

  func view(
    ofKind kind: String, at path: Foundation.IndexPath, of view: UICollectionView,
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes? {
    guard let arrangement, let section = path.first, path.count < 2 || path.item == 0 else {
      return nil
    }
    let element: LayoutElement
    switch kind {
    case UICollectionView.elementKindSectionHeader: element = .header(section: section)
    case UICollectionView.elementKindSectionFooter: element = .footer(section: section)
    default: return nil
    }
    return layout.pinnedView(element, of: arrangement, in: Viewport(showing: view))
      .map { attributes($0, type) }
  }

  private func attributes(
    _ value: LayoutAttributes, _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let path = Foundation.IndexPath(
      item: value.element.indexPath.item, section: value.element.indexPath.section)
    let key =
      switch value.element.kind {
      case "header":
        ElementKey(
          category: .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
          indexPath: path)
      case "footer":
        ElementKey(
          category: .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
          indexPath: path)
      default: ElementKey.cell(path)
      }
    let made = UICollectionViewLayoutAttributes.make(type, for: key)
    let frame = value.untransformedFrame
    made.frame = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    made.zIndex = value.zIndex
    return made
  }
}

extension UICollectionView {
  fileprivate func insets(
    for reference: UICollectionViewFlowLayout.SectionInsetReference
  ) -> UIEdgeInsets {
    switch reference {
    case .fromContentInset: .zero
    case .fromSafeArea: safeAreaInsets
    case .fromLayoutMargins: layoutMargins
    }
  }
}

extension Viewport {
  @MainActor fileprivate init(showing view: UICollectionView) {
    self.init(
      bounds: Rect(view.bounds), contentInset: EdgeInsets(view.adjustedContentInset),
      scale: view.traitCollection.displayScale)
  }
}
