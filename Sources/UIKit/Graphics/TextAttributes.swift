package import Foundation
internal import GalleyGeometry
package import GalleyGraphics

/// The look of a text, from a label or a string's attributes.
@preconcurrency @MainActor package struct TextAttributes {
  package var font = UIFont.systemFont(ofSize: 12)
  package var color = UIColor.black
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var letterSpacing: CGFloat = 0

  package init() {}

  /// Returns these with others over them.
  package func applying(_ attributes: [NSAttributedString.Key: Any]?) -> TextAttributes {
    var applying = self
    for (key, value) in attributes ?? [:] {
      switch (key, value) {
      case (.font, let font as UIFont): applying.font = font
      case (.foregroundColor, let color as UIColor): applying.color = color
      case (.kern, let number as NSNumber): applying.letterSpacing = CGFloat(number.doubleValue)
      case (.kern, let number as CGFloat): applying.letterSpacing = number
      case (.paragraphStyle, let style as NSParagraphStyle):
        applying.alignment = style.alignment
        applying.lineBreakMode = style.lineBreakMode
        applying.lineSpacing = style.lineSpacing
      default: break
      }
    }
    return applying
  }

  /// Returns the style as it is drawn, in at most so many lines; 0 for any number.
  package func style(lines: Int) -> TextStyle {
    TextStyle(
      family: font.familyName, weight: font.weightNumber, isItalic: font.isItalic,
      size: min(max(1, Double(font.pointSize)), 2000), color: Color(color.cgColor),
      alignment: textAlignment, lineLimit: lines > 0 ? lines : nil, truncation: truncation,
      lineHeight: lineSpacing > 0 ? Double(font.lineHeight + lineSpacing) : nil,
      letterSpacing: Double(letterSpacing))
  }

  private var textAlignment: TextStyle.Alignment {
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    switch alignment {
    case .natural: return .leading
    case .left: return isRightToLeft ? .trailing : .leading
    case .center: return .center
    case .right: return isRightToLeft ? .leading : .trailing
    case .justified: return .justified
    }
  }

  private var truncation: TextStyle.Truncation {
    switch lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    case .byClipping, .byWordWrapping, .byCharWrapping: .clip
    }
  }
}

extension UIFont {
  /// From 100 to 900, as CSS counts.
  fileprivate var weightNumber: Int {
    let steps: [(Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = steps.min { left, right in
      abs(left.0.rawValue - weight.rawValue) < abs(right.0.rawValue - weight.rawValue)
    }
    return nearest?.1 ?? 400
  }
}
