public import GalleyGeometry

/// What a layout arranged before a change, and what the change was.
public struct Predecessor: Sendable {
  /// Of the same layout.
  public let arrangement: Arrangement
  /// Where the content was when the change began.
  public let contentOffset: Point
  /// Nil where only the environment changed.
  public let update: Update?

  public init(arrangement: Arrangement, contentOffset: Point, update: Update? = nil) {
    self.arrangement = arrangement
    self.contentOffset = contentOffset
    self.update = update
  }
}
