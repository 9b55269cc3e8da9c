internal import GalleyPNG

/// A rectangle of pixels in at most 256 colors.
struct IndexedFrame {
  /// Stands for what is not drawn: transparent pixels, and those that do not change.
  static let transparentIndex: UInt8 = 0
  private static let largestColorCount = 255

  private(set) var rectangle: PixelRectangle
  /// The first stands for nothing.
  let colors: [PaletteColor]
  /// Row by row.
  private(set) var indices: [UInt8]

  /// Pixels as they come after others, or as they are where none come before.
  ///
  /// Pixels of less than half their cover are transparent, the others opaque.
  init(_ rows: PixelRows, in rectangle: PixelRectangle, after last: PixelRows?) {
    self.rectangle = rectangle
    let pixels = Self.pixels(rows[rectangle], after: last?[rectangle])
    let palette = GIFPalette(for: pixels.compactMap(\.self), largestCount: Self.largestColorCount)
    var match = PaletteMatch(palette)
    colors = [PaletteColor(0)] + palette.colors
    indices = match.places(of: pixels, width: rectangle.width).map { place in
      place.map { UInt8($0 + 1) } ?? Self.transparentIndex
    }
  }

  /// The straight colors of what is drawn, as `0xRRGGBB`.
  private static func pixels(_ rows: PixelRows, after last: PixelRows?) -> [UInt32?] {
    var pixels: [UInt32?] = []
    pixels.reserveCapacity(rows.width * rows.height)
    var straight = [UInt8](repeating: 0, count: rows.width * 4)
    for y in 0..<rows.height {
      let row = rows[y]
      straight.withUnsafeMutableBufferPointer { bytes in
        if let first = bytes.baseAddress { writeStraightRow(UnsafeBufferPointer(row), to: first) }
      }
      for x in 0..<rows.width {
        let isDrawn = row[x].isVisible && row[x] != last?[y][x]
        let color =
          UInt32(straight[x * 4]) << 16 | UInt32(straight[x * 4 + 1]) << 8
          | UInt32(straight[x * 4 + 2])
        pixels.append(isDrawn ? color : nil)
      }
    }
    return pixels
  }

  /// Makes it as large as the whole canvas, with nothing drawn around.
  mutating func grow(to bounds: PixelRectangle) {
    var grown = [UInt8](
      repeating: Self.transparentIndex, count: bounds.width * bounds.height)
    for y in 0..<rectangle.height {
      let (from, to) = (
        y * rectangle.width, (rectangle.y + y) * bounds.width + rectangle.x
      )
      grown.replaceSubrange(
        to..<(to + rectangle.width), with: indices[from..<(from + rectangle.width)])
    }
    indices = grown
    rectangle = bounds
  }
}

extension UInt32 {
  /// Whether a premultiplied pixel is shown where there is but all or nothing.
  fileprivate var isVisible: Bool { self >> 24 >= 128 }
}

extension PixelRows {
  /// Whether a pixel that was shown in other rows is not shown in these.
  func hides(anyOf last: PixelRows) -> Bool {
    (0..<height).contains { y in
      let (here, there) = (self[y], last[y])
      return here.indices.contains { there[$0].isVisible && !here[$0].isVisible }
    }
  }
}

/// Draws pixels with the colors of a palette.
struct PaletteMatch {
  private let colors: [PaletteColor]
  private let exact: [UInt32: Int]
  /// The nearest color for each color of five bits a component, found when it is first asked for;
  /// -1 until then.
  private var nearest = [Int16](repeating: -1, count: 1 << 15)

  init(_ palette: GIFPalette) {
    colors = palette.colors
    exact = Dictionary(
      palette.colors.enumerated().map { ($1.hex, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places in the palette for rows of pixels, nil where nothing is drawn.
  ///
  /// What a color lacks is passed on to the neighbours to come (Floyd and Steinberg 1976), but
  /// neither from nor into colors that the palette has: flat areas stay flat. Nor from pixels that
  /// are not drawn.
  mutating func places(of pixels: [UInt32?], width: Int) -> [Int?] {
    var places: [Int?] = []
    places.reserveCapacity(pixels.count)
    // Three components a pixel, in sixteenths, with a pixel's room on either side.
    var (errors, errorsBelow) = (Errors(width: width), Errors(width: width))
    for (number, pixel) in pixels.enumerated() {
      let x = number % width
      if x == 0 {
        (errors, errorsBelow) = (errorsBelow, errors)
        errorsBelow.clear()
      }
      guard let pixel else {
        places.append(nil)
        continue
      }
      if let place = exact[pixel] {
        places.append(place)
        continue
      }
      let wanted = errors.corrected(PaletteColor(pixel), at: x)
      let place = nearestPlace(to: wanted)
      let lack = (
        red: wanted.red - colors[place].red, green: wanted.green - colors[place].green,
        blue: wanted.blue - colors[place].blue
      )
      errors.add(lack, sixteenths: 7, at: x + 1)
      errorsBelow.add(lack, sixteenths: 3, at: x - 1)
      errorsBelow.add(lack, sixteenths: 5, at: x)
      errorsBelow.add(lack, sixteenths: 1, at: x + 1)
      places.append(place)
    }
    return places
  }

  private mutating func nearestPlace(to color: PaletteColor) -> Int {
    let key = (color.red >> 3) << 10 | (color.green >> 3) << 5 | color.blue >> 3
    if nearest[key] >= 0 { return Int(nearest[key]) }
    let middle = PaletteColor(
      red: color.red & ~7 | 4, green: color.green & ~7 | 4, blue: color.blue & ~7 | 4)
    let place =
      colors.indices.min {
        colors[$0].squaredDistance(to: middle) < colors[$1].squaredDistance(to: middle)
      } ?? 0
    nearest[key] = Int16(place)
    return place
  }
}

/// The errors that a row of pixels still has to take up, in sixteenths of a component.
private struct Errors {
  private var values: [Int]

  init(width: Int) { values = Array(repeating: 0, count: (width + 2) * 3) }

  mutating func clear() { for place in values.indices { values[place] = 0 } }

  mutating func add(
    _ lack: (red: Int, green: Int, blue: Int), sixteenths: Int, at x: Int
  ) {
    let place = (x + 1) * 3
    values[place] += lack.red * sixteenths
    values[place + 1] += lack.green * sixteenths
    values[place + 2] += lack.blue * sixteenths
  }

  func corrected(_ color: PaletteColor, at x: Int) -> PaletteColor {
    let place = (x + 1) * 3
    func byte(_ value: Int, _ error: Int) -> Int { min(max(value + error / 16, 0), 255) }
    return PaletteColor(
      red: byte(color.red, values[place]), green: byte(color.green, values[place + 1]),
      blue: byte(color.blue, values[place + 2]))
  }
}

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

  /// Returns the count of each color, in the order of their numbers.
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

  /// Returns the box up to the mean, and the one beyond; neither is empty where there is a spread.
  func halves() -> (ColorBox, ColorBox) {
    let lower = counts.filter { Double($0.color[keyPath: axis]) <= middle }
    let upper = counts.filter { Double($0.color[keyPath: axis]) > middle }
    return (ColorBox(lower[...]), ColorBox(upper[...]))
  }
}
