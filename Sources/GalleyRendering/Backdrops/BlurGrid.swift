/// Premultiplied colors in rows: the cells that pixels are averaged to, or the nodes that pixels are
/// drawn between.
struct BlurGrid {
  private let width: Int
  private let height: Int
  /// Blue, green, red and alpha from 0 to 255.
  private var values: [SIMD4<Float>]

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = [SIMD4<Float>](repeating: .zero, count: width * height)
  }

  /// The means of a surface's pixels, by cell.
  init(averaging surface: Surface, _ columns: BlurAxis, _ rows: BlurAxis) {
    self.init(width: columns.cellCount, height: rows.cellCount)
    var means = [SIMD4<Float>](repeating: .zero, count: width + 1)
    let count = width
    values.withUnsafeMutableBufferPointer { values in
      surface.withRows { row, pixels in
        means.withUnsafeMutableBufferPointer { means in
          Self.average(UnsafeBufferPointer(pixels), to: means, columns.shares)
          let share = rows.shares[row]
          let start = share.cell * count
          for x in 0..<count { values[start + x] += means[x] * share.own }
          guard share.rest > 0 else { return }
          for x in 0..<count { values[start + count + x] += means[x] * share.rest }
        }
      }
    }
  }

  private static func average(
    _ pixels: UnsafeBufferPointer<UInt32>, to means: UnsafeMutableBufferPointer<SIMD4<Float>>,
    _ shares: [BlurAxis.Share]
  ) {
    means.update(repeating: .zero)
    shares.withUnsafeBufferPointer { shares in
      for x in 0..<pixels.count {
        let (color, share) = (components(of: pixels[x]), shares[x])
        means[share.cell] += color * share.own
        if share.rest > 0 { means[share.cell + 1] += color * share.rest }
      }
    }
  }

  private static func components(of pixel: UInt32) -> SIMD4<Float> {
    let words = SIMD4<UInt32>(repeating: pixel) &>> SIMD4<UInt32>(0, 8, 16, 24)
    return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: words & SIMD4(repeating: 255)))
  }

  /// Each row's nodes.
  func blurredAlongRows(_ axis: BlurAxis) -> BlurGrid {
    var result = BlurGrid(width: axis.taps.count, height: height)
    values.withUnsafeBufferPointer { values in
      axis.weights.withUnsafeBufferPointer { weights in
        for y in 0..<height {
          for (node, taps) in axis.taps.enumerated() {
            var sum = SIMD4<Float>.zero
            let start = y * width + taps.firstCell - taps.weights.lowerBound
            for tap in taps.weights { sum += values[start + tap] * weights[tap] }
            result.values[y * result.width + node] = sum
          }
        }
      }
    }
    return result
  }

  /// Each column's nodes.
  func blurredAlongColumns(_ axis: BlurAxis) -> BlurGrid {
    var result = BlurGrid(width: width, height: axis.taps.count)
    values.withUnsafeBufferPointer { values in
      result.values.withUnsafeMutableBufferPointer { result in
        for (node, taps) in axis.taps.enumerated() {
          let target = node * width
          for tap in taps.weights {
            let row = (taps.firstCell + tap - taps.weights.lowerBound) * width
            let weight = axis.weights[tap]
            for x in 0..<width { result[target + x] += values[row + x] * weight }
          }
        }
      }
    }
    return result
  }

  mutating func map(_ transform: (SIMD4<Float>) -> SIMD4<Float>) {
    for index in values.indices { values[index] = transform(values[index]) }
  }

  /// Makes a surface's pixels what lies between the nodes, straight from one to the next.
  func draw(on surface: Surface, _ columns: BlurAxis, _ rows: BlurAxis) {
    var line = [SIMD4<Int32>](repeating: .zero, count: width)
    surface.withRows { row, pixels in
      let span = rows.spans[row]
      let (start, next) = (span.node * width, span.next * width)
      let fraction = Float(span.fraction) / 512
      for x in 0..<width {
        let value = values[start + x] + (values[next + x] - values[start + x]) * fraction
        line[x] = SIMD4<Int32>(value * 8192, rounding: .toNearestOrEven)
      }
      Self.draw(line, on: pixels, columns.spans)
    }
  }

  /// - Parameter line: The nodes, in 8192nds.
  private static func draw(
    _ line: [SIMD4<Int32>], on pixels: UnsafeMutableBufferPointer<UInt32>, _ spans: [BlurAxis.Span]
  ) {
    // Half of the unit, which is 8192 times 512.
    let half = SIMD4<Int32>(repeating: 1 << 21)
    line.withUnsafeBufferPointer { line in
      spans.withUnsafeBufferPointer { spans in
        for x in 0..<pixels.count {
          let span = spans[x]
          let sum =
            line[span.node] &* (512 &- span.fraction) &+ line[span.next] &* span.fraction &+ half
          let bytes = SIMD4<UInt32>(truncatingIfNeeded: sum &>> SIMD4<Int32>(repeating: 22))
          pixels[x] = (bytes &<< SIMD4<UInt32>(0, 8, 16, 24)).wrappedSum()
        }
      }
    }
  }
}
