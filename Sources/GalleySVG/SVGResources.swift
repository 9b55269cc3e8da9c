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

  /// The file of an image that draws as it is; nil where colors, turns or a tint come to it.
  func photograph(of image: ImageReference) throws(RenderingError) -> SVGPhotograph?

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
}

/// A picture's file, whole.
package struct SVGPhotograph {
  package var bytes: [UInt8]
  package var type: SVGMediaType

  package init(bytes: [UInt8], type: SVGMediaType) {
    self.bytes = bytes
    self.type = type
  }
}

/// The types of pictures in an SVG that all programs read.
package enum SVGMediaType: String, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"

  /// The type of an address that holds a file; nil for other addresses.
  package init?(ofAddress address: String) {
    guard let type = Self.allCases.first(where: { address.hasPrefix($0.addressPrefix) }) else {
      return nil
    }
    self = type
  }

  /// What an address begins with that is a file itself.
  package var addressPrefix: String { "data:\(rawValue);base64," }
}

/// A drawing that is put into an SVG as elements, so that it can be edited.
package protocol SVGElements {
  /// In points.
  var size: Size { get }
  /// Whether an element names another by a link.
  var hasLinks: Bool { get }
  /// Whether groups, shapes, gradients and clips are all of it, and nothing leaves its frame.
  var isPlain: Bool { get }

  /// Writes the elements, each id with a prefix so that no two drawings' ids meet.
  func write(to writer: inout XMLWriter, idPrefix: String)

  /// Writes what is plain as groups, without a document of its own.
  func writePlainly(to writer: inout XMLWriter, idPrefix: String)
}

/// How an SVG is written.
package struct SVGOptions: Hashable, Sendable {
  /// For which program it is.
  package var dialect: SVGDialect
  /// Whether texts stay texts, for people who go on editing, else they are outlines.
  package var keepsTexts: Bool
  /// Whether the layout record is kept in the file.
  package var includesRecord: Bool

  package init(dialect: SVGDialect = .web, keepsTexts: Bool, includesRecord: Bool) {
    self.dialect = dialect
    self.keepsTexts = keepsTexts
    self.includesRecord = includesRecord
  }
}
