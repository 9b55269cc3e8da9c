internal import GalleySystem

/// The last commit of a file, as the log of its repository has it.
package struct FileCommit: Hashable, Sendable {
  /// The whole id, in hexadecimal digits.
  package var id: String
  /// The author's, such as `2026-11-27`.
  package var date: String
  /// The first line of its message.
  package var subject: String
  /// Whether the clone begins there, so that the file may be older.
  package var isBeginning: Bool
  /// Whether the file holds something else by now.
  package var isChanged = false
}

extension GitRepository {
  /// A commit of the log, and the id of what a file was then; nil where it was removed.
  private struct Step {
    var commit: FileCommit
    var blob: String?
  }

  /// The last commits of files in a folder, by their paths; what no commit has is left out.
  ///
  /// - `files`: Below the folder.
  package func lastCommits(
    of files: [String], in folder: String
  ) throws -> [String: FileCommit] {
    let place = FilePath.relative(folder, from: path)
    let steps = try steps(below: place)
    var found: [String: FileCommit] = [:]
    let committed = files.compactMap { file in
      steps[place.isEmpty ? file : FilePath.join(place, file)].flatMap { step in
        step.blob.map { (file: file, commit: step.commit, blob: $0) }
      }
    }
    let paths = committed.map { FilePath.join(folder, $0.file) }
    let blobs = try blobs(ofFilesAt: paths.map { FilePath.relative($0, from: path) })
    let objects = try GitObjects(of: self)
    for (number, step) in committed.enumerated() {
      var commit = step.commit
      if blobs[number] != step.blob {
        commit.isChanged = try !Self.isKeptElsewhere(step.blob, objects, fileAt: paths[number])
      }
      found[step.file] = commit
    }
    return found
  }

  /// The last step of each file below a folder; the log of all of them is read at once.
  private func steps(below place: String) throws(RunError) -> [String: Step] {
    // Of a merge those files alone are named that neither side had.
    let log = try log([
      "--date-order", "--no-renames", "-c", "--raw", "--no-abbrev", "-z", "--date=short",
      "--format=%x01%H%x00%P%x00%ad%x00%s", "--", ":(top,literal)" + place,
    ])
    var steps: [String: Step] = [:]
    var commit = FileCommit(id: "", date: "", subject: "", isBeginning: false)
    var parts = log.split(separator: "\0", omittingEmptySubsequences: false)[...]
    while let part = parts.popFirst() {
      if part.hasPrefix("\u{1}"), parts.count >= 3 {
        let parents = parts.removeFirst()
        commit = FileCommit(
          id: String(part.dropFirst()), date: String(parts.removeFirst()),
          subject: String(parts.removeFirst()), isBeginning: isShallow && parents.isEmpty)
      } else if let colon = part.firstIndex(of: ":"), let name = parts.popFirst() {
        let words = part[colon...].split(separator: " ")
        guard words.count >= 5, steps[String(name)] == nil else { continue }
        let isRemoved = words[words.count - 1].hasPrefix("D")
        steps[String(name)] = Step(
          commit: commit, blob: isRemoved ? nil : String(words[words.count - 2]))
      }
    }
    return steps
  }

  /// Nothing where there is no commit yet.
  private func log(_ arguments: [String]) throws(RunError) -> String {
    guard try GitObjects(of: self).head(of: "HEAD") != nil else { return "" }
    return try output(of: ["log"] + arguments)
  }

  /// The ids that files have as they are, by no filter.
  private func blobs(ofFilesAt paths: [String]) throws(RunError) -> [String] {
    guard !paths.isEmpty else { return [] }
    let ids = try output(of: ["hash-object", "--no-filters", "--stdin-paths"], input: paths)
      .split(separator: "\n").map(String.init)
    guard ids.count == paths.count else {
      throw RunError("a file in '\(path)' has changed while git looked at it; try again")
    }
    return ids
  }

  /// Whether a blob is a pointer of Git LFS to what a file holds.
  private static func isKeptElsewhere(
    _ blob: String, _ objects: GitObjects, fileAt path: String
  ) throws -> Bool {
    guard let head = try objects.head(of: blob) else { return false }
    let text = String(decoding: try objects.content(of: head).prefix(1024), as: UTF8.self)
    guard text.hasPrefix("version https://git-lfs") else { return false }
    var digest = SHA256()
    digest.take(try InputFiles.bytes(atPath: path))
    return text.contains("oid sha256:\(digest.hexadecimal)\n")
  }
}
