internal import GalleySystem

/// The compression of a picture that is still drawn: of rows that are as they will stay, by other
/// threads.
///
/// It comes to the bytes that compressing the whole picture does, or to none.
package final class BegunEncoding {
  private let finishedRows = AwaitedCount()
  private let board: BandBoard
  private let digest: RunningDigest
  private var poll: FlatnessPoll
  /// How many rows are counted as finished.
  private var told = 0

  /// Whether a picture is large enough, and not worth so much time that it is compressed in one piece.
  package static func isWorthIt(
    for size: (width: Int, height: Int), _ effort: PNGEncoder.Effort
  ) -> Bool {
    effort != .small && ScreenCompression.bandCount(of: size, .rgb) > 1
  }

  /// - Parameters:
  ///   - rows: They must stay where they are until it is finished or canceled, and nobody is at work.
  ///   - digest: That of the rows.
  package init(_ rows: PixelRows, effort: PNGEncoder.Effort, digest: RunningDigest) {
    let compression = ScreenCompression(rows, format: .rgb, effort: effort)
    board = compression.board(finishedRows: finishedRows)
    poll = FlatnessPoll(FilteredRows(rows, format: .rgb))
    self.digest = digest
  }

  /// What another thread does, until all is compressed or the encoding is canceled.
  package var help: @Sendable () -> Void { { [board] in board.work() } }

  /// Gives free the rows above one: nobody writes to them any more.
  package func advance(to y: Int) {
    digest.advance(to: y)
    poll.advance(to: y)
    // What is not flat so far is likely to be compressed in another way.
    guard poll.isMostlyFlat else { return }
    finishedRows.add(y - told)
    told = y
  }

  /// The zlib stream of the rows as RGB, once all are given free; nil where they hold another color than
  /// opaque ones, and where they are compressed best in another way.
  ///
  /// - Parameter threads: How many work at what is left, at most, the calling one and the one that helps
  ///   among them.
  package func finish(threads: Int) -> [UInt8]? {
    guard poll.isMostlyFlat else {
      cancel()
      return nil
    }
    WorkerThreads.run(threads - 1, elsewhere: help, here: { board.work() })
    return board.parts().map(ZlibStream.bytes)
  }

  /// Lets those who help end.
  package func cancel() { finishedRows.end() }
}
