public import GalleyGeometry

/// Items that come, go, move and change, all at once, as in a batch update of UICollectionView.
///
/// Deletions, reloads and the sources of moves are index paths before the update; insertions and
/// the targets of moves are index paths after it.
public struct Update: Hashable, Sendable {
  /// A new item.
  public struct Insertion: Hashable, Sendable {
    /// After the update.
    public var indexPath: ItemPath
    /// What is inserted.
    public var item: InsertedItem

    /// Makes an insertion at an index path of the content after the update.
    public init(at indexPath: ItemPath, _ item: InsertedItem = InsertedItem()) {
      self.indexPath = indexPath
      self.item = item
    }
  }

  /// An item that goes to another place.
  public struct Move: Hashable, Sendable {
    /// Before the update.
    public var source: ItemPath
    /// After the update.
    public var target: ItemPath

    /// Makes a move from an index path before the update to one after it.
    public init(from source: ItemPath, to target: ItemPath) {
      self.source = source
      self.target = target
    }
  }

  /// An item that keeps its id and changes what it shows, and perhaps what it measures.
  public struct Reload: Hashable, Sendable {
    /// Before the update.
    public var indexPath: ItemPath
    /// Nil for the measure that it had.
    public var measure: Double?
    /// Nil for the size that it had.
    public var size: Size?
    /// Nil for the span that it had.
    public var span: ItemSpan?
    /// The facts that it tells the layout now; what is not among them stays as it was.
    public var facts: ItemFacts?
    /// The key of its size; nil for the one it had.
    public var sizeKey: SizeKey?

    /// Makes a reload of the item at an index path before the update.
    public init(
      at indexPath: ItemPath, measure: Double? = nil, size: Size? = nil, span: ItemSpan? = nil,
      facts: ItemFacts? = nil, sizeKey: SizeKey? = nil
    ) {
      self.indexPath = indexPath
      self.measure = measure
      self.size = size
      self.span = span
      self.facts = facts
      self.sizeKey = sizeKey
    }
  }

  /// The items that go, by their index paths before the update.
  public var deletions: [ItemPath]
  /// The items that come.
  public var insertions: [Insertion]
  /// The items that move.
  public var moves: [Move]
  /// The items that change.
  public var reloads: [Reload]

  /// Makes an update; what is not given does not happen.
  public init(
    deletions: [ItemPath] = [], insertions: [Insertion] = [], moves: [Move] = [],
    reloads: [Reload] = []
  ) {
    self.deletions = deletions
    self.insertions = insertions
    self.moves = moves
    self.reloads = reloads
  }

  /// Items go, by their index paths before the update.
  public static func delete(_ indexPaths: ItemPath...) -> Update { Update(deletions: indexPaths) }

  /// Items come, by their index paths after the update.
  public static func insert(at indexPaths: ItemPath...) -> Update {
    Update(insertions: indexPaths.map { Insertion(at: $0) })
  }

  /// An item moves from an index path before the update to one after it.
  public static func move(_ source: ItemPath, to target: ItemPath) -> Update {
    Update(moves: [Move(from: source, to: target)])
  }

  /// Items change, by their index paths before the update.
  public static func reload(_ indexPaths: ItemPath...) -> Update {
    Update(reloads: indexPaths.map { Reload(at: $0) })
  }
}

/// An item that an update inserts.
public struct InsertedItem: Hashable, Sendable {
  /// Nil for one that no item has: `new-0`, `new-1` and so on.
  public var id: ItemID?
  /// Nil for the layout's own.
  public var measure: Double?
  /// Nil for the layout's own.
  public var size: Size?
  /// Nil where a grid gives it the cells that it has by its measure.
  public var span: ItemSpan?
  /// The facts that it tells the layout; nil where it says nothing.
  public var facts: ItemFacts?
  /// The key of its size; nil where it cannot be asked.
  public var sizeKey: SizeKey?

  /// Makes an item.
  public init(
    id: ItemID? = nil, measure: Double? = nil, size: Size? = nil, span: ItemSpan? = nil,
    facts: ItemFacts? = nil, sizeKey: SizeKey? = nil
  ) {
    self.id = id
    self.measure = measure
    self.size = size
    self.span = span
    self.facts = facts
    self.sizeKey = sizeKey
  }
}
