internal import GalleyGeometry

/// The elements of an arrangement that are no cells, in the order they were added.
///
/// A list has as many lines as rows, alike but for their frames. Neighbours of one kind and one section
/// that count on from item to item are a run, of which only the first is kept whole: the frames are the
/// arrangement's. A view by its number or by its name takes logarithmic time in the number of runs.
struct RunLengthViews: Sendable {
  private struct Run: Sendable {
    let first: LayoutAttributes
    /// The number of its first view among all.
    let position: Int
    var count = 1

    var firstItem: Int { first.element.indexPath.item }

    /// Whether an item is the one after the last.
    func ends(before item: Int) -> Bool {
      let (end, isTooLarge) = firstItem.addingReportingOverflow(count)
      return end == item && !isTooLarge
    }

    /// Whether an item that is no less than the first is one of the run.
    func reaches(_ item: Int) -> Bool { UInt(bitPattern: item &- firstItem) < UInt(count) }
  }

  /// The number of views.
  private(set) var count = 0
  private var runs: [Run] = []
  /// The runs ordered by their names, once all views are there.
  private var named: [Int] = []

  /// Adds a view after all the others.
  mutating func append(_ view: LayoutAttributes) {
    defer { count += 1 }
    if let last = runs.indices.last, runs[last].ends(before: view.element.indexPath.item),
      view.differsInPlaceOnly(from: runs[last].first)
    {
      runs[last].count += 1
    } else {
      runs.append(Run(first: view, position: count))
    }
  }

  /// Adds a view that lies flat and is like the last one, of the item after that one's.
  mutating func appendNext() {
    runs[runs.count - 1].count += 1
    count += 1
  }

  /// The n-th view.
  ///
  /// - `frame`: What the arrangement has for it.
  func view(_ position: Int, frame: Rect) -> LayoutAttributes {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].position <= position { low = middle } else { high = middle }
    }
    var view = runs[low].first
    guard runs[low].count > 1 else { return view }
    view.element.indexPath.item += position - runs[low].position
    view.untransformedFrame = frame
    return view
  }

  /// The number of the view of that name, or nil where there is none.
  func position(of element: LayoutElement) -> Int? {
    var (low, high) = (0, named.count)
    while low < high {
      let middle = (low + high) / 2
      if element.isNamedBefore(runs[named[middle]].first.element) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard low > 0 else { return nil }
    let run = runs[named[low - 1]]
    guard run.first.element.isNamedAlike(element), run.reaches(element.indexPath.item) else {
      return nil
    }
    return run.position + (element.indexPath.item - run.firstItem)
  }

  /// Orders the views by their names, for those who ask for one; false where two have the same.
  mutating func orderByName() -> Bool {
    named = runs.indices.sorted { runs[$0].first.element.isNamedBefore(runs[$1].first.element) }
    return !zip(named, named.dropFirst()).contains { one, next in
      runs[one].first.element.isNamedAlike(runs[next].first.element)
        && runs[one].reaches(runs[next].firstItem)
    }
  }

  /// The views, each changed the same way: runs stay runs.
  func mapValues(_ change: (LayoutAttributes) -> LayoutAttributes) -> RunLengthViews {
    var changed = self
    changed.runs = runs.map { Run(first: change($0.first), position: $0.position, count: $0.count) }
    return changed
  }
}

extension LayoutElement {
  /// Whether two are of the same kind and in the same section.
  fileprivate func isNamedAlike(_ other: LayoutElement) -> Bool {
    indexPath.section == other.indexPath.section && category == other.category && kind == other.kind
  }

  /// By section, category and kind, and only then by item, so that the items of a run follow each
  /// other.
  fileprivate func isNamedBefore(_ other: LayoutElement) -> Bool {
    guard isNamedAlike(other) else {
      var (one, other) = (self, other)
      (one.indexPath.item, other.indexPath.item) = (0, 0)
      return one < other
    }
    return indexPath.item < other.indexPath.item
  }
}

extension LayoutAttributes {
  /// Whether two views lie flat and are the same but for their frames and items.
  fileprivate func differsInPlaceOnly(from other: LayoutAttributes) -> Bool {
    zIndex == other.zIndex && element.indexPath.section == other.element.indexPath.section
      && element.category == other.element.category && element.kind == other.element.kind
      && alpha == other.alpha && isHidden == other.isHidden && custom.isEmpty
      && other.custom.isEmpty && transform == .identity && other.transform == .identity
      && projection == .identity && other.projection == .identity
  }
}
