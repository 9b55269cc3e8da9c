internal import GalleyNotation

/// The interaction of a carousel: a tap on a neighbour brings that one to the middle, on the middle
/// it selects.
package struct CarouselInteraction: LayoutInteraction {
  package static let kind = "carousel"
  package static let summary =
    "A tap on a neighbour brings it to the middle, on the middle selects."

  package init() {}

  package func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    guard case .tap(let indexPath?) = touch, let page = view.arrangement.position(of: indexPath),
      let layout = view.layout as? any PagedLayout
    else { return [] }
    guard page != view.page else { return [.select([indexPath])] }
    return [.scroll(to: layout.offset(ofPage: page, of: view.arrangement, in: view.viewport))]
  }
}
