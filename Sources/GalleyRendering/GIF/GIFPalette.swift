/// A color of a palette.
struct PaletteColor: Hashable {
  var red: Int
  var green: Int
  var blue: Int

  init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From `0xRRGGBB`.
  init(_ hex: UInt32) {
    self.init(red: Int(hex >> 16 & 255), green: Int(hex >> 8 & 255), blue: Int(hex & 255))
  }

  var hex: UInt32 { UInt32(red << 16 | green << 8 | blue) }

  func squaredDistance(to other: PaletteColor) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return r * r + g * g + b * b
  }
}

/// The colors that pixels are drawn with, at most so many; the same pixels give the same ones.
///
/// Where pixels have no more colors than that, these are all. Otherwise those that fill areas are
/// kept as they are, so that flat areas stay flat, and the others are found by cutting the color
/// cube of the rest (Heckbert 1982), each time the box in which the colors vary most, at their
/// mean, across the component that varies most (as Wu 1991 measures boxes).
struct GIFPalette {
  let colors: [PaletteColor]

  init(for pixels: [UInt32], largestCount: Int) {
    let counts = Self.counts(of: pixels)
    guard counts.count > largestCount else {
      colors = counts.map(\.color)
      return
    }
    // A color that fills one pixel in 256, of a quarter of the palette at most.
    let flat = counts.filter { $0.count * 256 >= pixels.count }
      .sorted { ($1.count, $0.color.hex) < ($0.count, $1.color.hex) }
      .prefix(largestCount / 4).map(\.color)
    let rest = Set(flat)
    colors =
      flat
      + Self.cut(
        counts.filter { !rest.contains($0.color) }, into: largestCount - flat.count)
  }

  private typealias ColorCount = (color: PaletteColor, count: Int)

  /// How often each color is there, in the order of their numbers.
  private static func counts(of pixels: [UInt32]) -> [ColorCount] {
    var sorted = pixels
    sorted.sort()
    var counts: [ColorCount] = []
    var last: UInt32?
    for pixel in sorted {
      if pixel == last {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((PaletteColor(pixel), 1))
        last = pixel
      }
    }
    return counts
  }

  private static func cut(_ counts: [ColorCount], into boxCount: Int) -> [PaletteColor] {
    var boxes = [ColorBox(counts[...])]
    while boxes.count < boxCount {
      guard let (place, widest) = boxes.enumerated().max(by: { $0.1.spread < $1.1.spread }),
        widest.spread > 0
      else { break }
      let (lower, upper) = widest.halves()
      boxes[place] = lower
      boxes.append(upper)
    }
    return boxes.map(\.mean)
  }
}

/// Some colors with how often each is there.
private struct ColorBox {
  private let counts: ArraySlice<(color: PaletteColor, count: Int)>
  /// The sum of the squared distances from the mean, along the component in which it is largest.
  let spread: Double
  private let axis: KeyPath<PaletteColor, Int>
  private let middle: Double

  init(_ counts: ArraySlice<(color: PaletteColor, count: Int)>) {
    self.counts = counts
    let axes: [KeyPath<PaletteColor, Int>] = [\.red, \.green, \.blue]
    let measured = axes.map { axis in (axis, Self.moments(of: counts, along: axis)) }
    let widest = measured.max { $0.1.spread < $1.1.spread } ?? (\.red, (0, 0))
    (axis, (middle, spread)) = widest
  }

  private static func moments(
    of counts: ArraySlice<(color: PaletteColor, count: Int)>, along axis: KeyPath<PaletteColor, Int>
  ) -> (mean: Double, spread: Double) {
    var (count, sum, squares) = (0, 0, 0)
    for entry in counts {
      let value = entry.color[keyPath: axis]
      count += entry.count
      sum += entry.count * value
      squares += entry.count * value * value
    }
    guard count > 0 else { return (0, 0) }
    let mean = Double(sum) / Double(count)
    return (mean, Double(squares) - Double(sum) * mean)
  }

  var mean: PaletteColor {
    func mean(_ axis: KeyPath<PaletteColor, Int>) -> Int {
      Int(Self.moments(of: counts, along: axis).mean.rounded())
    }
    return PaletteColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  /// What lies up to the mean, and what lies beyond; neither is empty where there is a spread.
  func halves() -> (ColorBox, ColorBox) {
    let lower = counts.filter { Double($0.color[keyPath: axis]) <= middle }
    let upper = counts.filter { Double($0.color[keyPath: axis]) > middle }
    return (ColorBox(lower[...]), ColorBox(upper[...]))
  }
}
