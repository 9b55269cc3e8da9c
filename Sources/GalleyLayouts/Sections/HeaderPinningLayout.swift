public import GalleyGeometry

/// A layout of sections below or beside each other, whose headers can stay in sight, or grow.
public protocol HeaderPinningLayout: CollectionLayout {
  var scrollDirection: Axis { get }

  /// Whether headers stay in sight while their section is scrolled through.
  var pinsHeaders: Bool { get }

  /// The kinds of supplementary views that stay in sight while their section is, with where each
  /// lies in it: headers where `pinsHeaders` says so.
  var pinnedViews: [String: PinnedPlace] { get }

  /// Whether the header of the first section grows while content is pulled past its beginning;
  /// never, and not to be changed, by default.
  var stretchesHeader: Bool { get set }
}

extension HeaderPinningLayout {
  public var stretchesHeader: Bool {
    get { false }
    set {}
  }

  public var pinnedViews: [String: PinnedPlace] { pinsHeaders ? ["header": .start] : [:] }

  public var traits: LayoutTraits { headerTraits }

  /// What follows from how headers behave.
  var headerTraits: LayoutTraits {
    !pinnedViews.isEmpty || stretchesHeader ? .attributesDependOnOffset : []
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let elements = pinnedElements(of: arrangement, meeting: viewport.bounds, in: viewport)
    guard stretchesHeader else { return elements }
    return HeaderStretching(arrangement: arrangement, direction: scrollDirection)
      .stretched(elements, in: viewport)
  }

  /// What meets a rectangle, pinned views being where they are at a viewport.
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
