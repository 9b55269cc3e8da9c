internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRecords

/// A collection as both pictures show it, with which item is which.
struct CollectionPair {
  let expected: LayoutRecord
  let actual: LayoutRecord
  let items: (old: ContentItems, new: ContentItems)
  let matching: ContentMatching
  let content: ContentComparison

  init(_ expected: LayoutRecord, _ actual: LayoutRecord) {
    self.expected = expected
    self.actual = actual
    items = (ContentItems(expected), ContentItems(actual))
    matching = ContentMatching(
      items.old, items.new, followsPlaces: expected.contentOffset != actual.contentOffset)
    content = ContentComparison(items.old, items.new, matching, of: actual.collection)
  }

  /// The collection as a whole.
  var subject: Subject {
    Subject(.collection(actual.collection), from: expected.frame, to: actual.frame)
  }

  /// How far elements go that stay where they are in the content.
  var scroll: Vector {
    let way = expected.contentOffset - actual.contentOffset
    return way.length > PlaceComparison.noise ? way : .zero
  }

  /// How far the collection itself went on the screen.
  var frameWay: Vector {
    guard let old = expected.frame, let new = actual.frame else { return .zero }
    let way = new.origin - old.origin
    return way.length > PlaceComparison.noise ? way : .zero
  }

  var isArrangedAnew: Bool {
    expected.layout != actual.layout || expected.mode != actual.mode || expected.size != actual.size
  }

  var isScrollable: Bool { expected.isScrollable || actual.isScrollable }
}

extension LayoutRecord {
  fileprivate var isScrollable: Bool {
    contentSize.width > size.width + 1 || contentSize.height > size.height + 1
  }
}
