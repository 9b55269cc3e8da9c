// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import GalleyGraphics

/// A button: a title and an image by its states, or a configuration.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Nothing of its own.
    case custom
    /// A title in the tint.
    case system
    /// An i in a circle.
    case detailDisclosure
    /// An i in a circle.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a gray disc.
    case close = 7
    /// A title in the tint.
    public static let roundedRect = ButtonType.system
  }

  /// A closure that gives a button another configuration as its states change.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The kind of it.
  open private(set) var buttonType = ButtonType.custom
  /// Its contents and look as a value; nil for those by states.
  open var configuration: Configuration? {
    didSet {
      isConfigurationOld = !isUpdating
      contentsDidChange()
    }
  }
  /// Is called before it is laid out after its states changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the system changes its configuration by its states.
  open var automaticallyUpdatesConfiguration = true
  /// The menu that it opens; it opens none here.
  open var menu: UIMenu? { didSet { contentsDidChange() } }
  /// Whether the choice in the menu is its title.
  open var changesSelectionAsPrimaryAction = false { didSet { contentsDidChange() } }
  /// Whether it reacts to a pointer; there is none here.
  open var isPointerInteractionEnabled = false
  /// Around all of its contents, without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
  /// Moves the title, without a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
  /// Moves the image, without a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
  /// Without effect.
  open var adjustsImageWhenHighlighted = true
  /// Without effect.
  open var adjustsImageWhenDisabled = true
  /// Without effect.
  open var showsTouchWhenHighlighted = false
  /// Without effect.
  open var reversesTitleShadowWhenHighlighted = false

  var faces: [UInt: Face] = [:]
  var isConfigurationOld = true
  var isUpdating = false
  private(set) var ownTitleLabel: UILabel?
  private(set) var ownSubtitleLabel: UILabel?
  private(set) var ownImageView: UIImageView?
  var spokes: UIActivityIndicatorView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A button of a kind, with the title and image of what it does.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with a frame, with the title and image of what it does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    become(.system)
    take(primaryAction)
  }

  /// A button with a configuration, which the title and image of what it does are put into.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// A button of an image in the tint.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?)
    -> UIButton
  {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  func become(_ type: ButtonType) {
    buttonType = type
    let symbol: String? =
      switch type {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      default: nil
      }
    guard let symbol else { return }
    let isClose = type == .close
    let size = UIImage.SymbolConfiguration(
      pointSize: isClose ? 12 : 19, weight: isClose ? .bold : .regular)
    setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
    if isClose { tintColor = .secondaryLabel }
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = configuration?.title ?? action.title }
      configuration?.image = configuration?.image ?? action.image
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  // MARK: - The views in it

  /// The label of its title.
  open var titleLabel: UILabel? {
    if let ownTitleLabel { return ownTitleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : CGFloat(ButtonLook.system.title))
    label.lineBreakMode = .byTruncatingMiddle
    label.isMadeForText = true
    ownTitleLabel = label
    addSubview(label)
    return label
  }

  /// The label below its title, of a configuration.
  open var subtitleLabel: UILabel? {
    if let ownSubtitleLabel { return ownSubtitleLabel }
    let label = UILabel()
    ownSubtitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of its image.
  open var imageView: UIImageView? {
    if let ownImageView { return ownImageView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    ownImageView = view
    insertSubview(view, at: 0)
    return view
  }

  // MARK: - States

  override func stateDidChange() {
    isConfigurationOld = true
    contentsDidChange()
  }

  open override func tintColorDidChange() { contentsDidChange() }

  /// Asks for `updateConfiguration()` before it is laid out.
  open func setNeedsUpdateConfiguration() {
    isConfigurationOld = true
    contentsDidChange()
  }

  /// Gives it another configuration for its states: calls the handler unless overridden.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  func contentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Layout

  /// What stands in it now, with the sizes that it has.
  func contents(within width: CGFloat) -> ButtonContents {
    update()
    var parts = ButtonContents()
    let isWaiting = spokes?.isHidden == false
    parts.image = isWaiting ? spokes : ownImageView?.image == nil ? nil : ownImageView
    parts.title = ownTitleLabel?.text?.isEmpty == false ? ownTitleLabel : nil
    parts.subtitle = ownSubtitleLabel?.text?.isEmpty == false ? ownSubtitleLabel : nil
    if configuration == nil, !isSymbol, ownTitleLabel?.text?.isEmpty == true {
      parts.emptyTitleHeight = ceil(ownTitleLabel?.font.lineHeight ?? 0)
    }
    if let configuration {
      parts.side = configuration.imagePlacement
      parts.gap = configuration.imagePadding
      if indicator(of: configuration) != nil { (parts.side, parts.gap) = (.trailing, 4) }
      parts.titleGap = configuration.titlePadding
      parts.alignment = configuration.titleAlignment
    }
    parts.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.measure(within: width)
    return parts
  }

  /// Whether it is as small as what stands in it, as with insets or an image of one's own.
  private var isStyled: Bool { contentEdgeInsets != .zero || currentImage != nil && !isSymbol }

  /// Whether it has an image of its kind.
  var isSymbol: Bool {
    [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(buttonType)
  }

  private var insets: UIEdgeInsets {
    guard let configuration else {
      guard !isStyled, !isSymbol else { return contentEdgeInsets }
      let hasTitle = currentTitle != nil || currentAttributedTitle != nil
      let inset = hasTitle ? CGFloat(ButtonLook.system.inset) : 0
      return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }
    let insets = configuration.contentInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
  }

  open override var intrinsicContentSize: CGSize { size(within: .greatestFiniteMagnitude) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  private func size(within width: CGFloat) -> CGSize {
    // A configuration may be another one after this.
    let probe = contents(within: .greatestFiniteMagnitude)
    let insets = insets
    let room = width - insets.left - insets.right
    let parts = probe.size.width > room ? contents(within: max(0, room)) : probe
    let isEmpty = parts.size == .zero
    let hasLeast =
      configuration == nil && !isSymbol
      && (!isStyled && (parts.title != nil || parts.emptyTitleHeight > 0 || isEmpty)
        || buttonType == .close)
    let least = hasLeast ? ButtonLook.system.leastWidth : 0
    let background = configuration == nil ? currentBackgroundImage?.size ?? .zero : .zero
    let size = CGSize(
      width: max(CGFloat(least), parts.size.width + insets.left + insets.right, background.width),
      height: max(
        buttonType == .close ? CGFloat(least) : isEmpty && hasLeast ? 34 : 0,
        parts.size.height + insets.top + insets.bottom,
        background.height))
    // Without a configuration it has whole points.
    return configuration == nil
      ? CGSize(width: ceil(size.width), height: ceil(size.height)) : size
  }

  /// Of the title in the button's own height.
  override var baselineHeights: (above: CGFloat, below: CGFloat)? {
    let parts = contents(within: .greatestFiniteMagnitude)
    let size = intrinsicContentSize
    let frames = parts.frames(in: CGRect(origin: .zero, size: size), .center, .center)
    let last = parts.subtitle ?? parts.title
    guard let first = parts.title ?? parts.subtitle, let last,
      let above = first.baselineHeights?.above, let below = last.baselineHeights?.below
    else { return nil }
    let (top, bottom) =
      (
        parts.title == nil ? frames.subtitle : frames.title,
        parts.subtitle == nil ? frames.title : frames.subtitle
      )
    return (top.minY + above, size.height - bottom.maxY + below)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = contents(within: .greatestFiniteMagnitude)
    let content = contentRect(forBounds: bounds)
    let parts = contents(within: content.width)
    if configuration != nil {
      let frames = parts.frames(
        in: content, effectiveContentHorizontalAlignment, contentVerticalAlignment)
      if let image = parts.image { image.frame = frames.image }
      parts.title?.frame = frames.title
      parts.subtitle?.frame = frames.subtitle
      return
    }
    parts.image?.frame = imageRect(forContentRect: content)
    parts.title?.frame = titleRect(forContentRect: content)
  }

  /// The part of the bounds that the background fills; all of them unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The part of the bounds that title and image stand in.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let insets = insets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The place of the title, without a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(in: contentRect).title.moved(by: titleEdgeInsets)
  }

  /// The place of the image, without a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(in: contentRect).image.moved(by: imageEdgeInsets)
  }

  private func place(in content: CGRect) -> ButtonContents.Frames {
    contents(within: content.width).frames(
      in: content, effectiveContentHorizontalAlignment, contentVerticalAlignment)
  }
}

extension CGRect {
  /// The rectangle as insets move it: half of what they differ by, each way.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
