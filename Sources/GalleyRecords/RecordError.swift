/// A text that is no layout record: the mistake and its place.
public struct RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  /// Makes an error with a sentence that says what is wrong.
  public init(_ description: String) { self.description = description }
}
