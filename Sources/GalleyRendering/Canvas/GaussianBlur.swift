import CDrawing
import GalleyGeometry

/// A Gaussian blur of a coverage mask, within two levels in 255 of the true one.
///
/// Up to sixteen pixels, the Gaussian itself; beyond, twelve passes of an extended box filter in
/// each direction, which cost the same for every radius. An extended box has a fractional weight at
/// both ends, so that its variance is exact: Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical
/// Foundations of Gaussian Convolution by Extended Box Filtering", 2011. Three passes, as browsers
/// do, are off by three levels at an edge and six within a narrow shape. All sums are of whole
/// numbers: the result is the same everywhere.
struct GaussianBlur {
  private enum Kernel {
    /// The weights from the middle outward, in units of 2⁻¹⁸.
    case samples([UInt32])
    /// Pixels on either side that weigh in full; their weight, and that of the two beyond them.
    case extendedBox(radius: Int, inner: UInt32, outer: UInt32)
  }

  private let kernel: Kernel
  private let passes: Int

  /// - Parameter deviation: The standard deviation in pixels, up to `largestDeviation`.
  init(deviation: Double) {
    if deviation <= 16 {
      (kernel, passes) = (Self.gaussian(deviation), 1)
    } else {
      passes = 12
      kernel = Self.extendedBox(variance: deviation * deviation / Double(passes))
    }
  }

  private static func gaussian(_ deviation: Double) -> Kernel {
    // Below it, the next pixel's weight rounds to nothing; its square must not, which divides.
    guard deviation > 0.1 else { return .samples([UInt32(unit)]) }
    let shares = (0...Int((4 * deviation).rounded(.up))).map {
      exponential(-Double($0 * $0) / (2 * deviation * deviation))
    }
    let sum = 2 * shares.reduce(0, +) - shares[0]
    var weights = shares.map { UInt32($0 / sum * unit + 0.5) }
    // The middle takes what rounding left over, so that a plain area keeps its value.
    weights[0] = UInt32(unit) - 2 * weights.dropFirst().reduce(0, +)
    return .samples(weights)
  }

  private static func extendedBox(variance: Double) -> Kernel {
    let radius = (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down)
    let share =
      (2 * radius + 1) * (radius * (radius + 1) - 3 * variance)
      / (6 * (variance - (radius + 1) * (radius + 1)))
    let inner = UInt32(unit / (2 * (share + radius) + 1))
    let rest = unit - Double(inner) * (2 * radius + 1)
    return .extendedBox(radius: Int(radius), inner: inner, outer: UInt32(rest / 2))
  }

  /// Beyond it, the fixed-point weights would be coarse.
  static let largestDeviation = 1_000.0
  private static let unit = Double(1 << 18)

  /// How far beyond the shape the blur reaches, in pixels.
  var reach: Int {
    switch kernel {
    case .samples(let weights): weights.count - 1
    case .extendedBox(let radius, _, _): passes * (radius + 1)
    }
  }

  /// Returns the bound on the reach of a blur, in pixels; in constant time.
  ///
  /// The radius of an extended box is less than half the deviation, since the variance of twelve
  /// boxes so wide is the square of it.
  static func largestReach(deviation: Double) -> Double {
    deviation <= 16 ? (4 * deviation).rounded(.up) : 12 * (deviation / 2 + 1)
  }

  /// Blurs a mask in place; what lies outside of it counts as empty.
  ///
  /// - `usesRepetition`: Whether rows and columns that lie among their like are blurred once.
  func blur(_ mask: Surface, usingRepetition usesRepetition: Bool = true) {
    let (width, height, stride) = (mask.width, mask.height, mask.bytesPerRow)
    let reach = usesRepetition ? reach : max(width, height)
    mask.withPixels { pixels in
      let (rows, columns) = Self.repeatedPlaces(
        of: pixels, width: width, height: height, stride: stride, reach: reach)
      // Six bits of fraction between the passes.
      var plane = Plane(width: columns.saved.count, height: rows.saved.count)
      var place = 0
      for y in rows.saved {
        for x in columns.saved {
          plane.values[place] = UInt16(pixels[y * stride + x]) << 6
          place += 1
        }
      }
      plane = blurColumns(blurColumns(plane).transposed).transposed
      for y in 0..<height {
        let start = rows.standIns[y] * plane.width
        for x in 0..<width {
          let value = plane.values[start + columns.standIns[x]]
          pixels[y * stride + x] = UInt8(min((value + 32) >> 6, 255))
        }
      }
    }
  }

  private static func repeatedPlaces(
    of pixels: UnsafeMutableRawBufferPointer, width: Int, height: Int, stride: Int, reach: Int
  ) -> (rows: RepeatedRows, columns: RepeatedRows) {
    func row(_ y: Int) -> UnsafeMutableRawBufferPointer {
      UnsafeMutableRawBufferPointer(rebasing: pixels[(y * stride)..<(y * stride + width)])
    }
    var differs = [Bool](repeating: false, count: width)
    let rows = RepeatedRows(count: height, reach: reach) { y in
      let (here, above) = (row(y), row(y - 1))
      guard let one = here.baseAddress, let other = above.baseAddress else { return true }
      return memcmp(one, other, width) == 0
    }
    // Rows that are left out say no more of columns than those that stand for them.
    for y in rows.saved {
      let row = row(y)
      for x in 1..<max(1, width) where row[x] != row[x - 1] { differs[x] = true }
    }
    return (rows, RepeatedRows(count: width, reach: reach) { !differs[$0] })
  }

