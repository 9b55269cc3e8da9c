internal import GalleyComparison
internal import GalleyPNG
internal import GalleyRuns
internal import GalleySystem
import Glibc
import Synchronization

/// Compares the pictures of two folders, which are paired by their paths below them.
///
/// What only one of the two has is paired by what it shows, as a picture of another name. Equal
/// files are the same and not looked into, and of the others no more than the pixels of one pair a thread are in
/// memory.
package struct FolderComparison: Sendable {
  private let expected: PictureFolder
  private let actual: PictureFolder
  private let comparer: PictureComparer
  /// The paths of all pictures, and of what cannot be looked into, sorted.
  private let names: [PicturePath]
  /// Whether both folders have pictures that the other has not.
  private let findsRenamed: Bool

  /// Looks for the pictures of both.
  ///
  /// - Throws: where one cannot be read, or neither holds a picture.
  package init(
    _ expected: String, _ actual: String, by comparer: PictureComparer
  ) throws {
    self.expected = try PictureFolder(expected)
    self.actual = try PictureFolder(actual)
    self.comparer = comparer
    let (left, right) = (self.expected.pictures, self.actual.pictures)
    let problems = Set(self.expected.problems.keys).union(self.actual.problems.keys)
    names = left.union(right).union(problems).sorted()
    findsRenamed = !left.isSubset(of: right) && !right.isSubset(of: left)
    guard !names.isEmpty else {
      throw RunError(
        "there is no picture in '\(expected)' nor in '\(actual)'; name folders with PNG, JPEG, WebP"
          + " or SVG files in them")
    }
  }

  /// Whether both are one folder, in which nothing can differ.
  package var isOfOneFolder: Bool { FilePath.real(expected.path) == FilePath.real(actual.path) }

  /// Whether a file is one of the pictures that are compared, or would become one.
  package func reads(_ file: String) -> Bool {
    PictureFolder.isPicture(file)
      && [expected, actual].contains { FilePath.leads(file, into: $0.path) }
  }

  /// The number of pictures to compare.
  package var count: Int { names.count }

  /// Compares all pictures, in at most so many threads.
  ///
  /// - `progress`: is told how many are done, by one thread at a time.
  package func run(
    threads: Int, progress: @escaping @Sendable (_ done: Int) -> Void = { _ in }
  ) -> Manifest {
    let start = ContinuousClock.now
    let results = Mutex<(count: Int, pictures: [Compared?])>((0, names.map { _ in nil }))
    let numbers = WorkerThreads.Jobs(count: names.count)
    let memory = MemoryBudget(threads: threads)
    let work = { @Sendable in
      while let number = numbers.next() {
        let picture = compared(names[number], sharing: memory)
        results.withLock { results in
          results.pictures[number] = picture
          results.count += 1
          progress(results.count)
        }
      }
    }
    WorkerThreads.run(min(threads, count), elsewhere: work, here: work)
    var manifest = Manifest(
      references: expected.path, metric: comparer.tolerances.rasterKind,
      suite: FileDigest(of: names.map(\.text).joined(separator: "\n")), shard: nil,
      isFiltered: false, scenes: [], known: [])
    manifest.compared = actual.path
    manifest.entries = entries(of: results.withLock { $0.pictures.compactMap(\.self) })
    manifest.isComplete = true
    manifest.duration = (ContinuousClock.now - start) / .seconds(1)
    return manifest
  }

  /// The entries in their order, those of other names paired.
  private func entries(of pictures: [Compared]) -> [Manifest.Entry] {
    var entries = pictures.map(\.entry)
    if findsRenamed {
      let contents = Dictionary(
        pictures.compactMap { picture in
          picture.content.map { (PicturePath(picture.entry.outcome.path), $0) }
        }
      ) { first, _ in first }
      let renames = RenamePairing(
        of: entries, drawing: { contents[PicturePath($1)]?.drawing },
        content: { contents[PicturePath($1)] })
      entries = renames.entries
    }
    // What is no more in the other folder was looked for as a reference that nothing draws.
    for number in entries.indices where entries[number].outcome.status == .obsolete {
      entries[number].outcome.status = .missing
    }
    return entries
  }
}

// MARK: - One picture

extension FolderComparison {
  /// A picture as it was compared, and what it shows where the other folder does not have it.
  private struct Compared {
    var entry: Manifest.Entry
    var content: PictureContent?
  }

