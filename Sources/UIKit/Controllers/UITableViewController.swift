// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A controller whose view is a table that it fills.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private let style: UITableView.Style
  private var ownTableView: UITableView?
  /// Whether nothing is selected as the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// The control that is pulled to load anew; not shown here.
  open var refreshControl: UIRefreshControl?

  /// A controller whose table has a look.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with the table of a xib, else a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller that stands in a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table; asking for it loads the view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return ownTableView
    }
    set {
      ownTableView = newValue
      view = newValue
    }
  }

  open override func loadView() {
    if loadInterface() {
      ownTableView = viewIfLoaded as? UITableView ?? ownTableView
      if ownTableView?.dataSource == nil { ownTableView?.dataSource = self }
      if ownTableView?.delegate == nil { ownTableView?.delegate = self }
      return
    }
    let made = UITableView(frame: UIScreen.main.bounds, style: style)
    made.dataSource = self
    made.delegate = self
    ownTableView = made
    view = made
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownTableView?.setEditing(editing, animated: animated)
  }

  // MARK: - Data source

  /// Those that stand in the storyboard, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticRows?.sections[safe: section]?.cells.count ?? 0
  }

  /// The one that stands in the storyboard, else a plain cell, unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticRows?.cell(at: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Those that stand in the storyboard, else one, unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticRows?.sections.count ?? OptionalMethod.missing(1)
  }
  /// What stands in the storyboard, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard let rows = tableView.staticRows else { return OptionalMethod.missing(nil) }
    return rows.sections[safe: section]?.header
  }
  /// What stands in the storyboard, unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    guard let rows = tableView.staticRows else { return OptionalMethod.missing(nil) }
    return rows.sections[safe: section]?.footer
  }
  /// Every row can, unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  /// No row can, unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(false)
  }
  /// None, unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.missing(nil)
  }
  /// Never called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.missing(()) }
  /// Never called here.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.missing(()) }

  // MARK: - Delegate

  /// That which stands in the storyboard, else as left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.staticRows?.height(at: indexPath) ?? OptionalMethod.missing(0) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { OptionalMethod.missing(0) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { OptionalMethod.missing(0) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { OptionalMethod.missing(0) }
  /// As left out, unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.missing(nil)
  }
  /// As left out, unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.missing(nil)
  }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.missing(()) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.missing(()) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { OptionalMethod.missing(indexPath) }
  /// As left out, unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.missing(())
  }
  /// As left out, unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.missing(())
  }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.missing(true) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { OptionalMethod.missing(.delete) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.missing(nil) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.missing(nil) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethod.missing(()) }
  /// As left out, unless overridden.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { OptionalMethod.missing(0) }
}
