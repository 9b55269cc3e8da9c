extension RowMatcher {
  /// Adds the pixels of a row that was written as it is: the same tokens as those of its bytes, as
  /// far as more is searched for than what costs next to nothing.
  mutating func addPixels<Unit: PixelUnit>(_ same: borrowing EqualPixels, _: Unit.Type) {
    let (row, position, distance) = (window.next, window.position, modelDistance)
    var (x, modelEnd) = (0, 0)
    var leftEnd = startsAsLastEnds(Unit.self) ? same.leftEnd(from: 1) : 0
    while x < same.width {
      if modelEnd <= x { modelEnd = same.modelEnd(from: x) }
      if leftEnd <= x, x > 0 { leftEnd = same.leftEnd(from: x) }
      let place = 1 &+ x &* Unit.step
      let pixels = PixelRun<Unit>(bytes: row + place, count: same.width &- x)
      var best = BackReference(count: modelEnd &- x, distance: distance)
      if leftEnd > x {
        let left = BackReference(count: leftEnd &- x, distance: Unit.step)
        if pixels.prefers(left, to: best) { best = left }
      } else if pixels.startsGray {
        let gray = BackReference(count: same.leftEnd(from: x &+ 1) &- x, distance: 1)
        if gray.count > 1, pixels.prefers(gray, to: best) {
          addRun(of: row[place], gray.count &* Unit.step, after: row[place &- 1])
          x &+= gray.count
          continue
        }
      }
      if pixels.count &* Unit.step >= 8 {
        if searches {
          best = search(pixels, at: position &+ place, best)
        } else if best.count == 0 {
          best = glance(pixels, at: position &+ place)
        }
      }
      x &+= add(best, pixels)
    }
  }

  /// Whether the first pixel has the bytes right before it.
  private func startsAsLastEnds<Unit: PixelUnit>(_: Unit.Type) -> Bool {
    let bytes = window.next + 1
    return window.position &+ 1 > Unit.step
      && (word(bytes) ^ word(bytes - Unit.step)) & Unit.shortMask == 0
  }

  /// Looks for more pixels that began alike, unless so many are found already that it does not pay.
  @inline(__always)
  private func search<Unit: PixelUnit>(
    _ pixels: PixelRun<Unit>, at position: Int, _ best: BackReference
  ) -> BackReference {
    let word = pixels.word
    let found = longPlaces.note(word & Unit.longMask, at: position)
    var known = best.count &* Unit.step
    guard known < Self.enough else { return best }
    if best.count > 0 { known &+= pixels.bytesBeyond(best) }
    guard known < Self.enough else { return best }
    var distance = best.distance
    if found.last <= MatchTable.reach {
      pixels.consider(found.last, word, &known, &distance)
      if found.older <= MatchTable.reach {
        pixels.consider(found.older, word, &known, &distance)
      }
    }
    let near = shortPlaces.note(word & Unit.shortMask, at: position).last
    if known < Unit.shortest, near <= MatchTable.reach {
      pixels.consider(near, word, &known, &distance)
    }
    return BackReference(count: known / Unit.step, distance: distance)
  }

  /// Looks where pixels that began alike were last, which is worth it for two of them or more.
  @inline(__always)
  private func glance<Unit: PixelUnit>(
    _ pixels: PixelRun<Unit>, at position: Int
  ) -> BackReference {
    let word = pixels.word
    var (known, distance) = (2 &* Unit.step &- 1, 0)
    let found = longPlaces.note(word & Unit.longMask, at: position).last
    if found <= MatchTable.reach { pixels.consider(found, word, &known, &distance) }
    return BackReference(count: distance > 0 ? known / Unit.step : 0, distance: distance)
  }

  /// Adds a repetition, or a pixel where there is none, and says how many pixels these are.
  @inline(__always)
  private mutating func add<Unit: PixelUnit>(_ best: BackReference, _ pixels: PixelRun<Unit>) -> Int
  {
    guard best.count > 0 else {
      tokens.append(literals: pixels.word, count: Unit.step)
      return 1
    }
    tokens.repeats(best.count &* Unit.step, from: best.distance)
    return best.count
  }
}

/// Pixels that are those some bytes before them.
private struct BackReference {
  var count: Int
  var distance: Int
}

/// The pixels that are left of a row.
private struct PixelRun<Unit: PixelUnit> {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  @inline(__always)
  var word: UInt64 { word(at: 0) }

  /// Whether the bytes of the first two are all the same.
  @inline(__always)
  var startsGray: Bool { (word ^ word &>> 8) & (Unit.longMask &>> 8) == 0 }

  /// Whether a repetition of near pixels is better than one of others: what follows its like is
  /// told in fewer bits, so it may be a little shorter.
  @inline(__always)
  func prefers(_ near: BackReference, to other: BackReference) -> Bool {
    guard near.count &+ 1 == other.count else { return near.count &+ 1 > other.count }
    return bytesBeyond(near) > bytesBeyond(other)
  }

  /// How many more bytes are repeated than those of whole pixels.
  @inline(__always)
  func bytesBeyond(_ repetition: BackReference) -> Int {
    guard repetition.count < count else { return 0 }
    let known = repetition.count &* Unit.step
    let difference = word(at: known) ^ word(at: known &- repetition.distance)
    return difference.trailingZeroBitCount &>> 3
  }

  /// Takes the bytes some distance before, where more of them are the same than of those known.
  @inline(__always)
  func consider(
    _ candidate: Int, _ word: UInt64, _ known: inout Int, _ distance: inout Int
  ) {
    var offset = 0
    var difference = word ^ self.word(at: 0 &- candidate)
    let limit = count &* Unit.step
    while difference == 0 {
      offset &+= 8
      guard offset < limit else { break }
      difference = self.word(at: offset) ^ self.word(at: offset &- candidate)
    }
    let same = min(limit, offset &+ (difference.trailingZeroBitCount & 63) &>> 3)
    if same > known { (known, distance) = (same, candidate) }
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(bytes).loadUnaligned(
        fromByteOffset: offset, as: UInt64.self))
  }
}
