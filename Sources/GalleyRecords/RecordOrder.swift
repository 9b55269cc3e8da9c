internal import GalleyLayouts

/// Which look comes next where looks are met in the order of their numbers, most of them for the
/// first time.
struct LookPrediction {
  private var next = 0
  /// How many looks have their numbers in the order in which they are met.
  private let count: Int

  init(count: Int) { self.count = count }

  /// The look that is meant where none is named; nil after the last.
  var look: Int? { next < count ? next : nil }

  /// Goes on behind a look.
  ///
  /// - Returns: whether it was the next.
  @discardableResult
  mutating func pass(_ look: Int?) -> Bool {
    guard let look, look >= next, look < count else { return false }
    let isNext = look == next
    next = look + 1
    return isNext
  }
}

/// The prediction of an element from those before it: items, and the numbers by which they are
/// called, follow one another.
struct ElementPrediction {
  /// The item of the last cell of each section.
  private var items: [Int: Int] = [:]
  private var number = -1

  func item(of category: ElementCategory, in section: Int) -> Int {
    category == .cell ? (items[section] ?? -1) &+ 1 : 0
  }

  /// Returns the id of the element in a record.
  func id(of element: LayoutElement) -> String {
    element.category == .cell
      ? "\(number &+ 1)" : ElementName.Subject.view(element).description
  }

  mutating func pass(_ element: LayoutElement, id: String) {
    guard element.category == .cell else { return }
    items[element.indexPath.section] = element.indexPath.item
    if case .loaded(let number) = ItemID(recordText: id) { self.number = number }
  }
}
