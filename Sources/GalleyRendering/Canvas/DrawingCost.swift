import GalleyGeometry
import GalleyGraphics

/// The work and the memory that a picture takes to draw, estimated from its commands before any of
/// it is done.
///
/// The estimate may be too high, hardly ever too low by more than half: what is hidden by something
/// opaque counts, too.
struct DrawingCost {
  /// Of groups drawn aside and shadows, while they are drawn, beside the picture itself.
  static let largestLayerBytes = 512.0 * 1_048_576

  /// How much more than a plain pixel those take that are drawn otherwise, as measured.
  private enum Weight {
    static let linearGradient = 3.0
    static let radialGradient = 12.0

    static func pixel(of paint: Paint?) -> Double {
      switch paint {
      case .solid, nil: 1
      case .linearGradient: linearGradient
      case .radialGradient: radialGradient
      }
    }

    static let text = 2.0
    /// A group's own pixels: cleared, and drawn over the rest.
    static let fadedGroup = 4.0
    /// A device pixel of a group that is turned in space, and a pixel of its flat picture.
    static let projected = 40.0
    static let flat = 2.0
    /// A pixel of a material: copied, averaged and drawn.
    static let backdrop = 40.0
    /// A tap of the blur at one of its cells, along both axes.
    static let tap = 8.0
    /// A pixel of a shadow's mask, blurred for the first time, and drawn.
    static let blur = 60.0
    static let shadow = 2.0
    /// A dash of its own: its two ends, and the pixels that they cut.
    static let dash = 5_000.0
    static let image = 2.0
    /// A pixel of an image, looked at to resample it.
    static let sample = 10.0
  }

  private let store: ImageStore
  /// In the unit of `WorkLimit`.
  private(set) var work = 0.0
  /// What is drawn once and kept for the next time.
  private var images: Set<ResampledImage> = []
  private var masks = BoundedCache<BlurredMask, Void>(capacity: ShadowMaskCache.capacity)

  private struct ResampledImage: Hashable {
    var path: String
    var size: Size
  }

  private struct BlurredMask: Hashable {
    /// Within the first pixel.
    var box: Rect
    var deviation: Double
  }

  /// Where a command stands.
  private struct Place {
    /// From the current coordinates to device pixels.
    var transform: Transform
    /// The pixels that can be seen.
    var visible: Rect

    func pixels(_ box: Rect) -> Rect? {
      transform.boundingBox(of: box).inset(by: -1).intersection(visible)
    }
  }

  /// What commands leave behind.
  private struct Drawn {
    /// The pixels that they may touch.
    var ink: Rect?
    /// The most memory that is taken at once beside the pixels drawn on.
    var layerBytes = 0.0

    mutating func add(_ other: Drawn) {
      if let box = other.ink { ink = ink?.union(box) ?? box }
      layerBytes = max(layerBytes, other.layerBytes)
    }
  }

  /// Refuses a picture that would take too much.
  /// - Precondition: `DrawingLimits` hold.
  static func check(_ picture: Picture, images: ImageStore) throws(RenderingError) {
    _ = try DrawingCost(of: picture, images: images)
  }

  init(of picture: Picture, images: ImageStore) throws(RenderingError) {
    store = images
    let place = Place(transform: .scale(picture.scale), visible: picture.pixelBounds)
    _ = try draw(picture.commands, at: place)
  }

  private mutating func draw(
    _ commands: [DrawCommand], at place: Place
  ) throws(RenderingError) -> Drawn {
    var drawn = Drawn()
    for command in commands {
      try command.locatingErrors { () throws(RenderingError) in
        drawn.add(try draw(command, at: place))
        try require(drawn)
      }
    }
    return drawn
  }

