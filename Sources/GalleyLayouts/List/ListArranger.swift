internal import GalleyGeometry

/// Stacks the sections of a list: header, rows on their card, footer.
struct ListArranger {
  /// Above the rows, as UIKit has headers and footers.
  private static let supplementaryZIndex = 10

  private let layout: ListLayout
  private let environment: Environment
  /// Of the view, inside its content inset.
  private let size: Size
  /// From its leading edge to the rows, below 0 where they begin outside of it.
  private let inset: Double
  private let rowWidth: Double
  private var builder: ArrangementBuilder
  private var measureRequests: MeasureRequests
  private var position = 0.0
  private var isFirst = true
  /// Below the last section.
  private var lastGap = 0.0

  init(layout: ListLayout, environment: Environment, content: Content) {
    self.layout = layout
    self.environment = environment
    size = environment.insetSize
    let insets = layout.sideInsets(in: environment)
    inset = insets.leading
    rowWidth = max(0, size.width - insets.horizontal)
    builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    let lines = layout.drawsSeparators ? content.itemCount : 0
    // A header, a footer and a background each.
    builder.reserveViews(lines + 3 * content.sections.count)
    measureRequests = MeasureRequests(content)
  }

  mutating func add(_ section: Content.Section, index: Int) throws(LayoutError) {
    builder.beginSection()
    let header = extent(
      section.metrics.headerExtent ?? layout.headerExtent, .header(section: index))
    let footer = extent(
      section.metrics.footerExtent ?? layout.footerExtent, .footer(section: index))
    let headerRows = layout.firstItemIsHeader ? min(1, max(0, section.count)) : 0
    // 1. What sets the section apart from what is above it.
    let hasHeader = header != nil || headerRows > 0
    position += hasHeader ? layout.spaceAboveHeader : gapAbove
    let start = position
    // 2. The header, the rows, the footer.
    add(.header(section: index), header)
    try addRows(0..<headerRows, of: section, index: index, least: 0)
    let firstRow = position
    try addRows(headerRows..<max(0, section.count), of: section, index: index)
    addBackground(from: firstRow, section: index)
    add(.footer(section: index), footer)
    builder.endSection(
      frame: Rect(x: 0, y: start, width: size.width, height: max(0, position - start)))
    // 3. What sets apart what comes below.
    lastGap = footer == nil ? gap : 0
    position += lastGap
    isFirst = false
  }

  /// Ends the arrangement; the arranger is empty afterwards.
  mutating func arrangement() -> Arrangement {
    if lastGap > 0 { position += spaceAtEnd - lastGap }
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    return finished.arrangement(
      contentSize: Size(width: size.width, height: max(0, position)), asking: measureRequests)
  }

  /// Before iOS 26 each gap was on whole pixels, 17.667 points of three; since then only frames
  /// are.
  private var gap: Double { layout.look == .ios18 ? onPixels(layout.gap) : layout.gap }

  /// Above a section without a header: a gap, or with that of a section without a footer, as above
  /// the first, two.
  private var gapAbove: Double { isFirst || lastGap > 0 ? 2 * gap - lastGap : gap }

  /// Below the rows of a list whose last section has no footer: 20 points, and in grouped tables
  /// since iOS 26 those below the gap, on the pixel before, of that section. [R]
  private var spaceAtEnd: Double {
    guard layout.appearance == .grouped, layout.look == .ios26 else { return ListLayout.spaceAtEnd }
    return (layout.gap * environment.scale).rounded(.down) / environment.scale
      + ListLayout.spaceAtEnd
  }

  private func onPixels(_ length: Double) -> Double {
    PixelGrid(scale: environment.scale).align(length)
  }

  /// Returns the frame of a view as wide as the rows and some pixels high, on the nearest pixel.
  private func rowFrame(y: Double, height: Double) -> Rect {
    Rect(x: inset, y: onPixels(y), width: rowWidth, height: height)
  }

  /// The height of a header or footer; nil where the section has none.
  private mutating func extent(_ specified: Extent, _ view: LayoutElement) -> Double? {
    guard !specified.fits || measureRequests.canAsk(view: view) else { return nil }
    let height = measureRequests.extent(
      specified, of: view, across: rowWidth, along: .vertical, in: size.height)
    return height > 0 ? onPixels(height) : nil
  }

