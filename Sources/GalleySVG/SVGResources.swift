package import GalleyGeometry
package import GalleyGraphics

/// What an SVG holds and its writer cannot make: texts shaped by fonts, and pixels.
package protocol SVGResources {
  /// Breaks a text into lines and shapes it.
  func layOut(_ block: TextBlock) throws(ResourceError) -> LaidOutText

  /// The very pixels that a PNG shows of an image, where they lie; nil where nothing is seen of it.
  ///
  /// - `destination`: The rectangle of the whole image, in whose coordinates the pixels lie.
  /// - `transform`: From there to device pixels.
  /// - `visible`: The device pixels that can be seen; nil where the image may come to lie anywhere.
  func pixels(
    of image: SVGImage, over destination: Rect, under transform: Transform, visible: Rect?
  ) throws(RenderingError) -> SVGPixels?

  /// A vector image as elements; nil where a file has none.
  func elements(of image: ImageReference) throws(RenderingError) -> (any SVGElements)?

  /// A shadow in its color, in device pixels; nil for one that nothing casts.
  func pixels(
    of shadow: Shadow, under transform: Transform
  ) throws(RenderingError) -> SVGPixels?

  /// What is drawn of a command that is turned in space, in device pixels; nil for nothing.
  ///
  /// - `map`: From the command's coordinates to device pixels.
  func pixels(
    of command: DrawCommand, through map: ProjectiveMap, visible: Rect
  ) throws(RenderingError) -> SVGPixels?
}

/// An image that becomes pixels in an SVG.
package enum SVGImage {
  case file(ImageReference)
  case emoji(GlyphBitmap)
}

/// Pixels as a PNG, and where they lie.
package struct SVGPixels {
  package var png: [UInt8]
  package var frame: Rect

  package init(png: [UInt8], in frame: Rect) {
    self.png = png
    self.frame = frame
  }

  /// What an address begins with that is a PNG itself.
  package static let addressPrefix = "data:image/png;base64,"
}

/// A drawing that is put into an SVG as elements, so that it can be edited.
package protocol SVGElements {
  /// In points.
  var size: Size { get }
  /// Whether an element names another by a link.
  var hasLinks: Bool { get }

  /// Writes the elements, each id with a prefix so that no two drawings' ids meet.
  func write(to writer: inout XMLWriter, idPrefix: String)
}

/// How an SVG is written.
package struct SVGOptions: Hashable, Sendable {
  /// Whether texts stay texts, for people who go on editing, else they are outlines.
  package var keepsTexts: Bool
  /// Whether the layout record is kept in the file.
  package var includesRecord: Bool

  package init(keepsTexts: Bool, includesRecord: Bool) {
    self.keepsTexts = keepsTexts
    self.includesRecord = includesRecord
  }
}
