public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// A switch, always in the system's size.
@preconcurrency @MainActor open class UISwitch: UIControl, ComponentView {
  /// The look that is asked for.
  public enum Style: Int, Sendable {
    /// The usual one.
    case automatic
    /// A box with a checkmark, on a Mac; a switch here.
    case checkbox
    /// A switch.
    case sliding
  }

  /// Whether it is on.
  open var isOn = false
  /// The color of the capsule while it is on; nil for the system's green.
  open var onTintColor: UIColor?
  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor?
  /// Without effect, as since iOS 7.
  open var onImage: UIImage?
  /// Without effect, as since iOS 7.
  open var offImage: UIImage?
  /// The look that is asked for; a switch in any case.
  open var preferredStyle = Style.automatic
  /// A title on a Mac; none here.
  open var title: String?

  /// A switch at the origin of a frame, whose size does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds = CGRect(origin: .zero, size: Self.size)
  }

  /// A switch that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The kind of switch that it is.
  open var style: Style { .sliding }

  /// Sets it; at once here.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private static var size: CGSize {
    CGSize(ControlMetrics.Switch(isGlass: CurrentInterface.isGlass).size)
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

  var component: KeyValuePairs<String, JSONValue> {
    [
      "switch": .null, "on": .boolean(isOn), "enabled": .boolean(isEnabled),
      "tint": onTintColor.map { .color($0) } ?? .null,
      "knob": thumbTintColor.map { .color($0) } ?? .null,
    ]
  }
}
