public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// A minus and a plus, which count down and up; always in the system's size.
@preconcurrency @MainActor open class UIStepper: UIControl, ComponentView {
  /// The least value.
  open var minimumValue = 0.0 { didSet { value = min(max(value, minimumValue), top) } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { value = min(max(value, minimumValue), top) } }
  /// What a tap adds or takes away.
  open var stepValue = 1.0
  /// Whether it tells of each value while a finger stays.
  open var isContinuous = true
  /// Whether it goes on while a finger stays.
  open var autorepeat = true
  /// Whether the least value follows on the greatest.
  open var wraps = false
  private var ownValue = 0.0

  /// A stepper at the origin of a frame, whose size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds = CGRect(origin: .zero, size: Self.size)
  }

  private static var size: CGSize { CGSize(ControlMetrics.stepper) }

  private var top: Double { max(minimumValue, maximumValue) }

  /// Between the least and the greatest value.
  open var value: Double {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), top) }
  }

  /// Of the frame that it is set to, the origin counts.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  override func changeBounds(to bounds: CGRect) {
    super.changeBounds(to: CGRect(origin: bounds.origin, size: Self.size))
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Where it counts no further, a sign is pale.
  var component: KeyValuePairs<String, JSONValue> {
    let ends = value <= minimumValue ? 0.0 : value >= top ? 2.0 : 1.0
    return [
      "stepper": .null, "value": .number(wraps ? 1 : ends),
      "range": .array([.number(0), .number(2)]), "enabled": .boolean(isEnabled),
    ]
  }
}
