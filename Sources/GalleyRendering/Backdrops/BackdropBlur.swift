import GalleyGraphics

/// Blurs, saturates and tints premultiplied pixels; what lies beyond them counts for nothing, as
/// where UIKit normalizes the edges of what it blurs behind a view.
///
/// The blur is of averages of pixels, few where it is wide, so that it costs what two looks at each
/// pixel cost; it stays within a level or two in 255 of the Gaussian itself.
struct BackdropBlur: Hashable {
  /// The standard deviation in pixels.
  let deviation: Double
  private let color: BackdropColor

  /// Beyond it nothing is left but the brightest colors.
  static let largestSaturation = 100.0

  init(deviation: Double, saturation: Double, tint: Color) {
    self.deviation = deviation
    color = BackdropColor(saturation: saturation, tint: tint)
  }

  func apply(to surface: Surface) {
    let columns = BlurAxis(pixelCount: surface.width, deviation: deviation)
    let rows = BlurAxis(pixelCount: surface.height, deviation: deviation)
    var nodes = BlurGrid(averaging: surface, columns, rows)
      .blurredAlongRows(columns).blurredAlongColumns(rows)
    nodes.map(color.apply)
    nodes.draw(on: surface, columns, rows)
  }

  /// The bytes that blurring so many pixels takes beside them.
  static func bytes(ofPixels count: Double, deviation: Double) -> Double {
    let side = Double(BlurAxis.cellSize(deviation: deviation))
    // Two grids of four numbers of four bytes at a time.
    return 32 * count / (side * side)
  }
}

/// A blurred color after saturation and tint: premultiplied, blue, green, red and alpha from 0 to
/// 255.
struct BackdropColor: Hashable {
  private let saturation: Float
  /// Premultiplied.
  private let tint: SIMD4<Float>
  /// How much of what lies behind it the tint lets through.
  private let clearness: Float

  init(saturation: Double, tint: Color) {
    let share = 255 * tint.alpha
    self.saturation = Float(saturation)
    self.tint = SIMD4(
      Float(tint.blue * share), Float(tint.green * share), Float(tint.red * share), Float(share))
    clearness = Float(1 - tint.alpha)
  }

  func apply(to color: SIMD4<Float>) -> SIMD4<Float> {
    // Rec. 709.
    let luminance = 0.0722 * color.x + 0.7152 * color.y + 0.2126 * color.z
    let grey = SIMD4(luminance, luminance, luminance, color.w)
    let mixed = (grey + (color - grey) * saturation) * clearness + tint
    let alpha = min(max(mixed.w, 0), 255)
    return mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
  }
}

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
    shares.withUnsafeBufferPointer { shares in
      // Of the cell that pixels are in, and of the next.
      var (cell, sum, next) = (0, SIMD4<Float>.zero, SIMD4<Float>.zero)
      for x in 0..<pixels.count {
        let (color, share) = (components(of: pixels[x]), shares[x])
        if share.cell != cell {
          means[cell] = sum
          (cell, sum, next) = (share.cell, next, .zero)
        }
        sum += color * share.own
        if share.rest > 0 { next += color * share.rest }
      }
      means[cell] = sum
      means[cell + 1] = next
    }
  }

  private static func components(of pixel: UInt32) -> SIMD4<Float> {
    let bytes = unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self)
    return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes))
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
    let nodes = inWholes
    var line = [SIMD4<Int32>](repeating: .zero, count: width)
    nodes.withUnsafeBufferPointer { nodes in
      surface.withRows { row, pixels in
        let span = rows.spans[row]
        let (start, next) = (span.node * width, span.next * width)
        let fraction = Int32(span.fraction)
        line.withUnsafeMutableBufferPointer { line in
          for x in 0..<width {
            line[x] = Self.mix(nodes[start + x], nodes[next + x], fraction) &>> 9
          }
        }
        Self.draw(line, on: pixels, columns.spans)
      }
    }
  }

  /// The colors in 8192nds of a level.
  private var inWholes: [SIMD4<Int32>] {
    values.map { color in
      let scaled = color * 8192 + 0.5
      return SIMD4(Int32(scaled.x), Int32(scaled.y), Int32(scaled.z), Int32(scaled.w))
    }
  }

  /// Between two colors, times 512.
  private static func mix(
    _ one: SIMD4<Int32>, _ other: SIMD4<Int32>, _ fraction: Int32
  ) -> SIMD4<Int32> {
    one &* (512 &- fraction) &+ other &* fraction
  }

  /// - `line`: The nodes, in 8192nds.
  private static func draw(
    _ line: [SIMD4<Int32>], on pixels: UnsafeMutableBufferPointer<UInt32>, _ spans: [BlurAxis.Span]
  ) {
    line.withUnsafeBufferPointer { line in
      spans.withUnsafeBufferPointer { spans in
        var (node, segment) = (-1, Segment(from: .zero, to: .zero))
        for x in 0..<pixels.count {
          let span = spans[x]
          if span.node != node {
            node = span.node
            segment = Segment(from: line[node], to: line[span.next])
          }
          pixels[x] = segment.pixel(span.fraction)
        }
      }
    }
  }

  /// The stretch between two nodes of a row.
  private struct Segment {
    /// The first node and half a unit, which is 8192 times 512.
    private let start: SIMD4<Int32>
    /// How far it is to the second node: so many times 32,768, and the rest.
    ///
    /// Numbers of sixteen bits are what every processor multiplies at once.
    private let high: SIMD4<Int32>
    private let low: SIMD4<Int32>

    @inline(__always)
    init(from one: SIMD4<Int32>, to other: SIMD4<Int32>) {
      start = one &<< 9 &+ 1 << 21
      (high, low) = ((other &- one) &>> 15, (other &- one) & 0x7FFF)
    }

    /// The pixel that is so many 512ths on the way.
    @inline(__always)
    func pixel(_ fraction: Int16) -> UInt32 {
      let fraction = SIMD4<Int32>(repeating: Int32(fraction))
      let sum = start &+ (high &* fraction) &<< 15 &+ low &* fraction
      let bytes = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 22)
      return UInt32(littleEndian: unsafeBitCast(bytes, to: UInt32.self))
    }
  }
}
