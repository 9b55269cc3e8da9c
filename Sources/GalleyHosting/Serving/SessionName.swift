internal import GalleyLayouts

/// Which element; as words and numbers that cross from one process to another.
struct SessionName: Codable, Hashable {
  var category: String
  var kind: String?
  var section: Int
  var item: Int

  var element: LayoutElement {
    LayoutElement(
      category: ElementCategory(rawValue: category) ?? .cell, kind: kind,
      indexPath: IndexPath(section: section, item: item))
  }
}

extension SessionName: Comparable {
  static func < (one: SessionName, other: SessionName) -> Bool {
    if one.section != other.section { return one.section < other.section }
    if one.item != other.item { return one.item < other.item }
    if one.category != other.category { return one.category < other.category }
    return (one.kind ?? "") < (other.kind ?? "")
  }
}
