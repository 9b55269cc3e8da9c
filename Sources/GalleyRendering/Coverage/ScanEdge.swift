/// An edge as rows of samples go down it: where it crosses them, exactly, as whole places and a rest.
struct ScanEdge {
  /// Where it crosses a row of samples: so many whole places, and a rest.
  struct Position {
    var place: Int32
    var rest: Int64
  }

  /// How many rows of samples it still crosses.
  var rowsLeft: Int32
  let winding: Int32
  var position: Position
  /// What a whole place is in rests.
  private let unit: Int64
  private let step: Position

  /// The row of samples at which it begins, and the first below it.
  let top: Int32
  let end: Int32
  /// The number of the edge that goes on in its direction where it ends; -1 where none is known.
  var continuation: Int32 = -1
  private let back: Position
  private let pixelStep: Position

  /// How many rows of samples a row of pixels has.
  static let rowsPerPixel: Int32 = 15

  /// Nil for an edge between two rows of samples.
  init?(_ edge: GridPolygon.Edge) {
    let (first, last) = (Self.sampleRow(below: edge.top), Self.sampleRow(below: edge.bottom))
    guard first < last else { return nil }
    (top, end, rowsLeft, winding) = (first, last, last - first, edge.winding)
    let (x, y) = (Int64(edge.start.x), Int64(edge.start.y))
    guard edge.start.x != edge.end.x else {
      let none = Position(place: 0, rest: 0)
      (position, unit) = (Position(place: edge.start.x, rest: 0), .max)
      (step, back, pixelStep) = (none, none, none)
      return
    }
    // In half rows of samples, 256 to one, since samples lie in the midst of their rows.
    let across = (Int64(edge.end.x) - x) << 8
    unit = (Int64(edge.end.y) - y) * (2 * Int64(Self.rowsPerPixel)) << 8
    let whole = (across << 9).quotientAndRemainder(dividingBy: unit)
    back = Position(
      place: Int32(truncatingIfNeeded: whole.quotient / 2), rest: whole.remainder / 2)
    step = Self.normal(whole, unit)
    let down = Int64(2 * first + 1) << 8 - y * (2 * Int64(Self.rowsPerPixel))
    position = Self.normal((down * across).quotientAndRemainder(dividingBy: unit), unit)
    position.place += edge.start.x
    pixelStep =
      rowsLeft < Self.rowsPerPixel
      ? Position(place: 0, rest: 0)
      : Self.normal(
        (across * Int64(Self.rowsPerPixel) << 9).quotientAndRemainder(dividingBy: unit), unit)
  }

  /// The first row of samples that lies below a place in its own middle.
  private static func sampleRow(below y: Int32) -> Int32 {
    Int32(truncatingIfNeeded: (Int64(y) * Int64(rowsPerPixel) + 128) >> 8)
  }

  /// With a rest that is not negative.
  private static func normal(
    _ ratio: (quotient: Int64, remainder: Int64), _ unit: Int64
  ) -> Position {
    let place = Int32(truncatingIfNeeded: ratio.quotient)
    return ratio.remainder < 0
      ? Position(place: place - 1, rest: ratio.remainder + unit)
      : Position(place: place, rest: ratio.remainder)
  }

  /// The place next to where it crosses the row.
  @inline(__always) var crossing: Int32 { crossing(at: position) }

  @inline(__always) private func crossing(at position: Position) -> Int32 {
    position.place &+ 1 &+ Int32(truncatingIfNeeded: (position.rest &- unit >> 1) >> 63)
  }

  /// Goes down to the next row of samples.
  @inline(__always) mutating func goDown() { position = moved(position, by: step) }

  @inline(__always) private func moved(_ position: Position, by step: Position) -> Position {
    // All ones where there is no whole place in the rests: a branch would be guessed wrong half the time.
    let over = position.rest &+ step.rest &- unit
    let isLess = over >> 63
    return Position(
      place: position.place &+ step.place &+ 1 &+ Int32(truncatingIfNeeded: isLess),
      rest: over &+ (unit & isLess))
  }

  /// Writes where it crosses some rows of samples, from this one on; gives where it crosses the next.
  @inline(__always) func writeCrossings(
    _ crossings: UnsafeMutablePointer<Int32>, count: Int
  ) -> Position {
    var position = position
    for sample in 0..<count {
      crossings[sample] = crossing(at: position)
      position = moved(position, by: step)
    }
    return position
  }

  /// Where it will cross the row a pixel below.
  @inline(__always) var crossingAPixelBelow: Int32 {
    crossing(at: moved(position, by: pixelStep))
  }

  /// Goes down a row of pixels.
  @inline(__always) mutating func goDownAPixel() { position = moved(position, by: pixelStep) }

  /// Where it crosses the upper and the lower end of a row of pixels, with what a whole place is in rests;
  /// goes down that row.
  @inline(__always) mutating func passPixel() -> PixelPassage {
    let upper = rowEnd
    goDownAPixel()
    return PixelPassage(upper: upper, lower: rowEnd, unit: unit)
  }

  /// Where it crosses the upper end of the row of samples.
  @inline(__always) private var rowEnd: Position {
    var end = Position(place: position.place &- back.place, rest: position.rest &- back.rest)
    if end.rest < 0 {
      end.place &-= 1
      end.rest &+= unit
    } else if end.rest >= unit {
      end.place &+= 1
      end.rest &-= unit
    }
    return end
  }
}

/// Where an edge enters and leaves a row of pixels that it crosses whole.
struct PixelPassage {
  var upper: ScanEdge.Position
  var lower: ScanEdge.Position
  var unit: Int64
}
