/// The font, color and spacing of a text; all lengths in points.
public struct TextStyle: Hashable, Codable, Sendable {
  /// The place of lines that are narrower than their box.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    /// To the side where the text begins.
    case leading
    /// In the middle.
    case center
    /// Where text ends.
    case trailing
    /// To the left, wherever the text begins.
    case left
    /// At the right, however text runs.
    case right
    /// Both sides, the last line leading.
    case justified
  }

  /// The place at which the last line that has room is cut.
  public enum Truncation: String, Hashable, Codable, Sendable, CaseIterable {
    /// The beginning is left out.
    case head
    /// The middle is left out.
    case middle
    /// The end is left out.
    case tail
    /// Cuts what does not fit, without an ellipsis.
    case clip
  }

  /// The direction in which a text runs.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    /// As the first strong character says.
    case natural
    /// As English does.
    case leftToRight = "ltr"
    /// As Arabic and Hebrew do.
    case rightToLeft = "rtl"
  }

  /// The width of digits: proportional or all the same.
  public enum Figures: String, Hashable, Codable, Sendable, CaseIterable {
    /// Each as wide as it is.
    case proportional
    /// All of one width, so that numbers stand in columns and do not tremble as they count.
    case tabular
  }

  /// A family that the fonts in use have.
  public var family: String
  /// From 100, thin, to 900, black; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The font size.
  public var size: Double
  /// The color of the letters.
  public var color: Color
  /// Where lines stand in the width.
  public var alignment: Alignment
  /// The most lines that are drawn; nil for as many as there are.
  public var lineLimit: Int?
  /// The place of the cut in a text that exceeds its line limit.
  public var truncation: Truncation
  /// The distance between baselines; nil for the font's own.
  public var lineHeight: Double?
  /// Added after each glyph; negative tightens.
  public var letterSpacing: Double
  /// How digits are drawn.
  public var figures: Figures
  /// Whether a line runs under the letters.
  public var isUnderlined: Bool
  /// Whether a line runs through the letters.
  public var isStruckThrough: Bool
  /// Where text runs; nil for as its letters do.
  public var direction: Direction
  /// A BCP 47 tag, which decides between shapes of one character.
  public var language: String

  /// Makes a style.
  public init(
    family: String = SystemFont.family, weight: Int = 400, isItalic: Bool = false,
    size: Double = 17,
    color: Color = .black, alignment: Alignment = .leading, lineLimit: Int? = nil,
    truncation: Truncation = .tail, lineHeight: Double? = nil, letterSpacing: Double = 0,
    figures: Figures = .proportional, direction: Direction = .natural, language: String = "en",
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.figures = figures
    self.direction = direction
    self.language = language
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
