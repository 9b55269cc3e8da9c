public import GalleyGeometry
public import GalleyNotation

/// A grid of cells across the scroll direction, where an item may be several cells wide and high.
///
/// An item's span is how many cells it takes, wide and high as it is seen; without one its measure
/// is its scale: 2 makes it two by two cells, with the spacing between them.
/// Items go, in order, to the first place that is free, so that small ones fill the holes that
/// large ones leave. Scales are rounded to whole numbers, those below 1 count as 1, those above
/// `columns` as `columns`. An empty section takes no room, not even for its header and footer.
public struct GridLayout: HeaderPinningLayout {
  /// The axis along which the content scrolls.
  public var scrollDirection = Axis.vertical
  /// The number of cells across the scroll direction, 1 to 128.
  public var columns = ColumnCount.fixed(3)
  /// Between cells, and between sections, headers and cells, in points.
  public var spacing = 0.0
  /// A cell's extent along the scroll direction over the one across it.
  public var aspect = 1.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the cells of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false

  public init() {}

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  /// An item that says nothing takes one cell.
  public var hasDefaultMeasure: Bool { true }

  public var asksForSizes: Bool { headerExtent.fits || footerExtent.fits }

  /// - Throws: `LayoutError` where the spacing leaves no room for the columns, and where an item
  ///   spans more cells than there are.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = GridArranger(layout: self, environment: environment, content: content)
    for (index, section) in content.sections.enumerated() {
      try arranger.add(section, index: index)
    }
    return arranger.arrangement()
  }
}

extension GridLayout: SectionedLayout {
  public static let kind = "grid"
  public static let summary =
    "Cells in columns; large items take several, small ones fill the holes."

  public static let options: [SceneOption<Self>] =
    [
      directionOption,
      SceneOption("columns", \.columns, .columnCount, "cells across the scroll direction"),
      SceneOption("spacing", \.spacing, .points, "points between cells"),
      SceneOption(
        "aspect", \.aspect, .number(in: 0.001...1000),
        "a cell's extent along the scroll direction over the other"),
    ] + sectionOptions(around: "cells") + [pinOption]
}

/// Stacks the sections of a grid, in the vertical direction's terms, with spacing between all
/// parts.
struct GridArranger {
  let layout: GridLayout
  /// The extent across the scroll direction.
  let width: Double
  /// The extent along the scroll direction of which headers and footers may be shares.
  private let room: Double
  /// The extent of the whole view across the scroll direction.
  private let viewWidth: Double
  private let reference: EdgeInsets
  private var builder: ArrangementBuilder
  private var measureRequests: MeasureRequests
  /// Where the next thing goes, but for the spacing before it.
  private var position = 0.0
  private var isEmpty = true

  init(layout: GridLayout, environment: Environment, content: Content) {
    self.layout = layout
    let size = layout.scrollDirection.oriented(environment.insetSize)
    (width, room) = (size.width, size.height)
    viewWidth = layout.scrollDirection.oriented(environment.size).width
    reference = layout.insetsReference.insets(
      in: environment, scrolling: layout.scrollDirection)
    measureRequests = MeasureRequests(content)
    builder = ArrangementBuilder(
      order: content.mixesSpans ? .scattered : .sequential, reservingCells: content.itemCount)
  }

  mutating func add(_ section: Content.Section, index: Int) throws(LayoutError) {
    builder.beginSection()
    let start = isEmpty ? position : position + spacing(of: section)
    guard section.count > 0 else {
      builder.endSection(frame: oriented(Rect(x: 0, y: start, width: width, height: 0)))
      return
    }
    let insets = layout.scrollDirection.oriented(
      (section.metrics.insets ?? layout.insets) + reference)
    addView(
      .header(section: index), section.metrics.headerExtent ?? layout.headerExtent, in: section)
    if !isEmpty { position += spacing(of: section) }
    position += insets.top
    try addCells(of: section, index: index, insets: insets)
    position += insets.bottom
    isEmpty = false
    addView(
      .footer(section: index), section.metrics.footerExtent ?? layout.footerExtent, in: section)
    builder.endSection(
      frame: oriented(Rect(x: 0, y: start, width: width, height: max(0, position - start))))
  }

