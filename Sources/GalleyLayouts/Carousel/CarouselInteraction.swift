/// What a tap means to a carousel: on a neighbour it brings that one to the middle, on the middle
/// it selects.
public struct CarouselInteraction: LayoutInteraction {
  public init() {}

  public func response(toTapOn indexPath: IndexPath?, in view: CollectionView) -> [Change] {
    guard let indexPath, let page = view.arrangement.position(of: indexPath),
      let layout = view.layout as? any PagedLayout
    else { return [] }
    guard page != view.page else { return [.select([indexPath])] }
    return [.scroll(to: layout.offset(ofPage: page, of: view.arrangement, in: view.viewport))]
  }
}
