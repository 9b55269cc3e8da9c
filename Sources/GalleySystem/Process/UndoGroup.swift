internal import CProcess
internal import Glibc
internal import Synchronization

/// Files that are put back together where something fails, or where the process is ended.
///
/// What is noted is known outside of Swift's memory, so that a signal or the end of all memory
/// finds it.
package final class UndoGroup: Sendable {
  /// Something that can be forgotten by itself.
  package struct Step: Sendable {
    fileprivate var step: galley_undo_step
  }

  /// Nil once the group has ended.
  private let group: Mutex<galley_undo_group?>

  package init() {
    let group = galley_undo_begin()
    self.group = Mutex(group == 0 ? nil : group)
  }

  deinit { _ = end(isSettled: false) }

  /// Notes a file, or a folder that is empty by then, that is to be removed in any case.
  package func note(temporary path: String) throws(SystemError) -> Step {
    try note { galley_undo_note_temporary($0, path) }
  }

  /// Notes that a file is to come back from its copy; without one nothing was there.
  package func note(replacement path: String, copy: String?) throws(SystemError) -> Step {
    try note { galley_undo_note_replacement($0, path, copy) }
  }

  private func note(
    _ note: (galley_undo_group) -> galley_undo_step
  ) throws(SystemError) -> Step {
    let step = group.withLock { $0.map(note) ?? 0 }
    guard step != 0 else { throw SystemError(number: ENOMEM) }
    return Step(step: step)
  }

  /// Makes what has been noted: whole before everything is undone, or never.
  ///
  /// Between the note and the making a process can be interrupted, and what is removed then is not
  /// there yet.
  ///
  /// - `call`: one call of the system, which takes no memory.
  package static func making<Outcome>(_ call: () -> Outcome) -> Outcome {
    galley_undo_hold()
    defer { galley_undo_release() }
    return call()
  }

  package func forget(_ step: Step) {
    group.withLock { if let group = $0 { galley_undo_forget(group, step.step) } }
  }

  /// Undoes everything that was noted.
  ///
  /// - Returns: whether all files are back in their places.
  package func undo() -> Bool { end(isSettled: false) }

  /// Lets everything be as it is now, and removes temporary files and copies.
  package func settle() { _ = end(isSettled: true) }

  private func end(isSettled: Bool) -> Bool {
    group.withLock { group in
      guard let ended = group.take() else { return true }
      return galley_undo_end(ended, isSettled ? 1 : 0) == 0
    }
  }

  /// Undoes all groups, and lets no more be noted; for a process that is about to end.
  package static func undoEverything() { galley_undo_everything() }
}
