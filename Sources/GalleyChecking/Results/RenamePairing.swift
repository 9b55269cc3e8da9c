internal import GalleyRuns

/// Finds the states of a check that were renamed: what they draw is the reference of another name.
///
/// A state that has a reference of its own is renamed only in a chain of names that loses no
/// picture, such as two that were swapped, and only where the record says that it comes about as
/// the other did: one that merely looks like another has changed.
struct RenamePairing {
  /// Those of the check, in which renamed states stand for themselves and their references.
  private(set) var entries: [Manifest.Entry]
  /// Those that were renamed.
  private(set) var renamed: [Manifest.Entry] = []

  /// The pictures of a check.
  ///
  /// - `bytes`: Reads one as the results have it, or a reference; nil where it is not there.
  init(
    of entries: [Manifest.Entry],
    bytes: (_ pictures: ResultsFolder.Pictures, _ path: String) -> [UInt8]?
  ) {
    self.init(
      of: entries, drawing: { bytes($0, $1).flatMap(PictureContent.drawing) },
      content: { bytes($0, $1).flatMap { PictureContent(of: $0) } })
  }

  /// - `drawing`: Names what is drawn in a picture; nil where that is not known.
  /// - `content`: Is asked of pictures in which the same is drawn.
  init(
    of entries: [Manifest.Entry],
    drawing: (_ pictures: ResultsFolder.Pictures, _ path: String) -> FileDigest?,
    content: (_ pictures: ResultsFolder.Pictures, _ path: String) -> PictureContent?
  ) {
    self.entries = entries
    let sources = entries.indices.filter { [.obsolete, .changed].contains(entries[$0].status) }
    let targets = entries.indices.filter {
      [.new, .missing, .changed].contains(entries[$0].status) && entries[$0].drawn != nil
    }
    guard let first = sources.first, targets.contains(where: { $0 != first }) else { return }
    let candidates = RenameCandidates(
      of: entries, from: sources, to: targets, drawing: drawing, content: content)
    var pairs = Self.closed(candidates.assignment(from: sources, to: targets), in: entries)
    // Where the nearest reference is still that of its own state, one that no state has is as good.
    let used = Set(pairs.values)
    let rest = candidates.assignment(
      from: sources.filter { entries[$0].status == .obsolete && !used.contains($0) },
      to: targets.filter { entries[$0].status != .changed && pairs[$0] == nil })
    pairs.merge(rest) { first, _ in first }
    apply(pairs)
  }

  /// The pairs, by their new states, that leave no reference that a state has and nobody draws.
  private static func closed(_ pairs: [Int: Int], in entries: [Manifest.Entry]) -> [Int: Int] {
    var pairs = pairs
    while true {
      let sources = Set(pairs.values)
      let open = pairs.filter { target, source in
        entries[source].status == .changed && pairs[source] == nil
          || entries[target].status == .changed && !sources.contains(target)
      }
      if open.isEmpty { return pairs }
      for target in open.keys { pairs[target] = nil }
    }
  }

  private mutating func apply(_ pairs: [Int: Int]) {
    for (target, source) in pairs {
      let reference = entries[source]
      entries[target].outcome.status = .renamed
      entries[target].outcome.comparison = nil
      entries[target].outcome.origin = nil
      entries[target].outcome.formerPath = reference.outcome.path
      entries[target].former = reference.status == .obsolete ? reference.reference : nil
    }
    renamed = pairs.keys.sorted().map { entries[$0] }
    let moved = Set(pairs.values.filter { entries[$0].status == .obsolete })
    entries = entries.indices.filter { !moved.contains($0) }.map { entries[$0] }
  }
}

/// The references that new states may have had, and which of them each has.
private struct RenameCandidates {
  /// What one reference must have in common with a state to be taken before another.
  private struct Closeness {
    var course = false
    var name = false
    var folder = false
  }

  private struct Key: Hashable {
    var drawing: FileDigest
    var record: FileDigest?
    var course: String?
    var name: String?
    var folder: String?
  }

  private let entries: [Manifest.Entry]
  private var drawn: [Int: PictureContent] = [:]
  private var references: [Int: PictureContent] = [:]

  init(
    of entries: [Manifest.Entry], from sources: [Int], to targets: [Int],
    drawing: (_ pictures: ResultsFolder.Pictures, _ path: String) -> FileDigest?,
    content: (_ pictures: ResultsFolder.Pictures, _ path: String) -> PictureContent?
  ) {
    self.entries = entries
    let drawings = Dictionary(
      uniqueKeysWithValues: sources.compactMap { source in
        drawing(.expected, entries[source].outcome.path).map { (source, $0) }
      })
    // Records are read only where the drawings are equal.
    let known = Set(drawings.values)
    var found: Set<FileDigest> = []
    for target in targets {
      let path = entries[target].outcome.path
      guard let digest = drawing(.drawn, path), known.contains(digest) else { continue }
      found.insert(digest)
      drawn[target] = content(.drawn, path)
    }
    for (source, digest) in drawings where found.contains(digest) {
      references[source] = content(.expected, entries[source].outcome.path)
    }
  }

  /// The reference of each new state: of several that show the same, one of the same course, file
  /// name or folder, then the first by its path, and of those the ones that no state has any more.
  ///
  /// Complexity: linear in the number of entries, however many show the same.
  func assignment(from sources: [Int], to targets: [Int]) -> [Int: Int] {
    let sources =
      sources.filter { entries[$0].status == .obsolete }
      + sources.filter { entries[$0].status != .obsolete }
    var pairs: [Int: Int] = [:]
    var used: Set<Int> = []
    for closeness in [
      Closeness(course: true, name: true), Closeness(course: true, folder: true),
      Closeness(course: true), Closeness(name: true), Closeness(folder: true), Closeness(),
    ] {
      var free: [Key: [Int]] = [:]
      for source in sources.reversed() where !used.contains(source) {
        guard let content = references[source],
          let key = key(of: source, content, content.record, closeness)
        else { continue }
        free[key, default: []].append(source)
      }
      for target in targets where pairs[target] == nil {
        // A state with a reference of its own is another only where it comes about as that did.
        guard closeness.course || entries[target].status != .changed, let content = drawn[target]
        else { continue }
        // A reference without a record is compared by its pixels.
        for record in content.record == nil ? [nil] : [content.record, nil] {
          guard pairs[target] == nil, let key = key(of: target, content, record, closeness),
            let place = free[key]?.lastIndex(where: { $0 != target }),
            let source = free[key]?.remove(at: place)
          else { continue }
          pairs[target] = source
          used.insert(source)
        }
      }
    }
    return pairs
  }

  /// Nil where the picture does not say what must be in common.
  private func key(
    of number: Int, _ content: PictureContent, _ record: FileDigest?, _ closeness: Closeness
  ) -> Key? {
    if closeness.course, content.course == nil { return nil }
    let path = entries[number].outcome.path
    return Key(
      drawing: content.drawing, record: record, course: closeness.course ? content.course : nil,
      name: closeness.name ? FilePath.name(of: path) : nil,
      folder: closeness.folder ? FilePath.folder(of: path) : nil)
  }
}

extension Manifest.Entry {
  fileprivate var status: StateOutcome.Status { outcome.status }
}
