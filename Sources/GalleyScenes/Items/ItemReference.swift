internal import GalleyLayouts

/// How a scene names an item: by its number through all sections, by section and item, or by its
/// id.
enum ItemReference: Sendable {
  case number(Int)
  case path(IndexPath)
  /// What people call the item.
  case id(String)

  /// The index path in a collection view, or nil where there is no such item.
  func indexPath(in view: CollectionView) -> IndexPath? {
    switch self {
    case .path(let path): return view.id(of: path) == nil ? nil : path
    case .number(let number):
      var rest = number
      for (section, ids) in view.ids.enumerated() {
        if rest < ids.count { return IndexPath(section: section, item: rest) }
        rest -= ids.count
      }
      return nil
    case .id(let id): return view.indexPath(ofItemCalled: id)
    }
  }

  /// The reference as a scene writes it.
  var literal: String {
    switch self {
    case .number(let number): "\(number)"
    case .path(let path): "[\(path.section), \(path.item)]"
    case .id(let id): id
    }
  }

  var words: String {
    switch self {
    case .number(let number): "item \(number)"
    case .path(let path): "item [\(path.section), \(path.item)]"
    case .id(let id): "item '\(id)'"
    }
  }
}
