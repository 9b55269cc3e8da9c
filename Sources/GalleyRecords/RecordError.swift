/// A text that is no layout record: the mistake and its place.
public struct RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
