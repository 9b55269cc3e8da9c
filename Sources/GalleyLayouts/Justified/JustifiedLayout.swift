public import GalleyGeometry
internal import GalleyNotation

/// Rows of nearly one height, whose items keep their aspects and fill the width, as in photo
/// galleries.
///
/// The rules are those of Flickr's justified-layout (read from its source, and held against its
/// published tests). An item's aspect is its width over its height: of its own size, else its
/// measure, else 1. Where it scrolls horizontally, rows are columns and everything is transposed.
public struct JustifiedLayout: HeaderPinningLayout {
  /// The treatment of items at the end that do not fill a row.
  public enum Widows: String, Hashable, Sendable, CaseIterable {
    /// They begin at the leading edge, as high as the row before.
    case leading
    /// They stand in the middle, as high as the row before.
    case center
    /// They are stretched to fill the row, each by the same number of points.
    case justified
    /// They are not shown.
    case none
  }

  /// The axis along which the content scrolls.
  public var scrollDirection = Axis.vertical
  /// The height that rows aim at, in points; they are at least half and at most twice as high.
  public var rowHeight = 120.0
  /// By which share of the height rows may differ before an item more or less is tried, 0 to 1.
  public var tolerance = 0.25
  /// The aspect of all items, in place of their own.
  public var aspect: Double?
  /// Every n-th row is one item across the whole width, unless that is higher than wide.
  public var breakoutEvery: Int?
  /// The most rows of a section; items that find no room are not shown.
  public var maxRows: Int?
  /// What becomes of the items of a last row that is not full.
  public var widows = Widows.leading
  /// Between rows, in points.
  public var lineSpacing = 10.0
  /// Between the items of a row, in points.
  public var interitemSpacing = 10.0
  /// From where the insets of sections count; headers and footers reach across the whole room.
  public var insetsReference = InsetsReference.safeArea
  /// Around the rows of each section, inside its header and footer.
  public var insets = EdgeInsets.zero
  /// Along the scroll direction, a share being one of the view; 0 means no headers.
  public var headerExtent: Extent = 0
  /// Along the scroll direction, a share being one of the view; 0 means no footers.
  public var footerExtent: Extent = 0
  /// Whether headers stay in sight while their section is scrolled through.
  public var pinsHeaders = false

  public init() {}

  public var traits: LayoutTraits { traits(insetsFrom: insetsReference) }

  /// An item that says nothing is square.
  public var hasDefaultMeasure: Bool { true }

  public var usesMeasures: Bool { aspect == nil }

  public var asksForSizes: Bool { headerExtent.fits || footerExtent.fits }

  /// - Throws: `LayoutError` where the insets leave no room, and where an item's size or measure is
  ///   no aspect.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var stack = SectionsBuilder(
      content, along: scrollDirection, in: environment, order: .sequential)
    let reference = insetsReference.insets(in: environment, scrolling: scrollDirection)
    for (index, section) in content.sections.enumerated() {
      let margins = SectionMargins(
        section.metrics, insets: insets, from: reference, header: headerExtent,
        footer: footerExtent, along: scrollDirection)
      try stack.add(margins, index: index) { stack throws(LayoutError) in
        try addCells(of: section, index: index, insets: margins.insets, to: &stack)
      }
    }
    return stack.arrangement()
  }

  /// Gives how far the rows reach.
  private func addCells(
    of section: Content.Section, index: Int, insets: EdgeInsets, to stack: inout SectionsBuilder
  ) throws(LayoutError) -> Double {
    guard section.count > 0 else { return 0 }
    let ratios = try ratios(of: section, index: index)
    let width = stack.room.width - insets.horizontal
    guard width > 0, rowHeight > 0 else {
      throw LayoutError(
        "section \(index): rows need room between the insets and a height above 0, and there are "
          + "\(max(0, width)) by \(rowHeight) points; give smaller insets, a larger view or a larger row height"
      )
    }
    let spacing = section.metrics.interitemSpacing ?? interitemSpacing
    let rows = RowBreaking.rows(
      of: ratios, layout: self, width: width, overhang: insets.trailing, spacing: spacing)
    var top = 0.0
    for row in rows {
      addCells(of: row, ratios: ratios, at: Point(x: insets.leading, y: top), spacing, to: &stack)
      top += row.height + (section.metrics.lineSpacing ?? lineSpacing)
    }
    let end = rows.isEmpty ? 0 : max(0, top - (section.metrics.lineSpacing ?? lineSpacing))
    for _ in (rows.last?.items.upperBound ?? 0)..<section.count {
      stack.addHiddenCell(at: Point(x: insets.leading, y: end))
    }
    return end
  }

  private func addCells(
    of row: JustifiedRow, ratios: [Double], at origin: Point, _ spacing: Double,
    to stack: inout SectionsBuilder
  ) {
    var x = origin.x + row.start
    for item in row.items {
      let width = ratios[item] * row.scale + row.extra
      stack.addCell(Rect(x: x, y: origin.y, width: width, height: row.height))
      x += width + spacing
    }
  }

  /// The width over the height of each item, in the vertical direction's terms.
  private func ratios(
    of section: Content.Section, index: Int
  ) throws(LayoutError) -> [Double] {
    var ratios: [Double] = []
    ratios.reserveCapacity(section.count)
    for item in 0..<section.count {
      let own = aspect == nil ? try section.aspect(of: item, section: index) : nil
      let ratio = aspect ?? own ?? 1
      ratios.append(scrollDirection == .vertical ? ratio : 1 / ratio)
    }
    return ratios
  }
}

