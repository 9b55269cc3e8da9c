public import GalleyGeometry

/// A layout of sections below or beside each other, whose headers can stay in sight, or grow.
public protocol HeaderPinningLayout: CollectionLayout {
  var scrollDirection: Axis { get }

  /// Whether headers stay in sight while their section is scrolled through.
  var pinsHeaders: Bool { get }

  /// Whether the header of the first section grows while content is pulled past its beginning;
  /// never, and not to be changed, by default.
  var stretchesHeader: Bool { get set }
}

extension HeaderPinningLayout {
  public var stretchesHeader: Bool {
    get { false }
    set {}
  }

  public var traits: LayoutTraits { headerTraits }

  /// What follows from how headers behave.
  var headerTraits: LayoutTraits {
    pinsHeaders || stretchesHeader ? .attributesDependOnOffset : []
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let elements =
      pinsHeaders
      ? HeaderPinning(arrangement: arrangement, direction: scrollDirection).elements(in: viewport)
      : arrangement.attributes(in: viewport)
    guard stretchesHeader else { return elements }
    return HeaderStretching(arrangement: arrangement, direction: scrollDirection)
      .stretched(elements, in: viewport)
  }
}

/// Keeps the header of the section that is scrolled through at the leading edge of the view.
///
/// As UIKit's sectionHeadersPinToVisibleBounds: a header rests where it was arranged, follows the
/// visible edge (behind the content inset) and is pushed out by the end of its section.
private struct HeaderPinning {
  let arrangement: Arrangement
  let direction: Axis

  /// What is shown at a viewport, in time logarithmic in the number of sections plus the hits.
  func elements(in viewport: Viewport) -> [LayoutAttributes] {
    let others = arrangement.attributes(in: viewport).filter { !$0.element.isHeader }
    let headers = sections(in: viewport.bounds).compactMap { pinnedHeader(of: $0, in: viewport) }
    return (others + headers.filter { $0.frame.intersects(viewport.bounds) }).sortedBackToFront()
  }

  private func pinnedHeader(of section: Int, in viewport: Viewport) -> LayoutAttributes? {
    guard var header = arrangement.attributes(of: .header(section)),
      let sectionFrame = arrangement.frame(ofSection: section)
    else { return nil }
    let (start, end) = span(of: header.frame)
    let edge = span(of: viewport.bounds).start + leadingInset(of: viewport)
    let pinned = max(start, min(edge, span(of: sectionFrame).end - (end - start)))
    header.untransformedFrame = header.untransformedFrame.offset(by: vector(pinned - start))
    return header
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

  private func leadingInset(of viewport: Viewport) -> Double {
    switch direction {
    case .vertical: viewport.contentInset.top
    case .horizontal:
      isReversed ? viewport.contentInset.trailing : viewport.contentInset.leading
    }
  }

  private var isReversed: Bool { arrangement.isMirrored }
}

extension LayoutElement {
  fileprivate var isHeader: Bool { category == .supplementary && kind == "header" }
}
