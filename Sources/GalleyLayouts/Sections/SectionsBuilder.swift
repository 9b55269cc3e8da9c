internal import GalleyGeometry

/// Sections one after another, in the vertical direction's terms: header, inset, cells, inset,
/// footer.
///
/// Headers and footers reach across the whole room whatever the insets are, and an empty section
/// keeps its own, as in UICollectionViewFlowLayout.
struct SectionsBuilder {
  /// UIKit's z-index of headers and footers, above the cells.
  static let supplementaryZIndex = 10

  let direction: Axis
  /// The room inside the content inset, in the vertical direction's terms.
  let room: Size
  var measureRequests: MeasureRequests
  private var builder: ArrangementBuilder
  /// Where the next thing goes.
  private(set) var position = 0.0

  init(
    _ content: Content, along direction: Axis, in environment: Environment,
    order: RectIndex.Order
  ) {
    self.direction = direction
    room = direction.oriented(environment.insetSize)
    measureRequests = MeasureRequests(content)
    builder = ArrangementBuilder(order: order, reservingCells: content.itemCount)
  }

  /// Adds a section.
  ///
  /// - `cells`: Adds the section's cells, and gives how far they reach.
  mutating func add(
    _ frame: SectionMargins, index: Int,
    cells: (inout SectionsBuilder) throws(LayoutError) -> Double
  ) throws(LayoutError) {
    let start = position
    builder.beginSection()
    addView(.header(section: index), extent: frame.header)
    position += frame.insets.top
    position += try cells(&self)
    position += frame.insets.bottom
    addView(.footer(section: index), extent: frame.footer)
    let extent = max(0, position - start)
    builder.endSection(
      frame: direction.oriented(Rect(x: 0, y: start, width: room.width, height: extent)))
  }

  /// Adds the next cell, in a frame that counts from the top of the section's cells.
  mutating func addCell(_ frame: Rect, zIndex: Int = 0) {
    guard zIndex != 0 else { return builder.addCell(frame: oriented(frame)) }
    builder.addCell(
      LayoutAttributes(element: .cell(section: 0, item: 0), frame: oriented(frame), zIndex: zIndex))
  }

  /// Adds the next cell as one that is not shown.
  mutating func addHiddenCell(at point: Point) {
    let frame = oriented(Rect(origin: point, size: .zero))
    // Its alpha, too, so that it fades where the item is shown by another layout.
    builder.addCell(
      LayoutAttributes(element: .cell(section: 0, item: 0), frame: frame, alpha: 0, isHidden: true))
  }

  /// Ends the arrangement; the stack is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    let size = Size(width: room.width, height: max(0, position))
    return finished.arrangement(contentSize: direction.oriented(size), asking: measureRequests)
  }

  private mutating func addView(_ element: LayoutElement, extent specified: Extent) {
    let extent = measureRequests.extent(
      specified, of: element, across: room.width, along: direction, in: room.height)
    guard extent > 0 else { return }
    let frame = Rect(x: 0, y: position, width: room.width, height: extent)
    builder.add(
      LayoutAttributes(
        element: element, frame: direction.oriented(frame), zIndex: Self.supplementaryZIndex))
    position += extent
  }

  private func oriented(_ frame: Rect) -> Rect {
    direction.oriented(frame.offset(by: Vector(dx: 0, dy: position)))
  }
}

/// The header, footer and insets around the cells of a section, in the vertical direction's terms.
struct SectionMargins {
  var insets: EdgeInsets
  var header: Extent
  var footer: Extent

  /// Takes the section's own metrics, and the layout's where it has none.
  ///
  /// - `reference`: From the room to where insets count from.
  init(
    _ own: SectionMetrics, insets: EdgeInsets, from reference: EdgeInsets, header: Extent,
    footer: Extent, along direction: Axis
  ) {
    self.insets = direction.oriented((own.insets ?? insets) + reference)
    self.header = own.headerExtent ?? header
    self.footer = own.footerExtent ?? footer
  }
}

extension Content.Section {
  /// An item's width over its height: by its size, else by its measure; nil where it has neither.
  ///
  /// - Throws: `LayoutError` where that is not a finite number above 0.
  func aspect(of item: Int, section: Int) throws(LayoutError) -> Double? {
    let path = ItemPath(section: section, item: item)
    if let size = sizes?[safe: item].flatMap(\.self) {
      let aspect = size.width / size.height
      guard aspect.isFinite, aspect > 0, size.width > 0 else {
        throw LayoutError(
          "\(path.words) is \(size.width) by \(size.height) points, which has no aspect; give a size above 0 each way",
          at: path)
      }
      return aspect
    }
    guard let aspect = measures?[safe: item] else { return nil }
    guard aspect.isFinite, aspect > 0 else {
      throw LayoutError(
        "\(path.words) measures \(aspect), which is no aspect; give its width over its height, a number above 0",
        at: path)
    }
    return aspect
  }
}
