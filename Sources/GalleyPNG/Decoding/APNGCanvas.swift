internal import Glibc

/// The canvas of an animated PNG: each frame laid on what the ones before have left.
package struct APNGCanvas {
  package let width: Int
  package let height: Int
  /// Red, green, blue and straight alpha, four bytes a pixel.
  package private(set) var pixels: [UInt8]
  private var last: PNGAnimation.Frame?
  /// The pixels in the last frame's rectangle before it, where they come back.
  private var saved: [UInt8] = []

  /// - `pixels`: What is shown before the first frame; nil for nothing.
  package init(width: Int, height: Int, pixels: [UInt8]? = nil) {
    self.width = width
    self.height = height
    self.pixels = pixels ?? [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Takes the last frame away as it asks for, and lays the next one on.
  ///
  /// - `frame`: With `rows` as its pixels.
  ///
  /// Returns the rectangle outside of which nothing changed.
  package mutating func composite(_ rows: [UInt8], _ frame: PNGAnimation.Frame) -> PixelRectangle {
    var changed = frame.rectangle
    if let last {
      switch last.disposal {
      case .keeps: break
      case .clears: clear(last.rectangle)
      case .restores: put(saved, in: last.rectangle)
      }
      if last.disposal != .keeps { changed = changed.union(last.rectangle) }
    }
    saved = frame.disposal == .restores ? taken(from: frame.rectangle) : []
    switch frame.blending {
    case .replaces: put(rows, in: frame.rectangle)
    case .covers: cover(frame.rectangle, with: rows)
    }
    last = frame
    return changed
  }

  private mutating func clear(_ rectangle: PixelRectangle) {
    for y in 0..<rectangle.height {
      let place = place(of: y, in: rectangle)
      pixels.withUnsafeMutableBytes { bytes in
        _ = bytes.baseAddress.map { memset($0 + place, 0, rectangle.width * 4) }
      }
    }
  }

  private func taken(from rectangle: PixelRectangle) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(rectangle.width * rectangle.height * 4)
    for y in 0..<rectangle.height {
      let place = place(of: y, in: rectangle)
      rows += pixels[place..<(place + rectangle.width * 4)]
    }
    return rows
  }

  private mutating func put(_ rows: [UInt8], in rectangle: PixelRectangle) {
    let count = rectangle.width * 4
    pixels.withUnsafeMutableBytes { target in
      rows.withUnsafeBytes { source in
        for y in 0..<rectangle.height {
          let place = (((rectangle.y + y) * width) + rectangle.x) * 4
          target[place..<(place + count)].copyBytes(from: source[(y * count)..<((y + 1) * count)])
        }
      }
    }
  }

  private mutating func cover(_ rectangle: PixelRectangle, with rows: [UInt8]) {
    let count = rectangle.width * 4
    for y in 0..<rectangle.height {
      let place = place(of: y, in: rectangle)
      for x in stride(from: 0, to: count, by: 4) {
        cover(pixel: place + x, with: rows, at: y * count + x)
      }
    }
  }

  /// The operator "over" of the PNG specification on straight colors, in whole levels.
  private mutating func cover(pixel place: Int, with rows: [UInt8], at source: Int) {
    let alpha = Int(rows[source + 3])
    guard alpha > 0 else { return }
    let (new, old) = (alpha * 255, (255 - alpha) * Int(pixels[place + 3]))
    let sum = new + old
    for component in 0..<3 {
      let mixed = Int(rows[source + component]) * new + Int(pixels[place + component]) * old
      pixels[place + component] = UInt8((mixed + sum / 2) / sum)
    }
    pixels[place + 3] = UInt8((sum + 127) / 255)
  }

  /// Returns the place of a row's first byte.
  private func place(of row: Int, in rectangle: PixelRectangle) -> Int {
    ((rectangle.y + row) * width + rectangle.x) * 4
  }
}
