public import GalleyGeometry

/// Items in lines that break where the next one no longer fits, as UICollectionViewFlowLayout has
/// them.
///
/// The sizes of items are the content's own, else `item`, else squares of the content's measures.
/// Where it scrolls horizontally, lines are columns and everything is transposed.
public struct FlowLayout: HeaderPinningLayout {
  /// The program whose peculiarities are reproduced.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    /// As documented.
    case none
    /// Three things that UIKit does: origins are rounded to device pixels; where sizes differ and
    /// content scrolls horizontally, the two spacings exchange their roles (rdar 47732322); an item
    /// too wide for the first line leaves that line empty.
    case uikit
  }

  /// The axis along which the content scrolls.
  public var scrollDirection = Axis.vertical
  /// The size of items that the content gives none; across the scroll direction a percentage is one
  /// of the room between the insets, along it one of the room inside the content inset.
  ///
  /// Nil is a square of the item's measure, or of 50 points.
  public var item: ItemSize?
  /// Gives items the width of one of so many columns, with the interitem spacing between them; nil
  /// for the width that they have.
  ///
  /// Then `item` has only what is along the scroll direction, items of which nothing says that are
  /// squares, and those with a size of their own keep it.
  public var columns: ColumnCount?
  /// The alignment of the items of a line; justified is what UIKit does.
  ///
  /// Lines break at the same places whatever it is.
  public var lineAlignment = LineAlignment.justified
  /// Between lines, in points.
  public var lineSpacing = 10.0
  /// The least space between the items of a line, in points.
  public var interitemSpacing = 10.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the lines of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false
  /// Whether footers stay in sight while their section is scrolled through.
  public var pinsFooters = false
  /// Whether sizes are what the content was guessed to want: then those that agree are not taken
  /// for one size, and the last line is packed, as in UIKit with an estimated size.
  package var hasEstimatedSizes = false
  /// Whether the first section's header grows while content is pulled past its beginning.
  public var stretchesHeader = false
  /// The extent of the decoration view `shelf` under each line, in points; nil for none.
  public var shelfExtent: Double?
  /// Whether a decoration view `background` lies behind each section.
  public var hasBackground = false
  /// The flow layout whose faults are kept.
  public var compatibility = Compatibility.none

  public var pinnedViews: [String: PinnedPosition] {
    var places: [String: PinnedPosition] = [:]
    if pinsHeaders { places["header"] = .start }
    if pinsFooters { places["footer"] = .end }
    return places
  }

  public init() {}

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  public var asksForSizes: Bool {
    headerExtent.fits || footerExtent.fits || item?.fits ?? false
  }

  /// The size of items of which nothing says it.
  static let usualSize = Size(width: 50, height: 50)

  /// Returns the size that shares refer to in a section with insets.
  func room(in environment: Environment, insets: EdgeInsets) -> Size {
    var room = environment.insetSize
    switch scrollDirection {
    case .vertical: room.width = max(0, room.width - insets.horizontal)
    case .horizontal: room.height = max(0, room.height - insets.vertical)
    }
    return room
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = FlowArranger(layout: self, environment: environment, content: content)
    for (index, section) in content.sections.enumerated() {
      try arranger.add(section, index: index)
    }
    return arranger.arrangement()
  }
}

/// Stacks the sections of a flow layout, in the vertical direction's terms: header, inset, lines,
/// inset, footer.
struct FlowArranger {
  /// UIKit's z-index of headers and footers, above the cells.
  static let supplementaryZIndex = 10

  let layout: FlowLayout
  let environment: Environment
  /// The width that a line has, section insets included.
  let width: Double
  /// From the room to where insets count from.
  private let reference: EdgeInsets
  private var builder: ArrangementBuilder
  private var measureRequests: MeasureRequests
  /// Where the next thing goes.
  private var position = 0.0
  /// How far the lowest shelf reaches.
  private var lowestShelf = 0.0

  init(layout: FlowLayout, environment: Environment, content: Content) {
    self.layout = layout
    self.environment = environment
    width = layout.scrollDirection.oriented(environment.insetSize).width
    reference = layout.insetsReference.insets(
      in: environment, scrolling: layout.scrollDirection)
    builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    measureRequests = MeasureRequests(content)
  }

  mutating func add(_ section: Content.Section, index: Int) throws(LayoutError) {
    let metrics = Metrics(section.metrics, layout: layout, reference: reference)
    let sizes = try sizes(of: section, index: index, metrics: metrics)
      .oriented(layout.scrollDirection)
    let start = position
    builder.beginSection()
    addView(.header(section: index), extent: metrics.headerExtent)
    position += metrics.insets.top
    addLines(of: sizes, metrics: metrics, section: index)
    position += metrics.insets.bottom
    addView(.footer(section: index), extent: metrics.footerExtent)
    let frame = Rect(x: 0, y: start, width: width, height: max(0, position - start))
    if layout.hasBackground, !frame.isEmpty { addDecoration("background", frame, section: index) }
    builder.endSection(frame: oriented(frame))
  }

