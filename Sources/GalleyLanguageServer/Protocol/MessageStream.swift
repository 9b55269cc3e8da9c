/// Takes messages out of a stream of bytes, each behind a header that says how long it is.
///
/// Bytes may come in any pieces. What is no header is passed over until one follows.
struct MessageStream {
  enum Message {
    case content([UInt8])
    /// A message that says that it is longer than any is read; its bytes are passed over.
    case tooLong(Int)
    /// Bytes where a header is due.
    case noHeader
  }

  /// A scene holds 8 MB, each byte of which JSON may write with six.
  static let longestMessage = 64 << 20
  private static let longestHeader = 4096
  private static let field = Array("Content-Length:".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  /// How many bytes of a message that is too long are still to come.
  private var passedOver = 0

  mutating func append(_ part: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += part
  }

  /// The next message; nil where it has not come whole.
  mutating func next() -> Message? {
    let skipped = min(passedOver, bytes.count - start)
    start += skipped
    passedOver -= skipped
    guard passedOver == 0, start < bytes.count else { return nil }
    guard let header = header() else { return passOverNoise() }
    guard header.length <= Self.longestMessage else {
      start = header.end
      passedOver = header.length
      return .tooLong(header.length)
    }
    guard bytes.count - header.end >= header.length else { return nil }
    start = header.end + header.length
    return .content(Array(bytes[header.end..<start]))
  }

  /// The length that a header at the start says, and where it ends; nil where there is none.
  private func header() -> (length: Int, end: Int)? {
    var length: Int?
    var line = start
    while let end = bytes[line...].firstIndex(of: 0x0A), end - start <= Self.longestHeader {
      let text = bytes[line..<end].filter { $0 != 0x0D }
      if text.isEmpty { return length.map { ($0, end + 1) } }
      if text.starts(with: Self.field) {
        let digits = String(decoding: text.dropFirst(Self.field.count), as: UTF8.self)
          .filter { $0 != " " }
        guard let number = Int(digits), number >= 0 else { return nil }
        length = number
      } else if !text.contains(UInt8(ascii: ":")) {
        return nil
      }
      line = end + 1
    }
    return nil
  }

  /// Moves to the next header, where what stands at the start can be none.
  private mutating func passOverNoise() -> Message? {
    let rest = bytes[start...]
    let mayBegin = rest.count <= Self.longestHeader && isBeginningOfHeader(rest)
    if mayBegin { return nil }
    let next = rest.indices.dropFirst().first { rest[$0...].starts(with: Self.field) }
    // The first letters of a header may be the last bytes that came.
    start = next ?? max(start + 1, bytes.count - Self.field.count)
    return .noHeader
  }

  /// Whether bytes are the beginning of lines with a colon each, the last of which has no end.
  private func isBeginningOfHeader(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let last = lines.last else { return true }
    let whole = lines.dropLast().map { $0.filter { $0 != 0x0D } }
    guard !whole.contains(where: { $0.isEmpty || !$0.contains(UInt8(ascii: ":")) }) else {
      return false
    }
    let badLength = whole.contains { line in
      line.starts(with: Self.field)
        && Int(
          String(decoding: line.dropFirst(Self.field.count), as: UTF8.self).filter { $0 != " " })
          == nil
    }
    return !badLength && last.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0D }
  }
}
