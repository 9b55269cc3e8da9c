/// Why a picture cannot be drawn or encoded: the operation and the subject, what is wrong and the
/// cure, in one sentence.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
