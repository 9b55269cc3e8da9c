/// SHA-256 of a text or of bytes (FIPS 180-4), by which what was built is found again.
struct SourceDigest {
  private static let constants: [UInt32] = primes(64).map { fraction(ofRoot: $0, cube: true) }

  private var state: [UInt32] = primes(8).map { fraction(ofRoot: $0, cube: false) }
  private var pending: [UInt8] = []
  private var count = 0

  /// Adds bytes, with their number before them, so that no two ways to split a text are the same.
  mutating func add(_ bytes: [UInt8]) {
    take(Array("\(bytes.count):".utf8))
    take(bytes)
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// 64 hexadecimal digits.
  var hexadecimal: String {
    var end = self
    let bits = UInt64(count) * 8
    end.take([0x80] + [UInt8](repeating: 0, count: (119 - count % 64) % 64))
    end.take((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return end.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Takes bytes as they are.
  mutating func take(_ bytes: [UInt8]) {
    count += bytes.count
    pending += bytes
    var start = 0
    while pending.count - start >= 64 {
      mix(pending[start..<(start + 64)])
      start += 64
    }
    pending.removeFirst(start)
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let sum = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)
      let first = s[7] &+ sum &+ choice &+ Self.constants[index] &+ words[index]
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      let second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }

  private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  /// The first 32 bits of the fraction of a square or cube root, by whole numbers: the largest r
  /// with r² ≤ n·2⁶⁴, or r³ ≤ n·2⁹⁶.
  private static func fraction(ofRoot number: Int, cube: Bool) -> UInt32 {
    var (low, high) = (UInt128(0), UInt128(1) << 37)
    let wanted = UInt128(number) << (cube ? 96 : 64)
    while high - low > 1 {
      let middle = (low + high) / 2
      let power = cube ? middle * middle * middle : middle * middle
      if power <= wanted { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
