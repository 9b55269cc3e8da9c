internal import GalleyGeometry

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
  private var inquiry: SizeInquiry
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
    inquiry = SizeInquiry(content)
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
    addView(.header(index), section.metrics.headerExtent ?? layout.headerExtent, in: section)
    if !isEmpty { position += spacing(of: section) }
    position += insets.top
    try addCells(of: section, index: index, insets: insets)
    position += insets.bottom
    isEmpty = false
    addView(.footer(index), section.metrics.footerExtent ?? layout.footerExtent, in: section)
    builder.endSection(
      frame: oriented(Rect(x: 0, y: start, width: width, height: max(0, position - start))))
  }

  /// Ends the arrangement; the arranger is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    let size = Size(width: width, height: max(0, position))
    return finished.arrangement(
      contentSize: layout.scrollDirection.oriented(size), asking: inquiry)
  }

  private func spacing(of section: Content.Section) -> Double {
    section.metrics.lineSpacing ?? layout.spacing
  }

  /// A header or footer across the whole width. In a horizontal grid it is turned by a quarter to
  /// the left.
  private mutating func addView(
    _ element: LayoutElement, _ told: Extent, in section: Content.Section
  ) {
    let extent = inquiry.extent(
      told, of: element, across: width, along: layout.scrollDirection, in: room)
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
