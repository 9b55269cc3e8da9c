/// One item that an update inserts, deletes, moves or reloads, as a class-based layout hears of it.
///
/// Items that only close ranks are not told, as in UIKit.
public struct CollectionViewUpdateItem: Hashable, Sendable {
  /// What happened to the item.
  public enum Action: Hashable, Sendable {
    case insert
    case delete
    case reload
    case move
  }

  /// Nil for an item that comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// Nil for an item that goes.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action
}

extension [CollectionViewUpdateItem] {
  /// Deletions, reloads, moves and insertions, in this order.
  init(_ update: Update, _ plan: UpdatePlan) {
    self = update.deletions.map { Element(before: $0, after: nil, .delete) }
    self += update.reloads.map {
      Element(before: $0.indexPath, after: plan.path(after: $0.indexPath), .reload)
    }
    self += update.moves.map { Element(before: $0.source, after: $0.target, .move) }
    self += update.insertions.map { Element(before: nil, after: $0.indexPath, .insert) }
  }
}

extension CollectionViewUpdateItem {
  fileprivate init(before: IndexPath?, after: IndexPath?, _ action: Action) {
    self.init(
      indexPathBeforeUpdate: before, indexPathAfterUpdate: after, updateAction: action)
  }
}
