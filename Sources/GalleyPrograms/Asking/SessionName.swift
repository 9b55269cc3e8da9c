package import GalleyLayouts

/// The name of an element, as words and numbers that cross from one process to another.
package struct SessionName: Codable, Hashable {
  package var category: String
  package var kind: String?
  package var section: Int
  package var item: Int

  package init(category: String, kind: String?, section: Int, item: Int) {
    (self.category, self.kind) = (category, kind)
    (self.section, self.item) = (section, item)
  }

  package var element: LayoutElement {
    LayoutElement(
      category: ElementCategory(rawValue: category) ?? .cell, kind: kind,
      indexPath: ItemPath(section: section, item: item))
  }
}
