public import Foundation

/// What bars of a controller leave free at the top or at the bottom.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How much they cover, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// From top to bottom.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a controller's view that bars cover, as constraints were tied to it before safe areas.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The strip at the top that bars cover, as high as the safe area begins below the top.
  public var topLayoutGuide: any UILayoutSupport {
    barGuide("top bars") { view in
      UIEdgeInsets(
        top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    }
  }

  /// The strip at the bottom that bars cover, as high as the safe area ends above the bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    barGuide("bottom bars") { view in
      UIEdgeInsets(
        top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  private func barGuide(
    _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> any UILayoutSupport {
    let around: UIView = view
    if let cached = around.fixedGuides[name] as? BarGuide { return cached }
    let guide = BarGuide(in: around, insets: insets)
    around.fixedGuides[name] = guide
    return guide
  }
}
