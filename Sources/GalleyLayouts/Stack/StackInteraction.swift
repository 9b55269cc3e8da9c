internal import GalleyGeometry
internal import GalleyNotation

/// The interaction of a stack of cards: a tap on a card opens it, on the open one or beside the
/// cards puts it back.
package struct StackInteraction: LayoutInteraction {
  package static let kind = "stack"
  package static let summary = "A tap on a card opens it, on the open one puts it back."

  package init() {}

  package func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    switch touch {
    case .tap(let path?) where !view.selection.contains(path):
      [.select([path])] + reveal(path, in: view)
    case .tap: view.selection.isEmpty ? [] : [.select([])]
    case .tapClose, .longPress: []
    }
  }

  /// Scrolls to the beginning of the section in which the card will lie open, unless all of the card
  /// is in sight then.
  private func reveal(_ path: ItemPath, in view: CollectionView) -> [TouchEffect] {
    var next = view
    // What cannot be arranged is told where the selection changes.
    guard (try? next.select([path])) != nil, let card = next.arrangement.item(at: path)?.frame,
      let section = next.arrangement.frame(ofSection: path.section)
    else { return [] }
    let (bounds, inset) = (view.viewport.bounds, view.viewport.contentInset)
    guard !view.viewport.insetBounds.contains(card) else { return [] }
    let x =
      next.arrangement.isMirrored
      ? section.maxX + inset.trailing - bounds.width : section.minX - inset.leading
    return [.scroll(to: Point(x: x, y: section.minY - inset.top))]
  }
}
