/// Two pictures that cannot be compared, with the cure; such a comparison is no success.
public struct ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  /// Makes an error with a sentence that says what is wrong.
  public init(_ description: String) { self.description = description }
}
