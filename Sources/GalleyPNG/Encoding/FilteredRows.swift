internal import Glibc

/// Turns rows of pixels to the filtered bytes that a PNG compresses.
final class FilteredRows {
  /// The kind of a row, which decides how it packs best.
  enum Kind {
    /// It equals the row above.
    case repeated
    /// Most of its pixels equal the one to their left, as in drawings rather than photographs.
    case flat
    case rich
  }

  /// The choice of filters for rows that do not equal the one above.
  enum Choice: CaseIterable {
    /// Flat ones not at all, rich ones so that the least is left.
    case byKind
    /// Each so that its bytes vary the least.
    case byEntropy
  }

  /// How many pixels of a row are looked at together.
  private static let sampleSize = 16

  private let rows: PixelRows
  private let format: PixelFormat
  private let choice: Choice
  /// A row's bytes, with room for a pixel of zeros before it; the row above, and candidates.
  private var current: UnsafeMutablePointer<UInt8>
  private var above: UnsafeMutablePointer<UInt8>
  private let candidates: [(RowFilter, UnsafeMutablePointer<UInt8>)]
  private let allocations: [UnsafeMutablePointer<UInt8>]
  /// The row that `current` has the bytes of: those above the first are zeros.
  private var currentRow = -1
  /// How the pixels of the row that was looked at last compare.
  private(set) var same: EqualPixels
  /// Whether they are compared: not where rows are so short that it does not pay.
  let isCompared: Bool

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
    same = EqualPixels(width: rows.width)
    isCompared = rows.width > Self.sampleSize
  }

  deinit { for bytes in allocations { bytes.deallocate() } }

  /// The number of bytes that a row takes: the filter's number and the row.
  var bytesPerRow: Int { 1 + rows.width * format.bytesPerPixel }

  /// Whether more than half of the rows are flat, as far as some of them tell.
  var areMostlyFlat: Bool {
    let mostSampled = 256
    let sampled = stride(from: 0, to: rows.height, by: max(1, rows.height / mostSampled))
    var (flat, count) = (0, 0)
    for y in sampled {
      count += 1
      if isFlat(y) { flat += 1 }
    }
    return flat * 2 > count
  }

  /// Whether most pixels of a row equal the one to their left; rows may be asked in any order, but
  /// not between writing one and using what is known of it.
  private func isFlat(_ y: Int) -> Bool {
    if isCompared { same.compare(words(y), with: nil) }
    return isFlat
  }

  /// Writes the next row and says what it is like; nil where the format cannot hold a pixel.
  ///
  /// Rows have to be written from the top down; some may be left out. Up to two bytes more are
  /// written.
  ///
  /// - `model`: How many rows above is one that is compared with it, and was written as it is so
  ///   many bytes before the place.
  func write(
    row y: Int, at place: UnsafeMutablePointer<UInt8>,
    model: (rows: Int, distance: Int)? = nil
  ) -> Kind? {
    if isRepeated(y) {
      if currentRow == y - 1 { currentRow = y }
      place[0] = RowFilter.above.rawValue
      memset(place + 1, 0, bytesPerRow - 1)
      return .repeated
    }
    if isCompared { same.compare(words(y), with: model.map { words(y - $0.rows) }) }
    if choice == .byKind, isFlat {
      place[0] = RowFilter.none.rawValue
      return writePlain(y, at: place + 1, model?.distance) ? .flat : nil
    }
    guard convertWithAbove(y) else { return nil }
    if choice == .byEntropy {
      writeLeastVarying(at: place)
    } else {
      writeBest(at: place)
    }
    return .rich
  }

  private func writePlain(
    _ y: Int, at place: UnsafeMutablePointer<UInt8>, _ modelDistance: Int?
  ) -> Bool {
    let words = UnsafeBufferPointer(rows[y])
    guard let modelDistance, isCompared else { return format.convert(words, to: place) }
    return format.convert(words, same, model: place - modelDistance, to: place)
  }

  private func words(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((rows.start + y * rows.bytesPerRow).assumingMemoryBound(to: UInt32.self))
  }

  private func isRepeated(_ y: Int) -> Bool {
    y > 0 && memcmp(words(y), words(y - 1), rows.width * 4) == 0
  }

  /// Fills `current` and `above`, of which the latter is often there already; false where the
  /// format cannot hold a pixel.
  private func convertWithAbove(_ y: Int) -> Bool {
    swap(&current, &above)
    if currentRow != y - 1, y > 0 {
      guard format.convert(UnsafeBufferPointer(rows[y - 1]), to: above) else { return false }
    }
    currentRow = y
    return format.convert(UnsafeBufferPointer(rows[y]), to: current)
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
      UnsafeBufferPointer(start: $0, count: bytesPerRow - 1).entropy
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

  /// Whether most pixels equal the one to their left, as far as groups of them tell that lie over
  /// the whole row.
  private var isFlat: Bool {
    let (size, mostGroups) = (Self.sampleSize, 16)
    guard isCompared else { return true }
    var (equal, count) = (0, 0)
    let distance = max(size, rows.width / mostGroups)
    for x in stride(from: 1, through: rows.width - size, by: distance) {
      equal &+= same.leftCount(ofSixteenFrom: x)
      count &+= size
    }
    return (count - equal) * 2 <= count
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bits that the bytes take where each is coded by itself, however seldom it is; zero for
  /// bytes that are all the same.
  fileprivate var entropy: Double {
    var counts = [UInt32](repeating: 0, count: 256)
    for byte in self { counts[Int(byte)] += 1 }
    let all = Double(count)
    return counts.reduce(0) { bits, count in
      count == 0 ? bits : bits + Double(count) * Self.binaryLogarithm(all / Double(count))
    }
  }

  /// The logarithm to base two of a number from 1 on, to twelve digits.
  ///
  /// The C library's differs in its last place between processors, and files would with it. Of a
  /// significand near 1 it is a series in `(m - 1) / (m + 1)`: ln m = 2 (s + s³/3 + s⁵/5 + ...).
  private static func binaryLogarithm(_ x: Double) -> Double {
    let isLarge = x.significand > 1.414
    let significand = isLarge ? x.significand / 2 : x.significand
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 0.0
    for denominator in [13.0, 11, 9, 7, 5, 3, 1] { sum = 1 / denominator + square * sum }
    return Double(x.exponent) + (isLarge ? 1 : 0) + s * sum * (2 / 0x1.62e42fefa39efp-1)
  }
}
