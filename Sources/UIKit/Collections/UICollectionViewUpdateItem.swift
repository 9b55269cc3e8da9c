public import Foundation

/// An item or a section that a batch update inserts, deletes, moves or reloads.
///
/// A section's index path has `NSNotFound` as its item. What only closes ranks is not told.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It shows something else.
    case reload
    /// It goes to another place.
    case move
    /// Nothing.
    case none
  }

  /// Nil for what comes.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for what goes.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction = Action.none

  /// An item of no change.
  public override init() {}

  package init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
