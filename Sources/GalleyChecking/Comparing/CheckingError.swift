/// What a check cannot do: the operation, the subject, what is wrong and what would help.
public struct CheckingError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  package init(_ description: String) { self.description = description }
}
