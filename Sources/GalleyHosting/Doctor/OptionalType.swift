/// A type whose values may be nil, told of values whose type is not known.
protocol OptionalType {
  /// The type of a value that is not nil.
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
