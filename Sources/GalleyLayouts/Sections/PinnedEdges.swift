internal import GalleyGeometry

/// The rows at the top and the columns at the leading edge that stay in sight while the rest of an
/// arrangement scrolls both ways; what is in both stays altogether.
///
/// As UIKit pins headers: they rest where they were arranged, follow the visible edge (behind the
/// content inset), and go with the end of the content. A layout keeps this as its arrangement's
/// memo, in coordinates that are not mirrored.
struct PinnedEdges: Sendable {
  /// Above the elements that scroll.
  static let edgeZIndex = 10
  /// Above rows and columns.
  static let cornerZIndex = 20

  /// From the top of the first row to the bottom of the last one that stays.
  var rows: ClosedRange<Double>
  /// From the leading edge of the first column to the trailing one of the last that stays.
  var columns: ClosedRange<Double>
  /// The bottom and the trailing end of what scrolls.
  var end: Point

  /// Returns the elements shown at a viewport, in time logarithmic in the number of elements plus
  /// the hits.
  ///
  /// An arrangement without pinned edges shows what lies there.
  static func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    guard let edges = arrangement.memo as? PinnedEdges else {
      return arrangement.attributes(in: viewport.bounds)
    }
    return PinnedElements(edges: edges, arrangement: arrangement, viewport: viewport).all
  }
}

/// The elements shown of an arrangement with pinned edges.
private struct PinnedElements {
  let arrangement: Arrangement
  let viewport: Viewport
  /// The pinned rows, as far as the content reaches.
  let rows: Rect
  /// The pinned columns, at the right where the arrangement is mirrored.
  let columns: Rect
  /// How far the edges have gone from where they rest.
  let shift: Vector

  init(edges: PinnedEdges, arrangement: Arrangement, viewport: Viewport) {
    self.arrangement = arrangement
    self.viewport = viewport
    let size = arrangement.contentSize
    let isMirrored = arrangement.isMirrored
    let width = edges.columns.upperBound - edges.columns.lowerBound
    let height = edges.rows.upperBound - edges.rows.lowerBound
    rows = Rect(x: 0, y: edges.rows.lowerBound, width: size.width, height: height)
    columns = Rect(
      x: isMirrored ? size.width - edges.columns.upperBound : edges.columns.lowerBound, y: 0,
      width: width, height: size.height)
    let seen = viewport.insetBounds
    let leading = isMirrored ? size.width - seen.maxX : seen.minX
    let across = Self.shift(of: edges.columns, to: leading, end: edges.end.x)
    shift = Vector(
      dx: isMirrored ? -across : across,
      dy: Self.shift(of: edges.rows, to: seen.minY, end: edges.end.y))
  }

  var all: [LayoutAttributes] {
    let bounds = viewport.bounds
    var shown = elements(in: bounds, areInRows: false, areInColumns: false)
    let row = Rect(x: bounds.minX, y: rows.minY, width: bounds.width, height: rows.height)
    shown += elements(
      in: row, areInRows: true, areInColumns: false, movedBy: Vector(dx: 0, dy: shift.dy))
    let column = Rect(
      x: columns.minX, y: bounds.minY, width: columns.width, height: bounds.height)
    shown += elements(
      in: column, areInRows: false, areInColumns: true, movedBy: Vector(dx: shift.dx, dy: 0))
    let corner = Rect(
      x: columns.minX, y: rows.minY, width: columns.width, height: rows.height)
    shown += elements(in: corner, areInRows: true, areInColumns: true, movedBy: shift)
    return shown.sortedBackToFront()
  }

  /// Returns the distance that pinned tracks go to follow the visible edge.
  private static func shift(
    of tracks: ClosedRange<Double>, to edge: Double, end: Double
  ) -> Double {
    max(0, min(edge - tracks.lowerBound, end - tracks.upperBound))
  }

  /// The elements that rest in a rectangle, and are in sight where they went.
  private func elements(
    in rect: Rect, areInRows: Bool, areInColumns: Bool, movedBy distance: Vector = .zero
  ) -> [LayoutAttributes] {
    arrangement.attributes(in: rect).compactMap { attributes in
      let middle = attributes.center
      guard isInRows(middle) == areInRows, isInColumns(middle) == areInColumns else { return nil }
      var moved = attributes
      moved.untransformedFrame = attributes.untransformedFrame.offset(by: distance)
      return moved.frame.intersects(viewport.bounds) ? moved : nil
    }
  }

  /// Whether an element with that middle is one of the rows that stay.
  private func isInRows(_ middle: Point) -> Bool { middle.y >= rows.minY && middle.y < rows.maxY }

  private func isInColumns(_ middle: Point) -> Bool {
    middle.x >= columns.minX && middle.x < columns.maxX
  }
}
