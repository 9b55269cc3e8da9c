/// A way down the rows of pixels of an outline, which gathers what lies inside.
struct Sweep {
  private let beginnings: EdgeBeginnings
  private let sides: SideRows
  private var active: ActiveEdges
  private var row: CoverageRow
  /// The bits of a winding number that say whether a place is inside.
  private let mask: Int32
  /// The number of the row of pixels that comes next.
  private var next = 0

  private static let samples = Int(ScanEdge.rowsPerPixel)

  init(
    _ beginnings: EdgeBeginnings, _ sides: SideRows, _ active: ActiveEdges, _ row: CoverageRow,
    isEvenOdd: Bool
  ) {
    self.beginnings = beginnings
    self.sides = sides
    self.active = active
    self.row = row
    mask = isEvenOdd ? 1 : ~0
  }

  /// Gives what was gathered of the row that was passed last.
  @inline(__always) mutating func takeRow(_ body: (Range<Int>, UInt8) -> Void) { row.take(body) }

  /// Adds what lies inside on the next row of pixels.
  mutating func passPixels() {
    let (later, first) = (beginnings.later[next], beginnings.first + next * Self.samples)
    next += 1
    active.insert(first: first[0], following: beginnings.following)
    if later == 0 {
      if active.count == 0 { return }
      if canPassWhole { return passWhole() }
    }
    if passSideBySide(later) { return }
    passSamples()
    for sample in 1..<Self.samples {
      active.insert(first: first[sample], following: beginnings.following)
      passSamples()
    }
  }

  /// Whether all edges cross the row of pixels, and in the order in which they enter it.
  private var canPassWhole: Bool {
    var before = Int32.min
    for place in 0..<active.count {
      let edge = active[place]
      if edge.pointee.rowsLeft < ScanEdge.rowsPerPixel { return false }
      let crossing = edge.pointee.crossingAPixelBelow
      if crossing < before { return false }
      before = crossing
    }
    return true
  }

  /// Adds what lies between edges that cross all of the row.
  private mutating func passWhole() {
    var place = 0
    while place + 1 < active.count {
      let left = active[place]
      var right = left
      var winding = left.pointee.winding
      repeat {
        // Edges in the midst of the area.
        if right != left { right.pointee.goDownAPixel() }
        place += 1
        right = active[place]
        winding &+= right.pointee.winding
      } while place + 1 < active.count
        && (winding & mask != 0 || active.crossing(place + 1) == right.pointee.crossing)
      row.add(left.pointee.passPixel(), sign: 1)
      row.add(right.pointee.passPixel(), sign: -1)
      place += 1
    }
    active.pass { _, edge in
      edge.pointee.rowsLeft -= ScanEdge.rowsPerPixel
      return edge.pointee.rowsLeft > 0
    }
  }

  /// Adds what lies between sides of areas that keep clear of each other and neither begin nor end in the
  /// midst of the row; whether that is so.
  ///
  /// - Parameter later: How many edges begin in the midst of the row: each must go on with a side.
  private mutating func passSideBySide(_ later: Int32) -> Bool {
    let count = active.count
    guard count > 0, count & 1 == 0 else { return false }
    var (winding, changes) = (active[0].pointee.winding, Int32(0))
    for place in 0..<count {
      guard active[place].pointee.winding == winding,
        let more = sides.write(place, from: active.number(at: place), of: active.edges),
        place == 0 || sides.isBesideTheOneBefore(place)
      else { return false }
      winding = -winding
      changes += more
    }
    guard changes == later else { return false }
    for place in 0..<count {
      row.add(wholeRow: sides[place], sign: place & 1 == 0 ? 1 : -1)
      let number = Int(sides.numbers[place])
      guard number >= 0 else { continue }
      active.edges[number].position = sides.positions[place]
      active.edges[number].rowsLeft = sides.rowsLeft[place]
    }
    active.replace(with: sides.numbers)
    return true
  }

  /// Adds what lies inside on one row of samples.
  private mutating func passSamples() {
    var (winding, start) = (Int32(0), Int32.min)
    let (mask, edges) = (mask, active)
    active.pass { place, edge in
      let crossing = edge.pointee.crossing
      winding &+= edge.pointee.winding
      if winding & mask == 0 {
        // Where the next one crosses at the same place, the area goes on.
        if edges.crossing(place + 1) != crossing {
          row.add(from: start, to: crossing)
          start = .min
        }
      } else if start == .min {
        start = crossing
      }
      edge.pointee.rowsLeft &-= 1
      edge.pointee.goDown()
      return edge.pointee.rowsLeft > 0
    }
  }
}
