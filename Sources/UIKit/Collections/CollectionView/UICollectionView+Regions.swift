package import Foundation
package import GalleyLayouts

/// Sections that scroll by themselves, which the view's host moves.
extension UICollectionView {
  /// The sections that scroll by themselves, each with the kinds of its views that stay.
  package var scrollRegions: [(region: ScrollRegion, fixedKinds: [String])] {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollRegions ?? []
  }

  /// A rectangle, and what lies outside of the content in those sections.
  package func reach(with content: CGRect) -> CGRect {
    content.union(collectionViewLayout.reachOfHosts)
  }

  /// The offsets at which no group is moved.
  package var restingRegions: [Int: Double] {
    Dictionary(scrollRegions.map { ($0.region.section, 0) }) { first, _ in first }
  }

  /// Scrolls sections to offsets; the layout is asked again for what is in sight.
  package func moveRegions(to offsets: [Int: Double]) {
    guard offsets != regionOffsets else { return }
    regionOffsets = offsets
    pass.needsQuery = true
    setNeedsLayout()
  }
}
