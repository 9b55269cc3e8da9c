public import Foundation

extension UITableView {
  // MARK: - Cells

  /// Says which class the cells of a name are of.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = cellClass as? UITableViewCell.Type
    cellNibs[identifier] = nil
  }

  /// Says which xib the cells of a name come from; where that cannot be read they are plain.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib == nil ? nil : UITableViewCell.self
    cellNibs[identifier] = nib
  }

  /// Says which class the headers and footers of a name are of.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sectionViewMakers[identifier] = aClass as? UITableViewHeaderFooterView.Type
    sectionViewNibs[identifier] = nil
  }

  /// Says which xib the headers and footers of a name come from; where that cannot be read they are
  /// plain.
  public func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewMakers[identifier] = nib == nil ? nil : UITableViewHeaderFooterView.self
    sectionViewNibs[identifier] = nib
  }

  /// A cell of a name; nil for one that was not registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellNibs[identifier]?.first(UITableViewCell.self) {
      cell.reuseIdentifier = identifier
      return cell
    }
    return cellMakers[identifier].map { TableCellFactory.make($0, identifier: identifier) }
  }

  /// A cell of a name; one that was not registered ends the program, as in UIKit.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier")
    }
    cell.owner = rows
    cell.take(rows.listPlace(of: .cell(indexPath)))
    return cell
  }

  /// A header or footer of a name; nil for one that was not registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = sectionViewNibs[identifier]?.first(UITableViewHeaderFooterView.self) {
      view.reuseIdentifier = identifier
      return view
    }
    return sectionViewMakers[identifier].map { $0.init(reuseIdentifier: identifier) }
  }

  /// The cell of a row; nil for one that is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return rows.cellForItem(at: indexPath) as? UITableViewCell
  }

  /// The path of a cell; nil for one that is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.attributes?.indexPath }

  /// The cells in sight, in the order of their paths.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  /// The paths of the cells in sight, in their order; nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let paths = rows.indexPathsForVisibleItems
    return paths.isEmpty ? nil : paths
  }

  // MARK: - Places

  /// As the data source said last.
  public var numberOfSections: Int { rows.numberOfSections }

  /// As the data source said last; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int { rows.numberOfItems(inSection: section) }

  /// Where a row lies, in the coordinates of the table.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return moved(bridge.layout.layoutAttributesForItem(at: indexPath)?.frame)
  }

  func moved(_ frame: CGRect?) -> CGRect {
    frame?.offsetBy(dx: 0, dy: tableHeaderView?.bounds.height ?? 0) ?? .zero
  }

  /// The row at a point of the table's coordinates; nil where none is.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    (0..<numberOfSections).lazy.flatMap { section in
      (0..<self.numberOfRows(inSection: section)).lazy.map {
        IndexPath(item: $0, section: section)
      }
    }.first { self.rectForRow(at: $0).contains(point) }
  }

  /// Scrolls so that a row is where it is wanted, as far as content can.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let (frame, insets) = (rectForRow(at: indexPath), adjustedContentInset)
    let room = bounds.inset(by: insets)
    var y = bounds.minY
    switch scrollPosition {
    case .top: y = frame.minY - insets.top
    case .middle: y = frame.midY - room.height / 2 - insets.top
    case .bottom: y = frame.maxY - room.height - insets.top
    case .none:
      if frame.minY < room.minY { y = frame.minY - insets.top }
      if frame.maxY > room.maxY { y = frame.maxY - room.height - insets.top }
    }
    setContentOffset(restingOffset(near: CGPoint(x: bounds.minX, y: y)), animated: animated)
  }

  // MARK: - Selection

  /// The row that is selected; nil for none.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The rows that are selected; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { rows.indexPathsForSelectedItems }

  /// Selects a row; the delegate does not hear of it.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    rows.selectItem(at: indexPath, animated: false, scrollPosition: [])
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Selects a row no longer; the delegate does not hear of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.deselectItem(at: indexPath, animated: false)
  }

  // MARK: - Updates, after which all rows are as the data source says

  /// Makes changes that the data source knows of already, and says when they are over, which is at
  /// once.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    readAnew()
    completion?(true)
  }

  /// Makes changes by a closure that does not outlive the call.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