  /// Ends the arrangement; the arranger is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    let size = Size(width: width, height: max(0, position, lowestShelf))
    return finished.arrangement(
      contentSize: layout.scrollDirection.oriented(size), asking: measureRequests)
  }

  private mutating func sizes(
    of section: Content.Section, index: Int, metrics: Metrics
  ) throws(LayoutError) -> ItemSizes {
    let room = layout.room(
      in: environment, insets: (section.metrics.insets ?? layout.insets) + reference)
    let (specified, fallback) = try itemSize(in: section, index: index, metrics: metrics)
    guard let item = specified, item.fits else {
      let size = specified?.resolved(in: room, fallback: fallback)
      return try ItemSizes(
        of: section, index: index, usual: .uniform(size ?? fallback), measures: specified == nil,
        estimated: layout.hasEstimatedSizes)
    }
    var measureRequests = MeasureRequests(Content(sections: []))
    swap(&measureRequests, &self.measureRequests)
    defer { swap(&measureRequests, &self.measureRequests) }
    let usual = ItemSizes.DefaultSize.each { number in
      item.resolved(in: room, fallback: fallback) {
        measureRequests.size(ofItem: number, section: index, proposing: $0)
      }
    }
    return try ItemSizes(of: section, index: index, usual: usual, measures: false)
  }

  /// Returns the size of an item by the layout's rules, or its own where those say nothing.
  private func itemSize(
    in section: Content.Section, index: Int, metrics: Metrics
  ) throws(LayoutError) -> (specified: ItemSize?, fallback: Size) {
    guard let columns = layout.columns, section.count > 0 else {
      return (layout.item, FlowLayout.usualSize)
    }
    let tracks = try columns.tracks(
      in: width - metrics.insets.horizontal,
      of: layout.scrollDirection.oriented(environment.size).width,
      spacing: metrics.interitemSpacing, section: index)
    let item = (layout.item ?? ItemSize()).across(tracks.width, scrolling: layout.scrollDirection)
    return (item, Size(width: tracks.width, height: tracks.width))
  }

  private mutating func addView(_ element: LayoutElement, extent specified: Extent) {
    let extent = measureRequests.extent(
      specified, of: element, across: width, along: layout.scrollDirection,
      in: layout.scrollDirection.oriented(environment.insetSize).height)
    guard extent > 0 else { return }
    let frame = Rect(x: 0, y: position, width: width, height: extent)
    builder.add(
      LayoutAttributes(
        element: element, frame: oriented(frame), zIndex: Self.supplementaryZIndex))
    position += extent
  }

  private mutating func addLines(of sizes: ItemSizes, metrics: Metrics, section: Int) {
    let lines = lineBreaking(metrics, sizes: sizes).lines(of: sizes)
    for (index, line) in lines.enumerated() {
      addCells(of: line, sizes: sizes, leading: metrics.insets.leading)
      addShelf(under: line, index: index, section: section)
    }
    if let last = lines.last { position += last.offset + last.extent }
  }

  private func lineBreaking(_ metrics: Metrics, sizes: ItemSizes) -> LineBreaking {
    var breaking = LineBreaking(
      available: width - metrics.insets.horizontal, interitemSpacing: metrics.interitemSpacing,
      lineSpacing: metrics.lineSpacing, leavesEmptyFirstLine: layout.compatibility == .uikit,
      alignment: layout.lineAlignment)
    if case .each = sizes, layout.compatibility == .uikit, layout.scrollDirection == .horizontal,
      layout.columns == nil
    {
      swap(&breaking.interitemSpacing, &breaking.lineSpacing)
    }
    return breaking
  }

  /// Each origin is computed from its exact value: where sizes agree, nothing accumulates.
  private mutating func addCells(of line: FlowLine, sizes: ItemSizes, leading: Double) {
    var x = leading + line.start
    let top = position + line.offset
    for item in line.items {
      let size = sizes[item]
      if case .uniform = sizes {
        x = leading + line.start + Double(item - line.items.lowerBound) * (size.width + line.gap)
      }
      let y = top + (line.extent - size.height) / 2
      builder.addCell(frame: oriented(Rect(origin: Point(x: x, y: y), size: size)))
      x += size.width + line.gap
    }
  }

  private mutating func addShelf(under line: FlowLine, index: Int, section: Int) {
    guard let extent = layout.shelfExtent, extent > 0, !line.items.isEmpty else { return }
    let top = position + line.offset + line.extent
    let frame = Rect(x: 0, y: top, width: width, height: extent)
    addDecoration("shelf", frame, section: section, item: index)
    lowestShelf = max(lowestShelf, frame.maxY)
  }

  private mutating func addDecoration(
    _ kind: String, _ frame: Rect, section: Int, item: Int = 0
  ) {
    let element = LayoutElement.decoration(kind: kind, section: section, item: item)
    builder.add(LayoutAttributes(element: element, frame: oriented(frame), zIndex: -1))
  }

  /// The frame in the layout's own direction; UIKit rounds its origin to device pixels.
  private func oriented(_ frame: Rect) -> Rect {
    var frame = layout.scrollDirection.oriented(frame)
    if layout.compatibility == .uikit {
      frame.origin = PixelGrid(scale: environment.scale).align(frame.origin)
    }
    return frame
  }
}

extension FlowArranger {
  /// The measures of a section in the vertical direction's terms: its own metrics, else the
  /// layout's.
  private struct Metrics {
    let insets: EdgeInsets
    let lineSpacing: Double
    let interitemSpacing: Double
    let headerExtent: Extent
    let footerExtent: Extent

    init(_ own: SectionMetrics, layout: FlowLayout, reference: EdgeInsets) {
      insets = layout.scrollDirection.oriented((own.insets ?? layout.insets) + reference)
      lineSpacing = own.lineSpacing ?? layout.lineSpacing
      interitemSpacing = own.interitemSpacing ?? layout.interitemSpacing
      headerExtent = own.headerExtent ?? layout.headerExtent
      footerExtent = own.footerExtent ?? layout.footerExtent
    }
  }
}
