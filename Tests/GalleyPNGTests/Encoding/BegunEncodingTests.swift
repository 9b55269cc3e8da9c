import GalleySystem
import Testing

@testable import GalleyPNG

@Suite struct BegunEncodingTests {
  private static let size = (width: 1000, height: 900)

  /// Bars of colors, and somewhere something else.
  private func withRows(
    changed change: (inout [UInt32]) -> Void = { _ in }, _ body: (PixelRows) throws -> Void
  ) throws {
    var words: [UInt32] = []
    for bar in 0..<Self.size.width * Self.size.height / 90 {
      let color = 0xFF00_0000 | UInt32(bar / 78 * 0x3579 + bar % 11 * 0x41) & 0xFF_FFFF
      words += [UInt32](repeating: color, count: 90)
    }
    change(&words)
    try words.withUnsafeMutableBytes { bytes in
      try body(
        PixelRows(
          start: #require(bytes.baseAddress), bytesPerRow: Self.size.width * 4,
          width: Self.size.width, height: Self.size.height))
    }
  }

  /// What comes of rows that are given free some at a time while another thread helps, or none.
  private func stream(
    of rows: PixelRows, isHelped: Bool = true, threads: Int = 2
  ) -> (bytes: [UInt8]?, digest: PixelDigest) {
    let digest = RunningDigest(of: rows)
    let encoding = BegunEncoding(rows, effort: .balanced, digest: digest)
    var bytes: [UInt8]?
    WorkerThreads.run(
      isHelped ? 2 : 1, elsewhere: encoding.help,
      here: {
        for y in stride(from: 0, through: rows.height, by: 60) { encoding.advance(to: y) }
        bytes = encoding.finish(threads: threads)
      })
    return (bytes, digest.value)
  }

  @Test(arguments: [(true, 2), (true, 5), (false, 1)])
  func `the bytes are those of the whole picture`(isHelped: Bool, threads: Int) throws {
    try withRows { rows in
      let expected = ScreenCompression(rows, format: .rgb).compress(threads: 1)
      #expect(expected != nil)
      let stream = stream(of: rows, isHelped: isHelped, threads: threads)
      #expect(stream.bytes == expected)
      #expect(stream.digest == PixelDigest(rows))
    }
  }

  @Test(arguments: [0, 899])
  func `where light comes through nothing comes of it`(y: Int) throws {
    try withRows(
      changed: { $0[y * Self.size.width] = 0x8000_0000 },
      { rows in
        #expect(stream(of: rows).bytes == nil)
        #expect(stream(of: rows, isHelped: false).bytes == nil)
      })
  }

  @Test func `where most rows are rich nothing comes of it`() throws {
    try withRows(
      changed: { words in
        for place in words.indices where place > 200_000 {
          words[place] = 0xFF00_0000 | UInt32(truncatingIfNeeded: place &* 0x9E37_79B1) >> 8
        }
      }, { rows in #expect(stream(of: rows).bytes == nil) })
  }

  @Test func `who helps ends where nothing more is drawn`() throws {
    try withRows { rows in
      let encoding = BegunEncoding(rows, effort: .fast, digest: RunningDigest(of: rows))
      WorkerThreads.run(
        2, elsewhere: encoding.help,
        here: {
          encoding.advance(to: 400)
          encoding.cancel()
        })
    }
  }

  @Test func `small pictures and such as are sent often are not begun`() {
    #expect(BegunEncoding.isWorthIt(for: (1179, 2556), .fast))
    #expect(!BegunEncoding.isWorthIt(for: (1179, 2556), .small))
    #expect(!BegunEncoding.isWorthIt(for: (393, 852), .balanced))
  }
}
