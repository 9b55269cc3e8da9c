public import GalleyGeometry

/// The arrangement before a change, with the change.
public struct PreviousArrangement: Sendable {
  public enum Change: Sendable {
    /// The view has another size, other insets or another scale.
    case environment
    case update(Update)
    /// Another layout takes over from the one that showed these elements.
    case layout(showing: [LayoutAttributes])
  }

  public let arrangement: Arrangement
  /// The offset of the content when the change began.
  public let contentOffset: Point
  public let change: Change

  public init(arrangement: Arrangement, contentOffset: Point, change: Change) {
    self.arrangement = arrangement
    self.contentOffset = contentOffset
    self.change = change
  }
}
