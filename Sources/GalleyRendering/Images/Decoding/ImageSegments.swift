extension [UInt8] {
  /// The ICC profile that the APP2 segments of a JPEG hold together; nil where there is none.
  var jpegProfile: [UInt8]? {
    let name = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var place = 2
    while place + 4 <= count, self[place] == 0xFF, self[place + 1] != 0xDA {
      let length = Int(self[place + 2]) << 8 | Int(self[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= count else { break }
      let content = self[(place + 4)..<end]
      if self[place + 1] == 0xE2, content.starts(with: name), content.count > name.count + 2 {
        parts[content[content.startIndex + name.count]] = content.dropFirst(name.count + 2)
      }
      place = end
    }
    return parts.isEmpty ? nil : parts.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// The content of the first chunk of a name in a WebP; nil where there is none.
  func webPChunk(named name: String) -> ArraySlice<UInt8>? {
    var place = 12
    while place + 8 <= count {
      let length = self[(place + 4)..<(place + 8)].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end <= count else { return nil }
      if has(name, at: place) { return self[(place + 8)..<end] }
      // Contents are padded to even sizes.
      place = end + length % 2
    }
    return nil
  }
}
