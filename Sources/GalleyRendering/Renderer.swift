import CDrawing
public import GalleyGraphics
package import GalleyPNG
internal import GalleySystem

/// Draws pictures, measures texts and reads images, with fonts of its own.
///
/// One renderer serves one thread at a time; make one for each worker. What it draws does not
/// depend on what it drew before.
public final class Renderer: DrawingResources {
  private let map: FontMap
  let texts: TextLayout
  let images = ImageStore()
  let encoder: PNGEncoder
  private let canvasResources: CanvasResources
  private let pages = PixelMemoryPool()
  private var knownFamilies: [FontFamily]?
  var shadows: ShadowMasks { canvasResources.shadows }

  /// A renderer with fonts; the standard ones are the same on every machine.
  ///
  /// Throws where the family of the default text style is not installed.
  public init(fonts: FontSet = .standard) throws(RenderingError) {
    LibraryMessages.startKeeping()
    MemoryWatch.note("setting up fonts")
    map = try FontMap(fonts)
    texts = TextLayout(map: map, faces: try FontFaceCache())
    do throws(PNGProblem) {
      encoder = try PNGEncoder()
    } catch {
      throw RenderingError("cannot encode pictures: \(error)")
    }
    canvasResources = CanvasResources(texts: texts, images: images)
  }

  /// Draws a picture to pixels with straight alpha.
  public func bitmap(of picture: Picture) throws(RenderingError) -> Bitmap {
    try surface(of: picture).bitmap
  }

  public func image(in file: AssetFile) throws(ResourceError) -> ImageReference {
    try images.reference(in: file)
  }

  public func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    try texts.metrics(of: block)
  }

  /// The digest of a file that was drawn from, as it was read; nil where it was not.
  package func digest(ofAssetAt path: String) -> ByteDigest? {
    images.digest(ofFileAt: path) ?? map.configuration.digest(ofFileAt: path)
  }

  /// Names the fonts and all else that drawings depend on beside pictures; nil where it cannot be
  /// known.
  var surroundings: [UInt8]? {
    guard !map.configuration.includesSystemFonts, let digest = DrawingSurroundings.digest else {
      return nil
    }
    let parts = ["\(digest)"] + map.configuration.copies.digests.map(\.description)
    return Array(parts.joined(separator: " ").utf8)
  }

  /// What is said of standard fonts whose files are not those that pictures are made with elsewhere;
  /// reads them.
  package static var fontFindings: [String] { FontConfiguration.findings(in: .standard) }

  public func fontFamilies() -> [FontFamily] {
    if let knownFamilies { return knownFamilies }
    let families = map.configuration.families
    knownFamilies = families
    return families
  }

  public func addFont(in file: AssetFile) throws(ResourceError) -> [String] {
    let families = try map.configuration.addFont(in: file)
    map.configurationChanged()
    knownFamilies = nil
    texts.fontsChanged()
    return families
  }

  /// What the first commands of pictures have drawn, for others to be drawn upon.
  struct Ground {
    var commandCount: Int
    var surface: Surface
  }

  /// Draws a picture to premultiplied pixels.
  ///
  /// - Parameters:
  ///   - ground: The picture's first commands as they were drawn before, at its size and scale.
  ///   - pool: Gives the memory; nil for the renderer's own, which serves one surface at a time
  ///     best.
  func surface(
    of picture: Picture, upon ground: Ground? = nil, pool: PixelMemoryPool? = nil
  ) throws(RenderingError) -> Surface {
    try DrawingLimits.check(picture)
    try DrawingCost.check(picture, images: images)
    let (width, height) = picture.pixelSize
    let surface = try Surface(
      width: width, height: height, pool: pool ?? pages, isOverwritten: ground != nil)
    if let ground { surface.copyPixels(from: ground.surface) }
    let canvas = Canvas(on: surface, scale: picture.scale, resources: canvasResources)
    try canvas.draw(Array(picture.commands.dropFirst(ground?.commandCount ?? 0)))
    try requireSuccess(canvas.context.status, "draw '\(picture.title)'")
    return surface
  }

  /// A picture with images in place of its materials, and the images by their names.
  ///
  /// - Parameter scale: The pixels a point of the images; nil for the picture's own.
  func exposing(
    _ picture: Picture, scale: Double? = nil
  ) throws(RenderingError) -> (picture: Picture, images: [String: Surface]) {
    guard picture.commands.haveBackdrops else { return (picture, [:]) }
    var drawn = picture
    drawn.scale = scale ?? picture.scale
    try DrawingCost.check(drawn, images: images)
    let (width, height) = drawn.pixelSize
    let surface = try Surface(width: width, height: height, pool: pages)
    let exposures = BackdropExposures()
    let canvas = Canvas(
      on: surface, scale: drawn.scale,
      resources: CanvasResources(texts: texts, images: images, exposures: exposures))
    try canvas.draw(drawn.commands)
    try requireSuccess(canvas.context.status, "draw '\(picture.title)'")
    var exposed = ExposedCommands(exposures)
    var result = picture
    result.commands = exposed.exposed(picture.commands)
    return (result, exposed.images)
  }
}
