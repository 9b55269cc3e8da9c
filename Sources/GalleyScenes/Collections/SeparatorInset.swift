internal import GalleyGeometry
internal import GalleyLayouts

/// The inset of the lines between rows, which rows with an image may set.
struct SeparatorInset {
  let spec: CollectionSpec
  let collection: PlayedCollection
  let context: LayerContext

  /// The frame of an element, which begins where the row's text does where it is the line below a
  /// row that says so, unless the list says where all begin.
  func frame(_ frame: Rect, of element: LayoutElement) -> Rect {
    let path = element.indexPath
    guard element.category == .decoration, element.kind == ListLayout.separator,
      let list = collection.view.list(ofSection: path.section), list.separatorInset == nil,
      let row = guide(inSection: path.section)
    else { return frame }
    var inner = context
    inner.scope = collection.scope(
      ofItem: collection.view.id(of: path), at: path, base: context.scope)
    let distance = min(
      row.separatorStart(in: inner) - ListLayout.usualSeparatorInset, frame.width)
    let isMirrored = context.direction == .rightToLeft
    return frame.inset(
      by: EdgeInsets(leading: isMirrored ? 0 : distance, trailing: isMirrored ? distance : 0))
  }

  private func guide(inSection section: Int) -> (any SeparatorAligning)? {
    let layers = spec.section(section)?.cell ?? spec.cell
    return layers.lazy.compactMap { $0.content as? any SeparatorAligning }.first
  }
}

extension CollectionView {
  /// The layout of a section, where that is a list.
  func list(ofSection section: Int) -> ListLayout? {
    guard let whole = layout as? SectionsLayout else { return layout as? ListLayout }
    return (whole.layouts[section] ?? whole.base) as? ListLayout
  }
}
