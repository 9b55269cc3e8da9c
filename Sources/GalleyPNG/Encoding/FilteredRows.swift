internal import Glibc

/// Turns rows of pixels to the filtered bytes that a PNG compresses.
final class FilteredRows {
  private let width: Int
  private let format: PixelFormat
  /// A row's bytes, with room for a pixel of zeros before it; the row above, and candidates.
  private var current: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>
  /// How many rows were flat, or equalled the one above.
  package private(set) var flatRows = 0
  private let candidates: [(RowFilter, UnsafeMutablePointer<UInt8>)]
  private let allocations: [UnsafeMutablePointer<UInt8>]

  init(width: Int, format: PixelFormat) {
    // What photographs are tried with.
    let filters: [RowFilter] = [.left, .above, .average, .paeth]
    self.width = width
    self.format = format
    let count = width * format.bytesPerPixel
    // Before a row for the pixel to the left of the first, behind it for what `convert` may write.
    let room = 64
    allocations = (0..<filters.count + 2).map { _ in
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room + count + room)
      bytes.initialize(repeating: 0, count: room + count + room)
      return bytes
    }
    current = allocations[0] + room
    above = allocations[1] + room
    candidates = Array(zip(filters, allocations.dropFirst(2)))
  }

  deinit { for bytes in allocations { bytes.deallocate() } }

  /// The number of bytes that a row takes: the filter's number and the row.
  var bytesPerRow: Int { 1 + width * format.bytesPerPixel }

  /// Filters all rows in order; false where the format cannot hold a pixel.
  func filter(_ rows: PixelRows, into target: UnsafeMutableRawBufferPointer) -> Bool {
    guard let first = target.bindMemory(to: UInt8.self).baseAddress else { return false }
    return (0..<rows.height).allSatisfy { y in
      let place = first + y * bytesPerRow
      let bytes = rows.start + y * rows.bytesPerRow
      if y > 0, memcmp(bytes, bytes - rows.bytesPerRow, width * 4) == 0 {
        writeRepeated(at: place)
        return true
      }
      return write(UnsafeBufferPointer(rows[y]), at: place)
    }
  }

  /// A row equal to the one above differs from it by nothing.
  private func writeRepeated(at place: UnsafeMutablePointer<UInt8>) {
    flatRows += 1
    place[0] = RowFilter.above.rawValue
    (place + 1).update(repeating: 0, count: bytesPerRow - 1)
  }

  private func write(
    _ row: UnsafeBufferPointer<UInt32>, at place: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    swap(&current, &above)
    guard format.convert(row, to: current) else { return false }
    if isFlat(row) {
      flatRows += 1
      place[0] = RowFilter.none.rawValue
      memcpy(place + 1, current, bytesPerRow - 1)
      return true
    }
    var best: (cost: UInt32, filter: RowFilter, bytes: UnsafeMutablePointer<UInt8>)?
    for (filter, bytes) in candidates {
      filter.apply(
        to: current, above: above, step: format.bytesPerPixel, count: bytesPerRow - 1, into: bytes)
      let cost = differenceSum(bytes, count: bytesPerRow - 1)
      if cost < best?.cost ?? .max { best = (cost, filter, bytes) }
    }
    guard let best else { return false }
    place[0] = best.filter.rawValue
    memcpy(place + 1, best.bytes, bytesPerRow - 1)
    return true
  }

  /// Whether most pixels of a row equal the one to their left, as in drawings rather than
  /// photographs.
  ///
  /// Deflate finds repetitions in such rows by itself, and differences would break them up:
  /// unfiltered they come out smaller, and faster.
  private func isFlat(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let words = UnsafeRawPointer(row.baseAddress) else { return true }
    // Sixteen pixels at a time; the few at the end do not decide.
    typealias Pixels = SIMD16<UInt32>
    var changes = Pixels.zero
    for x in stride(from: 1, through: width - Pixels.scalarCount, by: Pixels.scalarCount) {
      let here = words.loadUnaligned(fromByteOffset: x &* 4, as: Pixels.self)
      let left = words.loadUnaligned(fromByteOffset: x &* 4 &- 4, as: Pixels.self)
      changes &+= Pixels(repeating: 1).replacing(with: 0, where: here .== left)
    }
    return Int(changes.wrappedSum()) * 2 <= width
  }
}
