public import GalleyGeometry
public import GalleyNotation

/// A table that scrolls both ways, whose first row and first column stay in sight.
///
/// Each section is a row and its items are the cells from the leading edge on; with `columns` the
/// items of a section go on in a new row after so many. Rows need not be equally long. Cells of the
/// rows and columns that stay carry the flags `pinned-row` and `pinned-column`; they lie above what
/// scrolls below them, the corner above all. Items have the sizes of their row and column, not of
/// their own. UIKit has no such layout: the pinning is that of its headers, both ways.
public struct SpreadsheetLayout: CollectionLayout {
  /// The number of items in a row; nil for a row of each section.
  public var columns: Int?
  /// Widths from the leading column on, a share being one of the room; those beyond have the last.
  public var columnWidths: TrackLengths = [100]
  /// Heights from the first row on, a share being one of the room; those beyond have the last.
  public var rowHeights: TrackLengths = [44]
  /// The number of rows that stay at the top.
  public var pinnedRows = 1
  /// The number of columns that stay at the leading edge.
  public var pinnedColumns = 1
  /// Between rows, in points.
  public var lineSpacing = 0.0
  /// Between columns, in points.
  public var interitemSpacing = 0.0
  /// Around the table; what is pinned leaves them behind.
  public var insets = EdgeInsets.zero

  public init() {}

  public var usesMeasures: Bool { false }

  public var asksForSizes: Bool { false }

  public var traits: LayoutTraits { .attributesDependOnOffset }

  /// - Throws: `LayoutError` where a width, a height or a spacing is not finite.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let rows = SpreadsheetRows(content, columns: columns)
    let room = environment.insetSize
    let across = columnWidths.tracks(
      rows.width, from: insets.leading, in: room.width, spacing: interitemSpacing)
    let along = rowHeights.tracks(
      rows.count, from: insets.top, in: room.height, spacing: lineSpacing)
    guard (across.end + insets.trailing + along.end + insets.bottom).isFinite else {
      throw LayoutError(
        "the columns end at \(across.end) points and the rows at \(along.end); give finite widths, heights, spacings and insets"
      )
    }
    var builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    for section in content.sections.indices {
      builder.beginSection()
      for item in 0..<max(0, content.sections[section].count) {
        let (row, column) = rows.place(of: item, section: section)
        addCell(row: row, column: column, across, along, to: &builder)
      }
    }
    let size = Size(
      width: max(0, across.end + insets.trailing), height: max(0, along.end + insets.bottom))
    var arrangement = builder.arrangement(contentSize: size)
    arrangement.memo = PinnedEdges(
      rows: along.span(ofFirst: pinnedRows), columns: across.span(ofFirst: pinnedColumns),
      end: Point(x: across.end, y: along.end))
    return arrangement
  }

  public func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    PinnedEdges.elements(of: arrangement, in: viewport)
  }

  private func addCell(
    row: Int, column: Int, _ across: Tracks, _ along: Tracks, to builder: inout ArrangementBuilder
  ) {
    let (x, y) = (across[column], along[row])
    let frame = Rect(x: x.start, y: y.start, width: x.extent, height: y.extent)
    var custom: [String: CustomValue] = [:]
    if row < pinnedRows { custom["pinned-row"] = .flag(true) }
    if column < pinnedColumns { custom["pinned-column"] = .flag(true) }
    guard !custom.isEmpty else { return builder.addCell(frame: frame) }
    builder.addCell(
      LayoutAttributes(
        element: .cell(section: 0, item: 0), frame: frame,
        zIndex: custom.count == 2 ? PinnedEdges.cornerZIndex : PinnedEdges.edgeZIndex,
        custom: custom))
  }
}

/// In which row and column each item of a table stands.
private struct SpreadsheetRows {
  /// The first row of each section.
  private var starts: [Int] = []
  private let columns: Int?
  /// The number of rows.
  private(set) var count = 0
  /// The number of columns: those of the longest row.
  private(set) var width = 0

  init(_ content: Content, columns: Int?) {
    self.columns = columns.map { max(1, $0) }
    for section in content.sections {
      let items = max(0, section.count)
      starts.append(count)
      let widest = self.columns ?? max(1, items)
      // A section without items is an empty row where sections are rows.
      count += self.columns == nil ? 1 : (items + widest - 1) / widest
      width = max(width, min(items, widest))
    }
  }

  func place(of item: Int, section: Int) -> (row: Int, column: Int) {
    guard let columns else { return (starts[section], item) }
    return (starts[section] + item / columns, item % columns)
  }
}

extension SpreadsheetLayout {
  public static let kind = "spreadsheet"
  public static let summary = "A table that scrolls both ways; its first row and column stay."

  public static let options: [SceneOption<Self>] = [
    SceneOption(
      "columns", \.columns, .integer(in: 1...16_384), "items in a row",
      otherwise: "a row of each section"),
    SceneOption("column-widths", \.columnWidths, .trackLengths),
    SceneOption("row-heights", \.rowHeights, .trackLengths),
    SceneOption(
      "pinned-rows", \.pinnedRows, .integer(in: 0...1000), "how many rows stay at the top"),
    SceneOption(
      "pinned-columns", \.pinnedColumns, .integer(in: 0...1000),
      "how many columns stay at the leading edge"),
    SceneOption("line-spacing", \.lineSpacing, .points, "points between rows"),
    SceneOption("interitem-spacing", \.interitemSpacing, .points, "points between columns"),
    SceneOption("insets", \.insets, .insets, "around the table"),
  ]
}
