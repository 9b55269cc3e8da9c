internal import CProcess

/// The end of memory: nothing that a library or the runtime would go on with.
package enum MemoryWatch {
  /// From here on, what would abort the process for lack of memory ends it with words, with status
  /// 2, and with nothing left behind that is not whole.
  package static func start() { galley_watch_memory() }

  /// To be called where a library is about to abort the process, with its words: ends it as where
  /// memory runs out, and says which of both it is.
  ///
  /// Does nothing unless memory is watched.
  package static func end(because reason: String) { galley_abort(SanitizedText(line: reason).text) }

  /// The work that the calling thread has said to be about to do.
  package static var noted: String { String(cString: galley_noted_work()) }

  /// Says what the calling thread is about to do, such as `drawing 'ring/first'`: these are the
  /// words where it finds no memory.
  package static func note(_ work: String) { galley_note_work(SanitizedText(line: work).text) }
}
