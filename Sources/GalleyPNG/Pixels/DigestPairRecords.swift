internal import CCompression

/// A pair of digests as a file has it: five big-endian numbers, the last of which is the check of the
/// others.
struct DigestPairRecord {
  static let size = 40

  fileprivate let bytes: UnsafeRawBufferPointer

  static func bytes(of pair: DigestPairFile.Pair) -> [UInt8] {
    let numbers = [pair.key.high, pair.key.low, pair.value.high, pair.value.low]
    let bytes = numbers.flatMap(\.bigEndianBytes)
    return bytes + bytes.withUnsafeBytes(check).bigEndianBytes
  }

  /// Nil where the check is another one.
  var pair: DigestPairFile.Pair? {
    guard number(4) == Self.check(UnsafeRawBufferPointer(rebasing: bytes.prefix(32))) else {
      return nil
    }
    return DigestPairFile.Pair(
      key: StreamHash.Value(high: number(0), low: number(1)),
      value: StreamHash.Value(high: number(2), low: number(3)))
  }

  /// What it is looked for by, checked or not.
  fileprivate var place: UInt64 { Self.place(number(1), number(3)) }

  fileprivate static func place(of pair: DigestPairFile.Pair) -> UInt64 {
    place(pair.key.low, pair.value.low)
  }

  private static func place(_ key: UInt64, _ value: UInt64) -> UInt64 { key ^ value }

  private func number(_ index: Int) -> UInt64 {
    UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
  }

  private static func check(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
  }
}

/// The records of a file, one behind the other; what is left at its end is none.
struct DigestPairRecords: Sendable {
  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8], from start: Int) { (self.bytes, self.start) = (bytes, start) }

  var count: Int { (bytes.count - start) / DigestPairRecord.size }

  func compactMap<Value>(_ body: (DigestPairRecord) -> Value?) -> [Value] {
    (0..<count).compactMap { withRecord($0, body) }
  }

  /// Whether two records have the same bytes.
  func areEqual(_ one: Int, _ other: Int) -> Bool {
    withRecord(one) { one in withRecord(other) { $0.bytes.elementsEqual(one.bytes) } }
  }

  func withRecord<Value>(_ number: Int, _ body: (DigestPairRecord) -> Value) -> Value {
    bytes.withUnsafeBytes { bytes in
      let record = bytes[(start + number * DigestPairRecord.size)...].prefix(DigestPairRecord.size)
      return body(DigestPairRecord(bytes: UnsafeRawBufferPointer(rebasing: record)))
    }
  }
}

/// Tells whether a file keeps a pair. Only the record that is found is checked.
package struct DigestPairIndex: Sendable {
  private let records: DigestPairRecords
  /// The number of a record behind each place, from one on; zero for none. At least half are empty.
  private var slots: [UInt32]

  init(_ records: DigestPairRecords) {
    self.records = records
    var size = 2
    while size < records.count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for number in 0..<records.count {
      var slot = slot(at: records.withRecord(number, \.place))
      // Equal ones, such as the zeros of a broken end, would stand in each other's way.
      while slots[slot] > 0, !records.areEqual(Int(slots[slot]) - 1, number) {
        slot = self.slot(at: UInt64(slot) + 1)
      }
      slots[slot] = UInt32(number + 1)
    }
  }

  package func contains(_ pair: DigestPairFile.Pair) -> Bool {
    var slot = slot(at: DigestPairRecord.place(of: pair))
    while slots[slot] > 0 {
      if records.withRecord(Int(slots[slot]) - 1, \.pair) == pair { return true }
      slot = self.slot(at: UInt64(slot) + 1)
    }
    return false
  }

  private func slot(at place: UInt64) -> Int { Int(place & UInt64(slots.count - 1)) }
}
