public import Foundation
internal import GalleyGraphics

/// A font by name, size and weight; what text measures in it is asked of `TextMeasuring`.
open class UIFont: NSObject {
  /// The weight of a font, from -1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As light as can be.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// As heavy as can be.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The use of a font, which decides its size and weight; sizes are told for texts of usual size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit has for it.
    public let rawValue: String

    /// A style by UIKit's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points where texts have their usual size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style in the tables; one that is not known is text to read.
    var named: NamedTextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The family's name; the system's font has none.
  public let familyName: String
  /// The name that it was asked for by.
  public var fontName: String { familyName }
  /// In points.
  public let pointSize: CGFloat
  package let weight: Weight
  package let isItalic: Bool

  init(familyName: String, size: CGFloat, weight: Weight, isItalic: Bool = false) {
    self.familyName = familyName
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by name; never nil, as what is installed is known only when text is drawn.
  public convenience init?(name: String, size: CGFloat) {
    self.init(
      familyName: name, size: size, weight: name.lowercased().contains("bold") ? .bold : .regular)
  }

  /// From the baseline to the next one, in points: 1.19 of the size, as the system's font has it.
  open var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// From the baseline up, in points: 0.95 of the size, as the system's font has it.
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// From the baseline down, in points and negative, as the system's font has it.
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }

  /// The same font in another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(familyName: familyName, size: size, weight: weight, isItalic: isItalic)
  }

  /// The system's font.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(familyName: "", size: size, weight: .regular)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(familyName: "", size: size, weight: weight)
  }

  /// The system's font with digits of one width; they are as wide as others here.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The size of the text in buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of small texts, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(familyName: "", size: size, weight: .bold)
  }

  /// The system's font in italics.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(familyName: "", size: size, weight: .regular, isItalic: true)
  }

  /// The system's font for a use, as large as a person wants texts to be.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, at: CurrentInterface.textSize)
  }

  /// The system's font for a use, as large as the traits want texts to be.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style,
      at: traits?.preferredContentSizeCategory.textSize ?? CurrentInterface.textSize)
  }

  private static func preferredFont(forTextStyle style: TextStyle, at size: TextSize) -> UIFont {
    systemFont(
      ofSize: CGFloat(style.named.size(at: size)),
      weight: style == .headline ? .semibold : .regular)
  }
}
