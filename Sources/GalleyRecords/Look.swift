/// What one thing on a screen looks like: its properties by name, with their values in words.
///
/// Places among them are relative to the frame of the thing, so that what is only moved looks the
/// same.
public struct Look: Hashable, Sendable {
  /// Such as `corner-radius` and `12`.
  public struct Property: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// From back to front, each name once.
  public var properties: [Property]

  public init(_ properties: [Property] = []) { self.properties = properties }

  /// The value of a property; nil where there is none of the name.
  public subscript(name: String) -> String? {
    properties.first { $0.name == name }?.value
  }
}
