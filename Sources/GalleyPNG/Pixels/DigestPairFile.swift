internal import GalleySystem
import Glibc

/// A file that keeps pairs of digests from one run to the next.
///
/// A head with what it is and its version, and records of one size, each with a digest of its own: of
/// a file that was cut, written over or made by another version, nothing counts but whole records; of
/// one that others may write, nothing. Runs add theirs at its end, one after the other. All errors
/// mean that less is known.
package struct DigestPairFile: Sendable {
  package struct Pair: Hashable, Sendable {
    package var key: StreamHash.Value
    package var value: StreamHash.Value

    package init(key: StreamHash.Value, value: StreamHash.Value) {
      (self.key, self.value) = (key, value)
    }
  }

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
  package func pairs() -> [Pair] { records(in: bytes()).compactMap(\.pair) }

  /// What was kept, to be asked for single pairs: none of the others is looked at.
  package func index() -> DigestPairIndex { DigestPairIndex(records(in: bytes())) }

  private func bytes() -> [UInt8] {
    (try? CacheFolder.bytes(ofFileAtPath: path, limit: limit)) ?? []
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
    let records = records(in: old)
    if old.starts(with: head), records.areWhole, records.count + pairs.count <= Self.mostRecords {
      write(pairs.flatMap(DigestPairRecord.bytes), at: old.count, to: descriptor)
    } else {
      let kept = (records.compactMap(\.pair) + pairs).suffix(Self.mostRecords / 2)
      ftruncate(descriptor, 0)
      write(head + kept.flatMap(DigestPairRecord.bytes), at: 0, to: descriptor)
    }
  }

  private var limit: Int { head.count + 2 * Self.mostRecords * DigestPairRecord.size }

  private func write(_ bytes: [UInt8], at place: Int, to descriptor: Int32) {
    guard lseek(descriptor, off_t(place), SEEK_SET) == place else { return }
    _ = writeAll(bytes, to: descriptor)
  }

  private func records(in bytes: [UInt8]) -> DigestPairRecords {
    DigestPairRecords(bytes, from: bytes.starts(with: head) ? head.count : bytes.count)
  }
}
