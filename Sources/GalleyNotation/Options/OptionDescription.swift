/// An option as help texts tell it: its key, what it takes, and what it is when left out.
public struct OptionDescription: Hashable, Sendable {
  public var key: String
  /// What the option takes and means, in a few words, the default included.
  public var summary: String

  public init(_ key: String, _ summary: String) {
    self.key = key
    self.summary = summary
  }
}
