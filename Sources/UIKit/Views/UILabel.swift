// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A text in a view.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Nil for none.
  open var text: String?
  /// 17 points unless told.
  open lazy var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// Black unless told.
  open lazy var textColor: UIColor! = UIColor.label
  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// At most; 0 for any number.
  open var numberOfLines = 1
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether it is drawn smaller where it does not fit; without effect here.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller at most.
  open var minimumScaleFactor: CGFloat = 0
  /// Where lines break that nothing else limits, in points; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Nil for none.
  open var shadowColor: UIColor?
  /// Whether it is shown in its other color.
  open var isHighlighted = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    return TextMeasuring.size(text ?? "", font, width, numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }
}
