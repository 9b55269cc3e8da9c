public import Foundation
internal import GalleyGraphics
internal import GalleyNotation

/// A thin bar that is filled as far as something has come.
@preconcurrency @MainActor open class UIProgressView: UIView, ComponentView {
  /// Where it stands; it looks the same here.
  public enum Style: Int, Sendable {
    /// In content.
    case `default`
    /// In a bar.
    case bar
  }

  /// From 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? ownProgress }
    set { ownProgress = min(max(newValue, 0), 1) }
  }
  /// Where it stands.
  open var progressViewStyle = Style.default
  /// The color of what is filled; nil for the tint.
  open var progressTintColor: UIColor?
  /// The color of the rest; nil for the system's.
  open var trackTintColor: UIColor?
  /// Accepted: the system's bar is drawn.
  open var progressImage: UIImage?
  /// Accepted: the system's bar is drawn.
  open var trackImage: UIImage?
  /// What it follows; nil for nothing.
  open var observedProgress: Progress?
  private var ownProgress: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: ControlMetrics.progressHeight))
    progressViewStyle = style
  }

  /// Sets it; at once here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// As wide as it is made, and as high as the system has it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.progressHeight)
  }

  var component: KeyValuePairs<String, JSONValue> {
    [
      "progress": .number(progress.isFinite ? Double(min(max(progress, 0), 1)) : 0),
      "tint": .color(progressTintColor ?? tintColor ?? .systemBlue),
      "track": trackTintColor.map { .color($0) } ?? .null,
    ]
  }
}
