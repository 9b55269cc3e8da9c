import GalleyGeometry
import GalleyGraphics
import Synchronization

/// The colors of gradients, at so many places that none is missed.
enum GradientColors {
  /// The entries of a table.
  static let tableSize = 4_096
  /// By their stops: pictures have the same few gradients in one place after another, and in one
  /// frame after another.
  ///
  /// They take 4 MB.
  private static let tables = Mutex(BoundedCache<[GradientStop], [UInt32]>(capacity: 256))

  /// The color of one entry of the table.
  static func color(at index: Int, _ stops: [GradientStop]) -> UInt32 {
    var cursor = StopCursor(stops)
    return cursor.word(at: index)
  }

  /// The premultiplied colors at equal distances from location 0 to 1.
  static func table(_ stops: [GradientStop]) -> [UInt32] {
    if let table = tables.withLock({ $0.value(for: stops) }) { return table }
    let table = makeTable(stops)
    tables.withLock { $0.insert(table, for: stops) }
    return table
  }

  private static func makeTable(_ stops: [GradientStop]) -> [UInt32] {
    var cursor = StopCursor(stops)
    return [UInt32](unsafeUninitializedCapacity: tableSize) { table, count in
      for index in 0..<tableSize { table[index] = cursor.word(at: index) }
      count = tableSize
    }
  }

  /// A walk along the stops.
  private struct StopCursor {
    private let stops: [GradientStop]
    private var before: GradientStop?
    private var color = SIMD4<Double>.zero
    private var change = SIMD4<Double>.zero
    private var reach = 1.0
    private var next = 0

    init(_ stops: [GradientStop]) {
      self.stops = stops
      before = stops.first
      color = before?.color.components ?? .zero
    }

    /// The color of an entry, which is none before the one asked for last.
    @inline(__always) mutating func word(at index: Int) -> UInt32 {
      let location = Double(index) / Double(tableSize - 1)
      while next < stops.count, stops[next].location <= location { pass(stops[next]) }
      guard let before, next > 0, next < stops.count, location > before.location else {
        return color.word
      }
      return (color + change * ((location - before.location) / reach)).word
    }

    private mutating func pass(_ stop: GradientStop) {
      before = stop
      next += 1
      color = stop.color.components
      let after = next < stops.count ? stops[next] : stop
      // Straight components are interpolated.
      (change, reach) = (after.color.components - color, after.location - stop.location)
    }
  }
}

extension Color {
  /// Red, green, blue and alpha.
  fileprivate var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// Premultiplied bytes in Cairo's order: alpha highest, blue lowest.
  var word: UInt32 { components.word }
}

extension SIMD4<Double> {
  /// The components of a color as premultiplied bytes in Cairo's order.
  @inline(__always) fileprivate var word: UInt32 {
    // `clamped` is a call for each lane.
    let components = replacing(with: 0, where: self .< 0).replacing(with: 1, where: self .> 1)
    let alpha = components.w
    let bytes = components * SIMD4(alpha, alpha, alpha, 1) * 255 + 0.5
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
