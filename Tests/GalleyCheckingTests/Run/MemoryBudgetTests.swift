import GalleySystem
import Glibc
import Synchronization
import Testing

@testable import GalleyRuns

@Suite struct MemoryBudgetTests {
  /// How many draw at once, and the most that did.
  private final class Crowd: Sendable {
    private let counts = Mutex<(now: Int, most: Int)>((0, 0))

    func draw() {
      counts.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      usleep(20_000)
      counts.withLock { $0.now -= 1 }
    }

    var most: Int { counts.withLock { $0.most } }
  }

  private func most(ofSize side: Int, threads: Int) -> Int {
    let (shares, crowd) = (MemoryBudget(threads: threads), Crowd())
    let job: @Sendable () -> Void = { shares.draw((side, side)) { crowd.draw() } }
    WorkerThreads.run(threads, elsewhere: job, here: job)
    return crowd.most
  }

  @Test func `of pictures of 64 megapixels one is drawn at a time`() {
    #expect(most(ofSize: 8_192, threads: 8) == 1)
  }

  @Test func `screens are drawn side by side`() {
    #expect(most(ofSize: 1_000, threads: 4) > 1)
    let shares = MemoryBudget(threads: 8)
    #expect(!shares.isLarge((1_179, 2_556)))
    #expect(shares.isLarge((4_128, 5_504)))
  }
}
