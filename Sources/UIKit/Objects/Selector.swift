/// The name of a method, as Swift or Objective-C writes it; nothing can be called by it here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as it was given.
  public let description: String

  /// A selector of a name.
  public init(_ name: String) { description = name }

  /// A selector of a name.
  public init(stringLiteral name: String) { description = name }

  /// The name without the type before it, such as `collectionView(_:didSelectItemAt:)`.
  package var methodName: String {
    let head = description.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return description }
    return String(description[description.index(after: dot)...])
  }
}
