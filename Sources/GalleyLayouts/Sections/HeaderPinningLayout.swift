public import GalleyGeometry

/// A layout of sections below or beside each other, whose headers can stay in sight, or grow.
public protocol HeaderPinningLayout: CollectionLayout {
  var scrollDirection: Axis { get }

  /// Whether headers stay in sight while their section is scrolled through.
  var pinsHeaders: Bool { get }

  /// Whether footers stay in sight while their section is scrolled through; not by default.
  var pinsFooters: Bool { get }

  /// Whether the header of the first section grows while content is pulled past its beginning;
  /// never, and not to be changed, by default.
  var stretchesHeader: Bool { get set }
}

extension HeaderPinningLayout {
  public var pinsFooters: Bool { false }

  public var stretchesHeader: Bool {
    get { false }
    set {}
  }

  public var traits: LayoutTraits { headerTraits }

  /// What follows from how headers behave.
  var headerTraits: LayoutTraits {
    pinsHeaders || pinsFooters || stretchesHeader ? .attributesDependOnOffset : []
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let elements =
      pinsHeaders || pinsFooters
      ? pinning(of: arrangement).elements(in: viewport, meeting: viewport.bounds)
      : arrangement.attributes(in: viewport)
    guard stretchesHeader else { return elements }
    return HeaderStretching(arrangement: arrangement, direction: scrollDirection)
      .stretched(elements, in: viewport)
  }

  /// What meets a rectangle, pinned views being where they are at a viewport.
  package func pinnedElements(
    of arrangement: Arrangement, meeting rect: Rect, in viewport: Viewport
  ) -> [LayoutAttributes] {
    guard pinsHeaders || pinsFooters else { return arrangement.attributes(in: rect) }
    return pinning(of: arrangement).elements(in: viewport, meeting: rect)
  }

  /// A header or footer where it is at a viewport; nil for one that does not exist.
  package func pinnedView(
    _ element: LayoutElement, of arrangement: Arrangement, in viewport: Viewport
  ) -> LayoutAttributes? {
    pinning(of: arrangement).view(element, in: viewport) ?? arrangement.attributes(of: element)
  }

  private func pinning(of arrangement: Arrangement) -> HeaderPinning {
    HeaderPinning(
      arrangement: arrangement, direction: scrollDirection, pinsHeaders: pinsHeaders,
      pinsFooters: pinsFooters)
  }
}

/// Keeps the header of the section that is scrolled through at the leading edge of the view, and its
/// footer at the trailing one.
///
/// As UIKit's sectionHeadersPinToVisibleBounds and sectionFootersPinToVisibleBounds: a view rests where
/// it was arranged, follows the visible edge (behind the content inset) and is pushed out by the other
/// end of its section.
private struct HeaderPinning {
  let arrangement: Arrangement
  let direction: Axis
  let pinsHeaders: Bool
  let pinsFooters: Bool

  /// What meets a rectangle while a viewport is shown, in time logarithmic in the number of sections
  /// plus the hits.
  func elements(in viewport: Viewport, meeting rect: Rect) -> [LayoutAttributes] {
    let resting = arrangement.attributes(in: viewport.with(rect)).filter { !isPinned($0.element) }
    let views = sections(in: rect).flatMap { section in
      [LayoutElement.header(section), .footer(section)].compactMap { view($0, in: viewport) }
    }
    return (resting + views.filter { $0.frame.intersects(rect) }).sortedBackToFront()
  }

  /// A header or footer where it is pinned; nil for one that is not, or does not exist.
  func view(_ element: LayoutElement, in viewport: Viewport) -> LayoutAttributes? {
    guard isPinned(element), var view = arrangement.attributes(of: element),
      let section = arrangement.frame(ofSection: element.indexPath.section)
    else { return nil }
    let (start, end) = span(of: view.frame)
    let (first, last) = (span(of: section).start, span(of: section).end)
    let pinned =
      element.isHeader
      ? max(start, min(leadingEdge(of: viewport), last - (end - start)))
      : min(start, max(trailingEdge(of: viewport) - (end - start), first))
    view.untransformedFrame = view.untransformedFrame.offset(by: vector(pinned - start))
    return view
  }

  private func isPinned(_ element: LayoutElement) -> Bool {
    element.isHeader && pinsHeaders || element.isFooter && pinsFooters
  }

  /// The sections that lie between the leading and the trailing edge of a rectangle, by bisection.
  private func sections(in rect: Rect) -> Range<Int> {
    let (start, end) = span(of: rect)
    let first = firstSection { span(of: $0).end > start }
    let last = firstSection { span(of: $0).start >= end }
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
  private func span(of rect: Rect) -> (start: Double, end: Double) {
    switch direction {
    case .vertical: (rect.minY, rect.maxY)
    case .horizontal: isReversed ? (-rect.maxX, -rect.minX) : (rect.minX, rect.maxX)
    }
  }

  private func vector(_ distance: Double) -> Vector {
    switch direction {
    case .vertical: Vector(dx: 0, dy: distance)
    case .horizontal: Vector(dx: isReversed ? -distance : distance, dy: 0)
    }
  }

  private func leadingEdge(of viewport: Viewport) -> Double {
    span(of: viewport.bounds).start + insets(of: viewport).leading
  }

  private func trailingEdge(of viewport: Viewport) -> Double {
    span(of: viewport.bounds).end - insets(of: viewport).trailing
  }

  private func insets(of viewport: Viewport) -> (leading: Double, trailing: Double) {
    let inset = viewport.contentInset
    return switch direction {
    case .vertical: (inset.top, inset.bottom)
    case .horizontal:
      isReversed ? (inset.trailing, inset.leading) : (inset.leading, inset.trailing)
    }
  }

  private var isReversed: Bool { arrangement.isMirrored }
}

extension LayoutElement {
  fileprivate var isHeader: Bool { category == .supplementary && kind == "header" }

  fileprivate var isFooter: Bool { category == .supplementary && kind == "footer" }
}

extension Viewport {
  /// The same with other bounds.
  fileprivate func with(_ bounds: Rect) -> Viewport {
    var other = self
    other.bounds = bounds
    return other
  }
}
