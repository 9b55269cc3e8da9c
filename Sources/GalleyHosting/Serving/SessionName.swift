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
