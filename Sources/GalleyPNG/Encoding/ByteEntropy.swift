internal import Glibc

/// How many bits bytes take that are told each by itself, however seldom it is.
enum ByteEntropy {
  /// Zero for bytes that are all the same.
  static func bits(of bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var counts = [UInt32](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    let all = Double(bytes.count)
    return counts.reduce(0) { bits, count in
      count == 0 ? bits : bits + Double(count) * log2(all / Double(count))
    }
  }
}
