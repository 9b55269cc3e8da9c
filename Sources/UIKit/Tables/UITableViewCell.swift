public import Foundation

/// A row of a table: a row of a list, with the texts and accessories that tables had before those.
@preconcurrency @MainActor open class UITableViewCell: UICollectionViewListCell {
  /// The arrangement of the texts.
  public enum CellStyle: Int, Sendable {
    /// A text alone.
    case `default`
    /// Another at the end of its line.
    case value1
    /// A small text before another.
    case value2
    /// A smaller one below.
    case subtitle
  }

  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: the row leads on.
    case disclosureIndicator
    /// An i, and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// An i in a circle.
    case detailButton
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Gray here.
    case blue
    /// Gray.
    case gray
    /// Gray.
    case `default`
  }

  /// What stands at the leading edge while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A minus.
    case delete
    /// A plus.
    case insert
  }

  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
    /// One here.
    case singleLineEtched
  }

  private let style: CellStyle
  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { showAccessories() } }
  /// In place of that; nil for nothing.
  open var accessoryView: UIView? { didSet { showAccessories() } }
  /// What stands there while the table is edited; accepted.
  open var editingAccessoryType = AccessoryType.none
  /// In place of that; accepted.
  open var editingAccessoryView: UIView?
  /// The look while it is selected; accepted, as it is gray.
  open var selectionStyle = SelectionStyle.default
  /// From the edges of the row to the line below, in points; accepted, as the table's count.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether it can be carried, which three lines at its end say.
  open var showsReorderControl = false
  /// What stands at the leading edge while the table is edited.
  open internal(set) var editingStyle = EditingStyle.none { didSet { showAccessories() } }

  /// A row whose texts are arranged in a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
  }

  /// A row of a text alone.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A row that stands in a xib or storyboard; one of a text alone for another coder.
  public required init?(coder: NSCoder) {
    style =
      switch coder.attribute("style") {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
    super.init(coder: coder)
  }

  // MARK: - Texts

  /// The text.
  open var textLabel: UILabel? { texts.textLabel }
  /// The other text; nil for a style that has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : texts.secondaryLabel }
  /// The image before the texts.
  open var imageView: UIImageView? { texts.imageView }

  private var texts: UIListContentView {
    plainTexts {
      var content: UIListContentConfiguration = style == .value1 ? .valueCell() : .cell()
      if style == .value2 { content.prefersSideBySideTextAndSecondaryText = true }
      return content
    }
  }

  open override func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 ? .valueCell() : super.defaultContentConfiguration()
  }

  // MARK: - State

  /// Says whether it is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Says whether a finger is on it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override func become(selected: Bool) { setSelected(selected, animated: false) }

  override func become(highlighted: Bool) { setHighlighted(highlighted, animated: false) }

  override var showsSelection: Bool { selectionStyle != .none && selectedBackgroundView == nil }

  /// Whether the table is edited.
  open var isEditing: Bool {
    get { configurationState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Says whether it is edited; the table's state counts.
  open func setEditing(_ editing: Bool, animated: Bool) {}

  private func showAccessories() {
    var shown: [UICellAccessory] = []
    switch editingStyle {
    case .none: break
    case .delete: shown.append(.delete())
    case .insert: shown.append(.insert())
    }
    if let accessoryView {
      shown.append(
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: accessoryView, placement: .trailing(displayed: .whenNotEditing),
            maintainsFixedSize: true)))
    } else {
      switch accessoryType {
      case .none: break
      case .disclosureIndicator: shown.append(.disclosureIndicator(displayed: .whenNotEditing))
      case .detailDisclosureButton:
        shown += [
          .detail(displayed: .whenNotEditing), .disclosureIndicator(displayed: .whenNotEditing),
        ]
      case .checkmark: shown.append(.checkmark(displayed: .whenNotEditing))
      case .detailButton: shown.append(.detail(displayed: .whenNotEditing))
      }
    }
    if showsReorderControl { shown.append(.reorder()) }
    accessories = shown
  }

  override var usualBackground: UIBackgroundConfiguration? {
    backgroundColor == nil && backgroundView == nil ? super.usualBackground : nil
  }
}
