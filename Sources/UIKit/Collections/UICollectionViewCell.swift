public import Foundation

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the app puts its views into, or that a content configuration makes; as large as
  /// the cell, or as what accessories leave of it.
  public private(set) var contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { lookDidChange() } }
  }
  /// Whether a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookDidChange() } }
  }
  /// Whether it has the focus.
  open var isFocused: Bool { false }
  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }
  /// Behind the content where the item is selected, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectedBackgroundView?.isHidden = !isPressed
    }
  }

  private var isPressed: Bool { isSelected || isHighlighted }

  private func lookDidChange() {
    selectedBackgroundView?.isHidden = !isPressed
    setNeedsUpdateConfiguration()
  }

  /// Takes the word of its collection view that its item is selected, or is not.
  func become(selected: Bool) { isSelected = selected }

  /// Takes the word of its collection view that a finger is on it, or is not.
  func become(highlighted: Bool) { isHighlighted = highlighted }

  /// Whether its background shows that it is selected.
  var showsSelection: Bool { true }

  // MARK: - Configurations

  /// What fills the content; nil for what the app puts there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  /// What lies behind the content, as large as the cell; nil for what the cell has by itself.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows the state of the cell by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state of the cell by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Makes the configurations for a state, before the cell is shown and whenever its state changes;
  /// nil for nothing.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Makes the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  private var needsUpdateConfiguration = true
  private var configuredBackground: ConfiguredBackgroundView?

  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = owner?.isEditing ?? false
    state.isExpanded = isExpanded
    return state
  }

  /// Whether the items below it in an outline show.
  var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

  /// Asks for its configurations anew before it is shown next.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Makes the configurations for a state; nothing unless overridden.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Makes the configurations that were asked for.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    needsUpdateConfiguration = false
    if automaticallyUpdatesContentConfiguration, let configured = contentView as? any UIContentView,
      let contentConfiguration
    {
      configured.configuration = contentConfiguration.updated(for: state)
    }
    showBackground(in: state)
    configurationDidUpdate()
  }

  /// Hears that configurations were made.
  func configurationDidUpdate() {}

  /// The background where nobody gave it one; nil for none.
  var usualBackground: UIBackgroundConfiguration? { nil }
  /// The corners that the list around makes round; nil for none.
  var listCorners: (radius: CGFloat, mask: CACornerMask)? { nil }

  private func showBackground(in state: UICellConfigurationState) {
    guard var shown = backgroundConfiguration ?? usualBackground else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if automaticallyUpdatesBackgroundConfiguration, showsSelection {
      shown = shown.updated(for: state)
    }
    let view = configuredBackground ?? ConfiguredBackgroundView(frame: bounds)
    if configuredBackground == nil {
      configuredBackground = view
      replace(nil, by: view, at: 0)
    }
    view.listCorners = listCorners
    view.show(shown)
  }

  private func showContent() {
    defer { setNeedsUpdateConfiguration() }
    guard let contentConfiguration else {
      return contentView is any UIContentView ? replaceContentView(by: UIView()) : ()
    }
    if let configured = contentView as? any UIContentView,
      configured.supports(contentConfiguration)
    {
      configured.configuration = contentConfiguration
    } else {
      replaceContentView(by: contentConfiguration.makeContentView())
    }
  }

  private func replaceContentView(by view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    addContentView()
  }

  // MARK: - Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  override func become(_ attributes: UICollectionViewLayoutAttributes) {
    super.become(attributes)
    updateConfigurationIfNeeded()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  // MARK: - Size

  override var isSizedByConstraints: Bool {
    contentConfiguration != nil || contentView.hasConstraints
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    contentView.systemLayoutSizeFitting(targetSize)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
