public import Foundation

/// Rows below each other, as a list has them.
///
/// The rows are those of a list: a collection view of a list's layout lies inside, as large as what is
/// in sight, and shows the part that the table is scrolled to.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The separation of sections.
  public enum Style: Int, Sendable {
    /// Rows across the whole width, headers that stay in sight.
    case plain
    /// Rows across the whole width, sections apart from each other.
    case grouped
    /// Sections on cards with round corners.
    case insetGrouped
  }

  /// The place of a row in sight after a scroll to it.
  public enum ScrollPosition: Int, Sendable {
    /// As little as is needed.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the table has it.
    case automatic = 100
  }

  /// From where the inset of separators counts.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the row.
    case fromCellEdges
    /// From where they are by themselves.
    case fromAutomaticInsets
  }

  /// A height that content decides.
  public static let automaticDimension: CGFloat = -1
  /// The name of the magnifier in a list of titles.
  public static let indexSearch = "{search}"

  /// The look of the table.
  public let style: Style
  /// Who says how many rows there are; another one means a reload.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { readAnew() } }
  }
  private weak var ownDelegate: (any UITableViewDelegate)?
  /// Who hears of it.
  open var delegate: (any UITableViewDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      delegateOfScrolling = newValue
      readAnew()
    }
  }
  /// Of rows, in points; that of their content unless told.
  open var rowHeight = UITableView.automaticDimension { didSet { readAnew() } }
  /// Of rows until they are seen; accepted.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Of headers, in points; that of their content unless told.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { readAnew() } }
  /// Of footers, in points; that of their content unless told.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { readAnew() } }
  /// Of headers until they are seen; accepted.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Of footers until they are seen; accepted.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Above headers, in points; that of the style unless told.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { readAnew() } }
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { readAnew() } }
  /// Of the lines; nil for the system's.
  open var separatorColor: UIColor? { didSet { readAnew() } }
  /// Of the lines, in points from the edges of rows; as the list has it until set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }
  /// From where that counts.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  var ownSeparatorInset: UIEdgeInsets? { didSet { readAnew() } }
  /// Above all rows; nil for nothing.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Below all rows; nil for nothing.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Behind everything; as large as the view.
  open var backgroundView: UIView? {
    get { rows.backgroundView }
    set { rows.backgroundView = newValue }
  }
  /// Whether rows can be selected.
  open var allowsSelection: Bool {
    get { rows.allowsSelection }
    set { rows.allowsSelection = newValue }
  }
  /// Whether several can.
  open var allowsMultipleSelection: Bool {
    get { rows.allowsMultipleSelection }
    set { rows.allowsMultipleSelection = newValue }
  }
  /// Whether a row can be selected while rows are edited.
  open var allowsSelectionDuringEditing: Bool {
    get { rows.allowsSelectionDuringEditing }
    set { rows.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several can while rows are edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { rows.allowsMultipleSelectionDuringEditing }
    set { rows.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether rows are edited.
  open var isEditing: Bool {
    get { rows.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Accepted: nothing is prefetched for it here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether content keeps to a width that is well read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Accepted: there is no list of titles.
  open var sectionIndexColor: UIColor?
  /// Accepted: there is no list of titles.
  open var sectionIndexBackgroundColor: UIColor?
  /// Accepted: there is no list of titles.
  open var sectionIndexMinimumDisplayRowCount = 0

  let rows: UICollectionView
  let bridge = TableBridge()
  var cellMakers: [String: UITableViewCell.Type] = [:]
  var sectionViewMakers: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Those that stand in a storyboard; nil for what the data source says.
  var staticRows: StaticRows? { didSet { reloadData() } }
  var cellNibs: [String: UINib] = [:]
  var sectionViewNibs: [String: UINib] = [:]

  /// A table of a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    rows = UICollectionView(frame: .zero, collectionViewLayout: bridge.layout)
    super.init(frame: frame)
    addRows()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table that stands in a xib or storyboard; a plain one for another coder.
  public required init?(coder: NSCoder) {
    style =
      switch coder.attribute("style") {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    rows = UICollectionView(frame: .zero, collectionViewLayout: bridge.layout)
    super.init(coder: coder)
    addRows()
  }

  private func addRows() {
    bridge.table = self
    rows.contentInsetAdjustmentBehavior = .never
    rows.isOpaque = false
    rows.dataSource = bridge
    rows.delegate = bridge
    insertSubview(rows, at: 0)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let head = height(of: tableHeaderView)
    // Sizes settle as rows are seen, which moves what is below them.
    for _ in 0..<4 {
      showRows(below: head)
      let size = CGSize(
        width: bounds.width, height: head + rows.contentSize.height + height(of: tableFooterView))
      if size == contentSize { break }
      contentSize = size
    }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: head)
    let foot = height(of: tableFooterView)
    tableFooterView?.frame = CGRect(
      x: 0, y: contentSize.height - foot, width: bounds.width, height: foot)
  }

  private func showRows(below head: CGFloat) {
    rows.frame = bounds
    let insets = adjustedContentInset
    rows.contentInset = UIEdgeInsets(
      top: max(0, insets.top), left: insets.left, bottom: insets.bottom, right: insets.right)
    rows.contentOffset = CGPoint(x: 0, y: bounds.minY - head)
    rows.layoutIfNeeded()
  }

  /// The frame's, or where it has none that of its content.
  private func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    guard view.hasConstraints else { return 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Forgets all rows at the next pass.
  open func reloadData() { readAnew() }

  /// Reads everything anew without being told so from outside, where a subclass would hear of it.
  func readAnew() {
    bridge.layout.invalidateLayout()
    rows.reloadData()
    setNeedsLayout()
  }

  /// Says whether rows are edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    rows.isEditing = editing
    setNeedsLayout()
  }

  // MARK: - Places of headers and footers

  /// Where a header lies, in the coordinates of the table.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(forKind: UICollectionView.elementKindSectionHeader, inSection: section)
  }

  /// Where a footer lies, in the coordinates of the table.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(forKind: UICollectionView.elementKindSectionFooter, inSection: section)
  }

  private func rect(forKind kind: String, inSection section: Int) -> CGRect {
    layoutIfNeeded()
    let attributes = bridge.layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))
    if let attributes { return moved(attributes.frame) }
    guard (0..<numberOfSections).contains(section) else { return .zero }
    // What is not there has a width and no height, before the rows or behind them.
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let count = numberOfRows(inSection: section)
    let row = rectForRow(at: IndexPath(item: isHeader ? 0 : max(0, count - 1), section: section))
    return CGRect(x: 0, y: isHeader ? row.minY : row.maxY, width: bounds.width, height: 0)
  }

  // MARK: - Updates, after which all rows are as the data source says

  /// Begins changes.
  open func beginUpdates() {}
  /// Ends changes.
  open func endUpdates() { readAnew() }
  /// Rows come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { readAnew() }
  /// Rows go.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { readAnew() }
  /// Rows show something else.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { readAnew() }
  /// Rows show something else in the cells that they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) { readAnew() }
  /// A row goes elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { readAnew() }
  /// Sections come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { readAnew() }
  /// Sections go.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { readAnew() }
  /// Sections show something else.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { readAnew() }
  /// A section goes elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) { readAnew() }
}
