internal import GalleyLayouts
import Glibc

/// The folder in which a check leaves what it drew, for people to look at and to approve.
///
/// It holds `manifest.json`, `report.html`, and the pictures of what is not the same in `drawn`,
/// `diff` and `expected`, each below the name of its scene. It refers to nothing inside itself by
/// an absolute path, so it can be moved.
package struct ResultsFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package var manifestPath: String { FilePath.join(path, Manifest.fileName) }
  package var reportPath: String { FilePath.join(path, "report.html") }

  private static let pictureFolders = ["drawn", "diff", "expected"]

  /// Where the drawing lies whose reference has a path.
  package func drawnPath(of path: String) -> String { inside("drawn", path) }
  package func diffPath(of outcome: StateOutcome) -> String { inside("diff", outcome.diffPath) }
  /// A copy of the reference as the check saw it.
  package func expectedPath(of path: String) -> String { inside("expected", path) }

  private func inside(_ folder: String, _ path: String) -> String {
    FilePath.join(FilePath.join(self.path, folder), path)
  }

  /// Whether a path is that of a picture in a folder, and leads nowhere else.
  static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !["", ".", ".."].contains($0) }
      && !path.utf8.contains(0)
  }

  /// The manifest of the last check; nil where none was made.
  package func manifest() throws -> Manifest? {
    guard FileKind(at: manifestPath) != nil else { return nil }
    do {
      return try Manifest(JSONReader.value(of: InputFiles.bytes(atPath: manifestPath)))
    } catch let error as FileError {
      throw error
    } catch {
      throw CheckingError(
        "cannot read '\(manifestPath)': \(error); remove the folder and run galley check again")
    }
  }

  /// The manifest of a check that has come to its end.
  package func completeManifest() throws -> Manifest {
    guard let manifest = try manifest() else {
      throw CheckingError(
        "there are no results in '\(path)'; run galley check first, or name its folder with"
          + " --results")
    }
    guard manifest.isComplete else {
      throw CheckingError("the check in '\(path)' has not come to its end; run galley check again")
    }
    return manifest
  }

  package func write(_ manifest: Manifest) throws {
    let text = manifest.json.indented + "\n"
    try WholeFileWriter.write([OutputFile(path: manifestPath, bytes: Array(text.utf8))])
  }
}

// MARK: - Making room

extension ResultsFolder {
  /// Makes the folder where it is missing, and refuses one that holds anything but results.
  package func make() throws {
    var folders = NewFolders()
    let isNew = FileKind(at: path) == nil
    try folders.make(path)
    if isNew {
      // What a check draws is nothing to commit.
      let ignore = OutputFile(path: FilePath.join(path, ".gitignore"), bytes: Array("*\n".utf8))
      try WholeFileWriter.write([ignore])
      return
    }
    guard FileKind(at: manifestPath) == nil else { return }
    let names = try InputFiles.names(inFolder: path)
    guard names.allSatisfy({ [".", "..", ".gitignore"].contains($0) }) else {
      throw FileError(
        "keep results in", path,
        because: "it is not empty and holds no results of galley check; choose another folder")
    }
  }

  /// Removes the pictures and the report of an earlier check, and nothing that is not its own.
  package func clear() throws {
    for folder in Self.pictureFolders { try Self.clear(FilePath.join(path, folder), depth: 0) }
    try Self.remove(reportPath)
  }

  private static func clear(_ folder: String, depth: Int) throws {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(folder) }
    for name in try InputFiles.names(inFolder: folder) where name != "." && name != ".." {
      let path = FilePath.join(folder, name)
      if depth == 0 {
        try clear(path, depth: 1)
      } else if isPicture(name) || StagedFile.isTemporary(name) {
        try remove(path)
      }
    }
    rmdir(folder)
  }

  static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".png") || name.hasSuffix(".svg")
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError("remove", path, because: errno)
    }
  }
}
