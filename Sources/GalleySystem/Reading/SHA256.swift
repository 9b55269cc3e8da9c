internal import CProcess
import Glibc

/// SHA-256 of texts, bytes and files (FIPS 180-4), by which what was made of them is found again.
package struct SHA256 {
  private static let constants: [UInt32] = primes(64).map { fraction(ofRoot: $0, cube: true) }

  private var state: [UInt32] = primes(8).map { fraction(ofRoot: $0, cube: false) }
  private var pending: [UInt8] = []
  private var count = 0

  package init() {}

  /// Adds bytes, with their number before them, so that no two ways to split a text are the same.
  package mutating func add(_ bytes: [UInt8]) {
    take(Array("\(bytes.count):".utf8))
    take(bytes)
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Takes bytes as they are.
  package mutating func take(_ bytes: [UInt8]) { bytes.withUnsafeBytes { take($0) } }

  /// Takes what a file has left to read.
  ///
  /// - Throws: the system's error.
  package mutating func take(contentOf file: borrowing OpenFile) throws(SystemError) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 64)
    defer { piece.deallocate() }
    while true {
      let count = read(file.descriptor, piece.baseAddress, piece.count)
      if count == 0 { return }
      if count > 0 {
        take(UnsafeRawBufferPointer(rebasing: piece.prefix(count)))
      } else if errno != EINTR {
        throw SystemError(number: errno)
      }
    }
  }

  /// 64 hexadecimal digits.
  package var hexadecimal: String {
    var end = self
    let bits = UInt64(count) * 8
    end.take([0x80] + [UInt8](repeating: 0, count: (119 - count % 64) % 64))
    end.take((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return end.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = min(64 - pending.count, rest.count)
      pending += rest.prefix(missing)
      rest = rest.dropFirst(missing)
      guard pending.count == 64 else { return }
      pending.withUnsafeBytes { Self.mix($0, into: &state) }
      pending = []
    }
    Self.mix(UnsafeRawBufferPointer(rebasing: rest), into: &state)
    pending += rest.suffix(rest.count % 64)
  }

  private static func mix(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    guard let start = blocks.baseAddress else { return }
    galley_mix_digest(&state, constants, start, blocks.count / 64)
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
