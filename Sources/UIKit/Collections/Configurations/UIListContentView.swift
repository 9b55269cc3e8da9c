public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts

/// The view of a list's content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let row = newValue as? UIListContentConfiguration else { return }
      shown = row
      fill()
    }
  }
  private var shown: UIListContentConfiguration
  /// The margins of the view around, which its own are not smaller than.
  var marginsAround: (leading: CGFloat, trailing: CGFloat) = (8, 8) {
    didSet { if marginsAround != oldValue { setNeedsLayout() } }
  }
  let imageView = UIImageView()
  let textLabel = UILabel()
  let secondaryLabel = UILabel()

  /// Where the text stands; nil where there is none.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(of: textLabel)
  /// Where the other text stands; nil where there is none.
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(of: secondaryLabel)
  /// Where the image stands; nil where there is none.
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(of: imageView)

  /// A view that shows a configuration.
  public required init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isOpaque = false
    for view in [imageView, textLabel, secondaryLabel] {
      view.isOpaque = false
      addSubview(view)
    }
    fill()
  }

  /// Nil: nothing is read from a coder.
  public required init?(coder: NSCoder) { nil }

  /// Where the texts begin, in points from the leading edge of the view.
  var textStart: CGFloat { arrangement(inWidth: bounds.width).textStart }

  private func guide(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func fill() {
    alpha = shown.alpha
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondaryLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
    imageView.contentMode = shown.image?.source == .symbol ? .center : .scaleAspectFit
    imageView.tintColor = properties.resolvedTintColor(for: tintColor ?? .systemBlue)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.shown)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    let arrangement = arrangement(inWidth: width)
    return CGSize(width: min(width, arrangement.wantedWidth), height: arrangement.height)
  }

  override var heightFollowsWidth: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let height = arrangement(inWidth: bounds.width > 0 ? bounds.width : 10_000).height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    if horizontal == .required { size.width = targetSize.width }
    if vertical == .required { size.height = targetSize.height }
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(inWidth: bounds.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isReversed { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    let frames = arrangement.frames(inHeight: bounds.height)
    place(imageView, frames.image)
    place(textLabel, frames.text)
    place(secondaryLabel, frames.secondary)
  }

  private func arrangement(inWidth width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      shown, image: imageView, text: textLabel, secondary: secondaryLabel,
      around: shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        ? marginsAround : (0, 0), width: width,
      grid: PixelGrid(scale: max(1, Double(traitCollection.displayScale))))
  }
}

/// The places of the parts of a row in a width, in points from its leading top corner.
@MainActor
private struct ListContentArrangement {
  private let margins: NSDirectionalEdgeInsets
  private let imageSize: CGSize
  private let imageStart: CGFloat
  private let textSize: CGSize
  private let secondarySize: CGSize
  private let isBeside: Bool
  private let lineGap: CGFloat
  private let trailingMargin: CGFloat
  private let grid: PixelGrid
  private let textWidth: CGFloat
  private let width: CGFloat
  let textStart: CGFloat
  let height: CGFloat
  /// Of a row that has all the room it likes.
  let wantedWidth: CGFloat

