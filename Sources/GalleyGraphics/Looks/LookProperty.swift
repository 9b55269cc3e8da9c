/// One thing that is to be seen of a drawing: its name, such as `corner-radius` or `text.color`,
/// and its value in words.
public struct LookProperty: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
