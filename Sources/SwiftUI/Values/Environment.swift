public import UIKit

/// The values around a view that layouts read, as the screen that is drawn has them.
public struct EnvironmentValues {
  private var own: [ObjectIdentifier: Any] = [:]

  public var layoutDirection = LayoutDirection.leftToRight
  /// Pixels by point.
  public var displayScale: CGFloat = 1
  /// The width of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var dynamicTypeSize = DynamicTypeSize.large

  public init() {}

  /// A value of the files' own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// The values of the layout that is asked now; a layout is asked in one thread.
  package static var current = EnvironmentValues()
}

/// A value of the environment that files declare.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// Whether there is much room along an axis.
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

/// How large people read text.
public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Reads a value from around the view.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
