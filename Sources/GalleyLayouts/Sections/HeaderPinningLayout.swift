public import GalleyGeometry

/// A layout of sections below or beside each other, whose headers can stay in sight, or grow.
public protocol HeaderPinningLayout: CollectionLayout {
  /// The axis along which the content scrolls.
  var scrollDirection: Axis { get }

  /// Whether headers stay in sight while their section is scrolled through.
  var pinsHeaders: Bool { get }

  /// The kinds of supplementary views that stay in sight while their section is, with where each
  /// lies in it: headers where `pinsHeaders` says so.
  var pinnedViews: [String: PinnedPosition] { get }

  /// Whether the header of the first section grows while content is pulled past its beginning;
  /// never, and not to be changed, by default.
  var stretchesHeader: Bool { get set }
}

extension HeaderPinningLayout {
  public var stretchesHeader: Bool {
    get { false }
    set {}
  }

  public var pinnedViews: [String: PinnedPosition] { pinsHeaders ? ["header": .start] : [:] }

  public var traits: LayoutTraits { headerTraits }

  /// The traits that follow from how headers behave.
  var headerTraits: LayoutTraits {
    !pinnedViews.isEmpty || stretchesHeader ? .attributesDependOnOffset : []
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let elements = pinnedElements(of: arrangement, meeting: viewport.bounds, in: viewport)
    guard stretchesHeader else { return elements }
    return HeaderStretching(arrangement: arrangement, direction: scrollDirection)
      .stretched(elements, in: viewport)
  }

  /// Returns the elements that meet a rectangle, pinned views being where they are at a viewport.
  package func pinnedElements(
    of arrangement: Arrangement, meeting rect: Rect, in viewport: Viewport
  ) -> [LayoutAttributes] {
    let pinned = pinnedViews
    guard !pinned.isEmpty else { return arrangement.attributes(in: viewport.with(rect)) }
    return ViewPinning(arrangement: arrangement, direction: scrollDirection, places: pinned)
      .elements(in: viewport, meeting: rect)
  }

  /// A supplementary view where it is at a viewport; nil for one that does not exist.
  package func pinnedView(
    _ element: LayoutElement, of arrangement: Arrangement, in viewport: Viewport
  ) -> LayoutAttributes? {
    ViewPinning(arrangement: arrangement, direction: scrollDirection, places: pinnedViews)
      .view(element, in: viewport) ?? arrangement.attributes(of: element)
  }
}

extension Viewport {
  /// The same with other bounds.
  fileprivate func with(_ bounds: Rect) -> Viewport {
    var other = self
    other.bounds = bounds
    return other
  }
}

/// Lets the header at the beginning of the content grow while the content is pulled away from
/// there, so that it keeps reaching to the visible edge (behind the content inset).
///
/// What layouts of UIKit do in `layoutAttributesForElements(in:)` with the first header, the offset
/// being less than at rest: its far edge goes with the content, and it is longer by what was
/// pulled.
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
    guard var header = arrangement.attributes(of: .header(section: 0)) else { return nil }
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

/// Keeps views of the sections that are in sight between the edges of the view.
///
/// As UIKit's sectionHeadersPinToVisibleBounds and pinToVisibleBounds: a header rests where it was
/// arranged, follows the visible edge (behind the content inset) and is pushed out by the end of
/// its section (recorded). Footers do so the other way round, and those at both ends of a section
/// do not overlap (UIKit's words; the numbers are derived).
struct ViewPinning {
  let arrangement: Arrangement
  let direction: Axis
  let places: [String: PinnedPosition]

  /// From where to where something lies in the order of the sections.
  private struct Span {
    var start: Double
    var end: Double

    var length: Double { end - start }
  }

  /// Returns the elements that meet a rectangle while a viewport is shown, in time logarithmic in
  /// the number of sections plus the hits.
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
    func longest(_ place: PinnedPosition) -> Double {
      views.reduce(0) { $1.0 == place ? max($0, span(of: $1.1.frame).length) : $0 }
    }
    let visible = span(of: viewport.insetBounds)
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
    of rest: Span, at place: PinnedPosition, in section: Span, visible: Span
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

  private func vector(_ distance: Double) -> Vector {
    switch direction {
    case .vertical: Vector(dx: 0, dy: distance)
    case .horizontal: Vector(dx: isReversed ? -distance : distance, dy: 0)
    }
  }

  private var isReversed: Bool { arrangement.isMirrored }
}