  private mutating func add(_ element: LayoutElement, _ height: Double?) {
    guard let height else { return }
    let frame = rowFrame(y: position, height: height)
    builder.add(
      LayoutAttributes(element: element, frame: frame, zIndex: Self.supplementaryZIndex))
    position += height
  }

  /// - `least`: The least height of a row that hugs its content; nil for the layout's.
  private mutating func addRows(
    _ items: Range<Int>, of section: Content.Section, index: Int, least: Double? = nil
  ) throws(LayoutError) {
    var extent = layout.rowHeight
    if let least, extent.fits { extent.minimum = .points(least) }
    let shared = sharedHeight(of: section, extent)
    var indentAbove = 0.0
    for item in items {
      let indent = indent(ofItem: item, in: section)
      var height = shared ?? 0
      if shared == nil {
        let path = ItemPath(section: index, item: item)
        height = try self.height(of: path, in: section, extent, width: rowWidth - indent)
      }
      if item > items.lowerBound {
        addSeparator(
          above: item, section: index, indent: indentAbove, isFirst: item == items.lowerBound + 1)
      }
      add(rowFrame(y: position, height: height), indent: indent)
      indentAbove = indent
      position += height
    }
  }

  private mutating func add(_ frame: Rect, indent: Double) {
    guard indent > 0 else {
      builder.addCell(frame: frame)
      return
    }
    builder.addCell(
      LayoutAttributes(
        element: .cell(section: 0, item: 0), frame: frame,
        custom: [ListStyle.indentKey: .number(indent)]))
  }

  /// Returns the indentation of a row from its leading edge, in points.
  private func indent(ofItem item: Int, in section: Content.Section) -> Double {
    guard let facts = section.facts else { return 0 }
    let level = facts[safe: item].flatMap(\.self)?[ListLayout.levelKey] ?? 0
    return min(level * ListLayout.indentation, rowWidth)
  }

  /// The height of rows, where none says its own and all are told one; nil where each is asked.
  private func sharedHeight(of section: Content.Section, _ extent: Extent) -> Double? {
    guard section.sizes == nil, !extent.fits else { return nil }
    let height = extent.resolved(in: size.height) { 0 }
    return height.isFinite && height >= 0 ? onPixels(height) : nil
  }

  /// - `width`: What is left for what is in the row, in points.
  private mutating func height(
    of path: ItemPath, in section: Content.Section, _ extent: Extent, width: Double
  ) throws(LayoutError) -> Double {
    var height = 0.0
    if let own = section.sizes?[safe: path.item].flatMap(\.self)?.height {
      height = own
    } else if extent.fits {
      let proposal = SizeProposal(width: width)
      let wanted = measureRequests.size(
        ofItem: path.item, section: path.section, proposing: proposal)
      height = extent.bounded(wanted.height, in: size.height)
    } else {
      height = extent.resolved(in: size.height) { 0 }
    }
    guard height.isFinite, height >= 0 else {
      throw LayoutError(
        "row \(path) is \(height) points high; give a finite height of at least 0", at: path)
    }
    return onPixels(height)
  }

  /// The line at the lower end of the row before.
  private mutating func addSeparator(
    above item: Int, section: Int, indent: Double, isFirst: Bool
  ) {
    guard layout.drawsSeparators else { return }
    let thickness = layout.separatorThickness(scale: environment.scale)
    let leading = min((layout.separatorInset ?? ListStyle.usualSeparatorInset) + indent, rowWidth)
    let width = max(0, rowWidth - leading - layout.trailingSeparatorInset)
    let frame = Rect(
      x: inset + leading, y: onPixels(position) - thickness, width: width, height: thickness)
    guard isFirst else { return builder.addNextView(frame: frame) }
    builder.add(
      LayoutAttributes(
        element: .decoration(kind: ListStyle.separator, section: section, item: item - 1),
        frame: frame, zIndex: 1))
  }

  private mutating func addBackground(from start: Double, section: Int) {
    guard position > start else { return }
    builder.add(
      LayoutAttributes(
        element: .decoration(kind: ListStyle.background, section: section),
        frame: rowFrame(y: start, height: position - start), zIndex: -1))
  }
}
