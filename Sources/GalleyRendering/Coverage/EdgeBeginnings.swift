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
