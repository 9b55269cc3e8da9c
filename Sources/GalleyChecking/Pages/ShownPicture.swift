internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleyRecords
internal import GalleyRendering
internal import GalleyRuns
internal import GalleySystem

/// The file of a picture that a page shows, with what it says of itself.
struct ShownPicture: Sendable {
  /// How the file holds what was drawn.
  enum Form: Hashable, Sendable {
    case png
    case svg
    /// What moves, or shows a course: its first instant can be compared, where it has a record.
    case course
  }

  var path: String
  /// The folder that was named and that it lies below.
  var root: String
  /// Nil where nothing is there.
  var bytes: [UInt8]?
  var form: Form
  /// The layout record as JSON; nil where there is none.
  var recordText: String?
  var record: ScreenRecord?
  /// The words for people who cannot see it.
  var alternative: String?
  /// In points; nil where the file says nothing of it.
  var size: Size?
  /// In pixels across; nil for vectors.
  var pixelWidth: Int?

  /// - Throws: where it cannot be read, or lies outside by a link.
  init(path: String, below root: String) throws(FileError) {
    self.path = path
    self.root = root
    bytes = try InputFiles.bytesIfThere(atPath: path, within: .folder(root))
    let name = FilePath.name(of: path)
    let isCourse = [".apng", ".gif", ".webp", ".animated.svg", ".filmstrip.png"].contains(
      where: name.hasSuffix)
    form = isCourse ? .course : name.hasSuffix(".svg") ? .svg : .png
    if let bytes { read(bytes) }
  }

  private mutating func read(_ bytes: [UInt8]) {
    let source = PictureSource(name: path, bytes: bytes)
    if source.isPNG {
      recordText = try? PNGMetadata.layoutRecord(in: bytes)
      alternative = PNGMetadata.alternative(in: bytes)
      if let picture = try? PNGPicture(file: bytes) {
        if picture.isAnimated { form = .course }
        pixelWidth = picture.width
        size = Size(width: Double(picture.width), height: Double(picture.height))
      }
    } else if source.isSVG {
      let texts = try? SVGRecordReader.texts(in: bytes)
      recordText = texts?.record
      alternative = texts?.alternative
      size = try? SVGRasterizer.size(ofSVG: bytes)
    }
    record = recordText.flatMap { try? ScreenRecord(json: Array($0.utf8)) }
    if let record { size = record.pictureSize }
  }

  /// The pixels a point that the file was drawn with, or is to be; nil for the scene's own.
  var scale: Double? { record?.scale ?? PictureName.scale(of: path) }
}
