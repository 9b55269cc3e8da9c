internal import GalleyNotation
internal import GalleyPNG
internal import GalleyRendering
internal import GalleyRuns

/// What a picture shows: the same in two files of one drawing under the names of two states.
struct PictureContent: Hashable, Sendable {
  /// Of the pixels; of an animation and of an SVG of all but the texts about it.
  let drawing: FileDigest
  /// Of the layout record without the names in it; nil where there is none.
  let record: FileDigest?
  /// What the record says of how the state comes about; nil where that is nothing.
  let course: String?

  /// Nil for bytes that are no picture.
  init?(of bytes: [UInt8]) {
    guard let drawing = Self.drawing(of: bytes) else { return nil }
    self.init(drawing, of: bytes)
  }

  /// The content of a file of anybody: one without a digest of its pixels has that of its bytes,
  /// and is not decoded.
  init(ofFile bytes: [UInt8]) {
    let digest = try? PNGMetadata.pixelDigest(in: bytes)
    let drawing =
      digest == nil && PictureSource(name: "", bytes: bytes).isPNG ? nil : Self.drawing(of: bytes)
    self.init(drawing ?? FileDigest(of: bytes), of: bytes)
  }

  private init(_ drawing: FileDigest, of bytes: [UInt8]) {
    self.drawing = drawing
    let source = PictureSource(name: "", bytes: bytes)
    let text =
      source.isPNG
      ? try? PNGMetadata.layoutRecord(in: bytes) : try? SVGRecordReader.layoutRecord(in: bytes)
    let json = text.flatMap { try? JSONReader.value(of: Array($0.utf8)) }
    record = json.map { FileDigest(of: Self.unnamed($0, from: Self.names).dense) }
    course = json?["stateSource"]?.text
  }

  /// The content of the drawing alone; nil for bytes that are no picture.
  static func drawing(of bytes: [UInt8]) -> FileDigest? {
    let source = PictureSource(name: "", bytes: bytes)
    guard source.isPNG else { return source.isSVG ? FileDigest(of: untitled(bytes)) : nil }
    guard let picture = try? PNGPicture(file: bytes) else { return nil }
    if picture.isAnimated { return chunks(of: bytes) }
    if let digest = picture.pixelDigest { return FileDigest(of: digest.description) }
    // What others wrote, or rewrote, has no digest until it is written as Galley does.
    guard let bitmap = try? picture.bitmap(), let file = try? BitmapEncoder.png(bitmap),
      let digest = try? PNGMetadata.pixelDigest(in: file)
    else { return nil }
    return FileDigest(of: digest.description)
  }

  /// The digest of all chunks that hold no text.
  private static func chunks(of bytes: [UInt8]) -> FileDigest? {
    guard var reader = try? PNGChunkReader(bytes) else { return nil }
    var content: [UInt8] = []
    while let chunk = try? reader.next(), chunk.name != .end {
      guard !["tEXt", "zTXt", "iTXt"].contains(chunk.name.description) else { continue }
      content += Array(chunk.name.description.utf8) + bytes[chunk.content]
    }
    return FileDigest(of: content)
  }

  /// An SVG without its title, its description and its record.
  private static func untitled(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstRange(of: Array("<title id=\"picture-title\">".utf8)),
      let end = bytes.firstRange(of: Array("</metadata>".utf8)),
      start.lowerBound < end.upperBound
    else { return bytes }
    return Array(bytes[..<start.lowerBound] + bytes[end.upperBound...])
  }

  /// The members of a record that change with the name of the scene or the state.
  private static let names = ["title", "state", "stateSource", "sceneDigest"]

  /// A record without some members of its own, and without the digests of what the scene says.
  private static func unnamed(_ json: JSONValue, from names: [String] = []) -> JSONValue {
    switch json {
    case .object(let members):
      .object(
        members.filter { $0.key != "source" && !names.contains($0.key) }
          .map { .init(key: $0.key, value: unnamed($0.value)) })
    case .array(let values): .array(values.map { unnamed($0) })
    case .null, .boolean, .number, .string: json
    }
  }
}
