/// Splits path data into commands and their numbers.
package struct SVGPathReader {
  private let bytes: [UInt8]
  /// How many bytes have been read.
  package private(set) var place = 0
  private var command: UInt8?

  package init(_ data: String) { bytes = Array(data.utf8) }

  package var isAtEnd: Bool { place == bytes.count }

  /// The letter of the next command; the one before where numbers go on without a letter.
  package mutating func nextCommand() -> UInt8? {
    skipSeparators()
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    if Self.counts[byte & 0xDF] != nil, byte >= UInt8(ascii: "A") {
      place += 1
      command = byte
      return byte
    }
    // After a move, further points are lines; nothing follows a close without a letter.
    switch command {
    case UInt8(ascii: "M"): command = UInt8(ascii: "L")
    case UInt8(ascii: "m"): command = UInt8(ascii: "l")
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
    default: break
    }
    return command
  }

  /// As many numbers as the command takes; nil where there are fewer.
  package mutating func numbers(for command: UInt8) -> [Double]? {
    let isArc = command & 0xDF == UInt8(ascii: "A")
    var numbers: [Double] = []
    for index in 0..<(Self.counts[command & 0xDF] ?? 0) {
      skipSeparators()
      // The two flags of an arc may stand without anything between them.
      guard let number = isArc && (index == 3 || index == 4) ? flag() : number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static let counts: [UInt8: Int] = [
    UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "H"): 1, UInt8(ascii: "V"): 1,
    UInt8(ascii: "C"): 6, UInt8(ascii: "S"): 4, UInt8(ascii: "Q"): 4, UInt8(ascii: "T"): 2,
    UInt8(ascii: "A"): 7, UInt8(ascii: "Z"): 0,
  ]

  private mutating func skipSeparators() {
    while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
  }

  private mutating func flag() -> Double? {
    guard place < bytes.count, bytes[place] | 1 == UInt8(ascii: "1") else { return nil }
    defer { place += 1 }
    return bytes[place] == UInt8(ascii: "1") ? 1 : 0
  }

  private mutating func number() -> Double? {
    var end = place
    func skip(_ isWanted: (UInt8) -> Bool) {
      while end < bytes.count, isWanted(bytes[end]) { end += 1 }
    }
    func skipOne(_ marks: [UInt8]) {
      if end < bytes.count, marks.contains(bytes[end]) { end += 1 }
    }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    skipOne(Array("+-".utf8))
    skip(isDigit)
    skipOne(Array(".".utf8))
    skip(isDigit)
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      skipOne(Array("+-".utf8))
      skip(isDigit)
    }
    defer { place = end }
    return Double(String(decoding: bytes[place..<end], as: UTF8.self))
  }
}
