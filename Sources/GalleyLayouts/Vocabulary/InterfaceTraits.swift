/// The choices of a person for all apps, as UIKit's trait collection has them.
public struct InterfaceTraits: Hashable, Codable, Sendable {
  /// Whether it is dark mode.
  public var isDark: Bool
  /// Whether Increase Contrast is on.
  public var hasIncreasedContrast: Bool
  /// The name of the text size, from `extra-small` to `accessibility-5`.
  public var textSize: String
  /// Whether the system's colors are those of iOS 26, or of iOS 13 to 18.
  public var isIOS26: Bool
  /// The language of texts, a BCP 47 tag.
  public var language: String

  /// Makes traits.
  public init(
    isDark: Bool = false, hasIncreasedContrast: Bool = false, textSize: String = "large",
    isIOS26: Bool = true, language: String = "en"
  ) {
    self.isDark = isDark
    self.hasIncreasedContrast = hasIncreasedContrast
    self.textSize = textSize
    self.isIOS26 = isIOS26
    self.language = language
  }
}
