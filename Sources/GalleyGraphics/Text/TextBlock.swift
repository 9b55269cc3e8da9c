public import GalleyGeometry

/// A string in a style, broken into lines of at most a width.
public struct TextBlock: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The style of what no span has another one for.
  public var style: TextStyle
  /// The parts with another style, in order; they do not overlap.
  public var spans: [TextSpan]
  /// The width at which lines break, in points; nil breaks at line feeds only.
  public var width: Double?
  /// The width at which lines break that is less than the one in which they are aligned; nil for
  /// the same.
  public var breakWidth: Double?

  /// Makes a block of text.
  public init(
    _ string: String, style: TextStyle, spans: [TextSpan] = [], width: Double? = nil,
    breakWidth: Double? = nil
  ) {
    self.string = string
    self.style = style
    self.spans = spans
    self.width = width
    self.breakWidth = breakWidth
  }
}

/// The measures of a text block whose lines are broken, in points.
public struct TextMetrics: Hashable, Sendable {
  /// The widest line and the height of all lines.
  public var size: Size
  /// The number of lines.
  public var lineCount: Int
  /// From the top of the block to the first line's baseline.
  public var firstBaseline: Double
  /// From the top of the block to the last line's baseline.
  public var lastBaseline: Double
  /// The height of a capital letter of the first font.
  public var capHeight: Double
  /// Whether some of the string is not shown.
  public var isTruncated: Bool
  /// The characters that no font in use has.
  public var missingCharacters: [Unicode.Scalar]

  /// Makes metrics.
  public init(
    size: Size, lineCount: Int, firstBaseline: Double, lastBaseline: Double, capHeight: Double,
    isTruncated: Bool = false, missingCharacters: [Unicode.Scalar] = []
  ) {
    self.size = size
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.capHeight = capHeight
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
  }
}
