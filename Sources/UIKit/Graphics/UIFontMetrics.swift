public import Foundation
internal import GalleyGraphics

/// The growth of numbers with the text size of a person, as texts of a style have it.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// The metrics of texts to read.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Those of a style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// A font that grows as the style does.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// A font that grows as the style does, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize most: CGFloat) -> UIFont {
    let size = style.named.scaled(fontSize: Double(font.pointSize), at: CurrentInterface.textSize)
    return font.withSize(min(CGFloat(size), most))
  }

  /// A number of points that grows as the lines of the style do.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    let size = CurrentInterface.textSize
    return value * CGFloat(style.named.leading(at: size) / style.named.leading(at: .large))
  }
}
