import CDrawing
package import GalleyGraphics
package import GalleyPNG

/// The frames of a PNG one after the other, as a viewer shows them; of a still picture, itself.
///
/// One frame is in memory at a time.
package struct AnimatedPNG: Sendable {
  /// Where the frames are; nil for a still.
  private let picture: PNGPicture?
  private let animation: PNGAnimation
  private var canvas: APNGCanvas
  private var next = 0

  /// Reads the order of the frames of an animation, and decodes none.
  package init(_ picture: PNGPicture) throws(ImageProblem) {
    animation = try PNGDecoder.reading { () throws(PNGError) in
      try PNGAnimation(picture.structure, in: picture.bytes)
    }
    self.picture = picture
    try Self.check(picture, animation)
    canvas = APNGCanvas(width: picture.width, height: picture.height)
  }

  /// A still as the only frame of itself.
  package init(still bitmap: Bitmap) {
    picture = nil
    animation = PNGAnimation(stillOfWidth: bitmap.width, height: bitmap.height)
    canvas = APNGCanvas(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
  }

  private static func check(
    _ picture: PNGPicture, _ animation: PNGAnimation
  ) throws(ImageProblem) {
    let (width, height) = (picture.width, picture.height)
    guard !picture.isDeep else {
      throw ImageProblem(
        "it is an animation with 16 bits a sample, of which frames are not compared; export it"
          + " with 8")
    }
    guard width * height <= ImageLimits.animatedPixels else {
      throw ImageProblem(
        "it is an animation of \(width)x\(height) pixels, over the limit of"
          + " \(ImageLimits.animatedPixels >> 20) megapixels; scale it down")
    }
    guard animation.pixelCount <= ImageLimits.framePixels else {
      throw ImageProblem(
        "its \(animation.frames.count) frames have \(animation.pixelCount >> 20) megapixels together, over the"
          + " limit of \(ImageLimits.framePixels >> 20); make it shorter or smaller")
    }
  }

  package var width: Int { canvas.width }
  package var height: Int { canvas.height }

  /// Whether the file is an animation, if of one frame.
  package var isAnimated: Bool { picture != nil }

  package var frameCount: Int { animation.frames.count }

  /// How often it plays; nil for ever.
  package var playCount: Int? { animation.playCount == 0 ? nil : animation.playCount }

  /// Whether the picture that programs show that know no animation is no frame.
  package var hidesStill: Bool { animation.hidesStill }

  package func delay(ofFrame frame: Int) -> FrameDelay { animation.frames[frame].delay }

  /// Returns the time at which a frame is first shown, in seconds from the beginning.
  package func time(ofFrame frame: Int) -> Double {
    // Equal fractions are added as whole numbers, so that a tenth three times is 0.3.
    let sums = Dictionary(
      animation.frames[..<frame].map { ($0.delay.denominator, $0.delay.numerator) },
      uniquingKeysWith: +)
    return sums.sorted { $0.key < $1.key }.reduce(0) { $0 + Double($1.value) / Double($1.key) }
  }

  /// Goes on to the next frame, at first to the first.
  ///
  /// - Returns: the rectangle outside of which nothing changed.
  package mutating func advance() throws(ImageProblem) -> PixelRectangle {
    let whole = PixelRectangle(x: 0, y: 0, width: width, height: height)
    guard let picture else { return whole }
    let frame = animation.frames[next]
    let rows = try PNGDecoder.reading { () throws(PNGError) in
      let structure = picture.structure.ofFrame(
        width: frame.rectangle.width, height: frame.rectangle.height, pixels: frame.pixels)
      return try PNGPixels(structure, in: picture.bytes).decode(
        FilteredPixels(structure, in: picture.bytes))
    }
    next += 1
    let changed = canvas.composite(rows, frame)
    return next == 1 ? whole : changed
  }

  /// Returns the pixels that are shown, or some rows of them.
  package func bitmap(ofRows rows: Range<Int>? = nil) -> Bitmap {
    let rows = rows ?? 0..<canvas.height
    let count = canvas.width * 4
    return Bitmap(
      width: canvas.width, height: rows.count,
      pixels: rows.count == canvas.height
        ? canvas.pixels
        : Array(canvas.pixels[(rows.lowerBound * count)..<(rows.upperBound * count)]))
  }

  /// The rows of a rectangle, from the first to the last in which another picture of the same size
  /// shows something else there; nil where none does.
  package func rectangle(
    differingFrom other: AnimatedPNG, within rectangle: PixelRectangle
  ) -> PixelRectangle? {
    canvas.pixels.withUnsafeBytes { left in
      other.canvas.pixels.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return nil }
        let differs = { (y: Int) in
          let place = (y * canvas.width + rectangle.x) * 4
          return memcmp(left + place, right + place, rectangle.width * 4) != 0
        }
        let rows = rectangle.y..<(rectangle.y + rectangle.height)
        guard let first = rows.first(where: differs), let last = rows.last(where: differs) else {
          return nil
        }
        return PixelRectangle(
          x: rectangle.x, y: first, width: rectangle.width, height: last - first + 1)
      }
    }
  }
}
