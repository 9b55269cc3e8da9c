internal import GalleyGeometry
internal import GalleyNotation

/// The lines of a page, to tell places in it.
struct PageLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func location(of offset: Int, in path: String) -> SourceLocation {
    let line = starts.partitioningIndex { $0 > offset }
    let start = starts[line - 1]
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
    return SourceLocation(file: path, line: line, column: column)
  }
}
