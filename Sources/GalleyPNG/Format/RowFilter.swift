/// The five ways in which a PNG predicts a row's bytes; what is written is the difference.
enum RowFilter: UInt8, CaseIterable {
  case none
  /// From the pixel to the left.
  case left
  /// From the pixel above.
  case above
  /// From the mean of both.
  case average
  /// From that of left, above and above left which is nearest to left + above - above left.
  case paeth

  /// Writes the differences of a row.
  ///
  /// - `row`: The bytes of the row; as many bytes as a pixel has lie before it and are zero.
  /// - `above`: The bytes of the row above, with zeros before it too.
  /// - `step`: The bytes of a pixel.
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, step: Int, count: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let left = row - step
    let corner = above - step
    switch self {
    case .none: for x in 0..<count { target[x] = row[x] }
    case .left: for x in 0..<count { target[x] = row[x] &- left[x] }
    case .above: for x in 0..<count { target[x] = row[x] &- above[x] }
    case .average:
      for x in 0..<count {
        let mean = (UInt16(left[x]) &+ UInt16(above[x])) &>> 1
        target[x] = row[x] &- UInt8(truncatingIfNeeded: mean)
      }
    case .paeth:
      for x in 0..<count { target[x] = row[x] &- paethPrediction(left[x], above[x], corner[x]) }
    }
  }
}

/// Paeth's prediction without a branch, so that the loop around it runs on many bytes at a time.
@inline(__always)
func paethPrediction(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
  let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
  // The distances of left, above and corner from left + above - corner.
  let (fromLeft, fromAbove) = (abs(b &- c), abs(a &- c))
  let fromCorner = abs(a &+ b &- c &- c)
  let nearest = fromAbove <= fromCorner ? above : corner
  return fromLeft <= fromAbove && fromLeft <= fromCorner ? left : nearest
}

/// The sum of the differences' sizes, each byte taken as a signed number: what is likely to pack
/// badly.
func differenceSum(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
  var sum: UInt32 = 0
  for x in 0..<count {
    let byte = bytes[x]
    sum &+= UInt32(min(byte, 0 &- byte))
  }
  return sum
}