  private func require(_ drawn: Drawn) throws(RenderingError) {
    guard work <= WorkLimit.pixels else {
      throw RenderingError(
        "cannot draw so much: up to here it is the work of filling"
          + " \(Int(WorkLimit.pixels / 1e9)) gigapixels; show fewer layers one over the other, or"
          + " give a smaller scale")
    }
    guard drawn.layerBytes <= Self.largestLayerBytes else {
      throw RenderingError(
        "cannot draw it aside: with the translucent groups inside it would take"
          + " \(Int(drawn.layerBytes) >> 20) MB, over the limit of"
          + " \(Int(Self.largestLayerBytes) >> 20); nest fewer, or give a smaller scale")
    }
  }

  private mutating func draw(
    _ command: DrawCommand, at place: Place
  ) throws(RenderingError) -> Drawn {
    switch command {
    case .stroke(let stroke): return Drawn(ink: draw(stroke, at: place))
    case .text(let text): return Drawn(ink: draw(text, at: place))
    case .image(let placement): return Drawn(ink: drawRaster(placement, at: place))
    case .vectorImage(let placement): return try drawVector(placement, at: place)
    case .backdrop(let backdrop): return draw(backdrop, at: place)
    case .group(let group): return try draw(group, at: place)
    // All the pixels that it may touch, once.
    default:
      guard let box = command.inkBounds.flatMap(place.pixels) else { return Drawn() }
      work += box.area * Weight.pixel(of: command.paint)
      return Drawn(ink: box)
    }
  }

  private mutating func draw(_ stroke: Stroke, at place: Place) -> Rect? {
    let bounds = stroke.shape.bounds
    guard let box = place.pixels(bounds.inset(by: -stroke.width)) else { return nil }
    let length = Path(stroke.shape).controlLength * place.transform.meanScale
    let period = stroke.dashes.reduce(0, +) * place.transform.meanScale
    let ribbon =
      min(box.area, length * (stroke.width * place.transform.meanScale + 2))
      + (period > 0 ? length / period * Weight.dash : 0)
    if case .solid = stroke.paint {
      work += ribbon
    } else {
      work += ribbon * Weight.radialGradient
    }
    return box
  }

  /// Counts the box that the text would fill with letters as wide as high; nothing is laid out.
  private mutating func draw(_ text: Text, at place: Place) -> Rect? {
    let (block, size) = (text.block, text.block.style.size)
    let length = Double(block.string.utf8.count) * (size + max(0, block.style.letterSpacing))
    let width = block.width ?? length
    let breaks = Double(block.string.utf8.count { $0 == UInt8(ascii: "\n") })
    let wrapped = width > 0 ? length / width : 0
    let lines = min(1 + breaks + wrapped, Double(block.style.lineLimit ?? .max))
    let height = lines * max(block.style.lineHeight ?? 0, 1.5 * size)
    let box = Rect(x: 0, y: 0, width: max(width, size), height: height)
      .inset(by: -size).offset(by: text.origin - .zero)
    guard let box = place.pixels(box) else { return nil }
    work +=
      min(box.area, length * size * place.transform.meanScale * place.transform.meanScale)
      * Weight.text
    return box
  }

  private mutating func drawRaster(_ placement: ImagePlacement, at place: Place) -> Rect? {
    guard let box = place.pixels(placement.destination) else { return nil }
    work += box.area * Weight.image
    let size = place.transform.boundingBox(of: placement.destination).size
    if images.insert(ResampledImage(path: placement.image.path, size: size.rounded)).inserted {
      work += placement.image.size.area * Weight.sample
    }
    return box
  }

  private mutating func drawVector(
    _ placement: ImagePlacement, at place: Place
  ) throws(RenderingError) -> Drawn {
    guard let box = place.pixels(placement.destination) else { return Drawn() }
    work += box.area * Weight.image
    let size = place.transform.boundingBox(of: placement.destination).size
    // What is turned is drawn each time.
    let isNew = images.insert(ResampledImage(path: placement.image.path, size: size.rounded))
      .inserted
    if isNew || !place.transform.isUpright {
      let own = try store.work(ofVectorAtPath: placement.image.path)
      work += own.work(pixels: box.area)
      return Drawn(ink: box, layerBytes: own.layerBytes(pixels: box.area))
    }
    return Drawn(ink: box)
  }

