/// A value that a view carries for the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}

/// What is said of a layout as a whole.
public struct LayoutProperties: Sendable {
  /// The axis along which it is a stack; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}