/// A run of items side by side that share a height.
struct JustifiedRow: Hashable {
  /// The numbers of the items in their section.
  var items: Range<Int>
  var height: Double
  /// The factor from an item's ratio to its width: the height, but where that was held within its
  /// bounds.
  var scale: Double
  /// From the leading edge of the row to its first item.
  var start = 0.0
  /// The width of each item beyond what its ratio makes it.
  var extra = 0.0
  /// Whether the items were too few to fill the row.
  var areWidows = false
  /// Whether the row was one for a single item across the whole width.
  var isBreakout = false
}

/// Breaks items into rows of nearly one height that fill a width, by the rules of Flickr's
/// justified-layout.
///
/// Read from its source (`lib/index.js`, `lib/row.js`). Three things differ: a row is closed before
/// its spacing alone would fill it; widows, which there may be wider than the row, reach into the
/// trailing inset but not out of the view; and the widths of justified widows are not rounded to
/// whole points, since edges are aligned to pixels when drawn.
struct RowBreaking {
  /// The width that a row fills.
  let width: Double
  /// How far widows may reach beyond it.
  let overhang: Double
  let spacing: Double
  /// The height that rows aim at, and the share of it by which they may differ.
  let rowHeight: Double
  let tolerance: Double
  let widows: JustifiedLayout.Widows
  /// Every n-th row is one item across the whole width.
  let breakoutEvery: Int?
  let maxRows: Int
  private(set) var rows: [JustifiedRow] = []
  private var open = OpenRow(first: 0)

  /// A row that is not full.
  private struct OpenRow {
    var first: Int
    var count = 0
    var ratios = 0.0

    var items: Range<Int> { first..<first + count }
    func adding(_ ratio: Double) -> OpenRow {
      OpenRow(first: first, count: count + 1, ratios: ratios + ratio)
    }
  }

  init(layout: JustifiedLayout, width: Double, overhang: Double, spacing: Double) {
    self.width = width
    self.overhang = max(0, overhang)
    self.spacing = spacing
    rowHeight = layout.rowHeight
    tolerance = layout.tolerance
    widows = layout.widows
    breakoutEvery = layout.breakoutEvery
    maxRows = layout.maxRows ?? .max
  }

  /// The rows of items with so many widths over heights; items that no row holds are left out.
  static func rows(
    of ratios: [Double], layout: JustifiedLayout, width: Double, overhang: Double, spacing: Double
  ) -> [JustifiedRow] {
    var breaking = RowBreaking(
      layout: layout, width: width, overhang: overhang, spacing: spacing)
    for ratio in ratios where breaking.rows.count < breaking.maxRows { breaking.add(ratio) }
    breaking.closeWidows()
    return breaking.rows
  }

  private mutating func add(_ ratio: Double) {
    let longer = open.adding(ratio)
    if isBreakout, open.count == 0, ratio >= 1 { return close(longer) }
    if isBetterWithoutLast(longer) {
      close(open)
      if rows.count < maxRows { add(ratio) }
    } else if longer.ratios < leastRatios {
      open = longer
    } else {
      close(longer)
    }
  }

  /// Whether a row is better closed without its last item: it has too much, and is further from the
  /// ratios that the height asks for than before.
  private func isBetterWithoutLast(_ longer: OpenRow) -> Bool {
    guard open.count > 0 else { return false }
    if free(longer) <= 0 { return true }
    guard longer.ratios > mostRatios else { return false }
    return distance(longer) > distance(open)
  }

  private func distance(_ row: OpenRow) -> Double { abs(row.ratios - free(row) / rowHeight) }

  /// The width that the items of a row share.
  private func free(_ row: OpenRow) -> Double { width - Double(row.count - 1) * spacing }

  /// As in the original, spacing does not count here.
  private var leastRatios: Double { width / rowHeight * (1 - tolerance) }
  private var mostRatios: Double { width / rowHeight * (1 + tolerance) }

  private var isBreakout: Bool { breakoutEvery.map { (rows.count + 1) % $0 == 0 } ?? false }

  /// Ends a row whose items fill the width; it is at least half and at most twice as high as
  /// wanted.
  private mutating func close(_ row: OpenRow) {
    let scale = free(row) / row.ratios
    rows.append(
      JustifiedRow(
        items: row.items, height: max(rowHeight / 2, min(scale, rowHeight * 2)), scale: scale,
        isBreakout: isBreakout))
    open = OpenRow(first: row.items.upperBound)
  }

  /// Ends the last row, which its items do not fill, at the height of the one before.
  private mutating func closeWidows() {
    guard open.count > 0, widows != .none, rows.count < maxRows else { return }
    let before = rows.last.flatMap { $0.isBreakout ? nil : $0.height } ?? rowHeight
    let height = min(before, (free(open) + overhang) / open.ratios)
    let unused = max(0, free(open) - open.ratios * height)
    rows.append(
      JustifiedRow(
        items: open.items, height: height, scale: height,
        start: widows == .center ? unused / 2 : 0,
        extra: widows == .justified ? unused / Double(open.count) : 0, areWidows: true,
        isBreakout: isBreakout))
  }
}
