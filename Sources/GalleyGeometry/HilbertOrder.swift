/// Sorts rectangles along a Hilbert curve through their centres.
///
/// Neighbours in the order are then neighbours in the plane.
enum HilbertOrder {
  /// The positions of the rectangles along the curve, in linear time; equal places keep their order.
  ///
  /// In a strip no wider than sixteen neighbours are long, which a node of the index holds, the curve
  /// would only run up and down: there the order is that along the strip.
  static func sorted(_ rects: [Rect]) -> [Int32] {
    guard let first = rects.first else { return [] }
    var low = first.center
    var high = first.center
    for rect in rects {
      let center = rect.center
      low = Point(x: min(low.x, center.x), y: min(low.y, center.y))
      high = Point(x: max(high.x, center.x), y: max(high.y, center.y))
    }
    let (width, height) = (high.x - low.x, high.y - low.y)
    // One scale for both axes: in a long strip the curve must not run its whole length column by column.
    let extent = max(width, height)
    if min(width, height) * Double(rects.count) <= 16 * extent {
      return width < height
        ? sorted(rects, along: { $0.midY - low.y }, upTo: extent)
        : sorted(rects, along: { $0.midX - low.x }, upTo: extent)
    }
    let scale = extent > 0 ? 65535 / extent : 0
    let steps = self.steps
    var entries = rects.enumerated().map { position, rect in
      let x = cell((rect.midX - low.x) * scale)
      let y = cell((rect.midY - low.y) * scale)
      return UInt64(distance(x: x, y: y, steps: steps)) << 32 | UInt64(position)
    }
    radixSort(&entries)
    return entries.map { Int32(truncatingIfNeeded: $0) }
  }

  /// The positions by a coordinate from 0 to an extent, in one pass: a stable counting sort.
  private static func sorted(
    _ rects: [Rect], along coordinate: (Rect) -> Double, upTo extent: Double
  ) -> [Int32] {
    let last = min(rects.count, 65535)
    let scale = extent > 0 ? Double(last) / extent : 0
    let places = rects.map { UInt16(truncatingIfNeeded: cell(coordinate($0) * scale)) }
    var starts = [Int32](repeating: 0, count: last + 2)
    for place in places { starts[Int(place) + 1] += 1 }
    for place in 1...last + 1 { starts[place] += starts[place - 1] }
    var order = [Int32](repeating: 0, count: rects.count)
    for (position, place) in places.enumerated() {
      order[Int(starts[Int(place)])] = Int32(truncatingIfNeeded: position)
      starts[Int(place)] += 1
    }
    return order
  }

  private static func cell(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 65535)) : 0
  }

  /// The distance along a Hilbert curve of order 16, four levels at a time.
  private static func distance(x: Int, y: Int, steps: [UInt16]) -> UInt32 {
    var distance: UInt32 = 0
    var state = 0
    var shift = 12
    while shift >= 0 {
      let places = ((x >> shift) & 15) << 4 | ((y >> shift) & 15)
      let step = Int(steps[state << 8 | places])
      distance = distance << 8 | UInt32(step >> 2)
      state = step & 3
      shift -= 4
    }
    return distance
  }

  /// By state and four bits each of x and y: the eight bits of the distance, and the next state.
  ///
  /// In a quadrant the curve lies mirrored, exchanged, both or neither. That is the state; a table
  /// spares the walk its branches, which no processor can predict.
  private static let steps: [UInt16] = (0..<1024).map { index in
    var (isSwapped, isFlipped) = (index >> 8 & 1, index >> 9 & 1)
    var digits = 0
    for bit in [3, 2, 1, 0] {
      let (x, y) = (index >> (4 + bit) & 1, index >> bit & 1)
      let right = (isSwapped == 1 ? y : x) ^ isFlipped
      let low = (isSwapped == 1 ? x : y) ^ isFlipped
      digits = digits << 2 | (3 * right) ^ low
      isFlipped ^= right & (1 - low)
      isSwapped ^= 1 - low
    }
    return UInt16(digits << 2 | isFlipped << 1 | isSwapped)
  }

  /// A stable least-significant-digit radix sort of the upper halves, in three passes of eleven bits.
  private static func radixSort(_ entries: inout [UInt64]) {
    var scratch = entries
    for shift: UInt64 in [32, 43, 54] {
      var starts = [Int](repeating: 0, count: 2049)
      for entry in entries { starts[Int(entry >> shift & 2047) + 1] += 1 }
      for digit in 1...2048 { starts[digit] += starts[digit - 1] }
      for entry in entries {
        let digit = Int(entry >> shift & 2047)
        scratch[starts[digit]] = entry
        starts[digit] += 1
      }
      swap(&entries, &scratch)
    }
  }
}
