internal import GalleyGeometry

/// Asks a prepared class-based layout for all that it arranges.
struct HostedArranger {
  let layout: CollectionViewLayout
  let content: Content

  func arrangement() throws(LayoutError) -> Arrangement {
    let size = layout.collectionViewContentSize
    let elements = try elements(contentSize: size)
    var builder = ArrangementBuilder(reservingCells: content.itemCount)
    for (section, metrics) in content.sections.enumerated() {
      builder.beginSection()
      for item in 0..<max(0, metrics.count) {
        builder.addCell(cell(at: IndexPath(section: section, item: item), among: elements))
      }
    }
    for view in elements.values.sorted(by: { $0.isBelow($1) })
    where view.element.category != .cell { builder.add(view) }
    return builder.arrangement(contentSize: size)
  }

  /// What the layout shows of the whole content, by name.
  private func elements(
    contentSize: Size
  ) throws(LayoutError) -> [LayoutElement: LayoutAttributes] {
    var everything = Rect(origin: .zero, size: contentSize)
    if let bounds = layout.collectionView?.bounds { everything = everything.union(bounds) }
    var elements: [LayoutElement: LayoutAttributes] = [:]
    for attributes in layout.layoutAttributesForElements(in: everything) ?? [] {
      try check(attributes.element)
      elements[attributes.element] = attributes
    }
    return elements
  }

  private func check(_ element: LayoutElement) throws(LayoutError) {
    let path = element.indexPath
    guard element.category == .cell else { return }
    guard content.sections.indices.contains(path.section),
      (0..<max(0, content.sections[path.section].count)).contains(path.item)
    else {
      throw LayoutError(
        "\(type(of: layout)) gives attributes for item [\(path.section), \(path.item)], which does not exist; ask the collection view for the number of items in prepare()",
        at: path)
    }
  }

  /// A cell that the layout knows nothing of is hidden.
  private func cell(
    at path: IndexPath, among elements: [LayoutElement: LayoutAttributes]
  ) -> LayoutAttributes {
    var hidden = LayoutAttributes(forCellWith: path)
    if let attributes = elements[hidden.element] ?? layout.layoutAttributesForItem(at: path) {
      return attributes
    }
    hidden.isHidden = true
    return hidden
  }
}
