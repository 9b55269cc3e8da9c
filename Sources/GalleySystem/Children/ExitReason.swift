/// The end of a program that ran apart, and its output.
package struct ExitReason: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// By itself, with its status.
    case exit(Int32)
    /// By a signal, such as a crash's.
    case signal(Int32)
    /// It was killed when its time was over.
    case timeout
    /// It was killed for a line without end.
    case flood
  }

  package var reason: Reason
  /// Standard output and errors as they came, up to the limit.
  package var output: [UInt8]
}
