internal import GalleyGeometry

extension CollectionView {
  /// Makes a change, and arranges the content anew where it has become another.
  mutating func apply(_ change: Change) throws(LayoutError) {
    switch change {
    case .scroll(let offset): scroll(to: offset)
    case .select(let selection): self.selection = selection
    case .setMode(let mode): self.mode = mode
    case .delete(let indexPaths):
      for path in indexPaths.sorted(by: >) where id(of: path) != nil {
        ids[path.section].remove(at: path.item)
        content.sections[path.section].remove(at: path.item)
      }
      selection = []
      try rearrange()
    case .insert(let path):
      guard ids.indices.contains(path.section) else { return }
      let item = min(max(path.item, 0), ids[path.section].count)
      ids[path.section].insert("new-\(insertions)", at: item)
      insertions += 1
      content.sections[path.section].insert(at: item)
      selection = []
      try rearrange()
    }
  }

  private mutating func rearrange() throws(LayoutError) {
    arrangement = try Self.arrange(content, by: layout, in: environment)
    scroll(to: contentOffset)
  }
}

extension Content.Section {
  fileprivate mutating func remove(at item: Int) {
    count -= 1
    measures?.remove(at: item)
    sizes?.remove(at: item)
  }

  /// Inserts an item that measures what its neighbour does.
  fileprivate mutating func insert(at item: Int) {
    count += 1
    if let measures, !measures.isEmpty {
      self.measures?.insert(measures[min(item, measures.count - 1)], at: item)
    }
    if let sizes, !sizes.isEmpty {
      self.sizes?.insert(sizes[min(item, sizes.count - 1)], at: item)
    }
  }
}
