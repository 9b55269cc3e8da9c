package import GalleyGeometry

/// What is asked of sections that lie below each other while a viewport is shown.
extension SectionsLayout {
  /// Whether any view stays in sight while what it belongs to is.
  package var pinsViews: Bool {
    boundaries.contains(where: \.isPinned)
      || ([base] + layouts.values).contains {
        ($0 as? any HeaderPinningLayout)?.pinnedViews.isEmpty == false
      }
  }

  /// Returns the elements that meet a rectangle, pinned views being where they are at a viewport, and
  /// groups where their regions are scrolled to; from back to front.
  package func pinnedElements(
    of arrangement: Arrangement, meeting rect: Rect, in viewport: Viewport
  ) -> [LayoutAttributes] {
    let parts = arrangement.memo as? [SectionStack.Part] ?? []
    let whole = boundaries.compactMap { pinned($0, of: arrangement, in: viewport) }
      .filter { $0.frame.intersects(rect) }
    return (parts.flatMap { $0.pinnedElements(meeting: rect, in: viewport) } + whole)
      .sortedBackToFront()
  }

  /// A view where it is at a viewport; nil for one that does not exist.
  package func pinnedView(
    _ element: LayoutElement, of arrangement: Arrangement, in viewport: Viewport
  ) -> LayoutAttributes? {
    if let item = boundaries.first(where: { $0.kind == element.kind }) {
      return pinned(item, of: arrangement, in: viewport)
    }
    let parts = arrangement.memo as? [SectionStack.Part] ?? []
    let part = parts.last { $0.firstSection <= element.indexPath.section }
    return part?.pinnedView(element, in: viewport)
  }

  /// A view at the boundary of the whole, which stays in sight with any of the content.
  private func pinned(
    _ item: GroupBoundaryItem, of arrangement: Arrangement, in viewport: Viewport
  ) -> LayoutAttributes? {
    guard
      var view = arrangement.attributes(of: .supplementary(kind: item.kind, section: 0))
    else { return nil }
    guard item.isPinned else { return view }
    let seen = scrollDirection.oriented(viewport.insetBounds)
    let rest = scrollDirection.oriented(view.untransformedFrame)
    let end = scrollDirection.oriented(arrangement.contentSize).height
    let y =
      item.isAtEnd(scrolling: scrollDirection)
      ? max(min(rest.minY, seen.maxY - rest.height), min(0, rest.minY))
      : min(max(rest.minY, seen.minY), max(rest.minY, end - rest.height))
    let way = scrollDirection.oriented(Point(x: 0, y: y - rest.minY))
    view.untransformedFrame = view.untransformedFrame.offset(by: Vector(dx: way.x, dy: way.y))
    return view
  }
}

extension GroupBoundaryItem {
  /// Whether it lies behind what it belongs to.
  func isAtEnd(scrolling direction: Axis) -> Bool { direction.oriented(alignment.anchor).y == 1 }
}

extension SectionStack.Part {
  fileprivate func pinnedElements(meeting rect: Rect, in viewport: Viewport) -> [LayoutAttributes] {
    let (local, rect) = (local(viewport), rect.offset(by: -offset))
    if let layout = layout as? any HeaderPinningLayout {
      return layout.pinnedElements(of: arrangement, meeting: rect, in: local)
        .map { $0.moved(by: offset, sections: firstSection) }
    }
    return arrangement.attributes(in: rect).map { $0.moved(by: offset, sections: firstSection) }
  }

  fileprivate func pinnedView(
    _ element: LayoutElement, in viewport: Viewport
  ) -> LayoutAttributes? {
    var element = element
    element.indexPath.section -= firstSection
    let found =
      (layout as? any HeaderPinningLayout)?
      .pinnedView(element, of: arrangement, in: local(viewport))
      ?? arrangement.attributes(of: element)
    return found?.moved(by: offset, sections: firstSection)
  }
}
