internal import GalleyGeometry

/// Lets the header at the beginning of the content grow while the content is pulled away from
/// there, so that it keeps reaching to the visible edge (behind the content inset).
///
/// What layouts of UIKit do in `layoutAttributesForElements(in:)` with the first header, the offset
/// being less than at rest: its far edge goes with the content, and it is longer by what was pulled.
struct HeaderStretching {
  let arrangement: Arrangement
  let direction: Axis

  /// The elements that are in sight at a viewport, with the header as long as it is there.
  func stretched(_ elements: [LayoutAttributes], in viewport: Viewport) -> [LayoutAttributes] {
    let pulled = distance(in: viewport)
    guard pulled > 0, let header = stretchedHeader(by: pulled),
      header.frame.intersects(viewport.bounds)
    else { return elements }
    let others = elements.filter { $0.element != header.element }
    return (others + [header]).sortedBackToFront()
  }

  /// How far the beginning of the content is from where it rests, in points; below zero where it is
  /// scrolled out of sight.
  private func distance(in viewport: Viewport) -> Double {
    let (bounds, inset) = (viewport.bounds, viewport.contentInset)
    switch direction {
    case .vertical: return -(bounds.minY + inset.top)
    case .horizontal:
      return arrangement.isMirrored
        ? bounds.maxX - inset.trailing - arrangement.contentSize.width
        : -(bounds.minX + inset.leading)
    }
  }

  /// Nil where the first section has no header.
  private func stretchedHeader(by distance: Double) -> LayoutAttributes? {
    guard var header = arrangement.attributes(of: .header(0)) else { return nil }
    var frame = header.untransformedFrame
    switch direction {
    case .vertical:
      frame.origin.y -= distance
      frame.size.height += distance
    case .horizontal:
      if !arrangement.isMirrored { frame.origin.x -= distance }
      frame.size.width += distance
    }
    header.untransformedFrame = frame
    return header
  }
}
