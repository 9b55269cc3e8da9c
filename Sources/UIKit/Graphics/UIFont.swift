public import Foundation

/// A font by name, size and weight; what text measures in it is asked of `TextMeasuring`.
open class UIFont: NSObject {
  /// How heavy a font is, from -1 to 1.
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

  /// The use of a font, whose size is the default setting's.
  public enum TextStyle: CGFloat, Sendable {
    /// 34 points.
    case largeTitle = 34
    /// 28 points.
    case title1 = 28
    /// 22 points.
    case title2 = 22
    /// 20 points.
    case title3 = 20
    /// 17 points, semibold.
    case headline = 17.5
    /// 17 points.
    case body = 17
    /// 16 points.
    case callout = 16
    /// 15 points.
    case subheadline = 15
    /// 13 points.
    case footnote = 13
    /// 12 points.
    case caption1 = 12
    /// 11 points.
    case caption2 = 11
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

  /// The system's font in bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(familyName: "", size: size, weight: .bold)
  }

  /// The system's font in italics.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(familyName: "", size: size, weight: .regular, isItalic: true)
  }

  /// The system's font for a use.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      familyName: "", size: style.rawValue.rounded(.down),
      weight: style == .headline ? .semibold : .regular)
  }
}
