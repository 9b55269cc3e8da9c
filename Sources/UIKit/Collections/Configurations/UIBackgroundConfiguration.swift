public import Foundation

/// What lies behind the content of a cell.
public struct UIBackgroundConfiguration {
  /// A view of the app's own above the color; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// From the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the insets are added to the margins of the view around it.
  public var edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge()
  /// The color; nil for the tint.
  public var backgroundColor: UIColor?
  /// Makes the color that is shown of it; nil for the color itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image above the color; nil for none.
  public var image: UIImage?
  /// How that fills it.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; nil for the tint.
  public var strokeColor: UIColor?
  /// Makes the color that is shown of it; nil for the color itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// From the edge outwards, in points.
  public var strokeOutset: CGFloat = 0
  /// Where the color comes from that nobody set; nil for one of no list.
  private var usual = UsualColor.clear

  private enum UsualColor {
    case clear
    case cell(UIColor, selected: UIColor)
  }

  private init(_ usual: UsualColor) {
    self.usual = usual
    backgroundColor = color(isPressed: false)
  }

  private func color(isPressed: Bool) -> UIColor {
    switch usual {
    case .clear: .clear
    case .cell(let color, let selected): isPressed ? selected : color
    }
  }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }

  /// A row of a plain list.
  public static func listPlainCell() -> Self {
    Self(.cell(.systemBackground, selected: .systemGray4))
  }

  /// A row on a card.
  public static func listGroupedCell() -> Self {
    Self(.cell(.secondarySystemGroupedBackground, selected: .systemGray4))
  }

  /// A row in any list: that of a plain one, until it is known in which.
  public static func listCell() -> Self { listPlainCell() }

  /// A row on the side of a split view.
  public static func listSidebarCell() -> Self { Self(.cell(.clear, selected: .systemFill)) }

  /// A row on the side of a split view, below another.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

  /// A header of a plain list.
  public static func listPlainHeaderFooter() -> Self {
    Self(.cell(.systemBackground, selected: .systemBackground))
  }

  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear() }

  /// A header of a list.
  public static func listHeader() -> Self { listPlainHeaderFooter() }

  /// A footer of a list.
  public static func listFooter() -> Self { clear() }

  /// A header on the side of a split view.
  public static func listSidebarHeader() -> Self { clear() }

  /// The configuration as it is in a state: a row that nobody gave a color is gray while it is
  /// pressed or selected.
  public func updated(for state: any UIConfigurationState) -> Self {
    let pressed = (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted }
    guard let pressed, [color(isPressed: false), color(isPressed: true)].contains(backgroundColor)
    else { return self }
    var updated = self
    updated.backgroundColor = color(isPressed: pressed)
    return updated
  }

  /// The color that is shown in a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the border that is shown in a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Shows a background configuration.
final class ConfiguredBackgroundView: UIView {
  private let fill = UIView()
  private let imageView = UIImageView()
  private var customView: UIView?
  private var configuration = UIBackgroundConfiguration.clear()
  /// The corners that are round where the list says so; nil where the configuration says it.
  var listCorners: (radius: CGFloat, mask: CACornerMask)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    fill.isOpaque = false
    imageView.isOpaque = false
    fill.clipsToBounds = true
    addSubview(fill)
    fill.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    let tint = tintColor ?? .systemBlue
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    fill.layer.borderWidth = configuration.strokeWidth
    fill.layer.borderColor =
      configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { fill.addSubview(customView) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing))
    if let listCorners, configuration.cornerRadius == 0 {
      fill.layer.cornerRadius = listCorners.radius
      fill.layer.maskedCorners = listCorners.mask
      fill.layer.cornerCurve = .continuous
    } else {
      fill.layer.cornerRadius = min(
        configuration.cornerRadius, min(fill.bounds.width, fill.bounds.height) / 2)
      fill.layer.maskedCorners = CACornerMask(rawValue: 15)
    }
    imageView.frame = fill.bounds
    customView?.frame = fill.bounds
  }
}
