import Foundation

extension UICollectionView {
  /// Makes changes as one update.
  func makeUpdate(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates?()
      completion?(true)
      return
    }
    // What was asked after a reload counts, though the data source may know of the changes already.
    let known = self.counts
    if pass.mustReload || isLayoutPending { layoutIfNeeded() }
    let counts = known ?? itemCounts()
    batch = BatchUpdate()
    updates?()
    let requested = batch ?? BatchUpdate()
    batch = nil
    if requested.reloadsAll {
      reloadData()
      layoutIfNeeded()
    } else {
      perform(requested, from: counts)
    }
    completion?(true)
  }

  /// Notes a change of the batch that is under way, or makes a batch of it.
  func tell(_ change: (inout BatchUpdate) -> Void) {
    guard var requested = batch else {
      withoutActuallyEscaping(change) { change in
        performBatchUpdates({ [unowned self] in self.tell(change) })
      }
      return
    }
    change(&requested)
    batch = requested
  }

  /// Invalidates, prepares, asks for what is in sight, tells the layout, asks for both ends of all
  /// that is in sight, ends.
  private func perform(_ update: BatchUpdate, from oldCounts: [Int]) {
    let before = snapshot
    counts = nil
    let map = IndexPathMap(update, counts: oldCounts, newCounts: itemCounts())
    check(update, map, oldCounts)
    selection = Set(selection.compactMap { map.path(after: $0) })
    for view in views.rename(map.element(after:)) { endDisplaying(view) }
    reload(update, map)
    let context = type(of: collectionViewLayout).contextType.init()
    context.invalidateDataSourceCounts = true
    invalidate(with: context)
    prepareLayout()
    let items = update.items(map)
    complete(from: before, map) { view in
      view.ask(.prepareForUpdates(count: items.count)) {
        $0.prepare(forCollectionViewUpdates: items)
      }
      return { view in view.ask(.finalizeUpdates) { $0.finalizeCollectionViewUpdates() } }
    }
  }

  /// The views of what shows something else are made anew.
  private func reload(_ update: BatchUpdate, _ map: IndexPathMap) {
    for path in update.reloadedItems {
      guard let new = map.path(after: path), let view = views.remove(.cell(new)) else { continue }
      endDisplaying(view)
    }
  }

  /// Ends the program, as UIKit does by an exception, where counts do not add up.
  private func check(_ update: BatchUpdate, _ map: IndexPathMap, _ old: [Int]) {
    let (new, requested) = (itemCounts(), map.counts)
    guard new.count == requested.count else {
      fatalError(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (\(new.count)) must be equal to the number of sections "
          + "contained in the collection view before the update (\(old.count)), plus or minus the "
          + "number of sections inserted or deleted (\(update.insertedSections.count) inserted, "
          + "\(update.deletedSections.count) deleted).")
    }
    for (section, (count, requested)) in zip(new, requested).enumerated() {
      let from = map.section(before: section) ?? section
      guard let requested, count != requested, !update.reloadedSections.contains(from) else {
        continue
      }
      fatalError(
        "Invalid update: invalid number of items in section \(section). The number of items "
          + "contained in an existing section after the update (\(count)) must be equal to the "
          + "number of items contained in that section before the update (\(old[safe: from] ?? 0)), "
          + "plus or minus the number of items inserted or deleted from that section and moved into "
          + "or out of that section (\(requested) altogether).")
    }
  }
}

extension UICollectionView {
  /// Makes changes that the data source knows of already, all at once, and says when they are over.
  ///
  /// The closure does not outlive the call, so it names members without `self`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
