internal import GalleySystem
import Synchronization

/// Compresses the rows of a picture most of whose rows are flat.
///
/// Bands of rows are compressed each by itself, so that several threads can; each is told the rows
/// before it, which it may repeat. What comes of it does not depend on the number of threads.
struct ScreenCompression {
  /// What a band has, in bytes, or a little more: so much that the rows that are read once more, and
  /// codes of its own, cost little.
  private static let bandSize = 1 << 20

  private let rows: PixelRows
  private let format: PixelFormat
  private let searches: Bool
  private let bandCount: Int

  /// - Parameter searches: Whether pixels are looked for that began alike wherever little is told by
  ///   those to the left and in the row above, rather than only where nothing is.
  init(_ rows: PixelRows, format: PixelFormat, searches: Bool = true) {
    self.rows = rows
    self.format = format
    self.searches = searches
    let rowSize = 1 + rows.width * format.bytesPerPixel
    let rowsOfBand = (Self.bandSize + rowSize - 1) / rowSize
    bandCount = max(1, (rows.height + rowsOfBand / 2) / rowsOfBand)
  }

  /// The zlib stream of all rows; nil where the format cannot hold a pixel.
  ///
  /// - Parameters:
  ///   - threads: How many work at most, the calling one among them.
  ///   - digest: That of the rows: the calling thread makes it, first of all where others have begun,
  ///     otherwise row by row.
  func compress(threads: Int, digest: RunningDigest? = nil) -> [UInt8]? {
    let board = BandBoard(rows, format, bandCount, searches: searches)
    WorkerThreads.run(
      min(threads, bandCount), elsewhere: { board.work() },
      here: {
        if min(threads, bandCount) > 1 { digest?.advance(to: rows.height) }
        board.work(digest)
      })
    return board.parts.map(ZlibStream.bytes)
  }

  /// Bands that threads take one by one, and what came of them.
  private final class BandBoard: Sendable {
    /// The rows, by their address.
    private let start: UInt
    private let bytesPerRow: Int
    private let size: (width: Int, height: Int)
    private let format: PixelFormat
    private let searches: Bool
    private let count: Int
    private let taken = Atomic<Int>(0)
    private let done = Mutex<[Int: ZlibStream.Part]>([:])

    init(_ rows: PixelRows, _ format: PixelFormat, _ count: Int, searches: Bool) {
      start = UInt(bitPattern: rows.start)
      bytesPerRow = rows.bytesPerRow
      size = (rows.width, rows.height)
      (self.format, self.count, self.searches) = (format, count, searches)
    }

    /// Takes bands until there are no more, or until one cannot be held.
    func work(_ digest: RunningDigest? = nil) {
      guard let start = UnsafeMutableRawPointer(bitPattern: start) else { return }
      let rows = PixelRows(
        start: start, bytesPerRow: bytesPerRow, width: size.width, height: size.height)
      var band = RowBand(rows, format, searches: searches, digest)
      while true {
        let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        guard let part = band.compress(row(index)..<row(index + 1)) else {
          return taken.store(count, ordering: .relaxed)
        }
        done.withLock { $0[index] = part }
      }
    }

    /// The first row of a band.
    private func row(_ band: Int) -> Int { size.height * band / count }

    /// In their order; nil where one is missing.
    var parts: [ZlibStream.Part]? {
      done.withLock { done in
        let parts = (0..<count).compactMap { done[$0] }
        return parts.count == count ? parts : nil
      }
    }
  }
}

/// Compresses some rows of a picture after others.
private struct RowBand: ~Copyable {
  /// How many rows are taken for the digest before they are compressed: few enough to stay near the
  /// processor till then.
  private static let readAhead = 32

  private let rows: FilteredRows
  private let height: Int
  private let rowSize: Int
  private let digest: RunningDigest?
  private var matcher: RowMatcher

  init(_ rows: PixelRows, _ format: PixelFormat, searches: Bool, _ digest: RunningDigest?) {
    self.digest = digest
    self.rows = FilteredRows(rows, format: format)
    height = rows.height
    rowSize = self.rows.bytesPerRow
    matcher = RowMatcher(rowSize: rowSize, step: format.bytesPerPixel, searches: searches)
  }

  /// Nil where the format cannot hold a pixel.
  mutating func compress(_ range: Range<Int>) -> ZlibStream.Part? {
    matcher.removeAll()
    // As many rows as repetitions reach.
    let known = min(range.lowerBound, (DeflateToken.longestDistance + rowSize - 1) / rowSize)
    guard add(range.lowerBound - known..<range.lowerBound) else { return nil }
    matcher.restart()
    return add(range) ? matcher.finish(isLast: range.upperBound == height) : nil
  }

  private mutating func add(_ range: Range<Int>) -> Bool {
    for y in range {
      if y % Self.readAhead == 0 { digest?.advance(to: min(y + Self.readAhead, height)) }
      let place = matcher.nextRow()
      guard let kind = rows.write(row: y, at: place, model: matcher.model) else { return false }
      switch kind {
      case .repeated: matcher.addZeros()
      case .flat where rows.isCompared: matcher.addPlainRow(rows.same)
      case .flat: matcher.addPlainRow()
      case .rich: matcher.addFilteredRow()
      }
    }
    return true
  }
}
