internal import GalleySystem
import Synchronization

/// Bands of a picture's rows that threads take one by one, and what came of them.
final class BandBoard: Sendable {
  /// The rows, by their address.
  private let start: UInt
  private let bytesPerRow: Int
  private let size: (width: Int, height: Int)
  private let format: PixelFormat
  private let searches: Bool
  /// How many bands there are.
  private let count: Int
  /// How many rows are as they will stay; nil where all are.
  private let finishedRows: AwaitedCount?
  private let taken = Atomic<Int>(0)
  private let done = Mutex<[Int: ZlibStream.Part]>([:])
  private let doneCount = AwaitedCount()

  /// - Parameters:
  ///   - rows: They must stay where they are for as long as somebody works at them.
  ///   - finishedRows: Counts the rows that may be read, from the top; nil where all may.
  init(
    _ rows: PixelRows, _ format: PixelFormat, _ count: Int, searches: Bool,
    finishedRows: AwaitedCount? = nil
  ) {
    start = UInt(bitPattern: rows.start)
    bytesPerRow = rows.bytesPerRow
    size = (rows.width, rows.height)
    self.finishedRows = finishedRows
    (self.format, self.count, self.searches) = (format, count, searches)
  }

  /// Takes bands until there are no more, or until one cannot be held or will not be finished.
  func work(_ digest: RunningDigest? = nil) {
    guard let start = UnsafeMutableRawPointer(bitPattern: start) else { return }
    let rows = PixelRows(
      start: start, bytesPerRow: bytesPerRow, width: size.width, height: size.height)
    var band = RowBand(rows, format, searches: searches, digest)
    while true {
      let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      guard finishedRows?.wait(for: row(index + 1)) != false,
        let part = band.compress(row(index)..<row(index + 1))
      else {
        taken.store(count, ordering: .relaxed)
        return doneCount.end()
      }
      done.withLock { $0[index] = part }
      doneCount.add(1)
    }
  }

  /// The first row of a band.
  private func row(_ band: Int) -> Int { size.height * band / count }

  /// What came of all bands, in their order, once those that took them are done; nil where there is none.
  ///
  /// - Precondition: There are no more to be taken.
  func parts() -> [ZlibStream.Part]? {
    guard doneCount.wait(for: count) else { return nil }
    return done.withLock { done in (0..<count).compactMap { done[$0] } }
  }
}
