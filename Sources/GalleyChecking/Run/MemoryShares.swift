import Synchronization

/// Keeps what several threads draw at once within bounds: a picture that takes more than a thread's
/// share of the memory waits until no other such picture is drawn.
package final class MemoryShares: Sendable {
  /// Of all threads together, beside what the one large picture takes.
  private static let bytes = 512 << 20
  /// Of each thread, however many there are: enough for any screen but the largest.
  private static let leastShare = 64 << 20
  /// The pixels drawn, and their rows on the way to a file.
  private static let bytesPerPixel = 8

  private let share: Int
  private let large = Mutex<Void>(())

  package init(threads: Int) { share = max(Self.bytes / max(1, threads), Self.leastShare) }

  /// Does what draws a picture of a size, at once or when it may.
  package func draw(
    _ size: (width: Int, height: Int), _ body: () throws -> Void
  ) rethrows {
    if isLarge(size) {
      try large.withLock { _ in try body() }
    } else {
      try body()
    }
  }

  /// Whether a picture waits for others.
  func isLarge(_ size: (width: Int, height: Int)) -> Bool {
    size.width * size.height * Self.bytesPerPixel > share
  }
}
