/// The kind of an element: the three that UICollectionView knows.
public enum ElementCategory: String, Hashable, Sendable, CaseIterable {
  /// An item.
  case cell
  /// A view of a section, such as its header.
  case supplementary
  /// A view that shows no data, such as a background.
  case decoration
}

/// The name of one element of a collection view: its category, its kind and its index path.
public struct LayoutElement: Hashable, Sendable {
  /// Whether it is a cell, a supplementary or a decoration view.
  public var category: ElementCategory
  /// Nil for cells; `header`, `footer` or a layout's own word for the others.
  public var kind: String?
  /// The index path of the item; of a view its section and its number there.
  public var indexPath: ItemPath

  /// Makes the name of an element.
  public init(category: ElementCategory, kind: String? = nil, indexPath: ItemPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// The cell of an item.
  public static func cell(section: Int, item: Int) -> LayoutElement {
    LayoutElement(category: .cell, indexPath: ItemPath(section: section, item: item))
  }

  /// The header of a section.
  public static func header(section: Int) -> LayoutElement {
    .supplementary(kind: "header", section: section)
  }

  /// The footer of a section.
  public static func footer(section: Int) -> LayoutElement {
    .supplementary(kind: "footer", section: section)
  }

  /// A supplementary view of a layout's own kind.
  public static func supplementary(kind: String, section: Int, item: Int = 0) -> LayoutElement {
    LayoutElement(
      category: .supplementary, kind: kind, indexPath: ItemPath(section: section, item: item))
  }

  /// A decoration view of a layout's own kind.
  public static func decoration(kind: String, section: Int, item: Int = 0) -> LayoutElement {
    LayoutElement(
      category: .decoration, kind: kind, indexPath: ItemPath(section: section, item: item))
  }
}

extension LayoutElement: Comparable {
  /// By index path, then cells before supplementary before decoration views, then by kind.
  public static func < (left: LayoutElement, right: LayoutElement) -> Bool {
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    if left.category != right.category { return left.category.rank < right.category.rank }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}

extension ElementCategory {
  fileprivate var rank: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}
