internal import GalleyRuns
internal import Glibc

/// The place of a snapshot's reference, and of what failed.
package struct SnapshotPlace: Sendable {
  /// The path of the reference: `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the
  /// test file.
  package let path: String
  /// The folder of references, out of which no link leads.
  package let referencesFolder: String
  /// The folder for the actual snapshot and the difference.
  package let resultsFolder: String
  private let stem: String
  private let fileExtension: String
  package let packageFolder: String?
  private let testFolder: String

  /// - `testFolder`: Of the test's file.
  /// - `referencesFolder`: Out of which no link leads.
  /// - `folder`: The folder of the reference in that one; nil for that one itself.
  /// - `stem`: The name of the reference without its extension.
  /// - `resultsFolder`: For the actual snapshot and the difference.
  package init(
    testFolder: String, referencesFolder: String, folder: String?, stem: String,
    fileExtension: String, resultsFolder: String
  ) {
    (self.testFolder, self.referencesFolder) = (testFolder, referencesFolder)
    (self.stem, self.fileExtension) = (stem, fileExtension)
    self.resultsFolder = resultsFolder
    packageFolder = Self.packageFolder(above: testFolder)
    let own = folder.map { "\(referencesFolder)/\($0)" } ?? referencesFolder
    path = fileExtension.isEmpty ? "\(own)/\(stem)" : "\(own)/\(stem).\(fileExtension)"
  }

  /// The fault of the place; nil where there is none.
  package var problem: String? {
    FileKind(at: testFolder) == .folder
      ? nil
      : "there is no folder '\(testFolder)', where the test file was when it was compiled; run the tests where their sources are"
  }

  /// The path as people in the package's folder would write it.
  package var shortPath: String { short(path) }

  package func short(_ path: String) -> String {
    guard let packageFolder, path.hasPrefix(packageFolder + "/") else { return path }
    return String(path.dropFirst(packageFolder.count + 1))
  }

  /// The bytes of the reference; nil where there is none.
  package func reference() throws -> [UInt8]? {
    FileKind(at: path) == nil ? nil : try InputFiles.bytes(atPath: path)
  }

  /// The path of a result, such as `first.actual.png`.
  package func resultPath(_ role: SnapshotRole) -> String {
    FilePath.join(resultsFolder, resultName(role))
  }

  package func resultName(_ role: SnapshotRole) -> String {
    switch role {
    case .expected, .actual: "\(stem).\(role.rawValue).\(fileExtension)"
    case .difference: "\(stem).difference.png"
    }
  }

  /// Removes what an earlier failure has left.
  package func removeResults() {
    for role in SnapshotRole.allCases { unlink(resultPath(role)) }
  }

  /// The nearest folder with a manifest.
  package static func packageFolder(above folder: String) -> String? {
    var folder = folder
    while folder.count > 1 {
      if FileKind(at: folder + "/Package.swift") == .file { return folder }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  /// A folder that the package's repository ignores and that goes with what was built; nil where
  /// there is none.
  package static func resultsFolder(ofPackage package: String?) -> String? {
    guard let package, FileKind(at: package + "/.build") == .folder else { return nil }
    return package + "/.build/galley-snapshots"
  }
}

/// The role of a failed expectation's file.
package enum SnapshotRole: String, Hashable, Sendable, CaseIterable {
  case expected
  case actual
  case difference
}
