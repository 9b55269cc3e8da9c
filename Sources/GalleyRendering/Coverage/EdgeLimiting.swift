extension GridPolygon.Edge {
  /// Gives the parts of a whole line within a box, and in the place of those beside it the sides of the
  /// box, so that what is inside stays so; cut at the rows of the grid where Cairo cuts.
  func forEachPart(within box: GridBox, _ body: (GridPolygon.Edge) -> Void) {
    let (first, last) = (max(top, box.minY), min(bottom, box.maxY))
    guard first < last else { return }
    let (left, right) = (min(start.x, end.x), max(start.x, end.x))
    if left >= box.minX, right <= box.maxX { return body(part(first, last)) }
    if right <= box.minX { return body(upright(at: box.minX, first, last)) }
    if left >= box.maxX { return body(upright(at: box.maxX, first, last)) }
    // From where the line enters the box to where it leaves it.
    let goesRight = start.x <= end.x
    let (near, far) = goesRight ? (box.minX, box.maxX) : (box.maxX, box.minX)
    let (enters, leaves) = (
      goesRight ? left < near : right > near, goesRight ? right > far : left < far
    )
    let entry = min(enters ? row(inside: near, isLeft: goesRight, step: 1) : first, last)
    if first < entry { body(upright(at: near, first, entry)) }
    let begin = max(first, entry)
    let exit = max(leaves ? row(inside: far, isLeft: !goesRight, step: -1) : last, begin)
    if exit < last { body(upright(at: far, exit, last)) }
    let end = min(exit, last)
    if begin < end { body(part(begin, end)) }
  }

  private func part(_ top: Int32, _ bottom: Int32) -> Self {
    var part = self
    (part.top, part.bottom) = (top, bottom)
    return part
  }

  private func upright(at x: Int32, _ top: Int32, _ bottom: Int32) -> Self {
    var edge = part(top, bottom)
    (edge.start, edge.end) = (GridPoint(x: x, y: top), GridPoint(x: x, y: bottom))
    return edge
  }

  /// The row of the grid at which the line crosses a side of the box, or the one after it where the line is
  /// not inside there.
  private func row(inside side: Int32, isLeft: Bool, step: Int32) -> Int32 {
    let row = row(at: side)
    let place = place(at: row)
    return (isLeft ? place < side : place > side) ? row &+ step : row
  }

  private func row(at x: Int32) -> Int32 {
    if x == start.x { return start.y }
    if x == end.x { return end.y }
    let way = end - start
    return start.y &+ Int32(truncatingIfNeeded: (Int64(x) - Int64(start.x)) &* way.dy / way.dx)
  }

  /// Where the line is on a row of the grid, rounded towards its start.
  func place(at y: Int32) -> Int32 {
    if y == start.y { return start.x }
    if y == end.y { return end.x }
    let way = end - start
    return start.x &+ Int32(truncatingIfNeeded: (Int64(y) - Int64(start.y)) &* way.dx / way.dy)
  }
}
