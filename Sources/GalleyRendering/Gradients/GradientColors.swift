import GalleyGraphics
import Synchronization

/// The colors of gradients, at so many places that none is missed.
enum GradientColors {
  /// The entries of a table.
  static let tableSize = 4_096
  /// How many tables are kept; 4 MB.
  private static let mostTables = 256

  /// By their stops: pictures have the same few gradients in one place after another, and in one frame
  /// after another.
  private static let tables = Mutex<[[GradientStop]: [UInt32]]>([:])

  /// The premultiplied colors at equal distances from location 0 to 1.
  static func table(_ stops: [GradientStop]) -> [UInt32] {
    if let table = tables.withLock({ $0[stops] }) { return table }
    let table = makeTable(stops)
    tables.withLock { tables in
      if tables.count >= mostTables { tables.removeAll(keepingCapacity: true) }
      tables[stops] = table
    }
    return table
  }

  private static func makeTable(_ stops: [GradientStop]) -> [UInt32] {
    guard let first = stops.first else { return [UInt32](repeating: 0, count: tableSize) }
    return [UInt32](unsafeUninitializedCapacity: tableSize) { table, count in
      var before = first
      var (color, change, reach) = (first.color.components, SIMD4<Double>.zero, 1.0)
      var next = 0
      for index in 0..<tableSize {
        let location = Double(index) / Double(tableSize - 1)
        while next < stops.count, stops[next].location <= location {
          before = stops[next]
          next += 1
          color = before.color.components
          let after = next < stops.count ? stops[next] : before
          // Straight components are interpolated.
          (change, reach) = (after.color.components - color, after.location - before.location)
        }
        let isBetween = next > 0 && next < stops.count && location > before.location
        let share = isBetween ? (location - before.location) / reach : 0
        table[index] = (isBetween ? color + change * share : color).word
      }
      count = tableSize
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
  fileprivate var word: UInt32 {
    let components = clamped(lowerBound: .zero, upperBound: .one)
    let alpha = components.w
    let bytes = components * SIMD4(alpha, alpha, alpha, 1) * 255 + 0.5
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
