import GalleyGeometry
import GalleyGraphics
import GalleySystem
import Synchronization
import Testing

@testable import GalleyRendering

@Suite struct WordBreakThreadTests {
  private static let words = ["Wg", "Offices fly", "Tomorrow\nand today", "\u{1F600} joy"]

  /// Of a width in which one letter more or less decides.
  private static let block = TextBlock(
    words[2], style: TextStyle(size: 9.01760995198245), width: 27.357178786646983)

  /// The lines of the block in a renderer that has laid out others before.
  private static func lines(seed: UInt64) throws -> [String] {
    let renderer = try Renderer()
    var generator = SplitMix64(seed: seed)
    for number in 0..<6 {
      let size = Double.random(in: 6...24, using: &generator)
      let style = TextStyle(weight: number % 2 == 0 ? 400 : 700, size: size)
      let other = TextBlock(words[number % 4], style: style, width: number < 3 ? size * 2 : nil)
      _ = try renderer.texts.layOut(other)
    }
    return try renderer.texts.layOut(block).lines.map(\.string)
  }

  /// Without a lock, one in ten breaks the word a letter earlier.
  @Test func `words break after the same letters on eight threads at once`() {
    let found = Mutex<[[String]: Int]>([:])
    let work: @Sendable () -> Void = {
      for seed in 0..<25 as Range<UInt64> {
        let lines = (try? Self.lines(seed: seed)) ?? []
        found.withLock { $0[lines, default: 0] += 1 }
      }
    }
    WorkerThreads.run(8, elsewhere: work, here: work)
    #expect(found.withLock { $0 } == [["Tomor", "row", "and ", "today"]: 200])
  }
}
