/// The importance of a constraint.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// It may hold.
  public static let defaultLow = UILayoutPriority(250)
  /// A view's wish to be as small as it can.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// A priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Makes it higher by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }

  /// Makes it lower by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }

  /// The most that a size of content may ask for: it gives way to what an app requires. [R]
  var ofContent: UILayoutPriority { UILayoutPriority(min(rawValue, 999.5)) }
}
