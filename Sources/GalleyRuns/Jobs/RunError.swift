/// An error of a run or a comparison: the operation, the subject, what is wrong and what would help.
public struct RunError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  package init(_ description: String) { self.description = description }
}
