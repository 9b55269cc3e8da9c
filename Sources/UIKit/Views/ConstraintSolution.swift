internal import Foundation

/// Frames of the views in a view that keep as many of their constraints as they can, the more
/// important ones first.
///
/// Equations are taken in the order of their priorities; an inequality that does not hold then is taken
/// as an equation, and all begins anew. What nothing says is zero.
@MainActor
struct ConstraintSolution {
  /// What an item's edges and extents are, in the coordinates of the root.
  private struct Box {
    var left: LinearForm
    var top: LinearForm
    var width: LinearForm
    var height: LinearForm
  }

  private struct Rule {
    var form: LinearForm
    var relation: NSLayoutConstraint.Relation
    var priority: Float
    var isActive: Bool
  }

  private let root: UIView
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var count = 0
  private var rules: [Rule] = []
  /// The heights of labels in the widths that they have, where they are of several lines.
  private var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  private var system = LinearSystem()

  /// What a root's own size should be, and how much each extent matters.
  struct Wish {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// - Parameter wish: nil where the root has the size that it has.
  init(of root: UIView, fitting wish: Wish? = nil) {
    self.root = root
    solve(wish)
    // Labels know their height only when their width is known.
    let labels = Self.views(in: root).compactMap { $0 as? UILabel }
      .filter { $0.numberOfLines != 1 && !$0.translatesAutoresizingMaskIntoConstraints }
    guard !labels.isEmpty else { return }
    for label in labels {
      guard let box = boxes[ObjectIdentifier(label)] else { continue }
      let width = CGFloat(system.value(of: box.width))
      guard width > 0 else { continue }
      lineHeights[ObjectIdentifier(label)] =
        label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    solve(wish)
  }

  /// The frame of a view in the coordinates of the one around it; nil for one that is not in the root.
  func frame(of view: UIView, in around: UIView) -> CGRect? {
    guard let box = boxes[ObjectIdentifier(view)], let outer = boxes[ObjectIdentifier(around)]
    else { return nil }
    let frame = CGRect(
      x: system.value(of: box.left - outer.left) + Double(around.bounds.minX),
      y: system.value(of: box.top - outer.top) + Double(around.bounds.minY),
      width: max(0, system.value(of: box.width)), height: max(0, system.value(of: box.height)))
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    return isFinite ? frame : nil
  }

  /// The size of the root.
  var size: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: system.value(of: box.width), height: system.value(of: box.height))
  }

  // MARK: - Solving

  private mutating func solve(_ wish: Wish?) {
    (boxes, count, rules) = ([:], 0, [])
    addRoot(wish)
    let views = Self.views(in: root)
    for view in views { addConstraints(of: view) }
    for view in views.dropFirst() where !view.translatesAutoresizingMaskIntoConstraints {
      addContentRules(of: view)
      addLeastRules(of: view)
    }
    rules = rules.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
    takeEquations()
    var failing = failures
    for _ in 0...2 * rules.count {
      guard let broken = mostBroken else { return }
      rules[broken].isActive = true
      takeEquations()
      if failing.lexicographicallyPrecedes(failures) { letGo() }
      failing = failures
    }
  }

  private mutating func takeEquations() {
    system = LinearSystem()
    for rule in rules where rule.isActive { system.add(rule.form) }
  }

  /// The priorities of the equations that do not hold, the highest first.
  private var failures: [Float] {
    rules.filter { rule in
      rule.isActive && rule.priority >= 1 && abs(system.value(of: rule.form)) > 1e-6
    }.map(\.priority)
  }

  /// Takes an inequality as an equation no longer that holds without it, where it stands in the way of
  /// something: it was the narrowest bound before another one was taken.
  private mutating func letGo() {
    let (failing, kept) = (failures, system)
    for (index, rule) in rules.enumerated() where rule.isActive && rule.relation != .equal {
      rules[index].isActive = false
      takeEquations()
      if miss(of: rule) <= 1e-6, failures.lexicographicallyPrecedes(failing) { return }
      rules[index].isActive = true
    }
    system = kept
  }

