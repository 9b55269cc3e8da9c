internal import GalleyLayouts
internal import GalleyNotation
import Synchronization

/// What all items of a collection have under a name, looked up once for each name.
final class ItemColumns: ColumnValues, Sendable {
  private let ids: [[ItemID]]
  private let directory: ItemDirectory
  private let cache = Mutex<[[String]: [OptionValue]]>([:])

  /// - `ids`: Those of the items that are there, section by section.
  init(ids: [[ItemID]], in directory: ItemDirectory) {
    self.ids = ids
    self.directory = directory
  }

  func values(at path: [String]) -> [OptionValue] {
    if let cached = cache.withLock({ $0[path] }) { return cached }
    let found = ids.joined().flatMap { id in
      directory.item(withID: id)?.keys.values(at: path[...]) ?? []
    }
    cache.withLock { $0[path] = found }
    return found
  }
}
