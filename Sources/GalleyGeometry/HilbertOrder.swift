/// Sorts rectangles along a Hilbert curve through their centres, so that neighbours in the order are neighbours in the plane.
enum HilbertOrder {
  /// The positions of the rectangles along the curve, in linear time; equal places keep their order.
  static func sorted(_ rects: [Rect]) -> [Int32] {
    guard let first = rects.first else { return [] }
    var bounds = Rect(origin: first.center, size: .zero)
    for rect in rects {
      bounds = bounds.union(Rect(origin: rect.center, size: .zero))
    }
    let cells = 65535.0
    let scaleX = bounds.width > 0 ? cells / bounds.width : 0
    let scaleY = bounds.height > 0 ? cells / bounds.height : 0
    let keys = rects.map { rect -> UInt32 in
      let x = (rect.midX - bounds.minX) * scaleX
      let y = (rect.midY - bounds.minY) * scaleY
      return distance(x: UInt32(clamping(x)), y: UInt32(clamping(y)))
    }
    return radixSorted(keys)
  }

  private static func clamping(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), 65535) : 0
  }

  /// The distance along a Hilbert curve of order 16 (the classic quadrant walk).
  private static func distance(x: UInt32, y: UInt32) -> UInt32 {
    var (x, y) = (x, y)
    var distance: UInt32 = 0
    var side: UInt32 = 1 << 15
    while side > 0 {
      let right: UInt32 = x & side > 0 ? 1 : 0
      let low: UInt32 = y & side > 0 ? 1 : 0
      distance += side &* side &* ((3 &* right) ^ low)
      if low == 0 {
        if right == 1 {
          x = 65535 - x
          y = 65535 - y
        }
        swap(&x, &y)
      }
      side >>= 1
    }
    return distance
  }

  /// A stable least-significant-digit radix sort in three passes of eleven bits.
  private static func radixSorted(_ keys: [UInt32]) -> [Int32] {
    var order = (0..<Int32(keys.count)).map { $0 }
    var scratch = order
    for shift: UInt32 in [0, 11, 22] {
      var starts = [Int](repeating: 0, count: 2049)
      for key in keys { starts[Int((key >> shift) & 2047) + 1] += 1 }
      for digit in 1...2048 { starts[digit] += starts[digit - 1] }
      for position in order {
        let digit = Int((keys[Int(position)] >> shift) & 2047)
        scratch[starts[digit]] = position
        starts[digit] += 1
      }
      swap(&order, &scratch)
    }
    return order
  }
}
