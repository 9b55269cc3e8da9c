// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// Spokes that fade in turn while something goes on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView, ComponentView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points, as since iOS 13.
    case medium = 100
    /// 37 points.
    case large = 101
    /// White, and 37 points.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Gray.
    case gray = 2
  }

  /// How large it is.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it is seen only while something goes on.
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  /// Of the spokes.
  open lazy var color: UIColor! = style == .white || style == .whiteLarge ? .white : .secondaryLabel
  /// Whether something goes on.
  open private(set) var isAnimating = false

  /// Spokes of a style, at the origin.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds = CGRect(origin: .zero, size: intrinsicContentSize)
    frame.origin = .zero
    hideIfStopped()
  }

  /// Spokes of the usual style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hideIfStopped()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    hideIfStopped()
  }

  /// Shows that something goes on.
  open func startAnimating() {
    isAnimating = true
    hideIfStopped()
  }

  /// Shows that nothing goes on.
  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  private func hideIfStopped() { isHidden = hidesWhenStopped && !isAnimating }

  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    let side = isLarge ? ControlMetrics.Activity.large : ControlMetrics.Activity.medium
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// In its size, in the middle.
  var componentFrame: CGRect {
    let size = intrinsicContentSize
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  var component: KeyValuePairs<String, JSONValue> {
    let isLarge = style == .large || style == .whiteLarge
    return ["activity": .string(isLarge ? "large" : "medium"), "tint": .color(color)]
  }
}
