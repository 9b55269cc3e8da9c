import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing
import UIKit

/// Compositional layouts of code in the place of Galley's own: what is seen of both is the same.
@Suite struct CompositionalSessionTests {
  /// Groups of 200 by 100 that scroll by themselves, above rows of 44.
  @MainActor private static func code(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, _ in
      let isRow = number > 0
      let size = NSCollectionLayoutSize(
        widthDimension: isRow ? .fractionalWidth(1) : .absolute(200),
        heightDimension: .absolute(isRow ? 44 : 100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          ]))
      guard !isRow else { return section }
      section.orthogonalScrollingBehavior = behavior
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: "title", alignment: .top)
      ]
      return section
    }
  }

  private static func own(_ behavior: OrthogonalScrolling) -> SectionsLayout {
    var layout = GroupLayout(.horizontal([.item()], width: .points(200), height: .points(100)))
    layout.groupSpacing = 12
    layout.insets = EdgeInsets(all: 16)
    layout.orthogonalScrolling = behavior
    layout.headerExtent = 30
    return SectionsLayout(
      base: GroupLayout(.horizontal([.item(height: .points(44))])), layouts: [0: layout])
  }

  private func view(
    _ layout: any CollectionLayout, _ direction: LayoutDirection
  ) throws -> CollectionView {
    try CollectionView(
      content: Content(sections: [Content.Section(count: 6), Content.Section(count: 30)]),
      layout: layout,
      in: Environment(size: Size(width: 320, height: 400), scale: 2, layoutDirection: direction))
  }

  private func frames(_ view: CollectionView, at time: Duration) -> [LayoutElement: Rect] {
    Dictionary(view.attributes(at: time).map { ($0.element, $0.frame) }) { first, _ in first }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a section of code scrolls by itself as one of a scene does`(
    direction: LayoutDirection
  ) throws {
    var code = try view(
      UIKitLayout { Self.code(.groupPagingCentered) }, direction)
    var own = try view(Self.own(.groupPagingCentered), direction)
    let region = try #require(code.arrangement.region(ofSection: 0))
    #expect(region.restingOffsets == own.arrangement.region(ofSection: 0)?.restingOffsets)
    #expect(region.frame == own.arrangement.region(ofSection: 0)?.frame)
    for item in 0..<6 {
      let path = ItemPath(section: 0, item: item)
      #expect(code.arrangement.item(at: path)?.frame == own.arrangement.item(at: path)?.frame)
    }
    #expect(frames(code, at: .zero) == frames(own, at: .zero))
    #expect(frames(code, at: .zero)[.header(section: 0)]?.height == 30)
    let way = direction == .leftToRight ? -1.0 : 1
    for page in 1...2 {
      let (finger, velocity) = (Vector(dx: way * 90, dy: 0), Vector(dx: way * 3000, dy: 0))
      try code.flick(by: finger, velocity: velocity, section: 0)
      try own.flick(by: finger, velocity: velocity, section: 0)
      for time in [Duration.milliseconds(50), .milliseconds(300), .seconds(3)] {
        #expect(frames(code, at: time) == frames(own, at: time), "\(page) \(time)")
      }
      code.settle()
      own.settle()
      #expect(code.page(ofSection: 0, at: .zero) == page)
    }
  }
}
