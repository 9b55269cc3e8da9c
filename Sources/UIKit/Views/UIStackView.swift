public import Foundation

/// Views in a row or a column, placed by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The extents that views get along the axis.
  public enum Distribution: Int, Sendable {
    /// Their own, and one of them the rest.
    case fill
    /// The same for all.
    case fillEqually
    /// Shares of the stack, by what their own are of all and the gaps; the last gets the rest.
    case fillProportionally
    /// Their own, with the same gaps between them.
    case equalSpacing
    /// Their own, with the same distances between their middles.
    case equalCentering
  }

  /// The place of views across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the edge where text begins, or at the top.
    case leading
    /// On the first baselines; at the top in a column.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where text ends, or at the bottom.
    case trailing
    /// On the last baselines; at the bottom in a column.
    case lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  override var arrangesSubviews: Bool { true }
  /// The views that it places.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The way of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayoutAround() } }
  /// Between views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayoutAround() } }
  /// Which extents the views get along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayoutAround() } }
  /// Where the views stand across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayoutAround() } }
  /// Whether it keeps its margins free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayoutAround() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of no size.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view among the others.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    setNeedsLayoutAround()
  }

  /// Places a view no longer, which stays within.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayoutAround()
  }

  /// Says how far the next view is from one, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing
    setNeedsLayoutAround()
  }

  /// Returns the gap behind a view, in points, where it has one of its own; else the greatest number.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// The gap that all have.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: - Its constraints

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The constraints that tie the views that show to the stack and to each other.
  var stackConstraints: [NSLayoutConstraint] {
    let shown = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    guard let first = shown.first, let last = shown.last else { return [] }
    let isRow = axis == .horizontal
    let (start, end): (Attribute, Attribute) = isRow ? (.leading, .trailing) : (.top, .bottom)
    let extent: Attribute = isRow ? .width : .height
    let (before, after) = isRow ? sideMargins : endMargins
    var all = [
      tie(first, start, .equal, self, start, before), tie(last, end, .equal, self, end, -after),
    ]
    let spreads = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
      all.append(tie(next, start, spreads ? .greaterThanOrEqual : .equal, view, end, gap))
      if distribution == .fillEqually { all.append(tie(next, extent, .equal, view, extent, 0)) }
    }
    if distribution == .fillProportionally { all += shares(of: shown, extent) }
    return all + shown.flatMap { across($0) } + onBaseline(shown)
  }

  /// Each view but the last is as much of the stack as its own extent is of all and the gaps. [R]
  private func shares(of shown: [UIView], _ extent: Attribute) -> [NSLayoutConstraint] {
    let isRow = axis == .horizontal
    let naturals = shown.map { view in
      let size =
        view is UIStackView ? view.systemLayoutSizeFitting(.zero) : view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    let gaps = shown.dropLast().reduce(0) {
      $0 + (customSpacings[ObjectIdentifier($1)] ?? spacing)
    }
    let all = naturals.reduce(0, +)
    guard all > 0, all + gaps > 0 else {
      return shown.dropFirst().map { tie($0, extent, .equal, shown[0], extent, 0) }
    }
    let (before, after) = isRow ? sideMargins : endMargins
    return zip(shown, naturals).dropLast().map { view, natural in
      let share = natural / (all + gaps)
      let tie = tie(view, extent, .equal, self, extent, -share * (before + after), times: share)
      tie.priority = UILayoutPriority(999)
      return tie
    }
  }

  /// Views of a row stand on one baseline.
  private func onBaseline(_ shown: [UIView]) -> [NSLayoutConstraint] {
    guard let baseline, let first = shown.first else { return [] }
    return shown.dropFirst().map { tie($0, baseline, .equal, first, baseline, 0) }
  }

  private var baseline: Attribute? {
    guard axis == .horizontal else { return nil }
    switch alignment {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    default: return nil
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// At the leading and at the trailing edge.
  private var sideMargins: (CGFloat, CGFloat) {
    guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
    let (left, right) = (layoutMargins.left, layoutMargins.right)
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// At the top and at the bottom.
  private var endMargins: (CGFloat, CGFloat) {
    guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
    return (layoutMargins.top, layoutMargins.bottom)
  }

  /// The views between which all gaps are the same; empty where that is not wanted.
  var evenlySpread: [UIView] {
    guard distribution == .equalSpacing || distribution == .equalCentering else { return [] }
    return arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let isRow = axis == .horizontal
    let (start, end): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let (before, after) = isRow ? endMargins : sideMargins
    let (isAtStart, isAtEnd) = (
      alignment == .fill || alignment == .leading || alignment == .firstBaseline && !isRow,
      alignment == .fill || alignment == .trailing || alignment == .lastBaseline && !isRow
    )
    let ends = [
      tie(view, start, isAtStart ? .equal : .greaterThanOrEqual, self, start, before),
      tie(view, end, isAtEnd ? .equal : .lessThanOrEqual, self, end, -after),
    ]
    guard alignment == .center else { return ends }
    let middle: Attribute = isRow ? .centerY : .centerX
    let shift = !isRow && isRightToLeft ? after - before : before - after
    return ends + [tie(view, middle, .equal, self, middle, shift / 2)]
  }

  private func tie(
    _ view: UIView, _ own: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: UIView,
    _ others: Attribute, _ constant: CGFloat, times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: own, relatedBy: relation, toItem: other, attribute: others,
      multiplier: multiplier, constant: constant)
  }
}
