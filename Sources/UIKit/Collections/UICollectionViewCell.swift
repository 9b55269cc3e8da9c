public import Foundation

/// The view of an item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the app puts its views into; as large as the cell.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Whether it has the focus.
  open var isFocused: Bool { false }
  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }
  /// Behind the content where the item is selected, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  override var isSizedByConstraints: Bool { contentView.hasConstraints }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
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
