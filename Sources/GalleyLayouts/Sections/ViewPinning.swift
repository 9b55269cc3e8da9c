internal import GalleyGeometry

/// Keeps views of the sections that are in sight between the edges of the view.
///
/// As UIKit's sectionHeadersPinToVisibleBounds and pinToVisibleBounds: a header rests where it was
/// arranged, follows the visible edge (behind the content inset) and is pushed out by the end of
/// its section (recorded). Footers do so the other way round, and those at both ends of a section
/// do not overlap (UIKit's words; the numbers are derived).
struct ViewPinning {
  let arrangement: Arrangement
  let direction: Axis
  let places: [String: PinnedPlace]

  /// From where to where something lies in the order of the sections.
  private struct Span {
    var start: Double
    var end: Double

    var length: Double { end - start }
  }

  /// What meets a rectangle while a viewport is shown, in time logarithmic in the number of sections
  /// plus the hits.
  func elements(in viewport: Viewport, meeting rect: Rect) -> [LayoutAttributes] {
    var place = viewport
    place.bounds = rect
    let others = arrangement.attributes(in: place).filter { !isPinned($0.element) }
    let pinned = sections(in: rect).flatMap { pinnedViews(of: $0, in: viewport) }
    return (others + pinned.filter { $0.frame.intersects(rect) }).sortedBackToFront()
  }

  /// A view where it is while a viewport is shown; nil for one that does not stay in sight.
  func view(_ element: LayoutElement, in viewport: Viewport) -> LayoutAttributes? {
    guard isPinned(element) else { return nil }
    return pinnedViews(of: element.indexPath.section, in: viewport)
      .first { $0.element == element }
  }

  private func isPinned(_ element: LayoutElement) -> Bool {
    element.category == .supplementary && element.indexPath.item == 0
      && element.kind.map { places[$0] != nil } ?? false
  }

  private func pinnedViews(of section: Int, in viewport: Viewport) -> [LayoutAttributes] {
    guard let frame = arrangement.frame(ofSection: section) else { return [] }
    let views = places.compactMap { kind, place in
      arrangement.attributes(of: .supplementary(kind: kind, section: section)).map { (place, $0) }
    }
    func longest(_ place: PinnedPlace) -> Double {
      views.reduce(0) { $1.0 == place ? max($0, span(of: $1.1.frame).length) : $0 }
    }
    let visible = visibleSpan(of: viewport)
    return views.map { place, view in
      let rest = span(of: view.frame)
      var room = span(of: frame)
      if place == .start { room.end -= longest(.end) }
      if place == .end { room.start += longest(.start) }
      var view = view
      let start = start(of: rest, at: place, in: room, visible: visible)
      view.untransformedFrame = view.untransformedFrame.offset(by: vector(start - rest.start))
      return view
    }
  }

  /// Where a view begins, between the bounds of its section; where it rests outside of them, it
  /// may stay.
  private func start(
    of rest: Span, at place: PinnedPlace, in section: Span, visible: Span
  ) -> Double {
    let first = min(rest.start, section.start)
    let last = max(rest.start, section.end - rest.length)
    if place != .end, rest.start < visible.start { return min(visible.start, last) }
    if place != .start, rest.end > visible.end { return max(visible.end - rest.length, first) }
    return rest.start
  }

  /// The sections that lie between the leading and the trailing edge of a rectangle, by bisection.
  private func sections(in rect: Rect) -> Range<Int> {
    let visible = span(of: rect)
    let first = firstSection { span(of: $0).end > visible.start }
    let last = firstSection { span(of: $0).start >= visible.end }
    return first..<max(first, last)
  }

  private func firstSection(where condition: (Rect) -> Bool) -> Int {
    var (low, high) = (0, arrangement.sectionFrames.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(arrangement.sectionFrames[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where a rectangle begins and ends in the order of the sections, which is to the left where
  /// mirrored.
  private func span(of rect: Rect) -> Span {
    switch direction {
    case .vertical: Span(start: rect.minY, end: rect.maxY)
    case .horizontal:
      isReversed
        ? Span(start: -rect.maxX, end: -rect.minX) : Span(start: rect.minX, end: rect.maxX)
    }
  }

  /// What of the view is not under its content inset.
  private func visibleSpan(of viewport: Viewport) -> Span {
    var visible = span(of: viewport.bounds)
    let inset = viewport.contentInset
    switch direction {
    case .vertical:
      visible.start += inset.top
      visible.end -= inset.bottom
    case .horizontal:
      visible.start += isReversed ? inset.trailing : inset.leading
      visible.end -= isReversed ? inset.leading : inset.trailing
    }
    return visible
  }

  private func vector(_ distance: Double) -> Vector {
    switch direction {
    case .vertical: Vector(dx: 0, dy: distance)
    case .horizontal: Vector(dx: isReversed ? -distance : distance, dy: 0)
    }
  }

  private var isReversed: Bool { arrangement.isMirrored }
}
