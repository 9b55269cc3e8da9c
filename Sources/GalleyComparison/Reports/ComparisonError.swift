/// Why two pictures cannot be compared, with the cure; a comparison that fails so is no success.
public struct ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
