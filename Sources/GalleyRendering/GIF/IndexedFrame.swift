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
