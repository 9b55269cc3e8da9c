public import Foundation
internal import GalleyGeometry
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
  /// Before the track.
  open var minimumValueImage: UIImage?
  /// Behind the track.
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

  /// The track in some bounds: between the images, half-way down.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = CGFloat(ControlMetrics.Slider(isGlass: CurrentInterface.isGlass).track)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let images =
      isRightToLeft
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let left = images.0.map { $0.size.width + Self.gap } ?? 0
    let right = images.1.map { $0.size.width + Self.gap } ?? 0
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  /// Between an image and the track, in points; derived.
  private static let gap: CGFloat = 8

  /// The place of the image before the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: minimumValueImage, isFirst: true, in: bounds)
  }

  /// The place of the image behind the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: maximumValueImage, isFirst: false, in: bounds)
  }

  private func rect(of image: UIImage?, isFirst: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    let isAtLeft = isFirst == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  var componentFrame: CGRect {
    let track = trackRect(forBounds: bounds)
    return CGRect(x: track.minX, y: bounds.minY, width: track.width, height: bounds.height)
  }

  var ownMarks: [ViewCommand] {
    let images = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    return componentMarks
      + images.compactMap { image, rect in
        image?.mark(in: Rect(rect), mode: "aspect-fit", tint: tintColor)
      }
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
    let share = CGFloat((value - minimumValue) / range)
    return range > 0 && share.isFinite ? min(max(share, 0), 1) : 0
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
