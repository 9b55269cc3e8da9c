/// Why a text is no layout record: what is wrong, and where in it.
public struct RecordError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
