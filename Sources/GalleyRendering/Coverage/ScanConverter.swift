/// Finds how much of each pixel lies within an outline, as Cairo finds it: from 15 rows of samples in each
/// row of pixels, or exactly where no edge begins, ends or meets another one in that row.
///
/// It keeps its memory from one outline to the next.
struct ScanConverter: ~Copyable {
  private var edges = ScratchMemory(filler: ScanEdge.none)
  private var numbers = ScratchMemory<Int32>(filler: -1)
  private var positions = ScratchMemory(filler: ScanEdge.Position(place: 0, rest: 0))
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

/// The edges of an outline by the rows of samples in which they begin.
struct EdgeBeginnings {
  let edges: UnsafeMutablePointer<ScanEdge>
  /// For each row of samples the number of the first edge that begins there; -1 for none.
  let first: UnsafeMutablePointer<Int32>
  /// How many edges begin in each row of pixels below its first row of samples.
  let later: UnsafeMutablePointer<Int32>
  /// For each edge the next one that begins in the same row of samples, in the order of the outline; -1
  /// for none.
  let following: UnsafeMutablePointer<Int32>

  /// - Parameters:
  ///   - rows: The rows of pixels that the outline touches.
  ///   - edges: Room for all edges, as the other three.
  init(
    of outline: GridPolygon, _ rows: Range<Int>, _ edges: UnsafeMutablePointer<ScanEdge>,
    first: UnsafeMutablePointer<Int32>, later: UnsafeMutablePointer<Int32>,
    following: UnsafeMutablePointer<Int32>
  ) {
    (self.edges, self.first, self.later, self.following) = (edges, first, later, following)
    var count = 0
    for line in outline.edges {
      guard let edge = ScanEdge(line) else { continue }
      edges[count] = edge
      if count > 0 { link(count - 1, count) }
      count += 1
    }
    let samples = Int(ScanEdge.rowsPerPixel)
    first.update(repeating: -1, count: rows.count * samples)
    later.update(repeating: 0, count: rows.count)
    for number in (0..<count).reversed() {
      let sample = Int(edges[number].top) - rows.lowerBound * samples
      following[number] = first[sample]
      first[sample] = Int32(truncatingIfNeeded: number)
      if sample % samples > 0 { later[sample / samples] &+= 1 }
    }
  }

  /// Makes one of two neighbours the continuation of the other, where both go down or both go up.
  private func link(_ one: Int, _ other: Int) {
    guard edges[one].winding == edges[other].winding else { return }
    if edges[one].end == edges[other].top {
      edges[one].continuation = Int32(truncatingIfNeeded: other)
    } else if edges[other].end == edges[one].top {
      edges[other].continuation = Int32(truncatingIfNeeded: one)
    }
  }
}
