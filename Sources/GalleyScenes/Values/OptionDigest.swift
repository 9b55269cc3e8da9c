internal import GalleyNotation
internal import GalleyRecords

extension OptionValue {
  /// The digest of the value; the same wherever it is written.
  var digest: SourceDigest {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return SourceDigest(of: bytes)
  }

  /// Returns the digest of the values under some keys.
  func digest(where isCounted: (_ key: String) -> Bool) -> SourceDigest {
    guard case .map(let entries) = kind else { return digest }
    return OptionValue(.map(entries.filter { isCounted($0.key) }), at: location).digest
  }

  /// Appends the value so that no two values give the same bytes.
  private func append(to bytes: inout [UInt8]) {
    switch kind {
    case .null: bytes.append(0)
    case .flag(let flag): bytes.append(flag ? 2 : 1)
    case .number, .text: Self.append(shownText, to: &bytes)
    case .list(let values):
      bytes.append(4)
      for value in values { value.append(to: &bytes) }
      bytes.append(5)
    case .map(let entries):
      bytes.append(6)
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        Self.append(entry.key, to: &bytes)
        entry.value.append(to: &bytes)
      }
      bytes.append(7)
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(3)
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }
}
