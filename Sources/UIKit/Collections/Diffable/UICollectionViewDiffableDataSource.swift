public import Foundation

/// A data source that shows what snapshots say; each that is applied is a reload.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// What an outline asks as its items open and close.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may open; nil for always.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Hears that an item is about to open.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may close; nil for always.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Hears that an item is about to close.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns what is below an item that opens, which has been given.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Nothing is asked.
    public init() {}
  }

  /// What is asked where a person carries items.
  public struct ReorderingHandlers {
    /// Whether an item can be carried; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Hears what is about to change; never called here.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Hears what changed; never called here.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Nothing can be carried.
    public init() {}
  }

  /// What is asked as outlines open and close.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// What is asked where a person carries items.
  open var reorderingHandlers = ReorderingHandlers()
  /// The outlines of sections.
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Makes supplementary views; nil where there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// A source that becomes that of a view.
  public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the outline of a section, which comes at the end where there is none such.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    current.replaceItems(of: section, by: snapshot.visibleItems)
    collectionView?.reloadData()
    completion?()
  }

  /// The outline of a section; its items in a row where it was given none.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var plain = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      plain.append(current.itemIdentifiers(inSection: section))
    }
    return plain
  }

  /// Shows a snapshot.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  /// The item at a path; nil where none is.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// The path of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  /// The section of a number; nil where none is.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers[safe: index]
  }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The number of sections that the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items that the snapshot has in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.count(ofSection: section)
  }

  /// The cell that the provider makes; none ends the program, as in UIKit.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { fatalError("the cell provider gives no cell for \(Array(indexPath))") }
    if let outline = outlines[current.sectionIdentifiers[indexPath.section]],
      let shown = outline.shown[safe: indexPath.item]
    {
      (cell as? UICollectionViewListCell)?.indentationLevel = shown.level
      cell.isExpanded = shown.isExpanded
    }
    return cell
  }

  /// The view that the provider makes; none ends the program, as in UIKit.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("supplementaryViewProvider gives no view of the kind \(kind)")
    }
    return view
  }
}

/// A change of what is shown, that a person made by carrying items; none happens here.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Before it.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// After it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// From one to the other.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// By section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a change that one section has.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Before it.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// After it.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From one to the other.
  public let difference: CollectionDifference<ItemIdentifierType>
}
