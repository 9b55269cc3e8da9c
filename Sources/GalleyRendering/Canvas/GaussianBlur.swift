/// A Gaussian blur of a coverage mask, as four passes of an extended box filter in each direction.
///
/// An extended box has a fractional weight at both ends, so that its variance is exact: Gwosdek, Grewenig,
/// Bruhn, Weickert, "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering", 2011.
/// Four passes come within two levels in 255 of the true Gaussian at an edge; three do not. All sums are of
/// whole numbers: the result is the same on every machine, and the cost does not grow with the radius.
struct GaussianBlur {
  static let passes = 4
  /// Pixels on either side that weigh in full.
  private let radius: Int
  /// The weight of a pixel within the radius, and of the two beyond it, in units of 2⁻¹⁸.
  private let innerWeight: UInt32
  private let outerWeight: UInt32

  /// - Parameter deviation: The standard deviation in pixels, up to `largestDeviation`.
  init(deviation: Double) {
    let variance = deviation * deviation / Double(Self.passes)
    let radius = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
    let share =
      (2 * radius + 1) * (radius * (radius + 1) - 3 * variance)
      / (6 * (variance - (radius + 1) * (radius + 1)))
    let weight = 1 / (2 * (share + radius) + 1)
    self.radius = Int(radius)
    innerWeight = UInt32((weight * Self.unit).rounded())
    // What is left of one, so that a plain area keeps its value.
    let rest = Self.unit - Double(innerWeight) * (2 * radius + 1)
    outerWeight = UInt32(max(rest / 2, 0).rounded(.down))
  }

  /// Beyond it, the fixed-point weights would be coarse.
  static let largestDeviation = 1_000.0
  private static let unit = Double(1 << 18)

  /// How far beyond the shape the blur reaches, in pixels.
  var reach: Int { Self.passes * (radius + 1) }

  /// Blurs a mask in place; what lies outside of it counts as empty.
  func blur(_ mask: Surface) {
    let (width, height, stride) = (mask.width, mask.height, mask.bytesPerRow)
    mask.withPixels { pixels in
      // Six bits of fraction between the passes.
      var plane = Plane(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width { plane.values[y * width + x] = UInt16(pixels[y * stride + x]) << 6 }
      }
      plane = blurColumns(blurColumns(plane).transposed).transposed
      for y in 0..<height {
        for x in 0..<width {
          pixels[y * stride + x] = UInt8(min((plane.values[y * width + x] + 32) >> 6, 255))
        }
      }
    }
  }

  private func blurColumns(_ plane: Plane) -> Plane {
    var source = plane
    var target = Plane(width: plane.width, height: plane.height)
    for _ in 0..<Self.passes {
      source.values.withUnsafeBufferPointer { from in
        target.values.withUnsafeMutableBufferPointer { to in
          passOverColumns(from: from, to: to, width: plane.width, height: plane.height)
        }
      }
      swap(&source, &target)
    }
    return source
  }

  /// Keeps a running sum for each column, so that the inner loop goes along rows.
  private func passOverColumns(
    from: UnsafeBufferPointer<UInt16>, to: UnsafeMutableBufferPointer<UInt16>, width: Int,
    height: Int
  ) {
    var sums = [UInt32](repeating: 0, count: width)
    let empty = [UInt16](repeating: 0, count: width)
    sums.withUnsafeMutableBufferPointer { sums in
      empty.withUnsafeBufferPointer { empty in
        func row(_ y: Int) -> UnsafeBufferPointer<UInt16> {
          y < 0 || y >= height
            ? empty : UnsafeBufferPointer(rebasing: from[(y * width)..<((y + 1) * width)])
        }
        for y in -radius..<0 { add(row(y + radius), to: sums) }
        for y in 0..<height {
          add(row(y + radius), to: sums)
          weigh(
            sums, row(y - radius - 1), row(y + radius + 1),
            into: UnsafeMutableBufferPointer(rebasing: to[(y * width)..<((y + 1) * width)]))
          subtract(row(y - radius), from: sums)
        }
      }
    }
  }

  private func add(_ row: UnsafeBufferPointer<UInt16>, to sums: UnsafeMutableBufferPointer<UInt32>) {
    for x in 0..<sums.count { sums[x] &+= UInt32(row[x]) }
  }

  private func subtract(
    _ row: UnsafeBufferPointer<UInt16>, from sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    for x in 0..<sums.count { sums[x] &-= UInt32(row[x]) }
  }

  private func weigh(
    _ sums: UnsafeMutableBufferPointer<UInt32>, _ before: UnsafeBufferPointer<UInt16>,
    _ after: UnsafeBufferPointer<UInt16>, into row: UnsafeMutableBufferPointer<UInt16>
  ) {
    let half: UInt32 = 1 << 17
    for x in 0..<sums.count {
      let inner = sums[x] &* innerWeight
      let outer = (UInt32(before[x]) &+ UInt32(after[x])) &* outerWeight
      row[x] = UInt16(truncatingIfNeeded: (inner &+ outer &+ half) &>> 18)
    }
  }
}

/// A rectangle of numbers, row by row.
private struct Plane {
  let width: Int
  let height: Int
  var values: [UInt16]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [UInt16](repeating: 0, count: width * height)
  }

  var transposed: Plane {
    var result = Plane(width: height, height: width)
    for y in 0..<height {
      for x in 0..<width { result.values[x * height + y] = values[y * width + x] }
    }
    return result
  }
}
