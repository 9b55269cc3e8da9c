/// The identity of an item, which it keeps while others come and go.
///
/// What an item is called by its scene, the place that it had when it was loaded and its turn among
/// those that came later can never be taken for each other, whatever a scene calls things.
public enum ItemID: Hashable, Sendable {
  /// The id that the item was given.
  case given(String)
  /// An item without an id that was there from the beginning, by its number through all sections,
  /// from zero.
  case loaded(Int)
  /// An item without an id that came, by its turn, from zero.
  case inserted(Int)
}

extension ItemID: ExpressibleByStringLiteral {
  public init(stringLiteral id: String) { self = .given(id) }
}

extension ItemID: CustomStringConvertible {
  /// The name that people have for the item: the id, the number, or `new-0` and so on.
  ///
  /// Two items may be called the same, where a scene gives the id `3` or `new-0`.
  public var description: String {
    switch self {
    case .given(let id): id
    case .loaded(let number): "\(number)"
    case .inserted(let turn): "new-\(turn)"
    }
  }
}

extension ItemID: Comparable {
  /// By what items are called; of items that are called the same those that were given ids come
  /// first.
  public static func < (one: ItemID, other: ItemID) -> Bool {
    (one.description, one.rank) < (other.description, other.rank)
  }

  private var rank: Int {
    switch self {
    case .given: 0
    case .loaded: 1
    case .inserted: 2
    }
  }
}
