internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyPNG
internal import GalleySystem
internal import Glibc

/// Reads image files, and keeps them and their resampled versions for one renderer.
final class ImageStore {
  let painter = VectorPainter()
  private var contents = BoundedCache<String, ImageContent>(capacity: 256 << 20)
  /// By their paths, those that were read.
  private(set) var files: [String: CachedFile] = [:]
  /// By the paths of the images and the colors that they are drawn in.
  private var tinted = BoundedCache<TintedImage, ImageContent>(capacity: 64 << 20)
  private var confirmed: Set<AssetFile> = []
  /// By what files say of their colors; nil for sRGB.
  private var conversions = BoundedCache<PixelInterpretation.Colors, ColorConversion?>(capacity: 16)
  private var glyphs = BoundedCache<ObjectIdentifier, GlyphImage>(capacity: 32 << 20)
  private var scaledImages = BoundedCache<ScaledImage.Key, ScaledImage>(capacity: 32 << 20)

  /// Reads and checks a whole file, and says how large its image is.
  ///
  /// What one scene may read is no leave for the next: each folder that a file must lie in is
  /// asked.
  func reference(in file: AssetFile) throws(ResourceError) -> ImageReference {
    let path = file.path
    if let cached = files[path] {
      if cached.file != file, !confirmed.contains(file) { try confirm(file) }
    } else {
      files[path] = CachedFile(file: file)
    }
    do throws(ResourceError) {
      let content = try content(atPath: path)
      switch content {
      case .raster: return ImageReference(path: path, content: .raster, size: content.size)
      case .vector: return ImageReference(path: path, content: .vector, size: content.size)
      }
    } catch {
      // Another scene may be allowed to read it.
      if files[path]?.digest == nil { files[path] = nil }
      throw error
    }
  }

  /// Takes files to be those that another store has read: none may have changed since.
  func expect(_ others: [String: CachedFile]) {
    files.merge(others) { _, other in other }
  }

  /// Makes sure that a file which is known by its path is reached from another folder, too.
  private func confirm(_ file: AssetFile) throws(ResourceError) {
    do throws(ImageProblem) {
      _ = try ImageFile.read(file)
      confirmed.insert(file)
    } catch {
      throw ResourceError("cannot read the image '\(file.path)': \(error.description)")
    }
  }

  /// The image in a file, read again only where it was dropped meanwhile.
  func content(atPath path: String) throws(ResourceError) -> ImageContent {
    do throws(ImageProblem) {
      return try contents.value(for: path, weight: \.byteCount) { () throws(ImageProblem) in
        try read(path)
      }
    } catch {
      throw ResourceError("cannot read the image '\(path)': \(error.description)")
    }
  }

  /// The image that a picture refers to, in its own colors or in one.
  func content(of image: ImageReference) throws(ResourceError) -> ImageContent {
    let content = try content(atPath: image.path)
    guard let tint = image.tint else { return content }
    let key = TintedImage(path: image.path, tint: tint)
    do throws(ImageProblem) {
      return try tinted.value(for: key, weight: \.byteCount) { () throws(ImageProblem) in
        try content.tinted(tint)
      }
    } catch {
      throw ResourceError("cannot tint the image '\(image.path)': \(error.description)")
    }
  }

  /// Returns the work of drawing a vector image.
  func work(ofVectorAtPath path: String) throws(RenderingError) -> SVGWork {
    do throws(ResourceError) {
      guard case .vector(let image) = try content(atPath: path) else { return SVGWork() }
      return image.asset.work
    } catch {
      throw RenderingError(error.description)
    }
  }

  /// The digest of an image file as it was read; nil where it was not.
  func digest(ofFileAt path: String) -> ByteDigest? { files[path]?.digest }

  /// The digest of what draws an image file: of its content, and of librsvg where that draws it;
  /// nil where the file was not read.
  func drawnDigest(ofFileAt path: String) -> ByteDigest? {
    guard let digest = digest(ofFileAt: path), let content = try? content(atPath: path) else {
      return nil
    }
    guard case .vector(let image) = content, image.drawing == nil else { return digest }
    return (try? SVGLibrary.loaded.get()).map { ByteDigest(of: Array("\(digest) \($0.code)".utf8)) }
  }

  private func read(_ path: String) throws(ImageProblem) -> ImageContent {
    try ImageContent(try bytes(atPath: path)) { colors throws(ImageProblem) in
      try conversion(for: colors)
    }
  }

  /// Reads a file from where it may lie; what is drawn is what was measured.
  private func bytes(atPath path: String) throws(ImageProblem) -> [UInt8] {
    let file = files[path]?.file ?? AssetFile(path)
    let bytes = try ImageFile.read(file)
    let digest = ByteDigest(of: bytes)
    if let cached = files[path]?.digest, cached != digest {
      throw ImageProblem("it has changed while it was drawn from; draw once more")
    }
    files[path] = CachedFile(file: file, digest: digest)
    return bytes
  }

