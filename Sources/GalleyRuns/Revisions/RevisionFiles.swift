internal import GalleyNotation
internal import GalleyPrograms
package import GalleyScenes
internal import GalleySystem
internal import Glibc

/// A revision of a repository, by the name that the user gave it.
package struct Revision: Hashable, Sendable {
  package var name: String
  /// The id of the commit, in hexadecimal digits.
  package var commit: String

  package init(name: String, commit: String) {
    self.name = name
    self.commit = commit
  }

  /// `HEAD~3 (1f6a02c9b4)`, or the id alone where that is the name.
  package var words: String {
    commit.hasPrefix(name) ? name : "\(name) (\(commit.prefix(10)))"
  }
}

/// The files of a revision, as the repository holds them, in a temporary folder that goes with the
/// value.
///
/// They are read from the repository's objects, and neither its working tree nor its index nor its
/// list of worktrees is touched. What a submodule or Git LFS keeps elsewhere is not there.
package final class RevisionFiles {
  package let revision: Revision
  private let repository: GitRepository
  private let folder: TemporaryFolder
  /// Stands for the repository's own folder.
  private var root: String { FilePath.join(folder.path, "files") }

  /// Writes what lies in the folders of some scenes, as a revision has it; those may name files in
  /// no other.
  ///
  /// - Parameters:
  ///   - name: Of a commit, as git understands it.
  ///   - inputs: Files, and folders of scenes, as they lie in the working tree.
  ///   - isWhole: Whether scenes may name files anywhere, and all are written.
  /// - Throws: where git cannot tell, and where the files cannot be written.
  package init(of name: String, for inputs: [String], isWhole: Bool) throws {
    let folders = inputs.map { FileKind(at: $0) == .folder ? $0 : FilePath.folder(of: $0) }
    repository = try GitRepository(around: folders.first ?? ".")
    var places: Set<String> = []
    for (input, folder) in zip(inputs, folders) {
      guard FilePath.leads(folder, into: repository.path) else {
        throw RunError(
          "'\(input)' lies outside of the repository '\(repository.path)', so that no revision has"
            + " it; check it by itself")
      }
      places.insert(FilePath.relative(folder, from: repository.path))
    }
    let objects = try GitObjects(of: repository)
    guard let commit = try objects.commit(called: name) else {
      throw try Self.problem(with: name, in: repository, objects)
    }
    revision = Revision(name: name, commit: commit.id)
    TemporaryFolder.removeLeftovers(in: EnvironmentVariables.temporaryFolder)
    do throws(SystemError) {
      folder = try TemporaryFolder(in: EnvironmentVariables.temporaryFolder)
    } catch {
      throw FileError(
        "make the folder", FilePath.join(EnvironmentVariables.temporaryFolder, "galley-build-…"),
        because: error.number)
    }
    try make(root)
    try write(Self.outermost(isWhole ? [""] : places), ofTree: commit.tree, objects)
  }

  private static func problem(
    with name: String, in repository: GitRepository, _ objects: GitObjects
  ) throws -> RunError {
    guard try objects.head(of: "HEAD") != nil else {
      return RunError(
        "the repository '\(repository.path)' has no commit yet; commit the scenes to compare with"
          + " them later")
    }
    guard repository.isShallow else {
      return RunError(
        "'\(name)' is no commit of the repository '\(repository.path)'; 'git log --oneline' lists"
          + " them, and 'git fetch' brings those of others")
    }
    return RunError(
      "'\(name)' is no commit that this clone has, which is a shallow one; bring more with"
        + " 'git fetch --deepen 50', or all with 'git fetch --unshallow'")
  }

  /// Those of the folders that lie in no other of them, sorted.
  private static func outermost(_ folders: Set<String>) -> [String] {
    folders.filter { folder in
      !folders.contains { $0 != folder && ($0.isEmpty || folder.hasPrefix($0 + "/")) }
    }.sorted()
  }
}

// MARK: - Paths

extension RevisionFiles {
  /// Another folder beside the files, which goes with them.
  package func folder(called name: String) -> String { FilePath.join(folder.path, name) }

