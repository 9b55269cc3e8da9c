internal import Glibc

/// Turns rows of pixels to the filtered bytes that a PNG compresses.
final class FilteredRows {
  /// What a row is like, which decides how it packs best.
  enum Kind {
    /// It equals the row above.
    case repeated
    /// Most of its pixels equal the one to their left, as in drawings rather than photographs.
    case flat
    case rich
  }

  /// How rows that do not equal the one above are filtered.
  enum Choice: CaseIterable {
    /// Flat ones not at all, rich ones so that the least is left.
    case byKind
    /// Each so that its bytes vary the least.
    case byEntropy
  }

  private let rows: PixelRows
  private let format: PixelFormat
  private let choice: Choice
  /// A row's bytes, with room for a pixel of zeros before it; the row above, and candidates.
  private var current: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>
  private let candidates: [(RowFilter, UnsafeMutablePointer<UInt8>)]
  private let allocations: [UnsafeMutablePointer<UInt8>]

  init(_ rows: PixelRows, format: PixelFormat, filters choice: Choice = .byKind) {
    // What photographs are tried with.
    let filters: [RowFilter] = [.left, .above, .average, .paeth]
    self.rows = rows
    self.choice = choice
    self.format = format
    let count = rows.width * format.bytesPerPixel
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
  var bytesPerRow: Int { 1 + rows.width * format.bytesPerPixel }

  func kind(ofRow y: Int) -> Kind {
    let bytes = rows.start + y * rows.bytesPerRow
    if y > 0, memcmp(bytes, bytes - rows.bytesPerRow, rows.width * 4) == 0 { return .repeated }
    return isFlat(UnsafeBufferPointer(rows[y])) ? .flat : .rich
  }

  /// Whether more than half of the rows are flat, as far as some of them tell.
  var areMostlyFlat: Bool {
    let some = stride(from: 0, to: rows.height, by: max(1, rows.height / 256))
    let flat = some.count { isFlat(UnsafeBufferPointer(rows[$0])) }
    return flat * 2 > some.underestimatedCount
  }

  /// Begins with another row than the first; false where the format cannot hold the one above.
  func start(atRow y: Int) -> Bool {
    y == 0 || format.convert(UnsafeBufferPointer(rows[y - 1]), to: current)
  }

  /// Writes the next row and says what it is like; nil where the format cannot hold a pixel.
  ///
  /// Rows have to be written in order.
  func write(row y: Int, at place: UnsafeMutablePointer<UInt8>) -> Kind? {
    let kind = kind(ofRow: y)
    if kind == .repeated {
      place[0] = RowFilter.above.rawValue
      (place + 1).update(repeating: 0, count: bytesPerRow - 1)
      return kind
    }
    swap(&current, &above)
    guard format.convert(UnsafeBufferPointer(rows[y]), to: current) else { return nil }
    if choice == .byEntropy {
      writeLeastVarying(at: place)
    } else if kind == .flat {
      place[0] = RowFilter.none.rawValue
      memcpy(place + 1, current, bytesPerRow - 1)
    } else {
      writeBest(at: place)
    }
    return kind
  }

  /// Writes the row through the filter that leaves the least.
  private func writeBest(at place: UnsafeMutablePointer<UInt8>) {
    filterCandidates()
    write(candidates, at: place) { differenceSum($0, count: bytesPerRow - 1) }
  }

  /// Writes the row as it is or through the filter that leaves bytes that vary the least.
  private func writeLeastVarying(at place: UnsafeMutablePointer<UInt8>) {
    filterCandidates()
    write([(.none, current)] + candidates, at: place) {
      ByteEntropy.bits(of: UnsafeBufferPointer(start: $0, count: bytesPerRow - 1))
    }
  }

  private func filterCandidates() {
    for (filter, bytes) in candidates {
      filter.apply(
        to: current, above: above, step: format.bytesPerPixel, count: bytesPerRow - 1, into: bytes)
    }
  }

  private func write<Cost: Comparable>(
    _ rows: [(filter: RowFilter, bytes: UnsafeMutablePointer<UInt8>)],
    at place: UnsafeMutablePointer<UInt8>, cost: (UnsafeMutablePointer<UInt8>) -> Cost
  ) {
    let costs = rows.map { cost($0.bytes) }
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return }
    place[0] = rows[best].filter.rawValue
    memcpy(place + 1, rows[best].bytes, bytesPerRow - 1)
  }

  /// Whether most pixels equal the one to their left, as far as groups of them tell that lie over the
  /// whole row.
  private func isFlat(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    typealias Pixels = SIMD16<UInt32>
    let (size, mostGroups) = (Pixels.scalarCount, 16)
    guard let words = UnsafeRawPointer(row.baseAddress), row.count > size else { return true }
    var changes = Pixels.zero
    var count = 0
    let distance = max(size, row.count / mostGroups)
    for x in stride(from: 1, through: row.count - size, by: distance) {
      let here = words.loadUnaligned(fromByteOffset: x &* 4, as: Pixels.self)
      let left = words.loadUnaligned(fromByteOffset: x &* 4 &- 4, as: Pixels.self)
      changes &+= Pixels(repeating: 1).replacing(with: 0, where: here .== left)
      count &+= size
    }
    return Int(changes.wrappedSum()) * 2 <= count
  }
}