  private func conversion(
    for colors: PixelInterpretation.Colors
  ) throws(ImageProblem) -> ColorConversion? {
    if colors == .sRGB { return nil }
    return try conversions.value(for: colors) { () throws(ImageProblem) in
      try ColorConversion.needed(for: colors)
    }
  }

  /// The bytes of a file whose pixels are drawn as they are stored: a JPEG, or a PNG that does not
  /// move, upright and in sRGB; nil for others.
  func photograph(
    atPath path: String
  ) throws(ResourceError) -> (bytes: [UInt8], format: ImageFormat)? {
    do throws(ImageProblem) {
      let bytes = try bytes(atPath: path)
      let format = try ImageFormat(of: bytes)
      let isPlain: Bool
      switch format {
      case .jpeg:
        isPlain = try !JPEGDecoder.hasInks(bytes) && EXIFOrientation(inJPEG: bytes) == .up
      case .png:
        let picture = try PNGPicture(bytes)
        isPlain = !picture.isAnimated && picture.interpretation.orientation == .up
      case .webp, .svg: isPlain = false
      }
      guard isPlain, try conversion(for: PixelInterpretation(of: bytes).colors) == nil else {
        return nil
      }
      return (bytes, format)
    } catch {
      throw ResourceError("cannot read the image '\(path)': \(error.description)")
    }
  }

  /// The picture of a glyph that has colors of its own.
  func content(of glyph: GlyphBitmap) throws(RenderingError) -> ImageContent {
    try glyphs.value(for: ObjectIdentifier(glyph), weight: \.content.byteCount) {
      () throws(RenderingError) in try GlyphImage(glyph)
    }.content
  }

  /// An image drawn once, to the device pixels of a place; a raster image must be upright there.
  func scaledImage(
    of content: ImageContent, at place: DevicePlacement
  ) throws(RenderingError) -> Surface {
    let key = ScaledImage.Key(content: content.identity, place: place.key)
    return try scaledImages.value(for: key, weight: \.byteCount) { () throws(RenderingError) in
      switch content {
      case .raster(let surface): try ScaledImage(of: surface, at: place)
      case .vector(let image): try ScaledImage(of: image, at: place, painter: painter)
      }
    }.surface
  }
}

/// An image file, and what it held when it was read; nil where that is not known yet.
struct CachedFile: Sendable {
  var file: AssetFile
  var digest: ByteDigest?
}

/// An image in a color of its own for each.
private struct TintedImage: Hashable {
  var path: String
  var tint: Color
}

/// A glyph's bitmap as an image.
private struct GlyphImage {
  /// Kept alive, so that its identity stays its own.
  let glyph: GlyphBitmap
  let content: ImageContent

  init(_ glyph: GlyphBitmap) throws(RenderingError) {
    self.glyph = glyph
    let pixels = glyph.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    let image = RasterImage(width: glyph.width, height: glyph.height, pixels: pixels)
    do throws(ImageProblem) {
      content = .raster(try Surface(image))
    } catch {
      throw RenderingError("cannot draw an emoji: \(error.description)")
    }
  }
}

/// The bytes of an image file, read whole.
enum ImageFile {
  /// Reads a plain file of at most the limit.
  static func read(_ file: AssetFile) throws(ImageProblem) -> [UInt8] {
    do throws(FileProblem) {
      return try FileReading.bytes(
        atPath: file.path, within: file.folder.map { .folder($0) } ?? .anywhere,
        limit: ImageLimits.fileBytes)
    } catch {
      throw problem(error, at: file.path)
    }
  }

  private static func problem(_ problem: FileProblem, at path: String) -> ImageProblem {
    switch problem {
    case .outside: ImageProblem(leavesFolder)
    case .folder: ImageProblem("it is a folder; name an image file in it")
    case .special: ImageProblem("it is not a regular file; name an image file")
    case .tooLarge:
      ImageProblem(
        "it has more than the limit of \(ImageLimits.fileBytes >> 20) MB; scale or compress it")
    case .system(ENOENT), .system(ENOTDIR):
      ImageProblem(
        "there is no such file\(Suggestion.phrase(forPath: path, among: FolderList.names(besides: path))); check the path"
      )
    case .system(EACCES), .system(EPERM): ImageProblem("it may not be read; give read permission")
    case .system(ELOOP): ImageProblem("its links lead in a circle; link to an image file")
    case .system(ENAMETOOLONG): ImageProblem("the name is too long; check the path")
    case .system(let number):
      ImageProblem("reading fails: \(String(cString: strerror(number)))")
    }
  }
}

/// The fault of a file that its path leads out of the folder to.
let leavesFolder = "it leaves the scene's folder; move it inside, or allow it with --allow-outside"
