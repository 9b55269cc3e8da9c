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
  /// Whether pixels are looked for that began alike wherever little is told by those to the left and in
  /// the row above, rather than only where nothing is.
  private let searches: Bool
  private let bandCount: Int

  init(_ rows: PixelRows, format: PixelFormat, effort: PNGEncoder.Effort = .balanced) {
    self.rows = rows
    self.format = format
    searches = effort != .fast
    let rowSize = 1 + rows.width * format.bytesPerPixel
    let rowsOfBand = (Self.bandSize + rowSize - 1) / rowSize
    bandCount = max(1, (rows.height + rowsOfBand / 2) / rowsOfBand)
  }

  /// The zlib stream of all rows; nil where the format cannot hold a pixel.
  ///
  /// - Parameters:
  ///   - threads: How many work at most, the calling one among them.
  ///   - digest: That of the rows: the calling thread makes it, first of all where there are others,
  ///     otherwise row by row.
  func compress(threads: Int, digest: RunningDigest? = nil) -> [UInt8]? {
    let queue = CompressionQueue(rows, format, bandCount, searches: searches)
    WorkerThreads.run(
      min(threads, bandCount), elsewhere: { queue.work() },
      here: {
        if min(threads, bandCount) > 1 { digest?.advance(to: rows.height) }
        queue.work(digest)
      })
    return queue.parts.map(ZlibStream.bytes)
  }
}

/// Bands of a picture's rows that threads take one by one, and what came of them.
private final class CompressionQueue: Sendable {
  /// The rows, by their address.
  private let start: UInt
  private let bytesPerRow: Int
  private let size: (width: Int, height: Int)
  private let format: PixelFormat
  private let searches: Bool
  /// How many bands there are.
  private let count: Int
  private let taken = Atomic<Int>(0)
  private let done = Mutex<[Int: ZlibStream.Part]>([:])

  /// - Parameter rows: They must stay where they are for as long as somebody works at them.
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

  /// What came of all bands, in their order, once all threads have ended; nil where one could not be
  /// held.
  var parts: [ZlibStream.Part]? {
    done.withLock { done in
      done.count == count ? (0..<count).compactMap { done[$0] } : nil
    }
  }
}
