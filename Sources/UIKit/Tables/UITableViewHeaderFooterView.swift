public import Foundation

/// A view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UICollectionViewListCell {
  /// A view of a name.
  public required init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
  }

  /// A view that stands in a xib; one without a name for another coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  open var textLabel: UILabel? { texts.textLabel }
  /// Another text.
  open var detailTextLabel: UILabel? { texts.secondaryLabel }

  private var texts: UIListContentView { plainTexts { place?.content ?? .groupedHeader() } }
}

/// A view of an app's own above or below the rows of a section.
final class TableSectionView: UITableViewHeaderFooterView {
  private var inner = UIView()

  convenience init(showing view: UIView) {
    self.init(reuseIdentifier: nil)
    inner = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let givenHeight { return CGSize(width: targetSize.width, height: givenHeight) }
    return inner.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = contentView.bounds
  }

  override var usualBackground: UIBackgroundConfiguration? { nil }
}
