extension RowMatcher {
  /// Adds the bytes of a row that was written as it is, of which nothing is known.
  mutating func addBytes<Unit: PixelUnit>(_: Unit.Type) {
    let (row, distance) = (window.next, model?.distance)
    var place = 1
    while place < rowSize {
      let (bytes, rest) = (row + place, rowSize &- place)
      let position = window.position &+ place
      let left = position > Unit.step ? sameCount(bytes, Unit.step, atMost: rest) : 0
      let model = distance.map { sameCount(bytes, $0, atMost: rest) } ?? 0
      place &+= addBytes(bytes, at: position, model: model, left: left, atMost: rest, Unit.self)
    }
  }

  /// Adds a repetition or a pixel, and says how many bytes that are.
  ///
  /// - `model`: How many bytes are the same in the row that serves as a model.
  /// - `left`: How many bytes are those of the pixel to their left.
  @inline(__always)
  private mutating func addBytes<Unit: PixelUnit>(
    _ bytes: UnsafePointer<UInt8>, at position: Int, model: Int, left: Int, atMost rest: Int,
    _: Unit.Type
  ) -> Int {
    var best = (count: model, distance: modelDistance)
    // What follows its like is told in fewer bits, so it may be a little shorter.
    if left >= Unit.shortest {
      if left &+ Unit.step > model { best = (left, Unit.step) }
    } else if Unit.step > 1 {
      let run = 1 &+ sameCount(bytes + 1, 1, atMost: rest &- 1)
      if run >= 2 &* Unit.step, run &+ Unit.step > model {
        let count = whole(run, rest, Unit.self)
        addRun(of: bytes[0], count, after: bytes[-1])
        return count
      }
    }
    if searches, rest >= 8 { search(bytes, at: position, atMost: rest, &best, Unit.self) }
    guard best.count >= Unit.shortest else {
      let count = min(Unit.step, rest)
      tokens.append(literals: word(bytes), count: count)
      return count
    }
    let count = whole(best.count, rest, Unit.self)
    tokens.repeats(count, from: best.distance)
    return count
  }

  /// A repetition ends with a pixel, or with the row.
  @inline(__always)
  private func whole<Unit: PixelUnit>(_ count: Int, _ rest: Int, _: Unit.Type) -> Int {
    count < rest ? count &- count % Unit.step : count
  }

  /// Looks for bytes that began alike, unless so many are found already that it does not pay.
  @inline(__always)
  private mutating func search<Unit: PixelUnit>(
    _ bytes: UnsafePointer<UInt8>, at position: Int, atMost rest: Int,
    _ best: inout (count: Int, distance: Int), _: Unit.Type
  ) {
    let word = word(bytes)
    let found = longPlaces.note(word & Unit.longMask, at: position)
    guard best.count < Self.enough else { return }
    consider(found.last, bytes, atMost: rest, &best)
    if found.last <= MatchTable.reach { consider(found.older, bytes, atMost: rest, &best) }
    let near = shortPlaces.note(word & Unit.shortMask, at: position).last
    if best.count < Unit.shortest { consider(near, bytes, atMost: rest, &best) }
  }

  @inline(__always)
  private func consider(
    _ distance: Int, _ bytes: UnsafePointer<UInt8>, atMost rest: Int,
    _ best: inout (count: Int, distance: Int)
  ) {
    guard distance <= MatchTable.reach else { return }
    let count = sameCount(bytes, distance, atMost: rest)
    if count > best.count { best = (count, distance) }
  }

  /// Adds a repetition or a byte of a row of differences, and says how many bytes that are.
  @inline(__always)
  mutating func addDifferences(
    _ bytes: UnsafePointer<UInt8>, at position: Int, atMost rest: Int
  ) -> Int {
    let run = sameCount(bytes, 1, atMost: rest)
    if run >= 3 {
      tokens.repeats(run, from: 1)
      return run
    }
    let left = position > step ? sameCount(bytes, step, atMost: rest) : 0
    if left >= 4 {
      tokens.repeats(left, from: step)
      return left
    }
    if searches, rest >= 8 {
      let distance = longPlaces.note(word(bytes) & 0xFF_FFFF_FFFF, at: position).last
      let count = distance <= MatchTable.reach ? sameCount(bytes, distance, atMost: rest) : 0
      if count >= 5 {
        tokens.repeats(count, from: distance)
        return count
      }
    }
    tokens.append(literal: bytes[0])
    return 1
  }
}
