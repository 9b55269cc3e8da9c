/// Makes of any bytes a file that gets past the checksums.
enum PNGRepair {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file with the checksum of every whole chunk made right.
  static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var place = signature.count
    while place + 12 <= file.count {
      let end = place + 8 + number(file[place..<place + 4])
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<end + 4, with: bytes(checksum(file[place + 4..<end])))
      place = end + 4
    }
    return file
  }

  /// A PNG whose header, palette and transparency are the first bytes and whose inflated rows are
  /// the rest; nil where there are too few.
  static func file(around input: [UInt8]) -> [UInt8]? {
    guard input.count > 8 else { return nil }
    let header: [UInt8] =
      [0, 0, 0, input[0] & 63, 0, 0, 0, input[1] & 63]
      + [1 << (input[2] % 5), [0, 2, 3, 4, 6][Int(input[3] % 5)], 0, 0, input[4] & 1]
    let palette = input.dropFirst(8).prefix(Int(input[5]) * 3)
    let transparency = input.dropFirst(8).prefix(Int(input[6]))
    var file = signature + chunk("IHDR", header)
    if input[5] > 0 { file += chunk("PLTE", Array(palette)) }
    if input[6] > 0 { file += chunk("tRNS", Array(transparency)) }
    return file + chunk("IDAT", stored(Array(input.dropFirst(8)))) + chunk("IEND", [])
  }

  /// How many pixels the header claims; 0 where there is none.
  static func claimedPixels(_ file: [UInt8]) -> Int {
    guard file.count >= 24 else { return 0 }
    return number(file[16..<20]).multipliedReportingOverflow(by: number(file[20..<24])).partialValue
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body[...]))
  }

  /// A zlib stream of one block that is not compressed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    let part = content.prefix(0xFFFF)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in part {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let count = UInt16(part.count)
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + lengths + part + bytes(high << 16 | low)
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in
      remainder >> 1 ^ (remainder & 1 == 0 ? 0 : 0xEDB8_8320)
    }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { $0 >> 8 ^ remainders[Int(UInt8($0 & 255) ^ $1)] }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
