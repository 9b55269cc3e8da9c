internal import GalleyGeometry

extension Arrangement {
  /// The region that a section scrolls in; nil for one that does not scroll by itself.
  public func region(ofSection section: Int) -> ScrollRegion? { regions[section] }

  /// The attributes of every element that is in sight, where regions are scrolled to, ordered from
  /// back to front.
  ///
  /// Logarithmic time plus the hits, once for the whole and once for each region in sight.
  public func attributes(in viewport: Viewport) -> [LayoutAttributes] {
    let scrolled = regions.values.filter { viewport.offset(of: $0) != 0 }
    guard !scrolled.isEmpty else { return attributes(in: viewport.bounds) }
    let sections = Dictionary(scrolled.map { ($0.section, $0) }) { first, _ in first }
    var hits = attributes(in: viewport.bounds).filter {
      !(sections[$0.element.indexPath.section]?.scrolls($0.element) ?? false)
    }
    for region in scrolled where sight(of: region, in: viewport).intersects(viewport.bounds) {
      let shift = region.shift(at: viewport.offset(of: region))
      hits += attributes(in: viewport.bounds.offset(by: -shift))
        .filter { region.scrolls($0.element) }.map { $0.moved(by: shift) }
    }
    return hits.sortedBackToFront()
  }

  /// Returns the attributes of an element when regions are scrolled as a viewport says.
  func scrolled(_ attributes: LayoutAttributes, in viewport: Viewport) -> LayoutAttributes {
    guard let region = regions[attributes.element.indexPath.section],
      region.scrolls(attributes.element)
    else { return attributes }
    return attributes.moved(by: region.shift(at: viewport.offset(of: region)))
  }

  /// The rows, or columns, of the view that a region's groups may be seen in; what reaches out of
  /// the section counts while the section is in sight.
  private func sight(of region: ScrollRegion, in viewport: Viewport) -> Rect {
    var rect = frame(ofSection: region.section)?.union(region.frame) ?? region.frame
    switch region.axis {
    case .horizontal:
      rect.origin.x = viewport.bounds.minX
      rect.size.width = viewport.bounds.width
    case .vertical:
      rect.origin.y = viewport.bounds.minY
      rect.size.height = viewport.bounds.height
    }
    return rect
  }
}
