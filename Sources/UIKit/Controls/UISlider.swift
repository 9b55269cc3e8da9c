public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// A knob on a track that a finger drags.
@preconcurrency @MainActor open class UISlider: UIControl, ComponentView {
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = min(max(value, minimumValue), top) } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = min(max(value, minimumValue), top) } }
  /// Whether it tells of each value while a finger drags it.
  open var isContinuous = true
  /// The color of the track before the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track behind the knob; nil for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The color of the knob; nil for white.
  open var thumbTintColor: UIColor?
  /// Before the track; not drawn here.
  open var minimumValueImage: UIImage?
  /// Behind the track; not drawn here.
  open var maximumValueImage: UIImage?
  private var ownValue: Float = 0

  private var top: Float { max(minimumValue, maximumValue) }

  /// Between the least and the greatest value.
  open var value: Float {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), top) }
  }

  /// Sets it; at once here.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Accepted: the system's knob is drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Accepted: the system's track is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Accepted: the system's track is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// The track in some bounds: from side to side, half-way down.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = CGFloat(ControlMetrics.Slider(isGlass: CurrentInterface.isGlass).track)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The knob at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let knob = CGSize(ControlMetrics.Slider(isGlass: CurrentInterface.isGlass).knob)
    return CGRect(
      x: rect.minX + share(of: value) * (rect.width - knob.width),
      y: rect.midY - knob.height / 2, width: knob.width, height: knob.height)
  }

  private func share(of value: Float) -> CGFloat {
    let range = top - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range) : 0
  }

  /// As wide as it is made, and as high as the system has it.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: ControlMetrics.Slider(isGlass: CurrentInterface.isGlass).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  var component: KeyValuePairs<String, JSONValue> {
    [
      "slider": .null, "value": .number(Double(share(of: value))), "enabled": .boolean(isEnabled),
      "tint": .color(minimumTrackTintColor ?? tintColor ?? .systemBlue),
      "track": maximumTrackTintColor.map { .color($0) } ?? .null,
      "knob": thumbTintColor.map { .color($0) } ?? .null,
    ]
  }
}
