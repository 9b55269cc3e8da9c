internal import CCompression
internal import GalleySystem
import Glibc

/// A file that keeps pairs of digests from one run to the next.
///
/// A head with what it is and its version, and records of one size, each with a digest of its own: of
/// a file that was cut, written over or made by another version, nothing counts but whole records.
/// Runs add theirs at its end, one after the other. All errors mean that less is known.
package struct DigestPairFile: Sendable {
  package struct Pair: Hashable, Sendable {
    package var key: StreamHash.Value
    package var value: StreamHash.Value

    package init(key: StreamHash.Value, value: StreamHash.Value) {
      (self.key, self.value) = (key, value)
    }
  }

  private static let recordSize = 40
  /// With more records than these only the newer half of them is kept; 2.6 MB.
  private static let mostRecords = 1 << 16

  private let path: String
  private let head: [UInt8]

  /// - Parameter title: what the pairs are, with a version.
  package init(_ path: String, title: String) {
    self.path = path
    head = Array("\(title)\n".utf8)
  }

  /// What was kept, the oldest first.
  package func pairs() -> [Pair] {
    guard let bytes = try? FileReading.bytes(atPath: path, within: .anywhere, limit: limit) else {
      return []
    }
    return pairs(in: bytes)
  }

  /// Adds records; those of other runs stay.
  package func add(_ pairs: [Pair]) {
    CacheFolder.withFile(atPath: path) { add(pairs, to: $0) }
  }

  private func add(_ pairs: [Pair], to descriptor: Int32) {
    guard case .success(let old) = readAll(from: descriptor, limit: limit) else {
      ftruncate(descriptor, 0)
      return
    }
    let known = self.pairs(in: old)
    let isWhole =
      old.starts(with: head) && old.count == head.count + known.count * Self.recordSize
      && known.count + pairs.count <= Self.mostRecords
    if isWhole {
      write(pairs.flatMap(Self.record), at: old.count, to: descriptor)
    } else {
      let kept = (known + pairs).suffix(Self.mostRecords / 2)
      ftruncate(descriptor, 0)
      write(head + kept.flatMap(Self.record), at: 0, to: descriptor)
    }
  }

  private var limit: Int { head.count + 2 * Self.mostRecords * Self.recordSize }

  private func write(_ bytes: [UInt8], at place: Int, to descriptor: Int32) {
    guard lseek(descriptor, off_t(place), SEEK_SET) == place else { return }
    _ = writeAll(bytes, to: descriptor)
  }

  // MARK: - Records

  private func pairs(in bytes: [UInt8]) -> [Pair] {
    guard bytes.starts(with: head) else { return [] }
    return bytes.withUnsafeBytes { bytes in
      stride(from: head.count, through: bytes.count - Self.recordSize, by: Self.recordSize)
        .compactMap { place in
          Self.pair(of: UnsafeRawBufferPointer(rebasing: bytes[place...].prefix(Self.recordSize)))
        }
    }
  }

  private static func record(of pair: Pair) -> [UInt8] {
    let numbers = [pair.key.high, pair.key.low, pair.value.high, pair.value.low]
    let bytes = numbers.flatMap(\.bigEndianBytes)
    return bytes + bytes.withUnsafeBytes(check).bigEndianBytes
  }

  /// Nil where the last of the five numbers is not the check of the others.
  private static func pair(of record: UnsafeRawBufferPointer) -> Pair? {
    func number(_ index: Int) -> UInt64 {
      UInt64(bigEndian: record.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
    }
    guard number(4) == check(UnsafeRawBufferPointer(rebasing: record.prefix(32))) else {
      return nil
    }
    return Pair(
      key: StreamHash.Value(high: number(0), low: number(1)),
      value: StreamHash.Value(high: number(2), low: number(3)))
  }

  private static func check(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
  }
}
