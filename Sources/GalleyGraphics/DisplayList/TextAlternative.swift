/// The words for people who cannot see a picture.
public struct TextAlternative: Hashable, Sendable {
  /// What the picture shows, on one line.
  public var text: String
  /// A BCP 47 tag.
  public var language: String

  /// Makes an alternative in a language.
  public init(_ text: String, language: String = "en") {
    self.text = text
    self.language = language
  }
}
