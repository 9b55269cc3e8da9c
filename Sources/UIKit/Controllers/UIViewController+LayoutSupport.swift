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

/// The strip of a controller's view that bars cover, as constraints were tied to it before safe
/// areas; two constraints of its own place it.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let edge: NSLayoutConstraint.Attribute
  private var height: NSLayoutConstraint?

  /// - `edge`: the top or the bottom of the view.
  init(at edge: NSLayoutConstraint.Attribute, of view: UIView) {
    self.edge = edge
    super.init()
    view.addLayoutGuide(self)
    NSLayoutConstraint(
      item: self, attribute: edge, relatedBy: .equal, toItem: view, attribute: edge, multiplier: 1,
      constant: 0
    ).isActive = true
    let height = heightAnchor.constraint(equalToConstant: length)
    height.isActive = true
    self.height = height
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  /// Becomes as high as bars cover.
  func followSafeArea() { height?.constant = length }

  static func guide(at edge: NSLayoutConstraint.Attribute, of view: UIView) -> BarGuide {
    let known = view.layoutGuides.lazy.compactMap { $0 as? BarGuide }.first { $0.edge == edge }
    return known ?? BarGuide(at: edge, of: view)
  }
}

extension UIViewController {
  /// The strip at the top that bars cover, down to where the safe area begins.
  public var topLayoutGuide: any UILayoutSupport { BarGuide.guide(at: .top, of: view) }

  /// The strip at the bottom that bars cover, from where the safe area ends.
  public var bottomLayoutGuide: any UILayoutSupport { BarGuide.guide(at: .bottom, of: view) }
}
