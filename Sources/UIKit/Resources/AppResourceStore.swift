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
    /// What of xibs and storyboards is to be told, in order.
    var notes: [ViewWarning] = []
    /// What of which file was told, so that it is not told again for another line.
    var reported: Set<String> = []
    /// Hears of each at once.
    var listener: (@Sendable (ViewWarning) -> Void)?
  }

  private static let store = Mutex(Store())

  /// Says what there is, before anything is asked.
  package static func become(_ resources: AppResources) {
    store.withLock { $0 = Store(resources: resources) }
  }

  /// Says who hears of what is to be told as soon as it is known.
  package static func listen(_ listener: @escaping @Sendable (ViewWarning) -> Void) {
    store.withLock { $0.listener = listener }
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

  /// A xib or storyboard by the name of its file, ending included.
  static func interface(named name: String) -> InterfaceFile? {
    store.withLock { $0.resources.interfaces[name] }
  }

  /// The names of the files of xibs and storyboards, sorted.
  static var interfaceNames: [String] { store.withLock { $0.resources.interfaces.keys.sorted() } }

  /// Notes what is to be told once; of a line of a file, once for the file.
  static func warn(_ message: String, at path: String? = nil, line: Int = 0) {
    let warning = ViewWarning(message, file: path, line: line)
    let listener: (@Sendable (ViewWarning) -> Void)? = store.withLock { store in
      guard store.reported.insert("\(path ?? "") \(message)").inserted else { return nil }
      store.notes.append(warning)
      return store.listener
    }
    listener?(warning)
  }

  /// What is to be told of what was asked for; nil for nothing.
  static var warnings: [ViewWarning]? {
    let (missing, notes) = store.withLock { ($0.missingColors, $0.notes) }
    guard !missing.isEmpty || !notes.isEmpty else { return nil }
    return notes
      + missing.map {
        ViewWarning(
          "there is no color '\($0)' in an asset catalog beside the Swift files, so gray stands for "
            + "it; name the folder of the catalog, or correct the name")
      }
  }

  static func text(
    for key: String, table: String
  ) -> (text: LocalizedTexts.Text, language: String)? {
    let language = CurrentInterface.now.language
    return store.withLock { $0.resources.texts.text(for: key, table: table, language: language) }
  }
}