  init(
    _ shown: UIListContentConfiguration, image: UIImageView, text: UILabel, secondary: UILabel,
    around: (leading: CGFloat, trailing: CGFloat), width: CGFloat, grid: PixelGrid
  ) {
    let metrics = shown.style.metrics
    self.width = width
    self.grid = grid
    let usual = shown.style.margins(ofTexts: 1)
    let hasText = text.text?.isEmpty == false
    let hasSecondary = secondary.text?.isEmpty == false
    let hasImage = image.image != nil
    let hasBoth = hasText && hasSecondary
    let room = CGFloat.greatestFiniteMagnitude
    let natural = (
      text: !hasText ? 0 : text.sizeThatFits(CGSize(width: room, height: 0)).width,
      other: !hasSecondary ? 0 : secondary.sizeThatFits(CGSize(width: room, height: 0)).width
    )
    // 1. The image, in a box that lines texts up where it is a symbol.
    let own = Self.size(of: image, in: shown)
    let isSymbol = image.image?.source == .symbol && shown.imageProperties.maximumSize == .zero
    let scale = shown.textProperties.font.pointSize / 17
    var box = shown.imageProperties.reservedLayoutSize
    if box.width <= 0 {
      box.width = isSymbol ? max(own.width, CGFloat(ListCellMetrics.symbolBox) * scale) : own.width
    }
    if box.height <= 0 { box.height = own.height }
    imageSize = hasImage ? box : .zero
    let leading = max(around.leading, shown.directionalLayoutMargins.leading)
    let trailing = max(around.trailing, shown.directionalLayoutMargins.trailing)
    trailingMargin = trailing
    let outset = isSymbol ? CGFloat(metrics.symbolOutset) : 0
    imageStart = leading - outset
    textStart = !hasImage ? leading : leading + box.width + shown.imageToTextPadding
    // 2. The texts, beside each other where both are whole there.
    let gap = shown.textToSecondaryTextHorizontalPadding
    let free = max(0, width - textStart - trailing)
    isBeside =
      hasBoth && shown.prefersSideBySideTextAndSecondaryText
      && natural.text + gap + natural.other <= free + 0.01
    textWidth = isBeside ? max(0, free - gap - natural.other) : free
    textSize =
      !hasText ? .zero : text.sizeThatFits(CGSize(width: max(textWidth, 0.01), height: 0))
    secondarySize =
      !hasSecondary
      ? .zero
      : secondary.sizeThatFits(
        CGSize(width: isBeside ? natural.other : max(free, 0.01), height: 0))
    wantedWidth =
      textStart
      + (isBeside || shown.prefersSideBySideTextAndSecondaryText && hasBoth
        ? natural.text + gap + natural.other : max(natural.text, natural.other)) + trailing
    // 3. Margins that nobody changed are those of as many lines.
    var margins = shown.directionalLayoutMargins
    let isStacked = hasBoth && !isBeside
    if isStacked, margins.top == usual.top, margins.bottom == usual.bottom {
      let stacked = shown.style.margins(ofTexts: 2)
      (margins.top, margins.bottom) = (stacked.top, stacked.bottom)
    }
    self.margins = margins
    lineGap = isStacked ? shown.textToSecondaryTextVerticalPadding : 0
    let texts =
      isBeside
      ? max(textSize.height, secondarySize.height)
      : textSize.height + lineGap + secondarySize.height
    let imageHeight =
      !hasImage || isSymbol ? 0 : imageSize.height + 2 * CGFloat(metrics.imageMargin)
    height = CGFloat(
      grid.alignUp(
        Double(
          max(
            CGFloat(metrics.leastHeight), margins.top + texts + margins.bottom, imageHeight))))
  }

  private static func size(
    of image: UIImageView, in shown: UIListContentConfiguration
  ) -> CGSize {
    var size = image.intrinsicContentSize
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: 30, height: 30) }
    let most = shown.imageProperties.maximumSize
    let share = min(
      most.width > 0 ? most.width / size.width : 1,
      most.height > 0 ? most.height / size.height : 1, 1)
    return CGSize(width: size.width * share, height: size.height * share)
  }

  func frames(
    inHeight height: CGFloat
  ) -> (image: CGRect, text: CGRect, secondary: CGRect) {
    func middle(_ own: CGFloat) -> CGFloat { CGFloat(grid.align(Double(height - own) / 2)) }
    let texts =
      isBeside
      ? max(textSize.height, secondarySize.height)
      : textSize.height + lineGap + secondarySize.height
    let free = height - margins.top - margins.bottom - texts
    let top = CGFloat(grid.align(Double(margins.top + free / 2)))
    let image = CGRect(
      origin: CGPoint(x: imageStart, y: middle(imageSize.height)), size: imageSize)
    let text = CGRect(x: textStart, y: top, width: textWidth, height: textSize.height)
    let secondary =
      isBeside
      ? CGRect(
        x: width - trailingMargin - secondarySize.width,
        y: top + max(0, textSize.height - secondarySize.height) / 2,
        width: secondarySize.width, height: secondarySize.height)
      : CGRect(
        x: textStart, y: top + textSize.height + lineGap, width: textWidth,
        height: secondarySize.height)
    return (image, text, secondary)
  }
}
