internal import GalleyRuns
internal import GalleySystem
import Glibc

/// The results of a check, and the references that it compared with: nobody else works in them.
///
/// Whatever changes references goes one way: the results are locked, then their manifest is read;
/// the references are locked, and only then is asked whether all is still as the check saw it.
struct OpenResults: ~Copyable {
  let results: ResultsFolder
  /// The folder of references.
  let references: String
  let manifest: Manifest
  private let lock: FolderLock

  /// - `references`: the folder of references; nil for the one that was compared with.
  init(_ results: ResultsFolder, references: String?) throws {
    // A folder that is not there cannot be locked: the words for that are those of the manifest.
    if FileKind(at: results.path) == nil { _ = try results.completeManifest() }
    let lock = try FolderLock(results.path)
    LeftoverFiles.remove(inLocked: results.path)
    let manifest = try results.completeManifest()
    if let revision = manifest.revision { throw RunError.noReferences(results, revision) }
    self.references = try references ?? results.references(of: manifest)
    LeftoverFiles.remove(below: self.references)
    self.results = results
    self.manifest = manifest
    self.lock = lock
  }

  var freshness: StalenessCheck { StalenessCheck(results, references: references) }

  /// Changes the references, which nobody else works in meanwhile.
  ///
  /// The folder of references is made where it is missing, and taken away again where that is
  /// refused.
  ///
  /// - `change`: is to ask first whether all is fresh.
  func withReferences(_ change: (StalenessCheck) throws -> Void) throws {
    var folders = NewFolders()
    do {
      try folders.make(references)
      let lock = try FolderLock(references)
      defer { withExtendedLifetime(lock) {} }
      try change(freshness)
    } catch {
      folders.remove()
      throw error
    }
  }

  /// Removes a reference, where it is there, and its folder where that is empty then.
  func removeReference(_ path: String) throws {
    let place = OutputLocation(FilePath.join(references, path), below: references)
    let folder = try place.openFolder()
    guard unlinkat(folder.descriptor, place.name, 0) == 0 || errno == ENOENT else {
      throw FileError("remove", place.path, because: errno)
    }
    rmdir(place.folder)
  }
}
