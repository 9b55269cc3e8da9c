internal import Foundation

/// Constraints and what views say to them.
extension UIView {
  /// The constraints that it keeps: those between itself and what is within.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Makes a constraint hold.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Makes constraints hold.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Lets a constraint go.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Lets constraints go.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Puts a guide in, out of the view that it was in.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsLayoutAround()
  }

  /// Takes a guide out.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.insets == nil else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsLayoutAround()
  }

  /// The part that no bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    fixedGuide("safe area") { $0.safeAreaInsets }
  }

  /// The part inside of the margins.
  public var layoutMarginsGuide: UILayoutGuide { fixedGuide("margins") { $0.layoutMargins } }

  /// The part that a keyboard covers: there is none, so what lies below the safe area.
  public var keyboardLayoutGuide: UILayoutGuide {
    fixedGuide("keyboard") { view in
      UIEdgeInsets(
        top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  /// The part inside of the margins, as wide as is well read; the margins here.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  private func fixedGuide(
    _ name: String, _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let cached = fixedGuides[name] { return cached }
    let guide = UILayoutGuide(in: self, insets: insets)
    fixedGuides[name] = guide
    return guide
  }

  /// Returns the resistance to being larger than what it shows.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { huggings[axis] ?? .defaultLow }

  /// Returns the resistance to being smaller than what it shows.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistances[axis] ?? .defaultHigh }

  /// Gives the views within the frames that constraints say.
  func placeConstrainedViews() {
    let tied = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard !tied.isEmpty || !layoutGuides.isEmpty else { return }
    let solution = ConstraintPass.solution(of: constraintRoot, askedBy: self)
    for guide in layoutGuides {
      if let frame = solution.frame(of: guide, in: self) { guide.placedFrame = frame }
    }
    for view in tied {
      guard let frame = solution.frame(of: view, in: self) else { continue }
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
      view.center = CGPoint(
        x: frame.minX + view.layer.anchorPoint.x * frame.width,
        y: frame.minY + view.layer.anchorPoint.y * frame.height)
    }
  }

  /// The view around all that constraints may tie: a cell, or the outermost view below what
  /// scrolls.
  private var constraintRoot: UIView {
    var root = self
    while !root.endsConstraints, let around = root.superview, !around.isOutsideOfConstraints {
      root = around
    }
    return root
  }

  /// Whether constraints tie something within.
  var hasConstraints: Bool {
    !heldConstraints.isEmpty || self is UIStackView || subviews.contains { $0.hasConstraints }
  }
}

extension NSLayoutConstraint {
  /// A direction of constraints.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
