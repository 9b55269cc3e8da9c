/// What a tap means to a springboard: on an icon it selects, in the mode `deleting` it ends that
/// mode on the background and does nothing on an icon.
///
/// In that mode cells have the custom value `deleting`, by which they show their close buttons.
public struct SpringboardInteraction: LayoutInteraction {
  public static let deleting = "deleting"

  public init() {}

  public var modes: [String] { [Self.deleting] }

  public func response(toTapOn indexPath: IndexPath?, in view: CollectionView) -> [Change] {
    switch (indexPath, view.mode == Self.deleting) {
    case (let icon?, false): [.select([icon])]
    case (nil, true): [.setMode(nil)]
    case (_?, true), (nil, false): []
    }
  }

  public func presented(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes {
    guard view.mode == Self.deleting, attributes.element.category == .cell else {
      return attributes
    }
    var attributes = attributes
    attributes.custom[Self.deleting] = .flag(true)
    return attributes
  }
}
