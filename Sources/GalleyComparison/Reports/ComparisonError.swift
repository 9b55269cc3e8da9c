/// Two pictures that cannot be compared, with the cure; such a comparison is no success.
public struct ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
