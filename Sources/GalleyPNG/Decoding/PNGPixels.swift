internal import CCompression
package import GalleyGraphics
internal import GalleySystem
internal import Glibc

/// Turns the filtered rows of a PNG to pixels of red, green, blue and straight alpha bytes.
package struct PNGPixels {
  private let header: PNGHeader
  private let expansion: PixelExpansion
  private let isPlain: Bool

  private let structure: PNGStructure

  package init(_ structure: PNGStructure, in bytes: [UInt8]) {
    self.structure = structure
    header = structure.header
    expansion = PixelExpansion(structure, in: bytes)
    isPlain = structure.isPlain
  }

  /// The pixels of the whole picture in a file, four bytes each.
  package func decode(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    if isPlain { return try decode(FilteredPixels(structure, in: bytes)) }
    return try decode(
      PixelStream(bytes, parts: structure.pixels, byteCount: header.inflatedByteCount))
  }

  /// The same from rows that are inflated already.
  package func decode(_ filtered: FilteredPixels) throws(PNGError) -> [UInt8] {
    try pixels { target throws(PNGError) in
      if isPlain { return try decodePlain(filtered, to: target) }
      try decodeAny(filtered, to: target, expand)
    }
  }

  /// The same from a stream that is inflated row by row, so that the rows, which take up to twice the
  /// memory of the pixels, are never there at once.
  package func decode(_ stream: PixelStream) throws(PNGError) -> [UInt8] {
    let pixels = try pixels { target throws(PNGError) in
      let read: ReadRow = { row, count throws(PNGError) in try stream.read(count, to: row) }
      try decodeAny(to: target, read, expand)
    }
    try stream.finish()
    return pixels
  }

  /// The pixels of the whole picture with all 16 bits of their samples.
  ///
  /// - Precondition: samples have 16 bits.
  package func decodeDeep(_ filtered: FilteredPixels) throws(PNGError) -> [DeepBitmap.Pixel] {
    var problem: PNGError?
    let count = header.width * header.height
    let pixels = [DeepBitmap.Pixel](unsafeUninitializedCapacity: count) { buffer, written in
      guard let start = buffer.baseAddress else { return }
      do throws(PNGError) {
        try decodeAny(filtered, to: start) { row, width, target, step throws(PNGError) in
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

  private func pixels(
    _ write: (UnsafeMutablePointer<UInt32>) throws(PNGError) -> Void
  ) throws(PNGError) -> [UInt8] {
    var problem: PNGError?
    let count = header.width * header.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let target = UnsafeMutableRawBufferPointer(buffer)
      target.adviseLargePages()
      guard let start = target.bindMemory(to: UInt32.self).baseAddress else { return }
      do throws(PNGError) {
        try write(start)
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
  ) throws(PNGError) {
    let rows = WordRows(bytesPerPixel: header.filterStep, width: header.width)
    let bytesPerRow = 1 + header.rowBytes(width: header.width)
    let zeros = [UInt32](repeating: 0, count: header.width)
    try filtered.withRows { source throws(PNGError) in
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

  /// Gives the next bytes of the rows to a place.
  private typealias ReadRow = (UnsafeMutablePointer<UInt8>, Int) throws(PNGError) -> Void

  /// Writes the pixels of an unfiltered row, so far apart as the last parameter says.
  private typealias Expand<Pixel> = (
    UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Pixel>, Int
  ) throws(PNGError) -> Void

  private func expand(
    _ row: UnsafePointer<UInt8>, width: Int, to target: UnsafeMutablePointer<UInt32>, step: Int
  ) throws(PNGError) {
    try expansion.expand(row, width: width, to: target, step: step)
  }

  private func decodeAny<Pixel>(
    _ filtered: FilteredPixels, to target: UnsafeMutablePointer<Pixel>, _ expand: Expand<Pixel>
  ) throws(PNGError) {
    try filtered.withRows { start throws(PNGError) in
      var place = start
      let read: ReadRow = { row, count in
        memcpy(row, place, count)
        place += count
      }
      try decodeAny(to: target, read, expand)
    }
  }

  /// Pass after pass: unfilters each row upon the one above it and spreads its pixels.
  private func decodeAny<Pixel>(
    to target: UnsafeMutablePointer<Pixel>, _ read: ReadRow, _ expand: Expand<Pixel>
  ) throws(PNGError) {
    let capacity = 1 + header.rowBytes(width: header.width)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * capacity)
    defer { memory.deallocate() }
    for pass in header.passes {
      try decode(pass, (memory, memory + capacity), to: target, read, expand)
    }
  }

  private func decode<Pixel>(
    _ pass: PNGPass, _ rows: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>),
    to target: UnsafeMutablePointer<Pixel>, _ read: ReadRow, _ expand: Expand<Pixel>
  ) throws(PNGError) {
    let width = pass.width(of: header)
    let count = header.rowBytes(width: width)
    var (row, above) = rows
    for y in 0..<pass.height(of: header) {
      try read(row, 1 + count)
      try RowFilter(inFile: row[0]).undo(
        on: row + 1, above: y > 0 ? UnsafePointer(above + 1) : nil, step: header.filterStep,
        count: count)
      let place = (pass.y + y * pass.stepY) * header.width + pass.x
      try expand(row + 1, width, target + place, pass.stepX)
      swap(&row, &above)
    }
  }
}

extension FilteredPixels {
  /// The first row and all behind it.
  package func withRows<Result>(
    _ body: (UnsafePointer<UInt8>) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    try bytes.withUnsafeBufferPointer { buffer throws(PNGError) in
      guard let start = buffer.baseAddress else { throw .truncated }
      return try body(start)
    }
  }
}

extension RowFilter {
  /// The filter of a number that stands before a row.
  init(inFile number: UInt8) throws(PNGError) {
    guard let filter = RowFilter(rawValue: number) else {
      throw .damaged("there is no row filter \(number)")
    }
    self = filter
  }
}

/// The rows of a PNG as they are after inflating: for each its filter's number and what it wrote.
package struct FilteredPixels: Hashable, Sendable {
  package let header: PNGHeader
  /// The rows of each pass in turn, and ``padding``.
  package let bytes: [UInt8]

  /// Zeros behind the last row, so that four bytes can be read where a pixel has three.
  package static let padding = 4

  package init(_ structure: PNGStructure, in bytes: [UInt8]) throws(PNGError) {
    header = structure.header
    self.bytes = try Inflater().inflate(
      Self.stream(structure, in: bytes), byteCount: header.inflatedByteCount,
      padding: Self.padding)
  }

  /// The zlib stream: a part of the file where it lies in one chunk, otherwise joined.
  private static func stream(_ structure: PNGStructure, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let parts = structure.pixels.filter { !$0.isEmpty }
    if parts.count == 1 { return bytes[parts[0]] }
    var stream: [UInt8] = []
    stream.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { stream += bytes[part] }
    return stream[...]
  }
}

/// The zlib stream of a PNG's pixels, inflated as far as one asks.
///
/// libdeflate, which is faster, inflates whole streams only.
package final class PixelStream {
  private let bytes: [UInt8]
  /// Where in the bytes lies what zlib has not had.
  private var parts: ArraySlice<Range<Int>>
  private var isAtEnd = false
  /// On the heap: zlib keeps its address.
  private let stream: UnsafeMutablePointer<z_stream>

  /// - `parts`: The parts of the stream, in order.
  /// - `byteCount`: That of all rows; refused where so few bytes cannot hold it.
  init(_ bytes: [UInt8], parts: [Range<Int>], byteCount: Int) throws(PNGError) {
    self.bytes = bytes
    self.parts = parts.filter { !$0.isEmpty }[...]
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(stream, ZLIB_VERSION, size) == Z_OK else {
      throw .noMemory
    }
    let compressed = parts.reduce(0) { $0 + $1.count }
    guard byteCount <= compressed * Inflater.largestRatio else { throw .truncated }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Writes the next bytes to a place.
  func read(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(PNGError) {
    guard try take(count, to: target) == count else { throw .damaged("its pixels end early") }
  }

  /// Makes sure that the stream ends here, and the file's pixels with it.
  func finish() throws(PNGError) {
    var byte: UInt8 = 0
    guard try take(1, to: &byte) == 0 else {
      throw .damaged("it has more pixels than its header says")
    }
    guard parts.isEmpty else { throw .damaged("something follows its pixels") }
  }

  /// Writes at most so many bytes, and returns how many the stream still had.
  private func take(
    _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) throws(PNGError) -> Int {
    stream.pointee.next_out = target
    stream.pointee.avail_out = UInt32(count)
    while stream.pointee.avail_out > 0, !isAtEnd { try inflateMore() }
    return count - Int(stream.pointee.avail_out)
  }

  private func inflateMore() throws(PNGError) {
    let part = parts.first ?? 0..<0
    let status = bytes.withUnsafeBufferPointer { bytes in
      // zlib writes nothing there.
      stream.pointee.next_in = UnsafeMutablePointer(
        mutating: bytes.baseAddress.map { $0 + part.lowerBound })
      stream.pointee.avail_in = UInt32(part.count)
      return inflate(stream, Z_NO_FLUSH)
    }
    let rest = part.suffix(Int(stream.pointee.avail_in))
    if rest.isEmpty { _ = parts.popFirst() } else { parts[parts.startIndex] = rest }
    switch status {
    case Z_OK: break
    case Z_STREAM_END: isAtEnd = true
    default: throw .damaged("its pixels do not inflate")
    }
  }
}
