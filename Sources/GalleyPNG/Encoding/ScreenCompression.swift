internal import GalleySystem

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
    bandCount = Self.bandCount(of: (rows.width, rows.height), format)
  }

  /// How many bands a picture has.
  static func bandCount(of size: (width: Int, height: Int), _ format: PixelFormat) -> Int {
    let rowSize = 1 + size.width * format.bytesPerPixel
    let rowsOfBand = (bandSize + rowSize - 1) / rowSize
    return max(1, (size.height + rowsOfBand / 2) / rowsOfBand)
  }

  /// The zlib stream of all rows; nil where the format cannot hold a pixel.
  ///
  /// - Parameters:
  ///   - threads: How many work at most, the calling one among them.
  ///   - digest: That of the rows: the calling thread makes it, first of all where others have begun,
  ///     otherwise row by row.
  func compress(threads: Int, digest: RunningDigest? = nil) -> [UInt8]? {
    let board = board()
    WorkerThreads.run(
      min(threads, bandCount), elsewhere: { board.work() },
      here: {
        if min(threads, bandCount) > 1 { digest?.advance(to: rows.height) }
        board.work(digest)
      })
    return board.parts().map(ZlibStream.bytes)
  }

  /// Bands that nobody has taken yet.
  ///
  /// - Parameter finishedRows: Counts the rows that may be read, from the top; nil where all may.
  func board(finishedRows: AwaitedCount? = nil) -> BandBoard {
    BandBoard(rows, format, bandCount, searches: searches, finishedRows: finishedRows)
  }
}
