internal import GalleyGeometry
internal import GalleyLayouts

extension CollectionSpec {
  /// The section as the scene gives it; nil for one that came later.
  func section(_ number: Int) -> SectionSpec? { sections[safe: number] }

  /// The names that an item's templates may use.
  func scope(ofItemAt path: IndexPath, in view: CollectionView, base: Scope) -> Scope {
    var scope = base
    let id = view.id(of: path) ?? ""
    scope.item = item(withID: id)
    scope.facts = [
      "index": "\(path.item)", "number": "\(path.item + 1)", "id": id,
      "section": "\(path.section)",
      "count": "\(view.content.sections[safe: path.section]?.count ?? 0)",
    ]
    scope.isSelected = view.selection.contains(path)
    return scope
  }

  /// The ids of all items at load: the one given, else the item's number through all sections.
  func ids(of sections: [SectionSpec]) -> [[ItemID]] {
    var number = 0
    return sections.map { section in
      (0..<section.items.count).map { index in
        defer { number += 1 }
        return givenID(section.items, index) ?? "\(number)"
      }
    }
  }

  private func givenID(_ items: ItemSource, _ index: Int) -> String? {
    guard case .list(let list) = items else { return nil }
    return list[index]["id"]?.shownText
  }

  /// What an item knows, found by its id; nil for one that was inserted.
  private func item(withID id: ItemID) -> OptionValue? {
    if let number = Int(id), number >= 0 {
      var first = 0
      for section in sections {
        let index = number - first
        if index >= 0, index < section.items.count, givenID(section.items, index) == nil {
          return section.items.item(at: index)
        }
        first += section.items.count
      }
    }
    return sections.lazy.compactMap { section -> OptionValue? in
      guard case .list(let list) = section.items else { return nil }
      return list.first { $0["id"]?.shownText == id }
    }.first
  }
}

extension Array {
  /// The element at an index, or nil where there is none.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
