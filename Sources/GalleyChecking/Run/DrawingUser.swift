internal import GalleyScenes

/// Who makes something of the drawings of a run: writes them to files, or compares them.
package protocol DrawingUser: Sendable {
  associatedtype Task: Sendable
  /// What comes of one job.
  associatedtype Product: Sendable

  /// Whether the first job that fails ends the run; the jobs that have begun are brought to their
  /// end, and no scene after that is.
  var endsAtFailure: Bool { get }

  /// What a job is called, for who is told that there was no memory for it.
  func name(of job: DrawingPlan<Task>.Job) -> String

  /// Draws a state for its task. Threads do it side by side, each with a state of its own.
  func use(_ drawing: StateDrawing, for job: DrawingPlan<Task>.Job) throws -> Product

  /// Is told once, after the last of a scene's jobs.
  ///
  /// - Parameter isWhole: whether none of them failed.
  /// - Throws: what counts as a failure of the scene's last job.
  func end(ofScene scene: Int, isWhole: Bool) throws
}

extension DrawingUser {
  package var endsAtFailure: Bool { false }
  package func name(of job: DrawingPlan<Task>.Job) -> String { job.state.fileName }
  package func end(ofScene scene: Int, isWhole: Bool) throws {}
}
