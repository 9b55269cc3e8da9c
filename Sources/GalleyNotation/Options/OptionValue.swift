/// A tree of plain values with the place each came from: what a scene file holds once its syntax is
/// gone.
public struct OptionValue: Sendable {
  /// The type of a value, by the way it is written.
  public indirect enum Kind: Sendable {
    /// Nothing, as an empty value or `null` is.
    case null
    /// True or false.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// Values in order.
    case list([OptionValue])
    /// Keys in the order of the file.
    case map([Entry])
  }

  /// A key with its value.
  public struct Entry: Sendable {
    package var key: String
    package var keyLocation: SourceLocation
    package var value: OptionValue

    package init(key: String, keyLocation: SourceLocation, value: OptionValue) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// What the value is.
  public var kind: Kind
  /// Where it is written.
  public var location: SourceLocation
  /// The scalar as it stands in the file, so that `007` and `1.50` can be shown as written; empty
  /// for lists and maps.
  package var literal: String

  package init(_ kind: Kind, at location: SourceLocation, literal: String = "") {
    self.kind = kind
    self.location = location
    self.literal = literal
  }

  /// The value of a key, where this is a map that has it.
  public subscript(key: String) -> OptionValue? {
    guard case .map(let entries) = kind else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The kind in words, for messages.
  package var kindName: String {
    switch kind {
    case .null: "nothing"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .map: "a map"
    }
  }
}
