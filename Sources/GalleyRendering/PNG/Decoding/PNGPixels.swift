import CDrawing

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
        try isPlain ? decodePlain(filtered, to: start) : decodeAny(filtered, to: start)
        written = count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return pixels
  }

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
  private func decodeAny(
    _ filtered: FilteredPixels, to target: UnsafeMutablePointer<UInt32>
  ) throws(PNGProblem) {
    var bytes = filtered.bytes
    try bytes.withUnsafeMutableBufferPointer { buffer throws(PNGProblem) in
      guard var row = buffer.baseAddress else { return }
      for pass in header.passes {
        row = try decode(pass, from: row, to: target)
      }
    }
  }

  /// Decodes the rows of a pass; returns where the next begins.
  private func decode(
    _ pass: PNGPass, from first: UnsafeMutablePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt32>
  ) throws(PNGProblem) -> UnsafeMutablePointer<UInt8> {
    let width = pass.width(of: header)
    let count = header.rowBytes(width: width)
    var row = first
    for y in 0..<pass.height(of: header) {
      try RowFilter(inFile: row[0]).undo(
        on: row + 1, above: y > 0 ? UnsafePointer(row - count) : nil, step: header.filterStep,
        count: count)
      let place = (pass.y + y * pass.stepY) * header.width + pass.x
      expansion.expand(row + 1, width: width, to: target + place, step: pass.stepX)
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
