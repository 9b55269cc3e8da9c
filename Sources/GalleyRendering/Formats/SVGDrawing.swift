internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG
internal import GalleySVG

/// What a renderer draws for an SVG.
struct SVGDrawing: SVGResources {
  private let texts: Typesetter
  private let images: ImageStore
  private let shadows: ShadowMaskCache
  private let encoder: PNGEncoder
  private let effort: PNGEncoder.Effort
  private let keepsPhotographs: Bool
  /// What materials show, by the names that images in the picture have.
  private let snapshots: [String: Surface]

  init(_ renderer: Renderer, _ options: FormatOptions, snapshots: [String: Surface]) {
    texts = renderer.texts
    images = renderer.images
    shadows = renderer.shadows
    encoder = renderer.encoder
    effort = PNGEncoder.Effort(options.compression)
    keepsPhotographs = options.keepsPhotographs
    self.snapshots = snapshots
  }

  func layOut(_ block: TextBlock) throws(ResourceError) -> LaidOutText { try texts.layOut(block) }

  func pixels(
    of image: SVGImage, over destination: Rect, under transform: Transform, visible: Rect?
  ) throws(RenderingError) -> SVGPixels? {
    if case .file(let file) = image, let surface = snapshots[file.path] {
      return encoded(surface, in: destination)
    }
    let content = try content(of: image)
    if case .vector = content { return try pixels(ofVector: content, over: destination, transform) }
    let covered = DevicePlacement(
      destination, under: transform, visible: visible ?? Self.wherever)
    guard !destination.isEmpty, !covered.pixels.isEmpty,
      case .raster(let source) = content, let inverse = transform.inverse
    else { return nil }
    let isHuge = visible == nil && covered.pixels.width * covered.pixels.height > Self.most
    guard covered.isUpright, !isHuge else {
      return encoded(try images.sampled(source, at: covered), in: destination)
    }
    return encoded(
      try images.scaledImage(of: content, at: covered),
      in: inverse.boundingBox(of: covered.pixels))
  }

  /// A vector image as pixels, as large as its destination is on the screen.
  private func pixels(
    ofVector content: ImageContent, over destination: Rect, _ transform: Transform
  ) throws(RenderingError) -> SVGPixels? {
    let (across, down) = (
      Vector(dx: transform.a, dy: transform.b).length * destination.width,
      Vector(dx: transform.c, dy: transform.d).length * destination.height
    )
    guard across > 0, down > 0, across * down <= Self.most else { return nil }
    let place = DevicePlacement(width: Int(across.rounded(.up)), height: Int(down.rounded(.up)))
    return encoded(try images.scaledImage(of: content, at: place), in: destination)
  }

  func photograph(of image: ImageReference) throws(RenderingError) -> SVGPhotograph? {
    guard keepsPhotographs, image.tint == nil, snapshots[image.path] == nil else { return nil }
    do throws(ResourceError) {
      return try images.photograph(atPath: image.path).map {
        SVGPhotograph(bytes: $0.bytes, type: $0.format == .jpeg ? .jpeg : .png)
      }
    } catch {
      throw RenderingError(error.description)
    }
  }

  private static let wherever = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// The most pixels that are made of an image of which only a part may ever be seen.
  private static let most = 16e6

  func elements(of image: ImageReference) throws(RenderingError) -> (any SVGElements)? {
    guard case .vector(let vector) = try content(of: .file(image)) else { return nil }
    return vector.asset
  }

  func pixels(
    of shadow: Shadow, under transform: Transform
  ) throws(RenderingError) -> SVGPixels? {
    guard let (surface, origin) = try shadows.pixels(of: shadow, under: transform) else {
      return nil
    }
    return encoded(surface, at: origin)
  }

  func pixels(
    of command: DrawCommand, through map: ProjectiveMap, visible: Rect
  ) throws(RenderingError) -> SVGPixels? {
    let group = Group(children: [command])
    let canvas = Canvas(
      on: try Surface(width: 1, height: 1), transform: .identity,
      resources: CanvasResources(texts: texts, images: images))
    guard let ink = try canvas.resources.inkBounds(of: group),
      let (surface, origin) = try canvas.projected(
        group, through: map, ink: ink, visible: visible)
    else { return nil }
    return encoded(surface, at: origin)
  }

  private func content(of image: SVGImage) throws(RenderingError) -> ImageContent {
    switch image {
    case .emoji(let glyph): return try images.content(of: glyph)
    case .file(let file):
      do throws(ResourceError) {
        return try images.content(of: file)
      } catch {
        throw RenderingError(error.description)
      }
    }
  }

  private func encoded(_ surface: Surface, at origin: Point) -> SVGPixels {
    let size = Size(width: Double(surface.width), height: Double(surface.height))
    return encoded(surface, in: Rect(origin: origin, size: size))
  }

  private func encoded(_ surface: Surface, in frame: Rect) -> SVGPixels {
    let png = surface.withPixelRows {
      encoder.encode($0, PNGEncoder.Notes(scale: 1), effort: effort)
    }
    return SVGPixels(png: png, in: frame)
  }
}

extension VectorAsset: SVGElements {}

extension SVGOptions {
  init(_ options: FormatOptions) {
    self.init(
      dialect: options.program?.dialect ?? .web, keepsTexts: options.textMode == .live,
      includesRecord: options.includesRecord)
  }
}

extension FormatOptions.Program {
  var dialect: SVGDialect {
    switch self {
    case .figma: .figma
    case .penpot: .penpot
    case .sketch: .sketch
    case .inkscape: .inkscape
    }
  }
}
