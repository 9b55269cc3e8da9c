public import GalleyNotation

/// A picture that cannot be drawn or encoded: operation, subject, mistake and cure in one sentence.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
  /// The place in the scene that says what cannot be drawn, where it is known.
  public var source: SourceLocation?

  /// Makes an error with a sentence that says what is wrong, and the place in the scene.
  public init(_ description: String, source: SourceLocation? = nil) {
    self.description = description
    self.source = source
  }
}
