/// Finds how much of each pixel lies within an outline, as Cairo finds it: from 15 rows of samples in each
/// row of pixels, or exactly where no edge begins, ends or meets another one in that row.
///
/// It keeps its memory from one outline to the next.
struct ScanConverter: ~Copyable {
  private var edges = ScratchMemory<ScanEdge>()
  private var numbers = ScratchMemory<Int32>()
  private var positions = ScratchMemory<ScanEdge.Position>()
  private var changes = ScratchMemory<Int32>(filler: 0)

  /// Gives the coverage of each run of pixels that has any, row by row from the top and from left to
  /// right.
  @inline(__always) mutating func scan(
    _ outline: GridPolygon, isEvenOdd: Bool,
    _ body: (_ row: Int, _ columns: Range<Int>, _ coverage: UInt8) -> Void
  ) {
    guard let bounds = outline.bounds else { return }
    var sweep = sweep(over: outline, bounds, isEvenOdd: isEvenOdd)
    for y in bounds.rows {
      sweep.passPixels()
      sweep.takeRow { columns, coverage in body(y, columns, coverage) }
    }
    if outline.edges.count > Self.mostKept { self = ScanConverter() }
  }

  /// Outlines of more edges give their memory back.
  private static let mostKept = 1 << 16

  private mutating func sweep(
    over outline: GridPolygon, _ bounds: GridBox, isEvenOdd: Bool
  ) -> Sweep {
    let (rows, columns) = (bounds.rows, bounds.columns)
    let (count, samples) = (outline.edges.count, Int(ScanEdge.rowsPerPixel))
    let start = numbers.room(for: rows.count * (samples + 1) + count * (5 + SideRows.stride))
    var free = start
    func room(for count: Int) -> UnsafeMutablePointer<Int32> {
      defer { free += count }
      return free
    }
    let beginnings = EdgeBeginnings(
      of: outline, rows, edges.room(for: count), first: room(for: rows.count * samples),
      later: room(for: rows.count), following: room(for: count))
    let sides = SideRows(
      crossings: room(for: count * SideRows.stride), positions: positions.room(for: count),
      numbers: room(for: count), rowsLeft: room(for: count))
    return Sweep(
      beginnings, sides, ActiveEdges(of: beginnings.edges, room: free, spare: free + count),
      CoverageRow(columns: columns, room: changes.room(for: CoverageRow.roomNeeded(for: columns))),
      isEvenOdd: isEvenOdd)
  }
}