  private mutating func draw(_ backdrop: Backdrop, at place: Place) -> Drawn {
    guard let box = place.pixels(backdrop.shape.bounds) else { return Drawn() }
    let deviation = backdrop.radius * place.transform.meanScale
    let cell = Double(BlurAxis.cellSize(deviation: deviation))
    work += box.area * (Weight.backdrop + Weight.tap * 8 * deviation / (cell * cell * cell))
    let bytes = 4 * box.area + BackdropBlur.bytes(ofPixels: box.area, deviation: deviation)
    return Drawn(ink: box, layerBytes: bytes)
  }

  private mutating func draw(_ group: Group, at place: Place) throws(RenderingError) -> Drawn {
    guard group.opacity > 0 else { return Drawn() }
    if let projection = group.projection {
      return try draw(group, through: projection, at: place)
    }
    var inner = place
    inner.transform = group.transform.then(place.transform)
    var drawn = Drawn()
    if let shadow = group.shadow { drawn.add(draw(shadow, at: inner)) }
    if let clip = group.clip {
      guard let visible = inner.pixels(clip.bounds) else { return drawn }
      inner.visible = visible
    }
    drawn.add(try draw(group.children, at: inner))
    if group.opacity < 1, let ink = drawn.ink {
      work += ink.area * Weight.fadedGroup
      drawn.layerBytes += ink.area * 4
    }
    return drawn
  }

  /// Counts the flat picture with all that is drawn on it, and the pixels that show it.
  private mutating func draw(
    _ group: Group, through projection: ProjectiveMap, at place: Place
  ) throws(RenderingError) -> Drawn {
    var flat = group
    (flat.projection, flat.transform, flat.opacity) = (nil, .identity, 1)
    let map = projection.then(group.transform).then(place.transform)
    // How far it reaches is what it would touch if it were drawn as it is.
    var survey = self
    survey.work = -.infinity
    let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let reach = try survey.draw(flat, at: Place(transform: .identity, visible: everywhere))
    guard let ink = reach.ink,
      let layer = ProjectedLayer(map, of: ink, visible: place.visible)
    else { return Drawn() }
    let picture = Rect(origin: .zero, size: layer.size)
    var drawn = try draw(flat, at: Place(transform: layer.flat, visible: picture))
    work += picture.area * Weight.flat + layer.destination.area * Weight.projected
    drawn.ink = layer.destination
    drawn.layerBytes += layer.bytes
    return drawn
  }

  private mutating func draw(_ shadow: Shadow, at place: Place) -> Drawn {
    let deviation = shadow.radius * place.transform.meanScale
    let box = place.transform.boundingBox(of: shadow.casterBounds.offset(by: shadow.offset))
      .inset(by: -Double(GaussianBlur(deviation: deviation).reach))
    var drawn = Drawn(ink: box.intersection(place.visible))
    work += (drawn.ink?.area ?? 0) * Weight.shadow
    let mask = BlurredMask(box: box.withinFirstPixel, deviation: deviation)
    if masks.value(for: mask) == nil {
      masks.insert((), for: mask)
      work += box.area * Weight.blur
      drawn.layerBytes = box.area * Self.bytesOfBlur
    }
    return drawn
  }

  /// The mask, and three planes of sums of two bytes each.
  private static let bytesOfBlur = 7.0
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// The rectangle moved by whole pixels to the origin, to the 256th parts that masks are kept by.
  fileprivate var withinFirstPixel: Rect {
    func grid(_ value: Double) -> Double { (value * 256).rounded() / 256 }
    return Rect(
      x: grid(minX - minX.rounded(.down)), y: grid(minY - minY.rounded(.down)), width: grid(width),
      height: grid(height))
  }
}

extension Size {
  fileprivate var area: Double { width * height }

  fileprivate var rounded: Size { Size(width: width.rounded(), height: height.rounded()) }
}
