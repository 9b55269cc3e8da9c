/// The segments of a JPEG before its pixels.
enum JPEGSegments {
  /// The ICC profile that APP2 segments hold together; nil where there is none.
  static func profile(in bytes: [UInt8]) -> [UInt8]? {
    let name = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let content = bytes[(place + 4)..<end]
      if bytes[place + 1] == 0xE2, content.starts(with: name), content.count > name.count + 2 {
        parts[content[content.startIndex + name.count]] = content.dropFirst(name.count + 2)
      }
      place = end
    }
    return parts.isEmpty ? nil : parts.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

/// The chunks of a WebP.
enum WebPChunks {
  /// The content of the first chunk of a name; nil where there is none.
  static func content(of name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 12
    while place + 8 <= bytes.count {
      let count = bytes[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + count
      guard end <= bytes.count else { return nil }
      if bytes.has(name, at: place) { return bytes[(place + 8)..<end] }
      // Contents are padded to even sizes.
      place = end + count % 2
    }
    return nil
  }
}
