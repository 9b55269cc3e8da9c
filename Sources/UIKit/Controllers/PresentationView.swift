internal import Foundation
internal import GalleyGraphics
internal import GalleyLayouts

/// What is shown of a controller that comes over another: a sheet over a darker screen, or its view
/// over all of it.
@MainActor final class PresentationView: UIView {
  private let shown: UIViewController

  init(_ shown: UIViewController, in window: UIWindow) {
    self.shown = shown
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    setSafeAreaInsets(window.safeAreaInsets)
    shown.appear(in: coversScreen ? self : sheet())
    shown.showPresented()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the controller has the whole screen: one that says so, an alert, and any on a phone that
  /// lies on its side.
  private var coversScreen: Bool {
    if shown is UIAlertController { return true }
    switch shown.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: return !isTablet && bounds.height < 480
    default: return true
    }
  }

  private var isTablet: Bool { UITraitCollection.current.userInterfaceIdiom == .pad }

  /// The card of a large sheet, over what makes the screen darker.
  private func sheet() -> UIView {
    let dimming = UIView(frame: bounds)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let color = Color.dimming(isDark: CurrentInterface.now.isDark)
    dimming.backgroundColor = UIColor(white: 0, alpha: color.alpha)
    let metrics = ControlMetrics.Sheet(isGlass: CurrentInterface.isGlass)
    let card = UIView(frame: frame(of: metrics))
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = CGFloat(metrics.radius)
    card.layer.masksToBounds = true
    if !isTablet {
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    addSubview(dimming)
    addSubview(card)
    let covered = safeAreaInsets
    card.setSafeAreaInsets(
      UIEdgeInsets(
        top: 0, left: isTablet ? 0 : covered.left, bottom: isTablet ? 0 : covered.bottom,
        right: isTablet ? 0 : covered.right))
    return card
  }

  private func frame(of metrics: ControlMetrics.Sheet) -> CGRect {
    let top = CGFloat(metrics.top(below: Double(safeAreaInsets.top)))
    guard isTablet else {
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    let form = CGSize(ControlMetrics.Sheet.form)
    let size = CGSize(
      width: min(form.width, bounds.width), height: min(form.height, bounds.height - 2 * top))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}

extension UIViewController {
  /// Shows what it and those within it were asked to present, as far as they are on the screen.
  package func showPresented() {
    for child in children { child.showPresented() }
    guard presentation == nil, let presentedViewController, let window = viewIfLoaded?.window else {
      return
    }
    presentation = PresentationView(presentedViewController, in: window)
  }
}
