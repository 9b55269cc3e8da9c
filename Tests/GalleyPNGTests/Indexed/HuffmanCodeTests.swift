import Testing

@testable import GalleyPNG

@Suite struct HuffmanCodeTests {
  @Test func `what comes more often has a shorter code`() {
    // 1 and 2 become 3, 3 and 3 become 6, 6 and 7 become 13.
    let code = HuffmanCode([3, 0, 7, 1, 2], longest: 15)
    #expect(code.lengths == [2, 0, 1, 3, 3])
    // 0, 10, 110, 111 by length and then by symbol, the highest bit first.
    #expect(code.codes == [0b01, 0, 0b0, 0b011, 0b111])
  }

  @Test func `one symbol alone has a bit, and none has none`() {
    #expect(HuffmanCode([0, 5, 0], longest: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode([0, 0], longest: 15).lengths == [0, 0])
  }

  /// Fibonacci's numbers make the deepest trees.
  @Test(arguments: [7, 15])
  func `no code is longer than it may be, and all bits are used`(longest: Int) {
    var counts = [1, 1]
    while counts.count < 19 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let lengths = HuffmanCode(counts, longest: longest).lengths
    #expect(lengths.max() ?? 0 <= longest)
    #expect(lengths.reduce(0) { $0 + 1 << (longest - $1) } == 1 << longest)
  }
}