  /// The inequality that is taken next: of the most important ones that do not hold the one that is
  /// missed by most. Where several bound what nothing else decides, as the views in a stack its height,
  /// that is the one after which the others hold, too.
  private var mostBroken: Int? {
    var worst: (index: Int, miss: Double)?
    for (index, rule) in rules.enumerated() where !rule.isActive {
      if let worst, rule.priority < rules[worst.index].priority { break }
      let miss = miss(of: rule)
      if miss > max(1e-6, worst?.miss ?? 0) { worst = (index, miss) }
    }
    return worst?.index
  }

  /// By how much an inequality does not hold; not above zero where it does.
  private func miss(of rule: Rule) -> Double {
    let value = system.value(of: rule.form)
    switch rule.relation {
    case .equal: return 0
    case .lessThanOrEqual: return value
    case .greaterThanOrEqual: return -value
    }
  }

  /// A view and all within, those around first.
  private static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(views)
  }

  // MARK: - Boxes

  private mutating func unknown() -> LinearForm {
    count += 1
    return LinearForm(unknown: count)
  }

  private mutating func addRoot(_ wish: Wish?) {
    var box = Box(
      left: LinearForm(0), top: LinearForm(0), width: LinearForm(Double(root.bounds.width)),
      height: LinearForm(Double(root.bounds.height)))
    if let wish {
      (box.width, box.height) = (unknown(), unknown())
      add(box.width - LinearForm(Double(wish.size.width)), .equal, wish.horizontal)
      add(box.height - LinearForm(Double(wish.size.height)), .equal, wish.vertical)
    }
    boxes[ObjectIdentifier(root)] = box
  }

  private mutating func box(of view: UIView) -> Box? {
    if let known = boxes[ObjectIdentifier(view)] { return known }
    guard view !== root, let around = view.superview, let outer = box(of: around) else {
      return nil
    }
    var box = Box(left: outer.left, top: outer.top, width: outer.width, height: outer.height)
    if view.translatesAutoresizingMaskIntoConstraints {
      let (frame, origin) = (view.frame, around.bounds.origin)
      box.left = outer.left + LinearForm(Double(frame.minX - origin.x))
      box.top = outer.top + LinearForm(Double(frame.minY - origin.y))
      // What fills a view whose size is asked for goes on filling it.
      if !(view.autoresizingMask.contains(.flexibleWidth) && !outer.width.terms.isEmpty) {
        box.width = LinearForm(Double(frame.width))
      }
      if !(view.autoresizingMask.contains(.flexibleHeight) && !outer.height.terms.isEmpty) {
        box.height = LinearForm(Double(frame.height))
      }
    } else {
      box = Box(left: unknown(), top: unknown(), width: unknown(), height: unknown())
      add(box.width, .greaterThanOrEqual, .required)
      add(box.height, .greaterThanOrEqual, .required)
    }
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  private mutating func box(of item: AnyObject?) -> Box? {
    if let view = item as? UIView { return box(of: view) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    guard var box = box(of: view) else { return nil }
    if let insets = guide.insets?(view) {
      box.left = box.left + LinearForm(Double(insets.left))
      box.top = box.top + LinearForm(Double(insets.top))
      box.width = box.width - LinearForm(Double(insets.left + insets.right))
      box.height = box.height - LinearForm(Double(insets.top + insets.bottom))
    } else {
      box = Box(left: unknown(), top: unknown(), width: unknown(), height: unknown())
    }
    boxes[ObjectIdentifier(guide)] = box
    return box
  }

  // MARK: - Rules

  private mutating func add(
    _ form: LinearForm, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
  ) {
    rules.append(
      Rule(
        form: form, relation: relation, priority: priority.rawValue,
        isActive: relation == .equal))
  }

  private mutating func addConstraints(of view: UIView) {
    for constraint in view.heldConstraints where !constraint.isBroken { add(constraint) }
    guard let stack = view as? UIStackView else { return }
    for constraint in stack.stackConstraints { add(constraint) }
    addEvenGaps(of: stack)
  }

  private mutating func addEvenGaps(of stack: UIStackView) {
    let spread = stack.evenlySpread
    guard spread.count > 2 else { return }
    let gap = unknown()
    for (view, next) in zip(spread, spread.dropFirst()) {
      guard let first = box(of: view), let second = box(of: next) else { continue }
      let distance =
        stack.axis == .horizontal
        ? second.left - first.left - first.width : second.top - first.top - first.height
      add(distance - gap, .equal, UILayoutPriority(999))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard constraint.constant.isFinite, constraint.multiplier.isFinite,
      let first = form(constraint.firstAttribute, of: constraint.firstItem)
    else { return }
    var other = LinearForm(Double(constant(of: constraint)))
    if let item = constraint.secondItem {
      guard let second = form(constraint.secondAttribute, of: item) else { return }
      other = second * Double(constraint.multiplier) + other
    }
    add(first - other, relation(of: constraint), constraint.priority)
  }

  private static var isRightToLeft: Bool {
    UITraitCollection.current.layoutDirection == .rightToLeft
  }

  /// Where text runs to the left, from leading to trailing is the other way.
  private func isTurned(_ constraint: NSLayoutConstraint) -> Bool {
    Self.isRightToLeft && [.leading, .trailing].contains(constraint.firstAttribute)
  }

  private func constant(of constraint: NSLayoutConstraint) -> CGFloat {
    isTurned(constraint) ? -constraint.constant : constraint.constant
  }

  private func relation(of constraint: NSLayoutConstraint) -> NSLayoutConstraint.Relation {
    guard isTurned(constraint) else { return constraint.relation }
    switch constraint.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }

  private mutating func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
  ) -> LinearForm? {
    guard let box = box(of: item) else { return nil }
    let (right, bottom) = (box.left + box.width, box.top + box.height)
    let font = (item as? UILabel)?.font
    switch attribute {
    case .notAnAttribute: return LinearForm(0)
    case .left: return box.left
    case .right: return right
    case .top: return box.top
    case .bottom: return bottom
    case .leading: return Self.isRightToLeft ? right : box.left
    case .trailing: return Self.isRightToLeft ? box.left : right
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.left + box.width * 0.5
    case .centerY: return box.top + box.height * 0.5
    case .lastBaseline: return bottom + LinearForm(Double(font?.descender ?? 0))
    case .firstBaseline: return font.map { box.top + LinearForm(Double($0.ascender)) } ?? bottom
    }
  }

  /// What nothing else says: of no size, in the corner of the view around it.
  private mutating func addLeastRules(of view: UIView) {
    guard let box = box(of: view), let outer = view.superview.flatMap({ self.box(of: $0) }) else {
      return
    }
    for form in [box.width, box.height] { add(form, .equal, UILayoutPriority(0.2)) }
    for form in [box.left - outer.left, box.top - outer.top] {
      add(form, .equal, UILayoutPriority(0.1))
    }
  }

  /// That a view is as large as what it shows, or larger where something wants that.
  private mutating func addContentRules(of view: UIView) {
    guard let box = box(of: view) else { return }
    var size = view.intrinsicContentSize
    if let height = lineHeights[ObjectIdentifier(view)] { size.height = height }
    for (axis, extent, form) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, box.width),
      (.vertical, size.height, box.height),
    ] where extent >= 0 && extent.isFinite {
      let difference = form - LinearForm(Double(extent))
      let hugging = view.contentHuggingPriority(for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      add(difference, .equal, hugging.rawValue < resistance.rawValue ? hugging : resistance)
      add(difference, .lessThanOrEqual, hugging)
      add(difference, .greaterThanOrEqual, resistance)
    }
  }
}
