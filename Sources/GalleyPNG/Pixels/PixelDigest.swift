internal import CCompression

/// A fingerprint of a drawing's pixels: equal for equal pixels, whether a file keeps them as RGB or
/// RGBA.
///
/// It is XXH3 of 128 bits over the premultiplied pixels. That is no protection against somebody who
/// forges a picture; two honest ones that differ have the same digest once in 2^64 times.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  package let hash: StreamHash.Value

  package init(width: Int, height: Int, hash: StreamHash.Value) {
    self.width = width
    self.height = height
    self.hash = hash
  }

  /// Hashes the pixels of all rows.
  package init(_ rows: PixelRows) {
    self = RunningDigest(of: rows).value
  }

  /// The size and the hash in hexadecimal digits, such as `1179x2556 0f3c…`.
  package var description: String { "\(width)x\(height) \(hash)" }
}

/// XXH3 of 128 bits, piece by piece.
package final class StreamHash {
  /// The sum, as a number of 128 bits.
  package struct Value: Hashable, Sendable, CustomStringConvertible {
    package var high: UInt64
    package var low: UInt64

    package init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }

    package var description: String {
      [high, low].map { half in
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }
  }

  private let state: OpaquePointer?

  init() {
    state = XXH3_createState()
    XXH3_128bits_reset(state)
  }

  deinit { XXH3_freeState(state) }

  /// The hash of what a body adds.
  package static func value(_ body: (StreamHash) -> Void) -> Value {
    let hash = StreamHash()
    body(hash)
    return hash.value
  }

  /// The hash of what was added.
  var value: Value {
    let digest = XXH3_128bits_digest(state)
    return Value(high: digest.high64, low: digest.low64)
  }

  package func add(_ bytes: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }
}
