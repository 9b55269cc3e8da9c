package import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import Synchronization

/// The colors, images and texts of the app whose program runs.
package enum AppResourceStore {
  private struct Store {
    var resources = AppResources()
    /// Names of colors that were asked for in vain, in order.
    var missingColors: [String] = []
  }

  private static let store = Mutex(Store())

  /// Says what there is, before anything is asked.
  package static func become(_ resources: AppResources) {
    store.withLock { $0 = Store(resources: resources) }
  }

  static func image(named name: String) -> CatalogImage? {
    store.withLock { $0.resources.images[name] }
  }

  /// A color by its name; nil, and a word about it, for one that is not there.
  static func color(named name: String) -> CatalogColor? {
    store.withLock { store in
      if let color = store.resources.colors[name] { return color }
      if !store.missingColors.contains(name) { store.missingColors.append(name) }
      return nil
    }
  }

  /// What is to be told of what was asked for; nil for nothing.
  static var warnings: [String]? {
    let missing = store.withLock(\.missingColors)
    guard !missing.isEmpty else { return nil }
    return missing.map {
      "there is no color '\($0)' in an asset catalog beside the Swift files, so gray stands for it; "
        + "name the folder of the catalog, or correct the name"
    }
  }

  static func text(
    for key: String, table: String
  ) -> (text: LocalizedTexts.Text, language: String)? {
    let language = CurrentInterface.now.language
    return store.withLock { $0.resources.texts.text(for: key, table: table, language: language) }
  }
}
