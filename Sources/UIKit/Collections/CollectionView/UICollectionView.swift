public import Foundation

/// Items in an arrangement that a layout says: one layout for a long life, asked as UIKit asks it.
///
/// Nothing is sent to the layout before the first pass. Bounds, offset, reloads, updates and
/// changes of layout ask it what UIKit asks, in UIKit's order; `layoutIfNeeded()` ends what is
/// pending.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Accepted: nothing is prefetched for it here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are made before they are in sight, while content moves.
  open var isPrefetchingEnabled = true
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several can.
  open var allowsMultipleSelection = false
  /// Behind everything; as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether items are edited, as accessories of rows show it.
  open var isEditing = false { didSet { if isEditing != oldValue { forgetItems() } } }
  /// Whether an item can be selected while items are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several can while items are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether an item that has the focus is selected; nothing has it here.
  open var selectionFollowsFocus = false
  /// Whether views that ask for another size get it by themselves, which is always so here.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether carried items move others; nothing is carried here.
  open var remembersLastFocusedIndexPath = false

  /// The questions to the layout.
  package let journal = LayoutJournal()
  /// The size that the content of a view wants to have, where the host knows it; nil for what the
  /// attributes say.
  package var preferredSize: ((UICollectionViewLayoutAttributes) -> CGSize?)?
  /// The offsets of sections that scroll by themselves, by their numbers, in points toward later
  /// groups; those that are missing are at their beginning.
  package internal(set) var regionOffsets: [Int: Double] = [:]
  /// The elements of the last update, change of size or change of layout, before and after it.
  package internal(set) var lastTransition: LayoutTransition?

  private weak var ownDelegate: (any UICollectionViewDelegate)?
  private var currentLayout: UICollectionViewLayout
  var pass = PassState()
  var counts: [Int]?
  var views = ElementViews()
  /// Behind the rows of lists, by section.
  var listGrounds: [UIView] = []
  var selection: Set<IndexPath> = []
  /// The change that is under way, from which base classes answer.
  var change: LayoutChange?
  /// The changes so far of a batch update that is running.
  var batch: BatchUpdate?

  /// A view that a layout lays out; nothing is asked of it yet.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
    delegate = layout.delegateOfHosts
  }

  /// A view that stands in a xib or storyboard; one of no size with a flow layout for another coder.
  public required init?(coder: NSCoder) {
    currentLayout = coder.collectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.owner = self
  }

  /// Who hears of it.
  open var delegate: (any UICollectionViewDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      delegateOfScrolling = newValue
    }
  }

  /// Who says how many items there are; another one means a reload.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetItems() } }
  }

  /// Who is asked in place of the data source: a host, which knows how many items there are and
  /// asks the data source for views.
  package weak var itemsOfHosts: (any UICollectionViewDataSource)? { didSet { forgetItems() } }

  /// Who is asked for items.
  var askedDataSource: (any UICollectionViewDataSource)? { itemsOfHosts ?? dataSource }

  /// The layout; another one takes over at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  func replaceLayout(by layout: UICollectionViewLayout) {
    currentLayout = layout
    layout.owner = self
  }

  open override var contentInset: UIEdgeInsets {
    didSet { if contentInset != oldValue { keepAtBeginning(from: oldValue) } }
  }

  /// Asks the layout something, and notes that.
  func ask<Answer>(
    _ question: LayoutQuestion, _ method: (UICollectionViewLayout) -> Answer
  ) -> Answer {
    let layout = currentLayout
    return journal.ask(question, showing: bounds) { method(layout) }
  }

  // MARK: - Items

  /// Forgets all items at the next pass.
  open func reloadData() { forgetItems() }

  /// Forgets all items without being told so from outside, where a subclass would hear of it.
  func forgetItems() {
    counts = nil
    selection = []
    pass.mustReload = true
    setNeedsLayout()
  }

  /// As the data source said last.
  open var numberOfSections: Int { itemCounts().count }

  /// Returns the number of items that the data source gave last; 0 for a section that does not
  /// exist.
  open func numberOfItems(inSection section: Int) -> Int { itemCounts()[safe: section] ?? 0 }

  /// The numbers of items, asked of the data source where they are not known.
  func itemCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource = askedDataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let asked = (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = asked
    return asked
  }

  /// Whether there is such an item.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < itemCounts()[safe: path.section] ?? 0
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
    backgroundView?.frame = bounds
    showListGround()
  }

  override func changeBounds(to bounds: CGRect) {
    guard bounds != self.bounds else { return }
    let isResized = bounds.size != self.bounds.size
    let context = context(forBounds: bounds)
    super.changeBounds(to: bounds)
    setNeedsLayout()
    guard let context else { return }
    invalidate(with: context)
    if isResized { prepareLayout() }
  }

  /// Moves the bounds and asks nothing.
  func moveQuietly(to offset: CGPoint) {
    super.changeBounds(to: CGRect(origin: offset, size: bounds.size))
    setNeedsLayout()
  }

  override func scroll(to offset: CGPoint) {
    pass.travel = CGVector(dx: offset.x - bounds.origin.x, dy: offset.y - bounds.origin.y)
    super.scroll(to: offset)
  }

  override func scrollAtOnce(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    if let context = context(forBounds: CGRect(origin: offset, size: bounds.size)) {
      invalidate(with: context)
    }
    let old = bounds.origin
    moveQuietly(to: offset)
    notifyScrolled(from: old)
  }

  override func beginScrollAnimation(to offset: CGPoint) {
    super.beginScrollAnimation(to: offset)
    guard scrollAnimation != nil,
      let context = context(forBounds: CGRect(origin: offset, size: bounds.size))
    else { return }
    invalidate(with: context)
  }

  open override func removeFromSuperview() {
    if superview != nil { askAboutRest() }
    super.removeFromSuperview()
  }

  // MARK: - Updates

  /// Items come; their paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    tell { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Items go; their paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    tell { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Items show something else; their paths are those before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    tell { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Items show something else in the cells that they have; their paths are those before the
  /// update.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// An item goes from a path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tell { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Sections come; their numbers are those after the update.
  open func insertSections(_ sections: IndexSet) {
    tell { $0.insertedSections.formUnion(sections) }
  }

  /// Sections go; their numbers are those before the update.
  open func deleteSections(_ sections: IndexSet) {
    tell { $0.deletedSections.formUnion(sections) }
  }

  /// Sections show something else, with other numbers of items perhaps.
  open func reloadSections(_ sections: IndexSet) {
    tell { $0.reloadedSections.formUnion(sections) }
  }

  /// A section goes from a number before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    tell { $0.movedSections[section] = newSection }
  }

  /// Makes changes that the data source knows of already, all at once, and says when they are over,
  /// which is at once.
  ///
  /// A pending layout is done first, as a reload before the changes. Numbers of items that do not
  /// agree with what is told end the program, as in UIKit.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { makeUpdate(updates, completion: completion) }

  /// Lets another layout take over at once, and says when that is over, which is at once.
  ///
  /// A view that was never laid out only changes its layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { takeOver(by: layout, completion: completion) }

  // MARK: - Views and selection

  /// Says which class the cells of a name are of.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    views.classes[Self.cellKey(identifier)] = cellClass as? UICollectionReusableView.Type
    views.nibs[Self.cellKey(identifier)] = nil
  }

  /// Accepted: nothing is read from a nib, so the cells are plain.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    views.classes[Self.cellKey(identifier)] = nib == nil ? nil : UICollectionViewCell.self
    views.nibs[Self.cellKey(identifier)] = nib
  }

  /// Says which class the supplementary views of a kind and a name are of.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    views.classes[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type
    views.nibs[elementKind + "/" + identifier] = nil
  }

  /// Says which xib the views of a name come from; where that cannot be read they are plain.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    views.classes[elementKind + "/" + identifier] =
      nib == nil ? nil : UICollectionReusableView.self
    views.nibs[elementKind + "/" + identifier] = nib
  }

  /// A cell of a name, used again or new.
  ///
  /// A name that was not registered, or is that of no cell, ends the program, as in UIKit.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(Self.cellKey(identifier), identifier, at: .cell(indexPath))
    guard let cell = view as? UICollectionViewCell else {
      fatalError("the class registered for \(identifier) is no UICollectionViewCell")
    }
    return cell
  }

  /// A supplementary view of a kind and a name, used again or new.
  ///
  /// A name that was not registered ends the program, as in UIKit.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      elementKind + "/" + identifier, identifier,
      at: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// The cells in sight, in the order of their paths.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The paths of the cells in sight, in their order.
  open var indexPathsForVisibleItems: [IndexPath] {
    views.shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The cell of an item; nil for one that is not in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views.shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The items that are selected, in the order of their paths; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item, and scrolls to it where a position is given; nil selects none.
  ///
  /// The delegate does not hear of it.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return select([]) }
    select(allowsMultipleSelection ? selection.union([indexPath]) : [indexPath])
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects an item no longer; the delegate does not hear of it.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select(selection.subtracting([indexPath]))
  }

  /// Scrolls so that an item is where it is wanted, as far as content can.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { bringItem(at: indexPath, to: scrollPosition, animated: animated) }
}

/// The state of a collection view's layout between two passes.
@preconcurrency @MainActor struct PassState {
  /// Whether the next pass begins with all items anew.
  var mustReload = true
  /// Whether the layout is to be prepared before it is asked.
  var isInvalid = false
  /// Whether the layout prepares now.
  var isPreparing = false
  /// Whether the layout is to be asked for its elements even where it was.
  var needsQuery = true
  /// The rectangle that was asked last; nil before the first pass.
  var queriedRect: CGRect?
  /// The layout's answer, as it came.
  var queried: [UICollectionViewLayoutAttributes] = []
  /// The same by element, with what was prefetched.
  var known: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The rectangle that was asked ahead of what is in sight; nil for none.
  var prefetchedRect: CGRect?
  /// The last move of the offset.
  var travel = CGVector.zero

  mutating func take(_ attributes: [UICollectionViewLayoutAttributes], in rect: CGRect) {
    queried = attributes
    queriedRect = rect
    prefetchedRect = nil
    needsQuery = false
    known = [:]
    for one in attributes where known[one.element] == nil {
      known[one.element] = one
    }
  }
}
