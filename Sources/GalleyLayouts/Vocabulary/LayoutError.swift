/// Content that a layout cannot arrange, in words that name the item and the cure.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The item at fault, where it is one item.
  public var indexPath: IndexPath?
  public var description: String

  public init(_ description: String, at indexPath: IndexPath? = nil) {
    self.indexPath = indexPath
    self.description = description
  }
}
