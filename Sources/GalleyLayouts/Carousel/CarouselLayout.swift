public import GalleyGeometry
public import GalleyNotation

/// One page in the middle of the view, its neighbours partly visible; a scroll comes to rest on a
/// page.
///
/// Every item is a page, all of them equally long along the scroll direction. Across it a page may
/// be as large as its content; then the largest says how far the content reaches, and the others
/// lie in its middle. The layout asks for the content inset that lets the first and the last page
/// rest in the middle; it is negative where pages are wider than the view.
public struct CarouselLayout: PagedLayout {
  /// The axis along which pages follow each other.
  public var scrollDirection = Axis.horizontal
  /// The size of a page; a percentage is one of the view's own size along the scroll direction, and
  /// of the room inside the content inset across it.
  ///
  /// Only across it may the content decide.
  public var item = ItemSize(width: .fraction(0.8), height: .fraction(1))
  /// Between pages, in points.
  public var spacing = 0.0

  public init() {}

  public var asksForSizes: Bool { item.fits }

  public var interaction: any LayoutInteraction { CarouselInteraction() }

  public var decelerationRate: DecelerationRate { .fast }

  public func contentInset(in environment: Environment) -> EdgeInsets {
    let side = scrollDirection.oriented(room(in: environment)).height
    let margin = (side - pageSize(in: environment).height) / 2
    var inset = scrollDirection.oriented(environment.contentInset)
    inset.top = margin
    inset.bottom = margin
    return scrollDirection.oriented(inset)
  }

  /// - Throws: `LayoutError` where the content is to decide along the scroll direction, too.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    try checkItem()
    var measureRequests = MeasureRequests(content)
    let pages = pages(of: content, in: environment, asking: &measureRequests)
    let width =
      item.fits
      ? pages.joined().reduce(0) { max($0, $1.width) }
      : scrollDirection.oriented(room(in: environment)).width
    var builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    var position = 0.0
    var index = 0
    for section in pages {
      builder.beginSection()
      for page in section {
        position = Double(index) * (page.height + spacing)
        let origin = Point(x: (width - page.width) / 2, y: position)
        builder.addCell(frame: scrollDirection.oriented(Rect(origin: origin, size: page)))
        index += 1
      }
    }
    let last = pages.last { !$0.isEmpty }?.last
    let size = Size(width: width, height: last.map { max(0, position + $0.height) } ?? 0)
    return builder.arrangement(contentSize: scrollDirection.oriented(size), asking: measureRequests)
  }

  public func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    let axis = axis(of: arrangement, in: viewport)
    let pages = strip(along: axis)
    guard pages.count > 0 else {
      return viewport.clamped(proposed, contentSize: arrangement.contentSize)
    }
    let page = pages.restingPage(
      proposed: axis.distance(of: proposed), current: axis.distance(of: viewport.contentOffset),
      velocity: axis.velocity(velocity))
    return axis.offset(at: pages.offset(ofPage: page), proposed: proposed)
  }

  public func pageCount(of arrangement: Arrangement, in viewport: Viewport) -> Int {
    arrangement.cellCount
  }

  public func page(at offset: Point, of arrangement: Arrangement, in viewport: Viewport) -> Int {
    let axis = axis(of: arrangement, in: viewport)
    return strip(along: axis).page(nearestTo: axis.distance(of: offset))
  }

  public func offset(
    ofPage page: Int, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    let axis = axis(of: arrangement, in: viewport)
    let pages = strip(along: axis)
    guard pages.count > 0 else {
      return viewport.clamped(viewport.contentOffset, contentSize: arrangement.contentSize)
    }
    return axis.offset(at: pages.offset(ofPage: page), proposed: viewport.contentOffset)
  }

  /// Returns the size that percentages refer to.
  private func room(in environment: Environment) -> Size {
    switch scrollDirection {
    case .horizontal: Size(width: environment.size.width, height: environment.insetSize.height)
    case .vertical: Size(width: environment.insetSize.width, height: environment.size.height)
    }
  }

  /// The size of a page in the vertical direction's terms, 0 across where the content decides.
  private func pageSize(in environment: Environment) -> Size {
    let room = room(in: environment)
    let size = item.resolved(in: room, fallback: room) {
      Size(width: $0.width ?? 0, height: $0.height ?? 0)
    }
    return scrollDirection.oriented(Size(width: max(0, size.width), height: max(0, size.height)))
  }

  /// The sizes of the pages in the vertical direction's terms, section by section.
  private func pages(
    of content: Content, in environment: Environment, asking measureRequests: inout MeasureRequests
  ) -> [[Size]] {
    let usual = pageSize(in: environment)
    let room = room(in: environment)
    return content.sections.enumerated().map { index, section in
      (0..<max(0, section.count)).map { number in
        guard item.fits else { return usual }
        let size = item.resolved(in: room, fallback: room) {
          measureRequests.size(ofItem: number, section: index, proposing: $0)
        }
        return Size(width: max(0, scrollDirection.oriented(size).width), height: usual.height)
      }
    }
  }

  private func checkItem() throws(LayoutError) {
    let along = scrollDirection == .horizontal ? item.width : item.height
    guard along?.fits ?? false else { return }
    throw LayoutError(Self.fitsAlong(scrollDirection))
  }

  private static func fitsAlong(_ direction: Axis) -> String {
    let (extent, adjective) = direction == .horizontal ? ("width", "wide") : ("height", "high")
    return
      "the pages of a carousel are equally \(adjective), so their \(extent) cannot fit their content; write points or a percentage"
  }

  private func axis(of arrangement: Arrangement, in viewport: Viewport) -> PageAxis {
    PageAxis(direction: scrollDirection, arrangement: arrangement, viewport: viewport)
  }

  /// The pages as offsets: each puts the middle of a cell in the middle of the bounds.
  private func strip(along axis: PageAxis) -> PageStrip {
    let extent = axis.arrangement.cell(0).map { axis.extent(of: $0.size) } ?? 0
    return PageStrip(
      count: axis.arrangement.cellCount, first: (extent - axis.viewExtent) / 2,
      pitch: extent + spacing)
  }
}

extension CarouselLayout {
  public static let kind = "carousel"
  public static let summary = "One page in the middle, its neighbours peeping in from the sides."

  public static let options: [SceneOption<Self>] = [
    SceneOption("scroll-direction", \.scrollDirection, .choice),
    SceneOption(
      "item", \.item,
      .itemSize(
        fits: true,
        values:
          "a number, [width, height], or width, height and aspect, across the scroll direction also fit"
      )
    ).checked { options, layout in
      do throws(LayoutError) { try layout.checkItem() } catch {
        options.error(error.description, at: "item")
        layout.item = Self().item
      }
    },
    SceneOption("spacing", \.spacing, .points, "points between pages"),
  ]
}

extension PageStrip {
  /// The page on which a carousel comes to rest: the one nearest to where it would stop.
  ///
  /// A flick never turns back: where that page lies behind the finger's direction, the one after it
  /// is taken, as far as there is one. Distances are points along the pages; of the velocity only
  /// the sign counts.
  fileprivate func restingPage(proposed: Double, current: Double, velocity: Double) -> Int {
    let nearest = page(nearestTo: proposed)
    let advance = offset(ofPage: nearest) - current
    if velocity > 0, advance < -Self.tolerance { return clamped(nearest + 1) }
    if velocity < 0, advance > Self.tolerance { return clamped(nearest - 1) }
    return nearest
  }
}
