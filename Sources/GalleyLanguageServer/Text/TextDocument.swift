import GalleyNotation

/// How a client counts within a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// The text of a file that is open in an editor, with the places that the protocol and the reader
/// of scenes speak of.
struct TextDocument: Sendable {
  let uri: String
  /// The path of its file.
  let path: String
  var version: Int
  private(set) var bytes: [UInt8]
  private(set) var tree: TreeNode
  /// Where lines begin as the protocol counts them, and as YAML does.
  private var lineStarts: [Int]
  private var sourceLineStarts: [Int]

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    path = FileURI.path(of: uri)
    self.version = version
    bytes = Array(text.utf8)
    tree = TreeParser.tree(of: bytes)
    (lineStarts, sourceLineStarts) = Self.lineStarts(in: bytes)
  }

  /// Replaces a range, or all.
  mutating func replace(_ range: Range<Int>?, with text: String) {
    bytes.replaceSubrange(range ?? 0..<bytes.count, with: Array(text.utf8))
    tree = TreeParser.tree(of: bytes)
    (lineStarts, sourceLineStarts) = Self.lineStarts(in: bytes)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// YAML ends lines at three more scalars than the protocol (YAML 1.1, 5.4).
  private static func lineStarts(in bytes: [UInt8]) -> ([Int], [Int]) {
    var (lines, sourceLines) = ([0], [0])
    for index in bytes.indices {
      let ends: Bool
      switch bytes[index] {
      case 0x0A: ends = true
      case 0x0D: ends = index + 1 == bytes.count || bytes[index + 1] != 0x0A
      default:
        let tail = bytes[max(0, index - 2)...index]
        if tail.suffix(2) == [0xC2, 0x85] || tail == [0xE2, 0x80, 0xA8]
          || tail == [0xE2, 0x80, 0xA9]
        {
          sourceLines.append(index + 1)
        }
        continue
      }
      if ends {
        lines.append(index + 1)
        sourceLines.append(index + 1)
      }
    }
    return (lines, sourceLines)
  }
}

// MARK: - Positions

extension TextDocument {
  /// The place of a position; one beyond the end of a line or of the text is that end.
  func offset(of position: JSONValue?, in encoding: PositionEncoding) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    guard line < lineStarts.count else { return bytes.count }
    var offset = lineStarts[line]
    var units = 0
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      let (length, count) = Self.scalar(startingWith: bytes[offset], in: encoding)
      guard units + count <= character else { break }
      units += count
      offset = min(offset + length, bytes.count)
    }
    return offset
  }

  /// The range of `{ start, end }`.
  func range(of value: JSONValue?, in encoding: PositionEncoding) -> Range<Int>? {
    guard let start = offset(of: value?["start"], in: encoding),
      let end = offset(of: value?["end"], in: encoding), start <= end
    else { return nil }
    return start..<end
  }

  func position(of offset: Int, in encoding: PositionEncoding) -> JSONValue {
    let offset = min(max(0, offset), bytes.count)
    let line = Self.line(of: offset, in: lineStarts)
    var units = 0
    var place = lineStarts[line]
    while place < offset {
      let (length, count) = Self.scalar(startingWith: bytes[place], in: encoding)
      units += count
      place += length
    }
    return .object(["line": .integer(line), "character": .integer(units)])
  }

  func range(_ range: Range<Int>, in encoding: PositionEncoding) -> JSONValue {
    .object([
      "start": position(of: range.lowerBound, in: encoding),
      "end": position(of: range.upperBound, in: encoding),
    ])
  }

  /// The place that the reader of scenes tells, which counts lines and scalars from one.
  func offset(of location: SourceLocation) -> Int {
    let line = min(max(0, location.line - 1), sourceLineStarts.count - 1)
    var offset = sourceLineStarts[line]
    // A byte order mark is no part of the text.
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let end = line + 1 < sourceLineStarts.count ? sourceLineStarts[line + 1] : bytes.count
    for _ in 1..<max(2, location.column) where location.column > 1 {
      guard offset < end else { break }
      offset += Self.scalar(startingWith: bytes[offset], in: .utf8).length
    }
    return min(offset, bytes.count)
  }

  private static func line(of offset: Int, in starts: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many bytes a scalar has, and how many units of the encoding.
  private static func scalar(
    startingWith byte: UInt8, in encoding: PositionEncoding
  ) -> (length: Int, units: Int) {
    let length =
      switch byte {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    return (length, encoding == .utf8 ? length : length == 4 ? 2 : 1)
  }
}

/// Paths of files in the addresses that editors use (RFC 8089).
enum FileURI {
  static func path(of uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.dropFirst("file://".count)
    let path = rest.firstIndex(of: "/").map { rest[$0...] } ?? rest
    return PercentEncoding.decoded(path) ?? String(path)
  }

  static func uri(ofFileAt path: String) -> String {
    "file://" + PercentEncoding.encoded(path: path)
  }
}
