// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

/// The room that a text has, and how its lines are broken in it.
open class NSTextContainer: NSObject {
  /// At both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// At most; 0 for any number.
  open var maximumNumberOfLines = 0
  /// The treatment of what is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether it is as wide as its view.
  open var widthTracksTextView = true
  /// Whether it is as high as its view.
  open var heightTracksTextView = false
}

/// How the lines of a text are set.
open class NSLayoutManager: NSObject {
  /// Whether lines have the leading of their font; the system's has none.
  open var usesFontLeading = true
}

/// Text of many lines that scrolls; nobody types here.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  /// The text.
  open var text: String! {
    get { ownText }
    set {
      ownText = newValue ?? ""
      attributes = [:]
      contentDidChange()
    }
  }
  /// The text with attributes, of which those of the first letter are drawn.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: ownText, attributes: attributes) }
    set {
      ownText = newValue?.string ?? ""
      attributes = newValue?.first ?? [:]
      contentDidChange()
    }
  }
  /// 12 points unless told.
  open var font: UIFont? { didSet { contentDidChange() } }
  /// The label's color unless told.
  open var textColor: UIColor?
  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// The room that the text has.
  public let textContainer = NSTextContainer()
  /// How its lines are set.
  public let layoutManager = NSLayoutManager()
  /// Whether it can be changed.
  open var isEditable = true
  /// Whether words can be selected.
  open var isSelectable = true
  /// What is found in it, as links; nothing is looked for here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links; none is drawn here.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether attributes can be changed.
  open var allowsEditingTextAttributes = false
  /// Whether the size follows the user's setting, which is the default one here.
  open var adjustsFontForContentSizeCategory = false
  /// In the place of the keyboard; none is shown here.
  open var inputView: UIView?
  /// Above the keyboard; none is shown here.
  open var inputAccessoryView: UIView?
  /// Whether letters are hidden; they are not here.
  open var isSecureTextEntry = false
  /// Who is asked about typing; never asked here.
  open weak var delegate: (any UITextViewDelegate)? { didSet { delegateOfScrolling = delegate } }
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

  private var ownText = ""
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var typing = TypingSettings()

  /// A view in the system's background color.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if backgroundColor == nil { backgroundColor = .systemBackground }
  }

  /// Whether it has a text.
  open var hasText: Bool { !ownText.isEmpty }

  private func contentDidChange() { setNeedsLayoutAround() }

  private var shownAttributes: TextAttributes {
    var shown = TextAttributes()
    shown.font = font ?? UIFont.systemFont(ofSize: 12)
    shown.color = textColor ?? .label
    shown.alignment = textAlignment
    shown = shown.applying(attributes)
    if textContainer.maximumNumberOfLines > 0 { shown.lineBreakMode = textContainer.lineBreakMode }
    return shown
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The size of the text in a width, with what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let font = shownAttributes.font
    var text = TextMeasuring.size(
      ownText.isEmpty ? " " : ownText, font, max(1, width - sides),
      textContainer.maximumNumberOfLines)
    // An empty text is as high as a line, and has no width.
    if ownText.isEmpty { text.width = 0 }
    let grid = PixelGrid(scale: max(1, Double(traitCollection.displayScale)))
    return CGSize(
      width: min(width, CGFloat(grid.alignUp(Double(text.width + sides)))),
      height: CGFloat(
        grid.alignUp(
          Double(text.height + textContainerInset.top + textContainerInset.bottom))))
  }

  /// That of the text where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  override var heightFollowsWidth: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    contentSize = CGSize(width: bounds.width, height: height)
  }

  open override func draw(_ rect: CGRect) {
    let shown = shownAttributes
    let padding = textContainer.lineFragmentPadding
    let frame = CGRect(
      x: textContainerInset.left + padding, y: textContainerInset.top,
      width: max(0, bounds.width - sides), height: max(bounds.maxY, contentSize.height))
    guard let context = UIGraphicsGetCurrentContext(), !ownText.isEmpty, frame.width > 0 else {
      return
    }
    let lines = textContainer.maximumNumberOfLines
    context.draw(.text(ViewText(ownText, style: shown.style(lines: lines), in: Rect(frame))))
  }

  /// Accepted: nobody selects.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

/// What is found in a text; nothing is looked for here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses in the Web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// The keys of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { typing.keyboardType }
    set { typing.keyboardType = newValue }
  }
  /// The word on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { typing.returnKeyType }
    set { typing.returnKeyType = newValue }
  }
  /// Where capitals come by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { typing.autocapitalizationType }
    set { typing.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { typing.autocorrectionType }
    set { typing.autocorrectionType = newValue }
  }
}

/// An object that is asked about typing in a view; never asked here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Hears that typing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether letters may take the place of others.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Hears that the text is another.
  func textViewDidChange(_ textView: UITextView)
  /// Hears that something else is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Hears that typing ends.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
