internal import GalleyGraphics
internal import GalleyNotation
internal import GalleySystem

/// The files beside an app's Swift files that bring colors, images and texts.
struct ResourceFiles {
  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []
  /// The files of strings.
  private(set) var strings: [String] = []

  private static let endings = [".strings", ".stringsdict", ".xcstrings"]

  /// Finds them in the folders among some paths, in that of a target, and beside the files.
  init(of paths: [String], target: String?) {
    let named = paths.filter { SwiftFolder.isFolder($0) }
    for folder in named + (target.map { [$0] } ?? []) { add(in: folder, isDeep: true) }
    for file in paths where !named.contains(file) {
      add(in: file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ".", isDeep: false)
    }
  }

  /// - `isDeep`: Whether folders are gone into: what lies around a lone file may be anything.
  private mutating func add(in folder: String, isDeep: Bool) {
    let found = SwiftFolder.entries(in: folder) { name, isFolder in
      guard isFolder else { return Self.endings.contains(where: name.hasSuffix) }
      if name.hasSuffix(".xcassets") { return true }
      return isDeep || name.hasSuffix(".lproj") ? name.hasSuffix("Tests") ? nil : false : nil
    }
    for path in found {
      if path.hasSuffix(".xcassets") {
        if !catalogs.contains(path) { catalogs.append(path) }
      } else if !strings.contains(path) {
        strings.append(path)
      }
    }
  }

  /// Tells them from what they were before, without reading them.
  var stamps: [String] {
    let inCatalogs = catalogs.flatMap { SwiftFolder.entries(in: $0) { _, isFolder in !isFolder } }
    return (strings + inCatalogs).map { FileStamp(atPath: $0).text }
  }
}

extension AppResources {
  /// Reads what lies beside Swift files, and tells what of it cannot be read.
  static func read(_ files: ResourceFiles) -> (resources: AppResources, issues: [Issue]) {
    var resources = AppResources()
    let issues = IssueLog()
    for catalog in files.catalogs {
      AssetCatalogReader(catalog, issues: issues).read(into: &resources)
    }
    for file in files.strings {
      StringsFileReader(file, issues: issues).read(into: &resources.texts)
    }
    return (resources, issues.issues)
  }
}
