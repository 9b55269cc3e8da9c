package import GalleyGeometry

/// A text in its style, and where it begins.
package struct LookText: Hashable, Sendable {
  /// Of a long text the beginning and a digest of the whole.
  package var string: String
  /// The style; its letter spacing counts from that of the system's font at the size.
  package var style: TextStyle
  /// Where the style is another one.
  package var spans: [TextSpan]
  /// The upper left corner of the first line's box, in the frame of the thing.
  package var origin: Point
  /// The width at which lines break; nil where they break at line feeds only.
  package var width: Double?
  /// The paint of the letters, from the origin; nil for the style's color.
  package var paint: Paint?
  /// The line around the letters; nil for none.
  package var outline: TextOutline?

  package init(
    _ string: String, style: TextStyle, spans: [TextSpan] = [], origin: Point = .zero,
    width: Double? = nil, paint: Paint? = nil, outline: TextOutline? = nil
  ) {
    self.string = string
    self.style = style
    self.spans = spans
    self.origin = origin
    self.width = width
    self.paint = paint
    self.outline = outline
  }

  /// The longest text that a look repeats as it is, in bytes.
  private static let longestText = 160

  init(_ text: Text, in frame: Rect) {
    let string = text.block.string
    let isLong = string.utf8.count > Self.longestText
    // How high the lines are only fonts know.
    let box = Rect(x: 0, y: 0, width: text.block.width ?? 0, height: 0)
    self.init(
      isLong
        ? "\(string.prefix(Self.longestText))… (\(string.utf8.digestWords))" : string,
      style: text.block.style.countingFromTracking,
      spans: text.block.spans.map { span in
        var span = span
        span.style = span.style.countingFromTracking
        return span
      },
      origin: Rect(origin: text.origin, size: .zero).inLook(of: frame).origin,
      width: (text.block.breakWidth ?? text.block.width)?.inLooks,
      paint: text.paint?.inLook(over: box),
      outline: text.outline)
  }
}

extension TextStyle {
  /// The style whose letter spacing is told beside that which follows from its size.
  fileprivate var countingFromTracking: TextStyle {
    guard family == SystemFont.family else { return self }
    var style = self
    let spacing = letterSpacing - SystemFont.tracking(at: size)
    style.letterSpacing = abs(spacing) < 1e-9 ? 0 : spacing
    return style
  }
}

/// An image by its name and size, and where all of it goes.
package struct LookImage: Hashable, Sendable {
  package var name: String
  /// The image's own, in pixels, or points of a vector image.
  package var size: Size
  /// In the frame of the thing; nil where the image fills it.
  package var frame: Rect?
  /// The color that it is drawn in; nil for its own colors.
  package var tint: Color?

  package init(_ name: String, size: Size, in frame: Rect? = nil, tint: Color? = nil) {
    self.name = name
    self.size = size
    self.frame = frame
    self.tint = tint
  }
}

extension Sequence<UInt8> {
  /// A digest that is the same everywhere: sixteen hexadecimal digits (FNV-1a, 64 bits).
  var digestWords: String {
    let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: Swift.max(0, 16 - text.count)) + text
  }
}
