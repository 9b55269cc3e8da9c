internal import GalleyGeometry
internal import GalleyLayouts

extension CollectionSpec {
  /// The section as the scene gives it; nil for one that came later.
  func section(_ number: Int) -> SectionSpec? { sections[safe: number] }

  /// The names that an item's templates may use.
  func scope(ofItemAt path: IndexPath, in view: CollectionView, base: Scope) -> Scope {
    var scope = base
    let id = view.id(of: path) ?? ""
    scope.item = directory.item(withID: id)
    scope.facts = [
      "index": "\(path.item)", "number": "\(path.item + 1)", "id": id,
      "section": "\(path.section)",
      "count": "\(view.content.sections[safe: path.section]?.count ?? 0)",
    ]
    scope.isSelected = view.selection.contains(path)
    return scope
  }
}

extension Array {
  /// The element at an index, or nil where there is none.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
