internal import GalleyGraphics
internal import GalleyNotation
internal import GalleySystem

/// The files beside an app's Swift files that bring colors, images, texts and interfaces.
struct ResourceFiles {
  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []
  /// The files of strings.
  private(set) var strings: [String] = []
  /// The xibs and storyboards.
  private(set) var interfaces: [String] = []

  private static let endings = [".strings", ".stringsdict", ".xcstrings"] + endingsOfInterfaces
  private static let endingsOfInterfaces = [".xib", ".storyboard"]

  private let hasTests: Bool

  /// Finds them in the folders among some paths, in that of a target, and beside the files.
  ///
  /// - `hasTests`: Whether those of tests are among them.
  init(of paths: [String], target: String?, hasTests: Bool = false) {
    self.hasTests = hasTests
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
      guard isDeep || name.hasSuffix(".lproj") else { return nil }
      return name.hasSuffix("Tests") && !hasTests ? nil : false
    }
    for path in found {
      if path.hasSuffix(".xcassets") {
        if !catalogs.contains(path) { catalogs.append(path) }
      } else if Self.endingsOfInterfaces.contains(where: path.hasSuffix) {
        if !interfaces.contains(path) { interfaces.append(path) }
      } else if !strings.contains(path) {
        strings.append(path)
      }
    }
  }

  /// Tells them from what they were before, without reading them.
  var stamps: [String] {
    let inCatalogs = catalogs.flatMap { SwiftFolder.entries(in: $0) { _, isFolder in !isFolder } }
    return (strings + interfaces + inCatalogs).map { FileStamp(atPath: $0).text }
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
    for file in files.interfaces {
      InterfaceFileReader(issues: issues).read(file, into: &resources)
    }
    return (resources, issues.issues)
  }
}
