/// Content that a layout cannot arrange, in words that name the item and the cure.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part of an update, by its number in the list that it stands in.
  package enum UpdateEntry: Hashable, Sendable {
    case deletion(Int)
    case insertion(Int)
    case moveSource(Int)
    case moveTarget(Int)
    case reload(Int)
  }

  /// The item at fault, where it is one item.
  public var indexPath: ItemPath?
  /// The part of an update at fault, where it is one part.
  package var updateEntry: UpdateEntry?
  public var description: String

  /// Makes an error with a sentence that says what is wrong, and the item that it is about.
  public init(_ description: String, at indexPath: ItemPath? = nil) {
    self.init(description, at: indexPath, in: nil)
  }

  package init(
    _ description: String, at indexPath: ItemPath? = nil, in updateEntry: UpdateEntry?
  ) {
    self.indexPath = indexPath
    self.updateEntry = updateEntry
    self.description = description
  }
}