  /// Ends the arrangement; the arranger is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    let size = Size(width: width, height: max(0, position))
    return finished.arrangement(
      contentSize: layout.scrollDirection.oriented(size), asking: measureRequests)
  }

  private func spacing(of section: Content.Section) -> Double {
    section.metrics.lineSpacing ?? layout.spacing
  }

  /// A header or footer across the whole width.
  ///
  /// In a horizontal grid it is turned by a quarter to the left.
  private mutating func addView(
    _ element: LayoutElement, _ specified: Extent, in section: Content.Section
  ) {
    let extent = measureRequests.extent(
      specified, of: element, across: width, along: layout.scrollDirection, in: room)
    guard extent > 0 else { return }
    if !isEmpty { position += spacing(of: section) }
    let frame = Rect(x: 0, y: position, width: width, height: extent)
    var view = LayoutAttributes(
      element: element, frame: oriented(frame), zIndex: Self.supplementaryZIndex)
    if layout.scrollDirection == .horizontal {
      view.size = frame.size
      view.transform = Transform(a: 0, b: -1, c: 1, d: 0)
    }
    builder.add(view)
    position += extent
    isEmpty = false
  }

  private mutating func addCells(
    of section: Content.Section, index: Int, insets: EdgeInsets
  ) throws(LayoutError) {
    let width = width - insets.horizontal
    let columns = layout.columns.count(
      in: width, of: viewWidth, spacing: section.metrics.interitemSpacing ?? layout.spacing)
    let pitch = try cellPitch(of: section, columns: columns, width: width, index: index)
    let origin = Point(x: insets.leading, y: position)
    let spans = GridSpans(section, index: index, layout: layout, columns: columns)
    var allocator = FirstFitAllocator(columns: columns, tallest: try spans.tallest())
    for item in 0..<section.count {
      let span = try spans.span(of: item)
      let anchor = allocator.place(columns: span.columns, rows: span.rows)
      let frame = pitch.frame(of: anchor, span: span, origin: origin)
      builder.addCell(frame: oriented(frame))
      position = max(position, frame.maxY)
    }
  }

  private func cellPitch(
    of section: Content.Section, columns count: Int, width: Double, index: Int
  ) throws(LayoutError) -> CellPitch {
    let across = section.metrics.interitemSpacing ?? layout.spacing
    let columns = Double(count)
    let side = (width - columns * across + across) / columns
    guard side > 0, side.isFinite else {
      throw LayoutError(
        "section \(index): \(Int(columns)) columns with \(across) points between them need more "
          + "than \((columns - 1) * across) points, and there are \(max(0, width)); "
          + "give fewer columns, a smaller spacing or a larger view")
    }
    let cell = Size(width: side, height: side * layout.aspect)
    return CellPitch(cell: cell, across: across, along: spacing(of: section))
  }

  private func oriented(_ frame: Rect) -> Rect { layout.scrollDirection.oriented(frame) }

  private static let supplementaryZIndex = 10
}

/// A cell and the spacing between two, by which places in the grid become rectangles.
private struct CellPitch {
  let cell: Size
  let across: Double
  let along: Double

  func frame(of anchor: FirstFitAllocator.Anchor, span: ItemSpan, origin: Point) -> Rect {
    Rect(
      x: origin.x + Double(anchor.column) * (across + cell.width),
      y: origin.y + Double(anchor.row) * (along + cell.height),
      width: cell.width + Double(span.columns - 1) * (across + cell.width),
      height: cell.height + Double(span.rows - 1) * (along + cell.height))
  }
}

extension Content {
  fileprivate var mixesSpans: Bool { sections.contains { $0.measures != nil || $0.spans != nil } }
}

/// The cells that the items of a section take, in the vertical direction's terms.
struct GridSpans {
  private let section: Content.Section
  private let index: Int
  private let layout: GridLayout
  private let columns: Int

  /// - `columns`: How many the grid has in the section.
  init(_ section: Content.Section, index: Int, layout: GridLayout, columns: Int) {
    self.section = section
    self.index = index
    self.layout = layout
    self.columns = columns
  }

  /// The span that the item has, else the square of its measure, else one cell.
  ///
  /// - Throws: `LayoutError` where a span is wider than the grid, or none at all.
  @inline(__always)
  func span(of item: Int) throws(LayoutError) -> ItemSpan {
    if let specified = section.spans?[safe: item].flatMap(\.self) {
      return try span(specified, of: item)
    }
    let side = side(section.measures?[safe: item] ?? 1)
    return ItemSpan(columns: side, rows: side)
  }

  private func span(_ specified: ItemSpan, of item: Int) throws(LayoutError) -> ItemSpan {
    let span = layout.scrollDirection == .vertical ? specified : specified.transposed
    let bounds = 1...ItemSpan.most
    guard bounds.contains(span.columns), bounds.contains(span.rows) else {
      throw error("give it 1 to \(ItemSpan.most) cells each way", specified, item)
    }
    guard span.columns <= columns else {
      let way = layout.scrollDirection == .vertical ? "wide" : "high"
      throw error(
        "the grid is \(columns) cells \(way); give the item fewer that way, or the grid 'columns: \(span.columns)'",
        specified, item)
    }
    return span
  }

  /// The most rows that an item takes.
  func tallest() throws(LayoutError) -> Int {
    guard section.spans != nil else { return columns }
    var tallest = 1
    for item in 0..<section.count { tallest = max(tallest, try span(of: item).rows) }
    return tallest
  }

  /// A measure as a whole number of columns; not a number counts as 1.
  private func side(_ measure: Double) -> Int {
    guard measure >= 1.5 else { return 1 }
    // Rounded: what lies a half above any number from one on is told exactly.
    return Int(min(measure + 0.5, Double(columns)))
  }

  private func error(_ cure: String, _ span: ItemSpan, _ item: Int) -> LayoutError {
    let path = ItemPath(section: index, item: item)
    return LayoutError(
      "\(path.words) spans \(span.columns) by \(span.rows) cells; \(cure)", at: path)
  }
}
