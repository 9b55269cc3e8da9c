public import GalleyGeometry

/// The arrangement before a change, with the change.
public struct PreviousArrangement: Sendable {
  /// What led away from an arrangement.
  public enum Change: Sendable {
    /// The view has another size, other insets or another scale.
    case environment
    /// Items came, went, moved or changed.
    case update(Update)
    /// Another layout takes over from the one that showed these elements.
    case layout(showing: [LayoutAttributes])
    /// A finger touched a point of the view, from its top left corner, and let go.
    case tap(at: Point)
  }

  /// Where everything was.
  public let arrangement: Arrangement
  /// The offset of the content when the change began.
  public let contentOffset: Point
  /// What led away from it.
  public let change: Change

  /// Makes the arrangement that was, with the content offset at which it was seen.
  public init(arrangement: Arrangement, contentOffset: Point, change: Change) {
    self.arrangement = arrangement
    self.contentOffset = contentOffset
    self.change = change
  }
}
