/// How many bits bytes take that are told each by itself, however seldom it is.
enum ByteEntropy {
  /// Zero for bytes that are all the same.
  static func bits(of bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var counts = [UInt32](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    let all = Double(bytes.count)
    return counts.reduce(0) { bits, count in
      count == 0 ? bits : bits + Double(count) * binaryLogarithm(all / Double(count))
    }
  }

  /// The logarithm to base two of a number from 1 on, to twelve digits.
  ///
  /// The C library's differs in its last place between processors, and files would with it. Of a
  /// significand near 1 it is a series in `(m - 1) / (m + 1)`: ln m = 2 (s + s³/3 + s⁵/5 + ...).
  private static func binaryLogarithm(_ x: Double) -> Double {
    let isLarge = x.significand > 1.414
    let significand = isLarge ? x.significand / 2 : x.significand
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 0.0
    for denominator in [13.0, 11, 9, 7, 5, 3, 1] { sum = 1 / denominator + square * sum }
    return Double(x.exponent) + (isLarge ? 1 : 0) + s * sum * (2 / 0x1.62e42fefa39efp-1)
  }
}
