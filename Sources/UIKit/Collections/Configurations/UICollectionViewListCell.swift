public import Foundation
internal import GalleyGraphics
internal import GalleyLayouts

/// A row of a list, a header or a footer: content between accessories, on its card, with the line
/// below it.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep it is in an outline.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points a level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading edge are moved, too.
  open var indentsAccessories = true
  /// At the edges, in their order.
  open var accessories: [UICellAccessory] = [] {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The line below it; constraints of an app's own say where it begins and ends.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }()

  private var separatorGuide: UILayoutGuide?
  /// The texts that a row of a table shows without a configuration; nil where nobody asked for them.
  private var ownTexts: UIListContentView?
  /// The height that a table gives it, in points; nil for that of its content.
  var givenHeight: CGFloat?
  private let separator = UIView()
  private var placements: [AccessoryPlacement] = []
  private var shownAccessories: [UIView] { placements.map(\.view) }
  /// Its place in the list around; nil outside of lists.
  var place: ListPlace? {
    didSet { if place != oldValue { setNeedsUpdateConfiguration() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(separator)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(separator)
  }

  /// A configuration with the looks that its list has for it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.content ?? .cell()
  }

  /// A background with the looks that its list has for it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.background ?? .listPlainCell()
  }

  override var usualBackground: UIBackgroundConfiguration? { place?.background }

  override var listCorners: (radius: CGFloat, mask: CACornerMask)? { place?.corners }

  override func become(_ attributes: UICollectionViewLayoutAttributes) {
    take(owner?.listPlace(of: attributes.element))
    super.become(attributes)
  }

  func take(_ place: ListPlace?) { self.place = place }

  override func configurationDidUpdate() {
    super.configurationDidUpdate()
    let old = shownAccessories
    let isEditing = owner?.isEditing ?? false
    placements = accessories.filter { $0.isShown(whileEditing: isEditing) }
      .map { AccessoryPlacement($0, in: self) }
    for view in old where !shownAccessories.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in shownAccessories where view.superview !== self { addSubview(view) }
  }

  /// The views of texts that keep the margins of the row.
  private var marginViews: [UIListContentView] {
    [contentView as? UIListContentView, ownTexts].compactMap(\.self)
  }

  /// The texts that it shows without a configuration, with looks that are asked for at first.
  func plainTexts(_ looks: () -> UIListContentConfiguration) -> UIListContentView {
    if let ownTexts { return ownTexts }
    let made = UIListContentView(configuration: looks())
    ownTexts = made
    made.frame = contentView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(made, at: 0)
    return made
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Gives accessories their places, and returns the room between them.
  private func room(in bounds: CGRect) -> (leading: CGFloat, width: CGFloat) {
    let room = AccessoryPlacement.place(placements, in: bounds, isReversed: isReversed)
    let leading = room.leading + indentation
    let margin = CGFloat(ListCellMetrics.leastMargin)
    for view in marginViews { view.marginsAround = (margin, room.trailing > 0 ? 0 : margin) }
    return (leading, max(0, bounds.width - leading - room.trailing))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    let room = room(in: bounds)
    contentView.frame = CGRect(
      x: isReversed ? bounds.width - room.leading - room.width : room.leading, y: 0,
      width: room.width, height: bounds.height)
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    placeSeparator(from: room.leading)
  }

  private func placeSeparator(from leading: CGFloat) {
    let line = place?.separator(at: attributes?.indexPath)
    separator.isHidden = line == nil
    guard let line else { return }
    separator.backgroundColor = line.color ?? ListPlace.separatorColor
    let thickness: CGFloat =
      CurrentInterface.now.isIOS26 ? 1 : 1 / max(1, traitCollection.displayScale)
    var start = leading + (marginViews.first?.textStart ?? 16)
    var end = bounds.width - (CurrentInterface.now.isIOS26 ? 16 : 0)
    if let guide = separatorGuide?.placedFrame, guide.width > 0 || guide.minX > 0 {
      start = isReversed ? bounds.width - guide.maxX : guide.minX
    }
    let insets = line.bottomSeparatorInsets
    if insets.leading < .greatestFiniteMagnitude { start = insets.leading }
    if insets.trailing < .greatestFiniteMagnitude { end = bounds.width - insets.trailing }
    let width = max(0, end - start)
    separator.frame = CGRect(
      x: isReversed ? bounds.width - start - width : start, y: bounds.height - thickness,
      width: width, height: thickness)
  }

  // MARK: - Size

  /// As high as a row is at least, where it is one.
  private var leastHeight: CGFloat { place?.role == .row ? 44 : 0 }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let room = room(in: CGRect(origin: .zero, size: targetSize))
    var size = super.systemLayoutSizeFitting(
      CGSize(width: room.width, height: targetSize.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += targetSize.width - room.width
    if vertical != .required { size.height = max(size.height, leastHeight) }
    if contentConfiguration == nil, let ownTexts, !contentView.hasConstraints {
      size.height = max(size.height, ownTexts.sizeThatFits(contentView.bounds.size).height)
    }
    if let givenHeight { size.height = givenHeight }
    return size
  }

  override var isSizedByConstraints: Bool { true }
}
