public import Foundation
internal import GalleyGraphics

extension UIButton {
  /// The contents of a button and its look, as a value.
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// 17-point title, 7 points above and below.
      case medium
      /// 15-point title.
      case small
      /// The smallest; as the small one here.
      case mini
      /// 17-point title, 15 points above and below.
      case large
    }

    /// How title and subtitle stand above each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content stands.
      case automatic
      /// Where text begins.
      case leading
      /// In the middle.
      case center
      /// Where text ends.
      case trailing
    }

    /// How round the box is.
    public enum CornerStyle: Int, Sendable {
      /// As the background says, whatever the text size is.
      case fixed = -1
      /// As the background says, growing with the text size; it does not grow here.
      case dynamic
      /// A little.
      case small
      /// As usual.
      case medium
      /// More.
      case large
      /// A capsule.
      case capsule
    }

    /// What tells that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// As the system has it: nothing here.
      case automatic
      /// Nothing.
      case none
      /// Chevrons up and down, behind the words.
      case popup
    }

    /// How it looks on a Mac; without effect here.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system has it.
      case automatic
      /// With a border.
      case bordered
      /// Without one.
      case borderless
      /// With a border and the tint.
      case borderedTinted
    }

    /// What it says; nil for nothing.
    public var title: String? {
      didSet { attributedTitle = title.map { AttributedString($0) } }
    }
    /// What it says with attributes, of which those of the first letter are drawn.
    public var attributedTitle: AttributedString?
    /// Below the title; nil for nothing.
    public var subtitle: String? {
      didSet { attributedSubtitle = subtitle.map { AttributedString($0) } }
    }
    /// Below the title with attributes, of which those of the first letter are drawn.
    public var attributedSubtitle: AttributedString?
    /// Changes the title's attributes, as a font.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The treatment of a title that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The treatment of a subtitle that is too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How title and subtitle stand above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Nil for none.
    public var image: UIImage?
    /// Changes the image's color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn; beside the title's font where it is nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the words that the image stands at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between the image and the words, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points; recorded on iOS 26.0. [R]
    public var titlePadding = CGFloat(ButtonLook.subtitleGap)
    /// Whether spokes turn in the place of the image.
    public var showsActivityIndicator = false
    /// Changes the color of the spokes.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// How large it is.
    public var buttonSize = Size.medium
    /// How round the box is.
    public var cornerStyle = CornerStyle.dynamic
    /// What tells that it opens a menu; drawn where there is no image.
    public var indicator = Indicator.automatic
    /// How it looks on a Mac; without effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The color of the words and the image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The color that the box is made of; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The box: what it says is stronger than the style.
    public var background = Self.usualBackground
    /// Whether it is drawn filled while it is chosen; a plain one is tinted then.
    public var automaticallyUpdateForSelection = true
    let style: ButtonLook.Style
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: ButtonLook.Style) { self.style = style }

    /// Says nothing of the color, which is the style's.
    private static var usualBackground: UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = nil
      return background
    }

    /// Around the contents, in points; those of the size until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? usualInsets }
      set { ownInsets = newValue }
    }

    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration as it is in the states of a button; the button does that itself here.
    public func updated(for button: UIButton) -> Configuration { self }

    private var usualInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal) = extent.insets
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var extent: ButtonLook.Extent {
      switch buttonSize {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}

extension UIButton.Configuration {
  /// Words in the tint.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Words on gray.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Words in the tint on a pale tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// White words on the tint.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// As the plain one.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// As the gray one.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// As the tinted one.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Glass, since iOS 26; as the gray one in a capsule here.
  public static func glass() -> UIButton.Configuration { capsule(.gray) }
  /// Clear glass, since iOS 26; as the gray one in a capsule here.
  public static func clearGlass() -> UIButton.Configuration { capsule(.gray) }
  /// Glass in the tint, since iOS 26; as the filled one in a capsule here.
  public static func prominentGlass() -> UIButton.Configuration { capsule(.filled) }
  /// Clear glass in the tint, since iOS 26; as the filled one in a capsule here.
  public static func prominentClearGlass() -> UIButton.Configuration { capsule(.filled) }

  private static func capsule(_ style: ButtonLook.Style) -> UIButton.Configuration {
    var configuration = UIButton.Configuration(style)
    configuration.cornerStyle = .capsule
    return configuration
  }

  /// As the filled one.
  public static func borderedProminent() -> UIButton.Configuration {
    UIButton.Configuration(.filled)
  }
}

/// A change of a text's attributes.
public struct UIConfigurationTextAttributesTransformer {
  /// The change.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A change by a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that come of others.
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}
