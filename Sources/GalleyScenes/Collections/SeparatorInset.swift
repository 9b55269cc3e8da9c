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
    guard element.category == .decoration, element.kind == ListStyle.separator,
      let style = collection.view.listStyle(ofSection: path.section), style.separatorInset == nil,
      let row = guide(inSection: path.section)
    else { return frame }
    var inner = context
    inner.scope = collection.scope(
      ofItem: collection.view.id(of: path), at: path, base: context.scope)
    let distance = min(
      row.separatorStart(in: inner) - ListStyle.usualSeparatorInset, frame.width)
    let isMirrored = context.direction == .rightToLeft
    return frame.inset(
      by: EdgeInsets(leading: isMirrored ? 0 : distance, trailing: isMirrored ? distance : 0))
  }

  private func guide(inSection section: Int) -> ListCellLayer? {
    let layers = spec.section(section)?.cell ?? spec.cell
    return layers.lazy.compactMap { $0.content as? ListCellLayer }.first
  }
}

extension CollectionView {
  /// The style of the rows of a section, where that is a list.
  func listStyle(ofSection section: Int) -> ListStyle? {
    (layout as? any ListStyledLayout)?.listStyle(ofSection: section)
  }
}
