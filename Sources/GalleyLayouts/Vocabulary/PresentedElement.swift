/// One element of a collection view as it is shown at an instant.
public struct PresentedElement: Hashable, Sendable {
  /// Of a leaving element, the index path is the one that it had.
  public var attributes: LayoutAttributes
  /// The item that a cell shows; nil for supplementary and decoration views.
  public var itemID: ItemID?
  /// The number of times that the item had been reloaded when it looked as it does.
  public var revision: Int
  /// Whether the element is on its way out: it is drawn, and no finger meets it.
  public var isLeaving: Bool

  package init(
    _ attributes: LayoutAttributes, itemID: ItemID? = nil, revision: Int = 0,
    isLeaving: Bool = false
  ) {
    self.attributes = attributes
    self.itemID = itemID
    self.revision = revision
    self.isLeaving = isLeaving
  }

  /// Whether this one is drawn before the other: as their attributes say, and of equally high ones
  /// those that leave first.
  package func isBelow(_ other: PresentedElement) -> Bool {
    guard attributes.zIndex == other.attributes.zIndex, isLeaving != other.isLeaving else {
      return attributes.isBelow(other.attributes)
    }
    return isLeaving
  }
}

extension [PresentedElement] {
  /// Ordered as they are drawn.
  package func sortedBackToFront() -> [PresentedElement] {
    let isSorted = zip(self, dropFirst()).allSatisfy { !$1.isBelow($0) }
    return isSorted ? self : sorted { $0.isBelow($1) }
  }
}
