internal import GalleyRuns

/// The files that a scene was read and drawn from, by paths that are the same however a folder is
/// named.
struct SceneSources {
  var files: Set<String> = []
  /// In which each Swift file counts.
  var layoutFolders: Set<String> = []
  /// Whether it may depend on others that are not known, since it could not be read or drawn.
  var isBroken = false

  var folders: Set<String> { Set(files.map(FilePath.folder)).union(layoutFolders) }

  mutating func add(_ paths: some Sequence<String>) {
    for path in paths {
      files.insert(
        FilePath.join(Self.canonical(FilePath.folder(of: path)), FilePath.name(of: path)))
    }
  }

  mutating func add(_ layouts: LayoutRequestLog?) {
    guard let (named, folders) = layouts?.sources else { return }
    add(named)
    layoutFolders.formUnion(folders.map(Self.canonical))
  }

  func isChanged(by changed: Set<String>) -> Bool {
    isBroken || !files.isDisjoint(with: changed)
      || !layoutFolders.isEmpty
        && changed.contains {
          $0.hasSuffix(".swift") && layoutFolders.contains(FilePath.folder(of: $0))
        }
  }

  static func canonical(_ folder: String) -> String {
    FilePath.real(FilePath.join(folder, "."))
  }
}
