import Testing
@_spi(Hosting) import UIKit

/// What compositional layouts make of supplementary views, estimates and handlers; the numbers follow
/// by hand.
@MainActor struct CompositionalLayoutTests {
  private static let header = UICollectionView.elementKindSectionHeader
  private static let footer = UICollectionView.elementKindSectionFooter

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows of a height, as wide as their section.
  private func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func edge(
    _ kind: String, _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment,
    pins: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }

  private func view(
    _ layout: UICollectionViewLayout, _ source: SizedSource
  ) -> UICollectionView {
    UIScreen.become(
      size: CGSize(width: 300, height: 400), traits: UITraitCollection(displayScale: 2))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    source.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(
    _ kind: String, _ path: IndexPath, of layout: UICollectionViewLayout
  ) -> CGRect? { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame }

  @Test func `views around the whole layout have paths of one number, and stay in sight`() {
    let source = SizedSource([10, 10])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [
      edge(Self.header, .absolute(30), .top, pins: true),
      edge(Self.footer, .absolute(40), .bottom),
    ]
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [edge(Self.header, .absolute(10), .top)]
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let view = view(layout, source)
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 30 + 1040 + 40))
    #expect(frame(Self.header, IndexPath(index: 0), of: layout)?.minY == 0)
    #expect(frame(Self.footer, IndexPath(index: 1), of: layout)?.minY == 1070)
    #expect(frame(Self.header, IndexPath(item: 0, section: 0), of: layout)?.minY == 30)
    #expect(frame(Self.header, IndexPath(item: 0, section: 1), of: layout)?.minY == 560)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(frame(Self.header, IndexPath(index: 0), of: layout)?.minY == 300)
    #expect(view.shownAttributes.filter { $0.indexPath.count == 1 }.map(\.frame.minY) == [300])
  }

  @Test func `headers are pinned in those sections alone that say so`() {
    let source = SizedSource([10, 10])
    let layout = UICollectionViewCompositionalLayout { [self] number, _ in
      let section = rows(.absolute(50))
      section.boundarySupplementaryItems = [
        edge(Self.header, .absolute(20), .top, pins: number == 1)
      ]
      return section
    }
    let view = view(layout, source)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(frame(Self.header, IndexPath(item: 0, section: 0), of: layout)?.minY == 0)
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(frame(Self.header, IndexPath(item: 0, section: 1), of: layout)?.minY == 600)
  }

  @Test func `badges lie where their anchors meet`() {
    func badge(
      _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor? = nil
    ) -> CGRect? {
      let size = size(.absolute(20), .absolute(20))
      let badge =
        item.map {
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
        }
        ?? NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: container)
      badge.zIndex = 3
      let cell = NSCollectionLayoutItem(
        layoutSize: self.size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: self.size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group))
      let view = view(layout, SizedSource([3]))
      return withExtendedLifetime(view) {
        frame("badge", IndexPath(item: 1, section: 0), of: layout)
      }
    }
    let corner = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    #expect(badge(corner) == CGRect(x: 186, y: -6, width: 20, height: 20))
    #expect(
      badge(
        NSCollectionLayoutAnchor(edges: [.top, .trailing]), NSCollectionLayoutAnchor(edges: []))
        == CGRect(x: 190, y: -10, width: 20, height: 20))
  }

  @Test func `estimated cells and headers have the heights that constraints within ask for`() {
    let source = SizedSource([3])
    source.fitting = [40, 90, 60]
    let section = rows(.estimated(50))
    section.boundarySupplementaryItems = [edge(Self.header, .estimated(10), .top)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = view(layout, source)
    #expect(view.visibleCells.map(\.frame.height) == [40, 90, 60])
    #expect(frame(Self.header, IndexPath(item: 0, section: 0), of: layout)?.height == 25)
    #expect(layout.collectionViewContentSize.height == 215)
  }

  @Test func `cells in groups of estimated height that take a share of it are not asked`() {
    let source = SizedSource([2])
    source.fitting = [40, 90]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .estimated(70)), subitems: [item])))
    #expect(view(layout, source).visibleCells.map(\.frame.height) == [70, 70])
  }

  @Test func `what UIKit takes as well as it can is arranged`() {
    let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [wide, wide])))
    let view = view(layout, SizedSource([2]))
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 210, height: 50), CGRect(x: 0, y: 50, width: 210, height: 50),
      ])
  }

  @Test func `groups overlap where their distance is negative`() {
    let section = rows(.absolute(50))
    section.interGroupSpacing = -20
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = SizedSource([3])
    #expect(view(layout, source).visibleCells.map(\.frame.minY) == [0, 30, 60])
    #expect(layout.collectionViewContentSize.height == 110)
  }

  @Test func `a custom group asks for frames in its own size`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width / 3, height: 80)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 3, y: 10, width: 30, height: 20), zIndex: 5),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = view(layout, SizedSource([3]))
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 80), CGRect(x: 50, y: 10, width: 30, height: 20),
        CGRect(x: 0, y: 80, width: 50, height: 80),
      ])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 5)
  }

  @Test func `a handler changes what is in sight, with the offset of what scrolls it`() {
    var offsets: [CGPoint] = []
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      for item in items {
        let way = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = way < 1 ? 1 : 0.5
      }
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = SizedSource([5])
    let view = view(layout, source)
    #expect(offsets.last == CGPoint(x: -50, y: 0))
    #expect(view.visibleCells.map(\.frame.minX) == [50, 250])
    #expect(view.visibleCells.map(\.alpha) == [1, 0.5])
    view.moveRegions(to: [0: 150])
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [-150, 50, 250])
    #expect(view.visibleCells.map(\.alpha) == [0.5, 1, 0.5])
  }

  @Test func `a provider is told the room and the traits, once for each invalidation`() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { [self] number, environment in
      let size = environment.container.contentSize
      asked.append("\(number) \(size.width) \(environment.traitCollection.horizontalSizeClass)")
      return rows(.absolute(50))
    }
    let source = SizedSource([20, 1])
    let view = view(layout, source)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(asked == ["0 300.0 compact", "1 300.0 compact"])
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(asked.count == 4 && asked[2] == "0 200.0 compact")
  }

  private final class Shifted: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.frame.origin.x += 5
        return attributes
      }
    }
  }

  @Test func `a subclass changes what its superclass answers, and no later answer`() {
    let source = SizedSource([2])
    let layout = Shifted(section: rows(.absolute(50)))
    let view = view(layout, source)
    #expect(view.visibleCells.map(\.frame.minX) == [5, 5])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [5, 5])
  }

  @Test func `what is set on a copy changes the copy alone`() throws {
    let section = rows(.absolute(10))
    section.interGroupSpacing = 3
    section.boundarySupplementaryItems = [edge("a", .absolute(1), .top, pins: true)]
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    copy.interGroupSpacing = 4
    #expect(section.interGroupSpacing == 3 && copy.boundarySupplementaryItems.count == 1)
    let item = try #require(
      section.boundarySupplementaryItems[0].copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    #expect(item.pinToVisibleBounds && item.alignment == .top && item.elementKind == "a")
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    configuration.scrollDirection = .horizontal
    #expect(layout.configuration.scrollDirection == .vertical)
  }
}
