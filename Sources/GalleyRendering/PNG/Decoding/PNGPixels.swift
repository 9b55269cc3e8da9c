import CDrawing
import GalleyGraphics

/// Turns the filtered rows of a PNG to pixels of red, green, blue and straight alpha bytes.
struct PNGPixels {
  private let header: PNGHeader
  private let expansion: PixelExpansion
  private let isPlain: Bool

  init(_ structure: PNGStructure, in bytes: [UInt8]) {
    header = structure.header
    expansion = PixelExpansion(structure, in: bytes)
    isPlain = structure.isPlain
  }

  /// The pixels of the whole picture, four bytes each.
  func decode(_ filtered: FilteredPixels) throws(PNGProblem) -> [UInt8] {
    var problem: PNGProblem?
    let count = header.width * header.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let target = UnsafeMutableRawBufferPointer(buffer)
      target.adviseLargePages()
      guard let start = target.bindMemory(to: UInt32.self).baseAddress else { return }
      do throws(PNGProblem) {
        if isPlain {
          try decodePlain(filtered, to: start)
        } else {
          try decodeAny(filtered, to: start) { row, width, target, step throws(PNGProblem) in
            try expansion.expand(row, width: width, to: target, step: step)
          }
        }
        written = count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return pixels
  }

  /// The pixels of the whole picture with all 16 bits of their samples.
  ///
  /// - Precondition: samples have 16 bits.
  func decodeDeep(_ filtered: FilteredPixels) throws(PNGProblem) -> [DeepBitmap.Pixel] {
    var problem: PNGProblem?
    let count = header.width * header.height
    let pixels = [DeepBitmap.Pixel](unsafeUninitializedCapacity: count) { buffer, written in
      guard let start = buffer.baseAddress else { return }
      do throws(PNGProblem) {
        try decodeAny(filtered, to: start) { row, width, target, step throws(PNGProblem) in
          expansion.expandDeep(row, width: width, to: target, step: step)
        }
        written = count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return pixels
  }

  /// Writes the pixels of an unfiltered row, so far apart as the last parameter says.
  private typealias Expand<Pixel> = (
    UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Pixel>, Int
  ) throws(PNGProblem) -> Void

  private func decodePlain(
    _ filtered: FilteredPixels, to target: UnsafeMutablePointer<UInt32>
  ) throws(PNGProblem) {
    let rows = WordRows(bytesPerPixel: header.filterStep, width: header.width)
    let bytesPerRow = 1 + header.rowBytes(width: header.width)
    let zeros = [UInt32](repeating: 0, count: header.width)
    try filtered.withRows { source throws(PNGProblem) in
      for y in 0..<header.height {
        let row = source + y * bytesPerRow
        let filter = try RowFilter(inFile: row[0])
        let pixels = target + y * header.width
        if y > 0 {
          rows.undo(filter, row + 1, above: pixels - header.width, to: pixels)
        } else {
          zeros.withUnsafeBufferPointer { zeros in
            if let above = zeros.baseAddress {
              rows.undo(filter, row + 1, above: above, to: pixels)
            }
          }
        }
      }
    }
  }

  /// Pass after pass: unfilters the rows of a copy in place and spreads their pixels.
  private func decodeAny<Pixel>(
    _ filtered: FilteredPixels, to target: UnsafeMutablePointer<Pixel>, _ expand: Expand<Pixel>
  ) throws(PNGProblem) {
    var bytes = filtered.bytes
    try bytes.withUnsafeMutableBufferPointer { buffer throws(PNGProblem) in
      guard var row = buffer.baseAddress else { return }
      for pass in header.passes {
        row = try decode(pass, from: row, to: target, expand)
      }
    }
  }

  /// Decodes the rows of a pass; returns where the next begins.
  private func decode<Pixel>(
    _ pass: PNGPass, from first: UnsafeMutablePointer<UInt8>,
    to target: UnsafeMutablePointer<Pixel>, _ expand: Expand<Pixel>
  ) throws(PNGProblem) -> UnsafeMutablePointer<UInt8> {
    let width = pass.width(of: header)
    let count = header.rowBytes(width: width)
    var row = first
    for y in 0..<pass.height(of: header) {
      try RowFilter(inFile: row[0]).undo(
        on: row + 1, above: y > 0 ? UnsafePointer(row - count) : nil, step: header.filterStep,
        count: count)
      let place = (pass.y + y * pass.stepY) * header.width + pass.x
      try expand(row + 1, width, target + place, pass.stepX)
      row += 1 + count
    }
    return row
  }
}

extension FilteredPixels {
  /// The first row and all behind it.
  func withRows<Result>(
    _ body: (UnsafePointer<UInt8>) throws(PNGProblem) -> Result
  ) throws(PNGProblem) -> Result {
    try bytes.withUnsafeBufferPointer { buffer throws(PNGProblem) in
      guard let start = buffer.baseAddress else { throw .truncated }
      return try body(start)
    }
  }
}

extension RowFilter {
  /// The filter of a number that stands before a row.
  init(inFile number: UInt8) throws(PNGProblem) {
    guard let filter = RowFilter(rawValue: number) else {
      throw .damaged("there is no row filter \(number)")
    }
    self = filter
  }
}
