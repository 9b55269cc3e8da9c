public import Foundation
internal import GalleyLayouts

/// A row, a header or a footer of a list: an image, a text, and another below or beside it.
///
/// Distances are those that the rows of Galley's lists have; fonts and colors are UIKit's. [A]
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The looks of an image.
  public struct ImageProperties {
    /// The size that a standard symbol has room in.
    public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// How symbols are drawn; nil for beside the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of symbols and templates; nil for the tint.
    public var tintColor: UIColor?
    /// Makes the color that is shown of it; nil for the color itself.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for none.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it, in points, so that texts of several rows line up; zero for
    /// what the image needs.
    public var reservedLayoutSize = CGSize.zero
    /// Accepted: colors are never inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The color that is shown in a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  /// The looks of a text.
  public struct TextProperties {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// Where text begins.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// The letters that are shown.
    public enum TextTransform: Int, Sendable {
      /// As they are.
      case none
      /// Capitals.
      case uppercase
      /// Small ones.
      case lowercase
      /// A capital at the beginning of each word.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Makes the color that is shown of it; nil for the color itself.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// The treatment of a line that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines it has at most; 0 for any number.
    public var numberOfLines = 0
    /// Whether it is drawn smaller where it does not fit on its one line.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size that it is drawn in then.
    public var minimumScaleFactor: CGFloat = 0
    /// Accepted: letters stay as far apart as they are.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the size follows the user's setting.
    public var adjustsFontForContentSizeCategory = true
    /// The letters that are shown.
    public var transform = TextTransform.none

    /// The color that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The image before the texts; nil for none.
  public var image: UIImage?
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// A text with attributes in place of the text; nil for none.
  public var attributedText: NSAttributedString?
  /// The looks of the text.
  public var textProperties: TextProperties
  /// The other text; nil for none.
  public var secondaryText: String?
  /// A text with attributes in place of the other text; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the other text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which margins are never smaller than those of the view around.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// From the edges of the cell to what it shows, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the other text stands at the end of the text's line, where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From the image to the texts, in points.
  public var imageToTextPadding: CGFloat
  /// From the text to the other one beside it, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// From the text to the other one below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How opaque it is.
  public var alpha: CGFloat = 1
  /// The distances that it has where nobody changed its margins.
  let style: ListContentStyle

  init(_ style: ListContentStyle) {
    self.style = style
    textProperties = TextProperties(font: style.font, color: style.color)
    if style.isUppercase { textProperties.transform = .uppercase }
    secondaryTextProperties = TextProperties(
      font: style.secondaryFont, color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = style.isSideBySide
    let metrics = style.metrics
    directionalLayoutMargins = style.margins(ofTexts: 1)
    imageToTextPadding = CGFloat(metrics.imageGap)
    textToSecondaryTextHorizontalPadding = CGFloat(metrics.valueGap)
    textToSecondaryTextVerticalPadding = CGFloat(metrics.lineGap)
    imageProperties.tintColor = nil
  }

  /// A row.
  public static func cell() -> Self { Self(.cell) }
  /// A row with another text below.
  public static func subtitleCell() -> Self { Self(.cell) }
  /// A row with another text at the end of its line.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { Self(.footer) }
  /// A header of a grouped list.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// A header of a list.
  public static func header() -> Self { Self(.groupedHeader) }
  /// A header above cards that stands out.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  /// A header above cards that stands out most.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { Self(.footer) }
  /// A footer of a list.
  public static func footer() -> Self { Self(.footer) }
  /// A row on the side of a split view.
  public static func sidebarCell() -> Self { Self(.cell) }
  /// A row on the side of a split view with another text below.
  public static func sidebarSubtitleCell() -> Self { Self(.cell) }
  /// A row on the side of a split view, below another.
  public static func accompaniedSidebarCell() -> Self { Self(.cell) }
  /// A row on the side of a split view, below another, with a text below.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.cell) }
  /// A header on the side of a split view.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }

  /// A view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration as it is in a state: pale where it cannot be used.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    guard (state as? UICellConfigurationState)?.isDisabled == true else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}
