import Foundation

/// Asks a table's data source and delegate in the words of collection views.
@MainActor
final class TableBridge: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  weak var table: UITableView?

  private(set) lazy var layout = UICollectionViewCompositionalLayout {
    [weak self] number, environment in
    .list(
      using: self?.configuration(of: number)
        ?? UICollectionLayoutListConfiguration(appearance: .plain),
      layoutEnvironment: environment)
  }

  private func configuration(of section: Int) -> UICollectionLayoutListConfiguration {
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      switch table?.style {
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      default: .plain
      }
    var made = UICollectionLayoutListConfiguration(appearance: appearance)
    guard let table else { return made }
    made.showsSeparators = table.separatorStyle != .none
    made.separatorConfiguration.color = table.separatorColor
    if let inset = table.ownSeparatorInset {
      made.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
        top: 0, leading: inset.left, bottom: 0, trailing: inset.right)
    }
    if let color = table.backgroundColor { made.backgroundColor = color }
    made.headerMode = hasView(.header, of: section) ? .supplementary : .none
    made.footerMode = hasView(.footer, of: section) ? .supplementary : .none
    if table.sectionHeaderTopPadding >= 0 {
      made.headerTopPadding = table.sectionHeaderTopPadding
    }
    return made
  }

  // MARK: - Headers and footers

  private enum Part {
    case header
    case footer
  }

  private func title(_ part: Part, of section: Int) -> String? {
    guard let table, let source = table.dataSource else { return nil }
    let asked = OptionalMethod.ask {
      switch part {
      case .header: source.tableView(table, titleForHeaderInSection: section)
      case .footer: source.tableView(table, titleForFooterInSection: section)
      }
    }
    return asked ?? nil
  }

  private func view(_ part: Part, of section: Int) -> UIView? {
    guard let table, let delegate = table.delegate else { return nil }
    let asked = OptionalMethod.ask {
      switch part {
      case .header: delegate.tableView(table, viewForHeaderInSection: section)
      case .footer: delegate.tableView(table, viewForFooterInSection: section)
      }
    }
    return asked ?? nil
  }

  /// In points; nil for that of the content.
  private func height(_ part: Part, of section: Int) -> CGFloat? {
    guard let table else { return nil }
    let asked = table.delegate.flatMap { delegate in
      OptionalMethod.ask {
        switch part {
        case .header: delegate.tableView(table, heightForHeaderInSection: section)
        case .footer: delegate.tableView(table, heightForFooterInSection: section)
        }
      }
    }
    let own = part == .header ? table.sectionHeaderHeight : table.sectionFooterHeight
    let height = asked ?? own
    return height >= 0 ? height : nil
  }

  private func hasView(_ part: Part, of section: Int) -> Bool {
    if height(part, of: section) == 0 { return false }
    return title(part, of: section) != nil || view(part, of: section) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let part: Part = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    let shown: UITableViewHeaderFooterView
    if let own = view(part, of: indexPath.section) {
      shown = own as? UITableViewHeaderFooterView ?? TableSectionView(showing: own)
    } else {
      shown = UITableViewHeaderFooterView(reuseIdentifier: nil)
      shown.take(
        collectionView.listPlace(
          of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)))
      var content = shown.defaultContentConfiguration()
      content.text = title(part, of: indexPath.section)
      shown.contentConfiguration = content
    }
    shown.givenHeight = height(part, of: indexPath.section)
    if let table, let delegate = table.delegate, part == .header {
      OptionalMethod.report {
        delegate.tableView(table, willDisplayHeaderView: shown, forSection: indexPath.section)
      }
    }
    return shown
  }

  // MARK: - Rows

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let table, let source = table.dataSource else { return 0 }
    return OptionalMethod.ask { source.numberOfSections(in: table) } ?? 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let table else { return 0 }
    return table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: Foundation.IndexPath
  ) -> UICollectionViewCell {
    guard let table, let source = table.dataSource else { return UICollectionViewCell() }
    let cell = source.tableView(table, cellForRowAt: indexPath)
    let height =
      table.delegate.flatMap { delegate in
        OptionalMethod.ask { delegate.tableView(table, heightForRowAt: indexPath) }
      } ?? table.rowHeight
    cell.givenHeight = height >= 0 ? height : nil
    if collectionView.isEditing { cell.editingStyle = editingStyle(at: indexPath) }
    if let level = table.delegate.flatMap({ delegate in
      OptionalMethod.ask { delegate.tableView(table, indentationLevelForRowAt: indexPath) }
    }) {
      cell.indentationLevel = level
    }
    return cell
  }

  private func editingStyle(at path: Foundation.IndexPath) -> UITableViewCell.EditingStyle {
    guard let table, let source = table.dataSource,
      OptionalMethod.ask({ source.tableView(table, canEditRowAt: path) }) ?? true
    else { return .none }
    return table.delegate.flatMap { delegate in
      OptionalMethod.ask { delegate.tableView(table, editingStyleForRowAt: path) }
    } ?? .delete
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: Foundation.IndexPath
  ) {
    guard let table, let cell = cell as? UITableViewCell else { return }
    OptionalMethod.report {
      table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: Foundation.IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    return OptionalMethod.ask { delegate.tableView(table, shouldHighlightRowAt: indexPath) } ?? true
  }

  /// A table's delegate may have another row selected in place of one; here it is that or none.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: Foundation.IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    let asked = OptionalMethod.ask { delegate.tableView(table, willSelectRowAt: indexPath) }
    return asked.map { $0 == indexPath } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: Foundation.IndexPath
  ) {
    guard let table else { return }
    OptionalMethod.report { table.delegate?.tableView(table, didSelectRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: Foundation.IndexPath
  ) {
    guard let table else { return }
    OptionalMethod.report { table.delegate?.tableView(table, didDeselectRowAt: indexPath) }
  }
}
