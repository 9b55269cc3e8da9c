import GalleyGraphics

/// A picture as sixels: six rows at a time, color by color, of at most 255 colors.
struct Sixels {
  private let width: Int
  private let height: Int
  private let palette: [Color]
  /// The place in the palette of each pixel; -1 of one that is clear.
  private let indices: [Int]

  private typealias Color = SIMD3<Int>

  /// What a VT340's successors take, one left for the ground.
  private static let mostColors = 255

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    let colors = (0..<width * height).map { place -> Color? in
      let start = place * 4
      guard bitmap.pixels[start + 3] >= 128 else { return nil }
      return Color((0..<3).map { Int(bitmap.pixels[start + $0]) })
    }
    var counts: [Color: Int] = [:]
    for color in colors { if let color { counts[color, default: 0] += 1 } }
    let boxes = ColorBox.cut(counts, into: Self.mostColors)
    palette = boxes.map(\.mean)
    var places: [Color: Int] = [:]
    for (place, box) in boxes.enumerated() {
      for entry in box.entries { places[entry.color] = place }
    }
    indices = colors.map { $0.flatMap { places[$0] } ?? -1 }
  }

  /// The sequence that draws them where the cursor is; clear pixels stay as they are.
  var text: String {
    let colors = palette.enumerated().map { place, color in
      let shares = (0..<3).map { String((color[$0] * 100 + 127) / 255) }
      return "#\(place);2;" + shares.joined(separator: ";")
    }
    let bands = stride(from: 0, to: height, by: 6).map(band)
    return "\u{1B}P0;1;0q\"1;1;\(width);\(height)" + colors.joined()
      + bands.joined(separator: "-") + "\u{1B}\\"
  }

  /// Six rows from one on: of each color in them a line, which goes over those before it.
  private func band(_ y: Int) -> String {
    var lines: [Int: [UInt8]] = [:]
    for row in y..<min(y + 6, height) {
      for x in 0..<width {
        let index = indices[row * width + x]
        guard index >= 0 else { continue }
        lines[index, default: Array(repeating: 0, count: width)][x] |= 1 << (row - y)
      }
    }
    return lines.sorted { $0.key < $1.key }.map { "#\($0.key)" + Self.runs($0.value) }
      .joined(separator: "$")
  }

  /// Returns the characters of sixels, those of more than three alike with their number before one.
  private static func runs(_ sixels: [UInt8]) -> String {
    var text = ""
    var rest = sixels[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      let letter = Character(Unicode.Scalar(first + 63))
      if rest.isEmpty, first == 0 { break }
      text += run.count > 3 ? "!\(run.count)\(letter)" : String(repeating: letter, count: run.count)
    }
    return text
  }
}

/// Colors that become one, by median cut (Heckbert 1982).
private struct ColorBox {
  var entries: [(color: SIMD3<Int>, count: Int)]
  private let count: Int
  private let channel: Int
  private let extent: Int

  private init(_ entries: [(color: SIMD3<Int>, count: Int)]) {
    self.entries = entries
    count = entries.reduce(0) { $0 + $1.count }
    let extents = (0..<3).map { channel in
      let values = entries.map { $0.color[channel] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    extent = extents.max() ?? 0
    channel = extents.firstIndex(of: extent) ?? 0
  }

  /// The mean of the pixels.
  var mean: SIMD3<Int> {
    let sum = entries.reduce(SIMD3<Int>()) { $0 &+ $1.color &* $1.count }
    return (sum &+ SIMD3(repeating: count / 2)) / SIMD3(repeating: max(1, count))
  }

  /// Returns the boxes of colors, each of one color where there are few enough.
  static func cut(_ counts: [SIMD3<Int>: Int], into most: Int) -> [ColorBox] {
    // In an order that does not change from run to run.
    let entries = counts.map { (color: $0.key, count: $0.value) }
      .sorted { ($0.color.x, $0.color.y, $0.color.z) < ($1.color.x, $1.color.y, $1.color.z) }
    guard !entries.isEmpty else { return [] }
    if entries.count <= most { return entries.map { ColorBox([$0]) } }
    var boxes = [ColorBox(entries)]
    while boxes.count < most,
      let place = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      boxes[place].extent > 0
    {
      boxes += boxes.remove(at: place).halves
    }
    return boxes
  }

  /// How much a cut is worth: that of few pixels far apart, as of many beside each other.
  private var weight: Double { Double(extent) * Double(extent) * Double(count).squareRoot() }

  /// Two boxes of as many pixels, as far as that can be; none is empty.
  private var halves: [ColorBox] {
    let sorted = entries.sorted { $0.color[channel] < $1.color[channel] }
    var left = 0
    var place = 0
    while place < sorted.count - 1, left == 0 || left + sorted[place].count <= count / 2 {
      left += sorted[place].count
      place += 1
    }
    return [ColorBox(Array(sorted[..<place])), ColorBox(Array(sorted[place...]))]
  }
}

extension Bitmap {
  /// Returns the picture so many pixels large, each the mean of what it covers (a box filter).
  func shrunk(toWidth width: Int, height: Int) -> Bitmap {
    guard width < self.width || height < self.height else { return self }
    let (width, height) = (min(width, self.width), min(height, self.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      let rows = y * self.height / height..<(y + 1) * self.height / height
      for x in 0..<width {
        let columns = x * self.width / width..<(x + 1) * self.width / width
        var (sum, alpha) = (SIMD3<Int>(), 0)
        for row in rows {
          for column in columns {
            let pixel = self[column, row]
            alpha += Int(pixel.alpha)
            sum &+= SIMD3(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) &* Int(pixel.alpha)
          }
        }
        let start = (y * width + x) * 4
        for channel in 0..<3 {
          pixels[start + channel] = alpha == 0 ? 0 : UInt8((sum[channel] + alpha / 2) / alpha)
        }
        pixels[start + 3] = UInt8(alpha / (rows.count * columns.count))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
