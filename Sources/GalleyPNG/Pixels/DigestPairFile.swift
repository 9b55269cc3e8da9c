internal import CCompression
internal import GalleySystem
import Glibc

/// A file that keeps pairs of digests from one run to the next.
///
/// A head with what it is and its version, and records of one size, each with a digest of its own:
/// of a file that was cut, written over or made by another version, nothing counts but whole
/// records; of one that others may write, nothing. Runs add theirs at its end, one after the other.
/// All errors mean that less is known.
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

  /// - `title`: what the pairs are, with a version.
  package init(_ path: String, title: String) {
    self.path = path
    head = Array("\(title)\n".utf8)
  }

  /// Returns the saved pairs, the oldest first.
  package func pairs() -> [Pair] { records(in: bytes()).compactMap(\.pair) }

  /// Returns an index of the saved pairs, to be asked for single ones: none of the others is looked
  /// at.
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

/// A pair of digests as a file has it: five big-endian numbers, the last of which is the check of
/// the others.
struct DigestPairRecord {
  static let size = 40

  /// It, and what follows.
  fileprivate let bytes: UnsafeRawBufferPointer

  static func bytes(of pair: DigestPairFile.Pair) -> [UInt8] {
    let numbers = [pair.key.high, pair.key.low, pair.value.high, pair.value.low]
    let bytes = numbers.flatMap(\.bigEndianBytes)
    return bytes + bytes.withUnsafeBytes(check).bigEndianBytes
  }

  /// Whether the check is that of the other numbers.
  var isIntact: Bool { number(4) == Self.check(bytes) }

  /// Nil where the check is another one.
  var pair: DigestPairFile.Pair? {
    guard isIntact else { return nil }
    return DigestPairFile.Pair(
      key: StreamHash.Value(high: number(0), low: number(1)),
      value: StreamHash.Value(high: number(2), low: number(3)))
  }

  /// The key by which it is found, checked or not.
  fileprivate var place: UInt64 { Self.place(number(1), number(3)) }

  fileprivate static func place(of pair: DigestPairFile.Pair) -> UInt64 {
    place(pair.key.low, pair.value.low)
  }

  private static func place(_ key: UInt64, _ value: UInt64) -> UInt64 { key ^ value }

  /// Whether all bytes are those of another record.
  fileprivate func equals(_ other: DigestPairRecord) -> Bool {
    (0..<5).allSatisfy { number($0) == other.number($0) }
  }

  @inline(__always)
  private func number(_ index: Int) -> UInt64 {
    UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
  }

  /// Returns the check number of the first four numbers.
  private static func check(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, 32)
  }
}

/// The records of a file, one behind the other; what is left at its end is none.
struct DigestPairRecords: Sendable {
  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8], from start: Int) { (self.bytes, self.start) = (bytes, start) }

  var count: Int { (bytes.count - start) / DigestPairRecord.size }

  /// Whether nothing is broken, and nothing is left at the end.
  var areWhole: Bool {
    start + count * DigestPairRecord.size == bytes.count
      && withAll { records in (0..<records.count).allSatisfy { records[$0].isIntact } }
  }

  func compactMap<Value>(_ body: (DigestPairRecord) -> Value?) -> [Value] {
    withAll { records in (0..<records.count).compactMap { body(records[$0]) } }
  }

  /// All records, as long as a body runs.
  struct All {
    fileprivate let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count / DigestPairRecord.size }

    @inline(__always)
    subscript(_ number: Int) -> DigestPairRecord {
      let offset = number &* DigestPairRecord.size
      precondition(offset &+ DigestPairRecord.size <= bytes.count, "no record of this number")
      return DigestPairRecord(bytes: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
    }
  }

  func withAll<Value>(_ body: (All) -> Value) -> Value {
    bytes.withUnsafeBytes { body(All(bytes: UnsafeRawBufferPointer(rebasing: $0[start...]))) }
  }
}

/// Tells whether a file keeps a pair.
///
/// Only the record that is found is checked.
///
/// Who asks for a few pairs alone has them looked for one record after the other: making a table of
/// all takes as long as that for some ten of them.
package struct DigestPairIndex: Sendable {
  private static let mostWithoutTable = 8

  private let records: DigestPairRecords
  private var lookupCount = 0
  private var table: DigestPairTable?

  init(_ records: DigestPairRecords) { self.records = records }

  package mutating func contains(_ pair: DigestPairFile.Pair) -> Bool {
    if table == nil {
      lookupCount += 1
      guard lookupCount > Self.mostWithoutTable else { return records.contain(pair) }
    }
    let table = table ?? DigestPairTable(records)
    self.table = table
    return table.contains(pair)
  }
}

extension DigestPairRecords {
  /// Whether a record is intact and holds a pair.
  fileprivate func contain(_ pair: DigestPairFile.Pair) -> Bool {
    let place = DigestPairRecord.place(of: pair)
    return withAll { records in
      (0..<records.count).contains { records[$0].place == place && records[$0].pair == pair }
    }
  }
}

/// The places of records, to look for many pairs.
private struct DigestPairTable {
  private let records: DigestPairRecords
  /// The number of a record behind each place, from one on; zero for none.
  ///
  /// At least half are empty.
  private var slots: [UInt32]

  init(_ records: DigestPairRecords) {
    self.records = records
    var size = 2
    while size < records.count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    let mask = UInt64(size - 1)
    records.withAll { records in
      slots.withUnsafeMutableBufferPointer { slots in
        for number in 0..<records.count {
          let record = records[number]
          var slot = Int(record.place & mask)
          // Equal ones, such as the zeros of a broken end, would stand in each other's way.
          while slots[slot] > 0, !records[Int(slots[slot]) - 1].equals(record) {
            slot = (slot + 1) & Int(mask)
          }
          slots[slot] = UInt32(number + 1)
        }
      }
    }
  }

  func contains(_ pair: DigestPairFile.Pair) -> Bool {
    records.withAll { records in
      var slot = Int(DigestPairRecord.place(of: pair) & UInt64(slots.count - 1))
      while slots[slot] > 0 {
        if records[Int(slots[slot]) - 1].pair == pair { return true }
        slot = (slot + 1) & (slots.count - 1)
      }
      return false
    }
  }
}