  private func compared(_ name: PicturePath, sharing memory: MemoryBudget) -> Compared {
    let start = ContinuousClock.now
    var picture = Compared(
      entry: Manifest.Entry(
        StateOutcome(
          scene: FilePath.folder(of: name.text), state: FilePath.name(of: name.text),
          status: .failed, path: name.text)))
    do {
      if let problem = expected.problems[name] ?? actual.problems[name] { throw problem }
      switch (expected.pictures.contains(name), actual.pictures.contains(name)) {
      case (true, true): try compare(name, &picture.entry, sharing: memory)
      case (true, false): try look(at: name, in: expected, as: .obsolete, &picture)
      case (false, _): try look(at: name, in: actual, as: .new, &picture)
      }
    } catch {
      picture.entry.outcome.status = .failed
      picture.entry.outcome.message = "\(error)"
    }
    picture.entry.outcome.duration = (ContinuousClock.now - start) / .seconds(1)
    return picture
  }

  private func look(
    at name: PicturePath, in folder: PictureFolder, as status: StateOutcome.Status,
    _ picture: inout Compared
  ) throws {
    let bytes = try folder.bytes(of: name)
    picture.entry.outcome.status = status
    guard findsRenamed else { return }
    let digest = FileDigest(of: bytes)
    if status == .new { picture.entry.drawn = digest } else { picture.entry.reference = digest }
    picture.content = PictureContent(ofFile: bytes)
  }

  private func compare(
    _ name: PicturePath, _ entry: inout Manifest.Entry, sharing memory: MemoryBudget
  ) throws {
    let (left, right) = (try expected.bytes(of: name), try actual.bytes(of: name))
    guard !Self.areEqual(left, right) else {
      entry.outcome.status = .same
      return
    }
    for (folder, bytes) in [(expected, left), (actual, right)] {
      guard let reason = ReferenceFolder.problem(with: bytes) else { continue }
      throw RunError("'\(FilePath.join(folder.path, name.text))' \(reason)")
    }
    entry.reference = FileDigest(of: left)
    entry.drawn = FileDigest(of: right)
    var comparison: PictureComparison?
    try memory.draw(Self.size(of: left, right)) {
      comparison = try comparer.compare(
        PictureSource(name: FilePath.join(expected.path, name.text), bytes: left),
        to: PictureSource(name: FilePath.join(actual.path, name.text), bytes: right))
    }
    let passes = comparison?.passes ?? false
    entry.outcome.status = passes ? .same : .changed
    if !passes { entry.outcome.comparison = comparison?.withoutPixels }
  }

  private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count
      && one.withUnsafeBytes { left in
        other.withUnsafeBytes { right in
          guard let start = left.baseAddress, let other = right.baseAddress else { return true }
          return memcmp(start, other, left.count) == 0
        }
      }
  }

  /// The size of the larger of two PNG in each direction, in pixels; 0 of others.
  private static func size(of one: [UInt8], _ other: [UInt8]) -> (width: Int, height: Int) {
    let headers = [one, other].compactMap { try? PNGStructure.header(of: $0) }
    return (headers.map(\.width).max() ?? 0, headers.map(\.height).max() ?? 0)
  }
}

/// The pictures of a comparison of folders, which lie there; what differs is drawn when it is asked
/// for.
package struct FolderPictures: ReportPictures {
  private let expected: String
  private let actual: String
  private let comparer: PictureComparer

  package init(_ expected: String, _ actual: String, by comparer: PictureComparer) {
    self.expected = expected
    self.actual = actual
    self.comparer = comparer
  }

  package func bytes(_ role: PictureRole, of outcome: StateOutcome) throws -> [UInt8]? {
    switch (role, outcome.status) {
    case (.expected, .changed), (.expected, .missing), (.expected, .renamed):
      return bytes(in: expected, outcome.formerPath ?? outcome.path)
    case (.actual, .changed), (.actual, .new), (.actual, .renamed):
      return bytes(in: actual, outcome.path)
    case (.difference, .changed):
      guard let left = bytes(in: expected, outcome.path),
        let right = bytes(in: actual, outcome.path)
      else { return nil }
      return try comparer.difference(
        between: PictureSource(name: outcome.path, bytes: left),
        and: PictureSource(name: outcome.path, bytes: right))
    default: return nil
    }
  }

  /// Nil for what is not there any more, or cannot be read.
  private func bytes(in folder: String, _ path: String) -> [UInt8]? {
    try? InputFiles.bytesIfThere(
      atPath: FilePath.join(folder, path), within: .folder(folder))
  }
}

extension PictureComparison {
  /// The comparison as results keep it: without the single pixels, and with the largest clusters.
  fileprivate var withoutPixels: PictureComparison {
    var comparison = self
    comparison.report = report.summary(keepingClusters: Self.largestClusterCount)
    return comparison
  }
}