  /// The files and folders that the revision has in place of some of the working tree.
  package func inputs(for inputs: [String]) -> [String] {
    inputs.map { input in
      let isFolder = FileKind(at: input) == .folder
      let place = FilePath.relative(
        isFolder ? input : FilePath.folder(of: input), from: repository.path)
      let folder = place.isEmpty ? root : FilePath.join(root, place)
      return isFolder ? folder : FilePath.join(folder, FilePath.name(of: input))
    }.filter { FileKind(at: $0) != nil }
  }

  /// The scene files that some inputs are or have; a folder may have none by then.
  package func scenes(named inputs: [String]) -> [String] {
    inputs.flatMap { (try? InputFiles.scenes(named: [$0])) ?? [] }
  }

  /// A message in which files of the revision are called as git does, `HEAD~3:scenes/ring.yaml`.
  package func words(_ text: String) -> String {
    text.replacing(root + "/", with: revision.name + ":")
  }

  /// An error with places in the revision.
  package func error(_ error: SceneError) -> SceneError {
    var placed = SceneError([])
    for issue in error.issues {
      var place = issue.location
      place.file = words(place.file)
      let moved = Issue(words(issue.message), at: place, severity: issue.severity)
      placed.issues.append(moved)
      placed.excerpts[moved] = error.excerpts[issue]
    }
    return placed
  }

  /// Lets an interrupted process remove what is written by others into the folder.
  package func note(_ path: String) throws {
    do throws(SystemError) {
      try folder.note(path)
    } catch {
      throw FileError("write", path, because: error.number)
    }
  }
}

// MARK: - Writing

extension RevisionFiles {
  private func write(_ places: [String], ofTree tree: String, _ objects: GitObjects) throws {
    var made: Set<String> = []
    for place in places {
      var (id, path): (String?, String) = (tree, root)
      for name in place.split(separator: "/").map(String.init) {
        let entry = try id.flatMap { try objects.tree($0).first { $0.name == name } }
        id = entry.flatMap { $0.kind == .folder ? $0.id : nil }
        guard id != nil else { break }
        path = FilePath.join(path, name)
        if made.insert(path).inserted { try make(path) }
      }
      if let id { try write(tree: id, to: path, objects) }
    }
  }

  private func write(tree id: String, to folder: String, _ objects: GitObjects) throws {
    for entry in try objects.tree(id) {
      let path = FilePath.join(folder, entry.name)
      switch entry.kind {
      case .folder:
        try make(path)
        try write(tree: entry.id, to: path, objects)
      case .submodule: try make(path)
      case .link: try link(path, to: try objects.content(of: head(of: entry, objects)))
      case .file: try write(entry, to: path, objects)
      }
    }
  }

  private func head(
    of entry: GitObjects.TreeEntry, _ objects: GitObjects
  ) throws -> GitObjects.Head {
    guard let head = try objects.head(of: entry.id) else { throw repository.incompleteness }
    return head
  }

  private func write(
    _ entry: GitObjects.TreeEntry, to path: String, _ objects: GitObjects
  ) throws {
    let head = try head(of: entry, objects)
    try note(path)
    let descriptor = uninterrupted {
      UndoGroup.making { open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    }
    guard descriptor >= 0 else { throw FileError("write", path, because: errno) }
    defer { close(descriptor) }
    try objects.read(head) { part in
      if let number = writeAll(part, to: descriptor) {
        throw FileError("write", path, because: number)
      }
    }
  }

  private func link(_ path: String, to target: [UInt8]) throws {
    try note(path)
    let target = String(decoding: target, as: UTF8.self)
    guard UndoGroup.making({ symlink(target, path) }) == 0 else {
      throw FileError("write", path, because: errno)
    }
  }

  /// Makes a folder that is not there: of two things by one name the second would lie in the first.
  private func make(_ path: String) throws {
    try note(path)
    guard UndoGroup.making({ mkdir(path, 0o700) }) == 0 else {
      throw FileError("make the folder", path, because: errno)
    }
  }
}
