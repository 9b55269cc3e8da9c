public import Foundation

/// A rule by which an edge, a middle or an extent of one view follows that of another.
///
/// Constraints hold for views whose `translatesAutoresizingMaskIntoConstraints` is false, wherever
/// `layoutSubviews()` of UIView is called. Of those that cannot all hold the ones of the higher
/// priority do. Of required ones the same give way whatever their order, as on iOS.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The part of a view that is meant.
  public enum Attribute: Int, Sendable {
    /// Nothing, beside a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where text begins.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// From left to right.
    case width = 7
    /// From top to bottom.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// On which the last line of a label stands; the bottom edge of what is no label.
    case lastBaseline = 11
    /// On which the first line of a label stands; the bottom edge of what is no label.
    case firstBaseline = 12
    /// The left edge inside of the margins.
    case leftMargin = 13
    /// The right edge inside of the margins.
    case rightMargin = 14
    /// The top edge inside of the margins.
    case topMargin = 15
    /// The bottom edge inside of the margins.
    case bottomMargin = 16
    /// The edge inside of the margins where text begins.
    case leadingMargin = 17
    /// The edge inside of the margins where text ends.
    case trailingMargin = 18
    /// The middle between the margins on the left and on the right.
    case centerXWithinMargins = 19
    /// The middle between the margins at the top and at the bottom.
    case centerYWithinMargins = 20
  }

  /// The relation of the two.
  public enum Relation: Int, Sendable {
    /// The second.
    case lessThanOrEqual = -1
    /// Neither.
    case equal = 0
    /// The first.
    case greaterThanOrEqual = 1
  }

  /// A view or a guide; nil for one that is gone.
  public private(set) weak var firstItem: AnyObject?
  /// Of the first item.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// Which of the two is larger.
  public private(set) var relation = Relation.equal
  /// A view or a guide; nil for none.
  public private(set) weak var secondItem: AnyObject?
  /// Of the second item.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second item's attribute.
  public private(set) var multiplier: CGFloat = 1
  /// The points that are added to it.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { askForLayout() } }
  }
  /// How much it matters.
  open var priority = UILayoutPriority.required {
    didSet { askForLayout() }
  }
  /// Its name.
  open var identifier: String?

  private weak var holder: UIView?
  private var hasSecondItem = false

  /// A constraint that speaks of nothing.
  public override init() {}

  /// The first attribute is the second one times a number, and a number more.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    hasSecondItem = view2 != nil
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Whether it holds; it is kept by the nearest view around both items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        holder = commonView
        holder?.heldConstraints.append(self)
      } else {
        holder?.heldConstraints.removeAll { $0 === self }
        holder = nil
      }
      askForLayout()
    }
  }

  /// Makes constraints hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints go.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether an item is gone that it speaks of.
  var isBroken: Bool { firstItem == nil || hasSecondItem && secondItem == nil }

  /// Whether leading is on the right for it, by the nearest view around both items.
  var isRightToLeft: Bool {
    let around = holder ?? commonView
    return around?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    return sequence(first: first) { $0.superview }.first { second.isDescendant(of: $0) }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func askForLayout() {
    for item in [firstItem, secondItem] { Self.view(of: item)?.setNeedsLayoutAround() }
  }
}

/// A rectangle in a view to which others are tied.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view that it is in.
  open internal(set) weak var owningView: UIView?
  /// Its name.
  open var identifier = ""
  /// How far inside of its view it lies; nil for one that constraints alone place.
  var insets: ((UIView) -> UIEdgeInsets)?
  /// Where constraints placed it last.
  var placedFrame = CGRect.zero

  /// Where it lies, in the coordinates of its view.
  open var layoutFrame: CGRect {
    guard let view = owningView, let insets else { return placedFrame }
    return view.bounds.inset(by: insets(view))
  }

  /// A guide that constraints place.
  public override init() {}

  init(in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the box inside of the margins for one that speaks of them, and whether it does.
  var withinMargins: (NSLayoutConstraint.Attribute, Bool) {
    switch self {
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: (self, false)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The same of what is negated.
  var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
