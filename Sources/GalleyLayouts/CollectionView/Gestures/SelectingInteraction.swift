internal import GalleyNotation

/// The interaction of a layout that gives a touch no meaning of its own: a tap selects.
public struct SelectingInteraction: LayoutInteraction {
  public static let kind = "select"
  public static let summary = "A tap on an item selects it; items come and go by fading in place."

  public init() {}

  public func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    if case .tap(let indexPath?) = touch { [.select([indexPath])] } else { [] }
  }
}
