import CDrawing
public import GalleyGeometry
public import GalleyGraphics
package import GalleyPNG
internal import GalleySystem

/// Draws pictures, measures texts and reads images, with fonts of its own.
///
/// One renderer serves one thread at a time; make one for each worker. What it draws does not
/// depend on what it drew before.
public final class Renderer: DrawingResources {
  /// How many threads draw the frames of a sequence, and encode a picture, the calling one among
  /// them; at least one.
  package var threadCount = 1 { didSet { encoder.threadCount = threadCount } }
  let texts: Typesetter
  let images = ImageStore()
  let encoder: PNGEncoder
  let canvasResources: CanvasResources
  private let pages = PixelMemoryPool()
  /// Those that scenes have brought, in the order in which they came.
  private var fontFiles: [AssetFile] = []
  var shadows: ShadowMaskCache { canvasResources.shadows }

  /// A renderer with fonts; the standard ones are the same on every machine.
  ///
  /// Throws where the family of the default text style is not installed.
  public convenience init(fonts: FontSet = .standard) throws(RenderingError) {
    try self.init(later: fonts)
    try texts.setUp()
  }

  /// A renderer that sets up its fonts where it first needs one.
  ///
  /// What is wrong with them is then what is wrong with the text.
  package init(later fonts: FontSet) throws(RenderingError) {
    texts = Typesetter(fonts)
    do throws(PNGError) {
      encoder = try PNGEncoder()
    } catch {
      throw RenderingError("cannot encode pictures: \(error); \(MemoryProblem.cure)")
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

  public func meanColor(
    of commands: [DrawCommand], in area: Rect, scale: Double
  ) throws(ResourceError) -> Color? {
    let moved = Group(transform: .translation(.zero - area.origin), children: commands)
    let picture = Picture(
      size: area.size, scale: scale, title: "the ground", commands: [.group(moved)])
    do throws(RenderingError) {
      return try surface(of: picture).meanColor
    } catch {
      throw ResourceError(error.description)
    }
  }

  /// The digest of a file that was drawn from, as it was read; nil where it was not.
  package func digest(ofAssetAt path: String) -> ByteDigest? {
    images.digest(ofFileAt: path) ?? texts.digest(ofFileAt: path)
  }

  /// Names all that a drawing depends on beside its picture; nil where it cannot be known.
  ///
  /// - `hasTexts`: Whether it depends on fonts, too.
  func fingerprint(hasTexts: Bool) -> [UInt8]? {
    guard hasTexts else { return RenderingFingerprint.digest.map { Array("\($0)".utf8) } }
    guard !texts.fonts.includesSystemFonts, let digest = RenderingFingerprint.digestWithFonts else {
      return nil
    }
    let parts = ["\(digest)"] + texts.addedDigests.map(\.description)
    return Array(parts.joined(separator: " ").utf8)
  }

  /// The remarks on standard fonts whose files are not those that pictures are made with elsewhere;
  /// reads them.
  package static var fontFindings: [String] { FontConfiguration.findings(in: .standard) }

  public func fontFamilies() -> [FontFamily] { texts.families() }

  /// The families of fonts for which there need not be a renderer.
  package static func families(of fonts: FontSet) throws(RenderingError) -> [FontFamily] {
    try FontConfiguration(fonts).families
  }

  public func addFont(in file: AssetFile) throws(ResourceError) -> [String] {
    let families = try texts.addFont(in: file)
    fontFiles.append(file)
    return families
  }

  /// The sources that another renderer needs to draw the same, in another thread.
  var sources: RendererSources {
    RendererSources(
      fonts: texts.fonts, fontFiles: fontFiles, fontDigests: texts.addedDigests,
      images: images.files)
  }

  /// A renderer that draws what another one does.
  ///
  /// - Throws: also where a font has changed since the other read it.
  convenience init(_ sources: RendererSources) throws(RenderingError) {
    try self.init(later: sources.fonts)
    do throws(ResourceError) {
      for file in sources.fontFiles { _ = try addFont(in: file) }
    } catch {
      throw RenderingError(error.description)
    }
    guard texts.addedDigests == sources.fontDigests else {
      throw RenderingError(
        "cannot draw: a font has changed while it was drawn from; draw once more")
    }
    images.expect(sources.images)
  }

  /// Draws a picture to premultiplied pixels.
  ///
  /// - `pool`: Gives the memory; nil for the renderer's own, which serves one surface at a time
  ///   best.
  func surface(
    of picture: Picture, pool: PixelMemoryPool? = nil
  ) throws(RenderingError) -> Surface {
    try check(picture)
    let (width, height) = picture.pixelSize
    let surface = try Surface(width: width, height: height, pool: pool ?? pages)
    let canvas = Canvas(on: surface, scale: picture.scale, resources: canvasResources)
    try canvas.draw(picture.commands)
    try requireSuccess(canvas.context.status, "draw '\(picture.title)'")
    return surface
  }

  /// Refuses a picture that cannot be drawn, or only with more work or memory than is given for
  /// one.
  func check(_ picture: Picture) throws(RenderingError) {
    try DrawingLimits.check(picture)
    try DrawingCost.check(picture, images: images)
  }

  /// A picture with images in place of its materials, and the images by their names.
  ///
  /// - `scale`: The pixels a point of the images; nil for the picture's own.
  func rasterizingBackdrops(
    _ picture: Picture, scale: Double? = nil
  ) throws(RenderingError) -> (picture: Picture, images: [String: Surface]) {
    guard picture.commands.haveBackdrops else { return (picture, [:]) }
    var drawn = picture
    drawn.scale = scale ?? picture.scale
    try DrawingCost.check(drawn, images: images)
    let (width, height) = drawn.pixelSize
    let surface = try Surface(width: width, height: height, pool: pages)
    let snapshots = BackdropSnapshots()
    var resources = canvasResources
    resources.snapshots = snapshots
    let canvas = Canvas(on: surface, scale: drawn.scale, resources: resources)
    try canvas.draw(drawn.commands)
    try requireSuccess(canvas.context.status, "draw '\(picture.title)'")
    var replacement = BackdropReplacement(snapshots)
    var result = picture
    result.commands = replacement.replaced(picture.commands)
    return (result, replacement.images)
  }
}
