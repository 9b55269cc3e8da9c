/// Where the sides of areas cross the rows of samples of one row of pixels.
struct SideRows {
  /// For each side, by its place from the left, its crossings.
  private let crossings: UnsafeMutablePointer<Int32>
  /// For each side where the edge that it ends on goes on below.
  let positions: UnsafeMutablePointer<ScanEdge.Position>
  /// For each side the number of that edge; -1 where it ends with the row.
  let numbers: UnsafeMutablePointer<Int32>
  /// For each side how many rows of samples that edge crosses further down.
  let rowsLeft: UnsafeMutablePointer<Int32>

  /// The room for the crossings of a side.
  static let stride = 16

  /// - Parameters: Room for as many sides as there are edges.
  init(
    crossings: UnsafeMutablePointer<Int32>, positions: UnsafeMutablePointer<ScanEdge.Position>,
    numbers: UnsafeMutablePointer<Int32>, rowsLeft: UnsafeMutablePointer<Int32>
  ) {
    self.crossings = crossings
    self.positions = positions
    self.numbers = numbers
    self.rowsLeft = rowsLeft
  }

  @inline(__always) subscript(place: Int) -> UnsafeMutablePointer<Int32> {
    crossings + place * Self.stride
  }

  /// Writes a side that begins with an edge and goes on with those that follow it; how many do, nil where
  /// it ends in the midst of the row.
  @inline(__always) func write(
    _ place: Int, from first: Int32, of edges: UnsafeMutablePointer<ScanEdge>
  ) -> Int32? {
    var (number, sample, changes) = (first, Int32(0), Int32(0))
    while true {
      let edge = edges + Int(number)
      let count = min(edge.pointee.rowsLeft, ScanEdge.rowsPerPixel - sample)
      positions[place] = edge.pointee.writeCrossings(
        self[place] + Int(sample), count: Int(count))
      sample += count
      guard sample < ScanEdge.rowsPerPixel else {
        rowsLeft[place] = edge.pointee.rowsLeft - count
        numbers[place] = rowsLeft[place] > 0 ? number : -1
        return changes
      }
      number = edge.pointee.continuation
      guard number >= 0 else { return nil }
      changes += 1
    }
  }

  /// Whether a side lies to the right of the one before on all rows of samples.
  @inline(__always) func isBesideTheOneBefore(_ place: Int) -> Bool {
    let here = self[place]
    // Negative where one lies at the same place or to the left.
    var order: Int32 = 0
    for sample in 0..<Int(ScanEdge.rowsPerPixel) {
      order |= here[sample] &- here[sample - Self.stride] &- 1
    }
    return order >= 0
  }
}
