/// What a tap means to a ring: on an item it removes that item, elsewhere it inserts one at the
/// start.
public struct RingInteraction: LayoutInteraction {
  public init() {}

  public func response(toTapOn indexPath: IndexPath?, in view: CollectionView) -> [Change] {
    [indexPath.map { .delete([$0]) } ?? .insert(IndexPath(section: 0, item: 0))]
  }
}
