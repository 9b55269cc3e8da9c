// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

/// A text in a view.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Nil for none.
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue
      attributes = [:]
      invalidateIntrinsicContentSize()
    }
  }
  /// A text with attributes; those of its first letter are drawn.
  open var attributedText: NSAttributedString? {
    get { ownText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      ownText = newValue?.string
      attributes = newValue?.first ?? [:]
      invalidateIntrinsicContentSize()
    }
  }
  /// 17 points unless told.
  open lazy var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Black unless told.
  open lazy var textColor: UIColor! = UIColor.label
  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// At most; 0 for any number.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The treatment of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether it is drawn smaller where it does not fit on its one line.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of the font's size that it is drawn in then; 0 for any.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the size follows the user's setting, which is the default one here.
  open var adjustsFontForContentSizeCategory = false
  /// Where lines break that nothing else limits, in points; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Nil for none.
  open var shadowColor: UIColor?
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// While it is highlighted; not drawn here.
  open var highlightedTextColor: UIColor?
  /// Whether it is shown in its other color.
  open var isHighlighted = false
  /// Whether its text is that of something that can be used; in a pale color where it is not.
  open var isEnabled = true

  /// Whether its frame is made for its text, which is then centered on a line: its size is known only
  /// roughly before it is drawn.
  var isMadeForText = false

  private var ownText: String?
  private var attributes: [NSAttributedString.Key: Any] = [:]

  private var resolvedAttributes: TextAttributes {
    var applying = TextAttributes()
    applying.font = font ?? UIFont.systemFont(ofSize: 17)
    applying.color = textColor ?? UIColor.label
    applying.alignment = textAlignment
    applying.lineBreakMode = lineBreakMode
    var attributed = applying.applying(attributes)
    // The label's own way to break lines counts where the text tells none.
    if attributes[.paragraphStyle] == nil { attributed.lineBreakMode = lineBreakMode }
    if !isEnabled { attributed.color = .tertiaryLabel }
    return attributed
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }

  /// The part of the bounds that the text is drawn in; all of them unless overridden.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { bounds }

  /// Draws the text in a rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let ownText, !ownText.isEmpty,
      rect.width > 0, rect.height > 0
    else { return }
    let applying = resolvedAttributes
    var text = ViewText(
      ownText, style: applying.style(lines: numberOfLines), in: Rect(rect),
      isCentered: true, staysInside: true)
    if isMadeForText, numberOfLines == 1 { text.style.alignment = .center }
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      text.smallestShare = Double(max(0.1, minimumScaleFactor))
    }
    if let shadowColor {
      var shadow = text
      shadow.style.color = Color(shadowColor.cgColor)
      shadow.frame = shadow.frame.offset(
        by: Vector(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)))
      context.draw(.text(shadow))
    }
    context.draw(.text(text))
  }

  /// The size of the text, on whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let text = TextMeasuring.size(ownText ?? "", resolvedAttributes.font, width, numberOfLines)
    return CGSize(
      width: min(CGFloat(pixels.alignUp(Double(text.width))), max(width, text.width)),
      height: CGFloat(pixels.alignUp(Double(text.height))))
  }

  private var pixels: PixelGrid { PixelGrid(scale: max(1, Double(traitCollection.displayScale))) }

  override var heightFollowsWidth: Bool { numberOfLines != 1 }

  override var baselineHeights: (above: CGFloat, below: CGFloat)? {
    (heightAboveBaseline, heightBelowBaseline)
  }

  /// From the top of a line to its baseline: the font's ascender on the nearest pixel. [R]
  private var heightAboveBaseline: CGFloat {
    CGFloat(pixels.align(Double(resolvedAttributes.font.ascender)))
  }

  /// From the baseline of the last line to its bottom.
  private var heightBelowBaseline: CGFloat {
    CGFloat(pixels.alignUp(Double(resolvedAttributes.font.lineHeight))) - heightAboveBaseline
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }
}
