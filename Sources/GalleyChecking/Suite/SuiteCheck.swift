package import GalleyRendering
package import GalleyRuns
internal import GalleyScenes

/// Checks a suite: draws every state, compares it, and leaves the results in a folder.
///
/// References are only read. The results of an earlier check give way as a whole: from the begin of
/// the check on, its manifest is gone.
package struct SuiteCheck: Sendable {
  private let plan: SuitePlan
  private let references: ReferenceFolder
  private let results: ResultsFolder
  private let cache: RenderCache
  private let makeRenderer: @Sendable () throws -> Renderer
  /// Where the time went.
  package let timings = CheckTimings()

  /// - `cache`: Of references that need not be drawn again.
  /// - `makeRenderer`: is asked once in each thread but the calling one.
  package init(
    _ plan: SuitePlan, references: ReferenceFolder, results: ResultsFolder,
    cache: RenderCache = .none,
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) {
    self.plan = plan
    self.references = references
    self.results = results
    self.cache = cache
    self.makeRenderer = makeRenderer
  }

  /// The number of states to draw.
  package var jobCount: Int { plan.jobs.count }

  /// Checks everything, in at most so many threads: in the calling one with the renderer given.
  ///
  /// - `progress`: is told how many states are done, by one thread at a time.
  /// - salvage: is given the manifest where the process is about to die of the check, of which the
  ///   states that are not done have failed.
  ///
  /// Returns the manifest as it was written.
  ///
  /// Throws where the results cannot be kept; what is wrong with a state is in its outcome.
  package func run(
    threads: Int, renderer: Renderer,
    progress: @escaping @Sendable (_ done: Int) -> Void = { _ in },
    salvage: @escaping @Sendable (Manifest) -> Void = { _ in }
  ) throws -> Manifest {
    let start = ContinuousClock.now
    try results.checkApart(
      fromReferences: references.path,
      of: plan.scenes.map(\.name) + plan.unread.map(\.name))
    try results.make()
    let lock = try FolderLock(results.path)
    defer { withExtendedLifetime(lock) {} }
    LeftoverFiles.remove(below: references.path)
    let manifest = try begin()
    let assets = AssetDigests()
    let maskUse = MaskUsage(named: plan.options.check.masks)
    let entries = try check(
      threads: threads, renderer: renderer, known: Set(manifest.known), assets: assets,
      maskUse: maskUse, progress: progress
    ) { entries in
      if let manifest = try? end(manifest, with: entries, assets, maskUse, since: start) {
        salvage(manifest)
      }
    }
    return try end(manifest, with: entries, assets, maskUse, since: start)
  }

  /// Completes the manifest, and writes it.
  private func end(
    _ begun: Manifest, with entries: [Manifest.Entry], _ assets: AssetDigests, _ maskUse: MaskUsage,
    since start: ContinuousClock.Instant
  ) throws -> Manifest {
    var manifest = begun
    manifest.entries = entries
    for number in manifest.scenes.indices {
      manifest.scenes[number].sources += assets.sources(ofScene: number)
    }
    var unmatched = maskUse.unmatched(in: plan.scenes).map(\.entry)
    if isWhole, plan.unread.isEmpty { unmatched += maskUse.mistakenNames(of: plan) }
    let unread = unmatched + (isFirstPart ? plan.unread.map(\.entry) : [])
    manifest.entries = Self.sorted(manifest.entries + unread + (try obsolete()))
    if plan.options.shard == nil {
      let renames = RenamePairing(of: manifest.entries) { pictures, path in
        let bytes = try? results.bytes(pictures, path)
        return bytes ?? (pictures == .expected ? reference(path) : nil)
      }
      manifest.entries = renames.entries
      if !plan.tellsObsolete { manifest.entries.removeAll { $0.outcome.status == .obsolete } }
      for entry in renames.renamed {
        try results.removeDifference(of: entry.outcome)
        if entry.former != nil, let path = entry.outcome.formerPath { try keepReference(path) }
      }
    } else {
      // Which of them has another name is found where the parts are joined.
      for entry in manifest.entries where entry.outcome.status == .obsolete {
        try keepReference(entry.outcome.path)
      }
    }
    manifest.known = known(after: manifest)
    manifest.isComplete = true
    manifest.duration = (ContinuousClock.now - start) / .seconds(1)
    try results.write(manifest)
    return manifest
  }

  /// Obsolete references last, by their paths.
  private static func sorted(_ entries: [Manifest.Entry]) -> [Manifest.Entry] {
    entries.filter { $0.outcome.status != .obsolete }
      + entries.filter { $0.outcome.status == .obsolete }
      .sorted { $0.outcome.path < $1.outcome.path }
  }

  private func begin() throws -> Manifest {
    let known = try existingReferences()
    let scenes = zip(plan.scenes, plan.pictures).map { scene, pictures in
      Manifest.DrawnScene(
        name: scene.name,
        sources: scene.sources.map {
          .init(path: FilePath.fromHere($0.path), digest: FileDigest(of: $0.text))
        }, pictures: pictures)
    }
    var manifest = Manifest(
      references: references.revision == nil ? FilePath.fromHere(references.path) : "",
      metric: plan.metric, suite: plan.suite,
      shard: plan.options.shard, isFiltered: !plan.options.states.isEmpty, scenes: scenes,
      known: known)
    manifest.revision = references.revision
    manifest.mark = FolderIdentity.of(results.path)
    try results.write(manifest)
    try results.clear()
    return manifest
  }

  /// The references that the check before saw; none where it compared with another folder.
  private func existingReferences() throws -> [String] {
    guard references.revision == nil, let manifest = try results.manifest(),
      FilePath.real(manifest.references) == FilePath.real(references.path)
    else { return [] }
    return manifest.known
  }

  private func check(
    threads: Int, renderer: Renderer, known: Set<String>, assets: AssetDigests,
    maskUse: MaskUsage, progress: @escaping @Sendable (Int) -> Void,
    salvage: @escaping @Sendable ([Manifest.Entry]) -> Void
  ) throws -> [Manifest.Entry] {
    let checker = ReferenceChecker(
      references: references, results: results, known: known, assets: assets, timings: timings,
      maskUse: maskUse, cache: cache)
    let run = DrawingRun(
      plan.drawings, for: checker, rule: plan.options.warningRule, makeRenderer: makeRenderer)
    let outcome = run.run(threads: threads, renderer: renderer, progress: progress) {
      outcome, reason in
      salvage(entries(of: outcome, by: checker, failedFor: reason))
    }
    cache.save()
    let problems = outcome.failures.map(\.failure).compactMap { failure in
      if case .file(let error) = failure { error } else { nil }
    }
    if let problem = FileError.gathered(problems).first { throw problem }
    if let failure = outcome.failures.first { throw RunError(failure.failure.text) }
    return outcome.products.compactMap(\.product)
  }

  /// Returns the entries of a check that comes to no end: a state of which there is nothing has
  /// failed.
  private func entries(
    of outcome: RunOutcome<Manifest.Entry?>, by checker: ReferenceChecker,
    failedFor reason: (Int) -> String
  ) -> [Manifest.Entry] {
    let products = Dictionary(outcome.products.map { ($0.job, $0.product) }) { first, _ in first }
    return plan.jobs.enumerated().compactMap { number, job in
      if let product = products[number] { return product }
      let scene = plan.scenes[job.scene]
      return Manifest.Entry(
        StateOutcome(
          scene: scene.name, state: checker.name(of: job), status: .failed, path: job.task.path,
          source: scene.location(of: job.state).fromHere, message: reason(number)))
    }
  }

  /// Whether all states of all scenes are drawn.
  private var isWhole: Bool { plan.options.states.isEmpty && plan.options.shard == nil }

  /// Whether what belongs to no state is told here, and not in another shard.
  private var isFirstPart: Bool { plan.options.shard.map { $0.number == 1 } ?? true }

  /// Whether a reference is one of a scene that could not be read, whose states nobody knows.
  private func isUnread(_ reference: String) -> Bool {
    plan.unread.contains { $0.name == FilePath.folder(of: reference) }
  }

  /// References that no state draws; where they are not told, a state may have had the name of one.
  private func obsolete() throws -> [Manifest.Entry] {
    guard plan.tellsObsolete || plan.options.shard == nil else { return [] }
    let folders = plan.options.coversReferences ? nil : Set(plan.scenes.map(\.name))
    return try references.pictures(inFolders: folders)
      .filter { !plan.states.contains(PictureName.state(of: $0)) && !isUnread($0) }
      .map { path in
        if references.revision != nil, let bytes = try references.bytes(of: path) {
          try results.write([OutputFile(path: results.expectedPath(of: path), bytes: bytes)])
        }
        let parts = path.split(separator: "/").map(String.init)
        let outcome = StateOutcome(
          scene: parts[0], state: PictureName.name(of: path), status: .obsolete, path: path)
        return Manifest.Entry(
          outcome, reference: try FileDigest(ofFileAtPath: references.path(of: path)))
      }
  }

  /// Keeps a copy of a reference as the check saw it; of what is no picture, none.
  private func keepReference(_ path: String) throws {
    guard let bytes = reference(path) else { return }
    try results.write([OutputFile(path: results.expectedPath(of: path), bytes: bytes)])
  }

  private func reference(_ path: String) -> [UInt8]? { (try? references.bytes(of: path)) ?? nil }

  /// Returns the references recorded before that may come again, and those that are there now.
  ///
  /// Only where all states of a scene were drawn is one that is drawn no more forgotten.
  private func known(after manifest: Manifest) -> [String] {
    let found = manifest.entries.filter { $0.reference != nil }.map(\.outcome.path)
    let drawn = Set(plan.pictures.joined())
    let scenes = Set(plan.scenes.map(\.name))
    let kept = manifest.known.filter { path in
      let isOfOthers =
        !plan.options.coversReferences && !scenes.contains(FilePath.folder(of: path))
      return !isWhole || isOfOthers || drawn.contains(path) || isUnread(path)
    }
    return Set(found + kept).sorted()
  }
}
