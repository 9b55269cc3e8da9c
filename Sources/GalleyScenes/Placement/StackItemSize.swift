/// The length that a view wants along its stack, and how firmly.
struct StackItemSize {
  /// The views that take the room that is left.
  enum Flexibility {
    /// Wants an extent and gives way by its hugging priority.
    case rigid
    /// Has no extent of its own, or is a stack: stretches before those that have one.
    case flexible
    /// Is there for nothing else.
    case spacer
  }

  /// In points; nil for none of its own.
  var length: Double?
  var minimum = 0.0
  var maximum = Double.infinity
  /// 1000 for an extent that is not to be changed.
  var hugging = StackRole.defaultHugging
  var compression = StackRole.defaultCompression
  var flexibility = Flexibility.rigid
  /// Whether it breaks into lines where it is shorter.
  var isBreakable = false
  /// In points, in place of the stack's spacing.
  var spacingAfter: Double?

  /// The priority that nothing outranks.
  static let required = 1000.0

  /// The wished length within its bounds, in points.
  var natural: Double { max(minimum, min(maximum, length ?? 0)) }
}