  private func blurColumns(_ plane: Plane) -> Plane {
    var source = plane
    var target = Plane(width: plane.width, height: plane.height)
    for _ in 0..<passes {
      source.values.withUnsafeBufferPointer { from in
        target.values.withUnsafeMutableBufferPointer { to in
          passOverColumns(from: from, to: to, width: plane.width, height: plane.height)
        }
      }
      swap(&source, &target)
    }
    return source
  }

  private func passOverColumns(
    from: UnsafeBufferPointer<UInt16>, to: UnsafeMutableBufferPointer<UInt16>, width: Int,
    height: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width) { empty in
      empty.initialize(repeating: 0)
      let rows = Rows(from: from, to: to, empty: UnsafeBufferPointer(empty), height: height)
      var sums = [UInt32](repeating: 0, count: width)
      sums.withUnsafeMutableBufferPointer { sums in
        switch kernel {
        case .samples(let weights): convolve(rows, weights, sums)
        case .extendedBox(let radius, let inner, let outer):
          runBox(over: rows, radius: radius, inner, outer, sums)
        }
      }
    }
  }

  private func convolve(
    _ rows: Rows, _ weights: [UInt32], _ sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    for y in 0..<rows.height {
      convolve(rows, around: y, weights, sums)
      let target = rows.target(y)
      for x in 0..<sums.count { target[x] = UInt16(truncatingIfNeeded: sums[x] &>> 18) }
    }
  }

  private func convolve(
    _ rows: Rows, around middle: Int, _ weights: [UInt32],
    _ sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    // Half a unit, so that the shift at the end rounds.
    sums.update(repeating: 1 << 17)
    add(rows[middle], times: weights[0], to: sums)
    for distance in 1..<max(1, weights.count) {
      switch (rows.holds(middle - distance), rows.holds(middle + distance)) {
      case (true, true):
        add(rows[middle - distance], rows[middle + distance], times: weights[distance], to: sums)
      case (true, false): add(rows[middle - distance], times: weights[distance], to: sums)
      case (false, true): add(rows[middle + distance], times: weights[distance], to: sums)
      case (false, false): return
      }
    }
  }

  /// Keeps a running sum for each column, so that the inner loops go along rows.
  private func runBox(
    over rows: Rows, radius: Int, _ inner: UInt32, _ outer: UInt32,
    _ sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    for y in 0..<radius { add(rows[y], times: 1, to: sums) }
    for y in 0..<rows.height {
      add(rows[y + radius], times: 1, to: sums)
      let (before, after, target) = (rows[y - radius - 1], rows[y + radius + 1], rows.target(y))
      let half: UInt32 = 1 << 17
      for x in 0..<sums.count {
        let ends = (UInt32(before[x]) &+ UInt32(after[x])) &* outer
        target[x] = UInt16(truncatingIfNeeded: (sums[x] &* inner &+ ends &+ half) &>> 18)
      }
      // Wrapping: the same as taking away.
      add(rows[y - radius], times: .max, to: sums)
    }
  }

  private func add(
    _ one: UnsafeBufferPointer<UInt16>, _ other: UnsafeBufferPointer<UInt16>,
    times weight: UInt32, to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    for x in 0..<sums.count { sums[x] &+= (UInt32(one[x]) &+ UInt32(other[x])) &* weight }
  }

  private func add(
    _ row: UnsafeBufferPointer<UInt16>, times weight: UInt32,
    to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    for x in 0..<sums.count { sums[x] &+= UInt32(row[x]) &* weight }
  }
}

/// The rows of one plane to read and of another to write; rows beyond the ends are empty.
private struct Rows {
  let from: UnsafeBufferPointer<UInt16>
  let to: UnsafeMutableBufferPointer<UInt16>
  let empty: UnsafeBufferPointer<UInt16>
  let height: Int

  func holds(_ y: Int) -> Bool { y >= 0 && y < height }

  subscript(y: Int) -> UnsafeBufferPointer<UInt16> {
    guard holds(y) else { return empty }
    let width = empty.count
    return UnsafeBufferPointer(rebasing: from[(y * width)..<((y + 1) * width)])
  }

  func target(_ y: Int) -> UnsafeMutableBufferPointer<UInt16> {
    let width = empty.count
    return UnsafeMutableBufferPointer(rebasing: to[(y * width)..<((y + 1) * width)])
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

/// The rows, or the columns, of a mask without those that need not be blurred: of many alike that
/// lie side by side, one in the middle sees nothing but its like, and stands for all that do.
struct RepeatedRows {
  /// Those that are blurred, in their order.
  private(set) var saved: [Int] = []
  /// For each, the number among those kept of the one that stands for it.
  private(set) var standIns: [Int] = []

  /// - `reach`: How far a blur looks in both directions.
  /// - `isAsBefore`: Whether a row or column, from the second on, is like the one before it.
  init(count: Int, reach: Int, isAsBefore: (Int) -> Bool) {
    saved.reserveCapacity(count)
    standIns.reserveCapacity(count)
    var start = 0
    for place in 1..<max(1, count) where !isAsBefore(place) {
      add(start..<place, reach)
      start = place
    }
    add(start..<count, reach)
  }

  /// Adds some that are alike.
  private mutating func add(_ run: Range<Int>, _ reach: Int) {
    let first = saved.count
    guard run.count > 2 * reach + 1 else {
      standIns += first..<first + run.count
      saved += run
      return
    }
    let (before, behind) = (run.prefix(reach + 1), run.suffix(reach))
    saved += before
    saved += behind
    standIns += first..<first + before.count
    standIns += repeatElement(first + reach, count: run.count - before.count - behind.count)
    standIns += first + before.count..<first + before.count + behind.count
  }
}
