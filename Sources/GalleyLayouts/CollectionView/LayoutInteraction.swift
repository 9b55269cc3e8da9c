public import GalleyGeometry

/// What gestures mean to a layout, and how its elements are presented in a mode.
public protocol LayoutInteraction: Sendable {
  /// What a tap on an item, or on the background where it is nil, changes.
  func response(toTapOn indexPath: IndexPath?, in view: CollectionView) -> [Change]

  /// The attributes as they are presented: with the mode, or whatever the cells must know.
  func presented(_ attributes: LayoutAttributes, in view: CollectionView) -> LayoutAttributes

  /// The modes that a scene may start in, beside none.
  var modes: [String] { get }
}

extension LayoutInteraction {
  public func presented(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { attributes }

  public var modes: [String] { [] }
}

/// What a gesture changes in a collection view.
public enum Change: Hashable, Sendable {
  /// Scrolls until the offset rests there.
  case scroll(to: Point)
  /// Replaces the selection.
  case select(Set<IndexPath>)
  case setMode(String?)
  /// Removes the items, by their index paths before the change.
  case delete([IndexPath])
  /// Inserts one new item so that it has this index path afterwards.
  case insert(IndexPath)
}

/// The interaction of a layout that gives a tap no meaning of its own: a tap selects.
public struct SelectingInteraction: LayoutInteraction {
  public init() {}

  public func response(toTapOn indexPath: IndexPath?, in view: CollectionView) -> [Change] {
    indexPath.map { [.select([$0])] } ?? []
  }
}
