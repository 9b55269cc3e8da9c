/// The text of one Swift file as bytes, with its lines.
struct SwiftSource: Sendable {
  /// As the user wrote it; messages begin with it.
  let path: String
  let bytes: [UInt8]
  /// Where each line begins.
  private let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The line of a byte and its column in bytes, both from one, as the compiler counts them.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// Returns the start of a line, in bytes; the end of the file for lines behind it.
  func start(ofLine line: Int) -> Int {
    line >= 1 && line <= lineStarts.count ? lineStarts[line - 1] : bytes.count
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
