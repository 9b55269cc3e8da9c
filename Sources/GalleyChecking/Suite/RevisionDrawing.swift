package import GalleyRendering
package import GalleyRuns

/// The drawings of a revision's scenes, in place of references that somebody approved.
///
/// A check without references leaves every drawing in its results, in the form and under the name
/// that a reference has.
package struct RevisionDrawing {
  private let plan: SuitePlan
  private let files: RevisionFiles
  private let check: SuiteCheck
  private let results: ResultsFolder

  /// - `plan`: Of the revision's scenes.
  /// - `current`: That of the check, which looks at some of the drawings only.
  /// - `makeRenderer`: is asked once in each thread but the calling one.
  package init(
    _ plan: SuitePlan, for current: SuitePlan, of files: RevisionFiles, cache: RenderCache,
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) throws {
    var plan = plan
    let (known, compared) = (Set(current.pictures.joined()), Set(current.jobs.map(\.task.path)))
    plan.keepJobs { job in
      known.contains(job.task.path)
        ? compared.contains(job.task.path) : current.tellsObsolete
    }
    self.plan = plan
    self.files = files
    results = ResultsFolder(files.folder(called: "drawings"))
    check = SuiteCheck(
      plan, references: try ReferenceFolder(files.folder(called: "none")), results: results,
      cache: cache, makeRenderer: makeRenderer)
    try noteFiles()
  }

  /// The number of states to draw.
  package var jobCount: Int { check.jobCount }

  /// Draws everything, in at most so many threads: in the calling one with the renderer given.
  package func references(
    threads: Int, renderer: Renderer, progress: @escaping @Sendable (_ done: Int) -> Void
  ) throws -> ReferenceFolder {
    let manifest = try check.run(threads: threads, renderer: renderer, progress: progress)
    let failures = manifest.entries.map(\.outcome).compactMap { outcome in
      outcome.message.map { message in
        (
          outcome.path,
          "\(files.revision.name) does not draw it, so there is nothing to compare with:"
            + " \(files.words(message))"
        )
      }
    }
    return ReferenceFolder(
      drawnBy: files.revision, at: results.folder(of: .drawn),
      problems: Dictionary(failures) { first, _ in first })
  }

  /// Lets an interrupted process remove what the check will write, folders before what is in them.
  private func noteFiles() throws {
    let drawn = plan.jobs.map { results.drawnPath(of: $0.task.path) }
    let scenes = Set(drawn.map { FilePath.folder(of: $0) }).sorted()
    let folders = [results.path, results.folder(of: .drawn)] + scenes
    let files = [results.manifestPath, FilePath.join(results.path, ".gitignore")] + drawn
    for path in folders + files { try self.files.note(path) }
  }
}
