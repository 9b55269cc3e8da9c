public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// A line of text to be changed, in a box or in none; nobody types here.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits, ComponentView {
  /// The box around it.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A thin line.
    case line
    /// A thin line in gray.
    case bezel
    /// The system's, with round corners.
    case roundedRect
  }

  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is typed, which it never is here.
    case whileEditing
    /// While it is not typed.
    case unlessEditing
    /// Always.
    case always

    var isShown: Bool { self == .always || self == .unlessEditing }
  }

  /// The text; empty where it was never set.
  open var text: String? {
    get { ownText }
    set {
      ownText = newValue ?? ""
      ownAttributes = [:]
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes, of which those of the first letter are drawn.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: ownText, attributes: ownAttributes) }
    set {
      ownText = newValue?.string ?? ""
      ownAttributes = newValue?.first ?? [:]
      invalidateIntrinsicContentSize()
    }
  }
  /// What it says while it is empty; nil for nothing.
  open var placeholder: String? {
    didSet {
      placeholderAttributes = [:]
      invalidateIntrinsicContentSize()
    }
  }
  /// What it says while it is empty, with attributes, of which those of the first letter are drawn.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0, attributes: placeholderAttributes) } }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue?.first ?? [:]
    }
  }
  /// 17 points unless told.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The label's color unless told.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The attributes of all that is typed.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The box around it.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// An image in the place of the box.
  open var background: UIImage?
  /// An image in the place of the box where it cannot be used.
  open var disabledBackground: UIImage?
  /// Whether the text is drawn smaller where it does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size then, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the size follows the user's setting, which is the default one here.
  open var adjustsFontForContentSizeCategory = false
  /// Before the text; nil for nothing.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When the view before the text shows.
  open var leftViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// Behind the text; nil for nothing.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When the view behind the text shows.
  open var rightViewMode = ViewMode.never { didSet { sidesDidChange() } }
  /// When the cross shows that empties it, where it has a text.
  open var clearButtonMode = ViewMode.never { didSet { sidesDidChange() } }
  /// Whether it is emptied where typing begins.
  open var clearsOnBeginEditing = false
  /// Whether what is typed takes the place of what was there.
  open var clearsOnInsertion = false
  /// Whether attributes can be changed.
  open var allowsEditingTextAttributes = false
  /// In the place of the keyboard; none is shown here.
  open var inputView: UIView?
  /// Above the keyboard; none is shown here.
  open var inputAccessoryView: UIView?
  /// Who is asked about typing; never asked here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether letters are shown as dots.
  open var isSecureTextEntry = false

  private var ownText = ""
  private var ownAttributes: [NSAttributedString.Key: Any] = [:]
  private var placeholderAttributes: [NSAttributedString.Key: Any] = [:]
  var typing = TypingSettings()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Whether somebody types; nobody does here.
  open var isEditing: Bool { false }
  /// Whether it has a text.
  open var hasText: Bool { !ownText.isEmpty }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    sidesDidChange()
  }

  private func sidesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Places

  private var metrics: ControlMetrics.TextField {
    ControlMetrics.TextField(isGlass: CurrentInterface.isGlass)
  }

  /// Between the edges and what is in it, in points; derived for the boxes of old.
  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 7
    case .roundedRect: CGFloat(metrics.inset)
    }
  }

  /// Between the text and what is beside it, in points; derived.
  private static let gap: CGFloat = 6
  /// Of the cross that empties it, in points. [C]
  private static let crossSide: CGFloat = 19

  private var leftSize: CGSize { size(of: leftViewMode.isShown ? leftView : nil) }
  private var rightSize: CGSize { size(of: rightViewMode.isShown ? rightView : nil) }
  private var hasCross: Bool { clearButtonMode.isShown && hasText && isEnabled }

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.size == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  /// The place of the box; the bounds unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
    let hasBox = borderStyle != .none
    if leftSize.width > 0 {
      left = leftViewRect(forBounds: bounds).maxX + (hasBox ? Self.gap : 0)
    }
    if rightSize.width > 0 {
      right = rightViewRect(forBounds: bounds).minX - (hasBox ? Self.gap : 0)
    } else if hasCross {
      right = clearButtonRect(forBounds: bounds).minX - Self.gap
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// The place of the placeholder; that of the text unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The place of the text while it is typed; that of the text unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The place of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftSize
    return CGRect(
      x: bounds.minX + (borderStyle == .none ? 0 : inset / 2 + 1),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The place of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightSize
    return CGRect(
      x: bounds.maxX - size.width - (borderStyle == .none ? 0 : inset / 2 + 1),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The place of the cross that empties it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.crossSide
    return CGRect(
      x: bounds.maxX - side - (borderStyle == .none ? 0 : inset / 2), y: bounds.midY - side / 2,
      width: side, height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !leftViewMode.isShown
    rightView?.isHidden = !rightViewMode.isShown
    if leftSize.width > 0 { leftView?.frame = leftViewRect(forBounds: bounds) }
    if rightSize.width > 0 { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  /// As wide as the text or the placeholder.
  ///
  /// As high as fields with a 17-point font were recorded, higher and lower by the lines of others.
  open override var intrinsicContentSize: CGSize {
    let attributes = hasText ? shownAttributes : shownPlaceholderAttributes
    let string = hasText ? shownText : placeholder ?? ""
    let text = TextMeasuring.size(string, attributes.font, .greatestFiniteMagnitude, 1)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    typealias Metrics = ControlMetrics.TextField
    let usual = borderStyle == .none ? Metrics.plainHeight : Metrics.height
    let sides = bounds.width - textRect(forBounds: bounds).width
    let around = bounds.width > sides ? sides : 2 * inset
    return CGSize(
      width: text.width.rounded(.up) + around,
      height: (CGFloat(usual) + attributes.font.lineHeight - line).rounded(.up))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: - Look

  private var shownText: String {
    isSecureTextEntry ? String(repeating: "\u{2022}", count: min(ownText.count, 1000)) : ownText
  }

  private var shownAttributes: TextAttributes {
    var attributes = TextAttributes()
    attributes.font = font ?? UIFont.systemFont(ofSize: 17)
    attributes.color = textColor ?? .label
    attributes.alignment = textAlignment
    attributes = attributes.applying(defaultTextAttributes).applying(ownAttributes)
    attributes.lineBreakMode = .byTruncatingTail
    return attributes
  }

  private var shownPlaceholderAttributes: TextAttributes {
    var attributes = TextAttributes()
    attributes.font = font ?? UIFont.systemFont(ofSize: 17)
    attributes.color = .placeholderText
    attributes.alignment = textAlignment
    attributes = attributes.applying(placeholderAttributes)
    attributes.lineBreakMode = .byTruncatingTail
    return attributes
  }

  open override func draw(_ rect: CGRect) {
    if hasText {
      drawText(in: textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  /// Draws the text in a rectangle.
  open func drawText(in rect: CGRect) { draw(shownText, shownAttributes, in: rect) }

  /// Draws the placeholder in a rectangle.
  open func drawPlaceholder(in rect: CGRect) {
    draw(placeholder ?? "", shownPlaceholderAttributes, in: rect)
  }

  private func draw(_ string: String, _ attributes: TextAttributes, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !string.isEmpty, rect.width > 0 else {
      return
    }
    var text = ViewText(
      string, style: attributes.style(lines: 1), in: Rect(rect), isCentered: true,
      staysInside: true)
    if adjustsFontSizeToFitWidth, attributes.font.pointSize > 0 {
      text.smallestShare = Double(max(0.1, min(1, minimumFontSize / attributes.font.pointSize)))
    }
    context.draw(.text(text))
  }

  /// The system's box alone: the text is drawn where the field says.
  var component: KeyValuePairs<String, JSONValue> {
    background == nil && borderStyle == .roundedRect
      ? ["text-field": .string(""), "border": .string("rounded")] : [:]
  }

  var componentFrame: CGRect { borderRect(forBounds: bounds) }

  var ownMarks: [ViewCommand] {
    var marks = componentMarks
    let frame = borderRect(forBounds: bounds)
    if let image = isEnabled ? background : disabledBackground ?? background {
      marks.append(image.mark(in: Rect(frame), mode: "scale-to-fill", tint: nil))
    }
    if background == nil, borderStyle == .line || borderStyle == .bezel {
      let ink = borderStyle == .line ? UIColor.label : .systemGray2
      let box = ViewBox(Rect(frame), inset: 0.5)
      marks.append(.stroke(.box(box), .solid(Color(ink.cgColor)), ViewLine(width: 1)))
    }
    if hasCross {
      let cross = UIImage(
        symbol: "xmark.circle.fill", UIImage.SymbolConfiguration(pointSize: 15))
      let place = Rect(clearButtonRect(forBounds: bounds))
      marks.append(cross.mark(in: place, mode: "center", tint: .tertiaryLabel))
    }
    return marks
  }
}
