internal import Foundation
internal import GalleyGeometry

/// Frames of the views in a view that keep as many of their constraints as they can, the more
/// important ones first.
///
/// Equations are taken in the order of their priorities, and of equal ones as `ItemRanks` says; an
/// inequality that does not hold then is taken as an equation, and all begins anew. What nothing
/// else says is as an inequality just allows, or zero.
@MainActor
struct ConstraintSolution {
  /// The edges and extents of an item, in the coordinates of the root.
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
    /// Of equally important ones the lower is taken first, number by number.
    var order: [Double]
    var isActive: Bool

    func isTaken(before other: Rule) -> Bool? {
      if priority != other.priority { return priority > other.priority }
      if order == other.order { return nil }
      return order.lexicographicallyPrecedes(other.order)
    }
  }

  private let root: UIView
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var count = 0
  private var rules: [Rule] = []
  private var ranks: ItemRanks
  /// The heights of labels in the widths that they have, where they are of several lines.
  private var lineHeights: [ObjectIdentifier: CGFloat] = [:]
  private var system = LinearSystem()

  /// The size that a root should have of its own, and how much each extent matters.
  struct RootSize {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// - `rootSize`: nil where the root has the size that it has.
  init(of root: UIView, fitting rootSize: RootSize? = nil) {
    self.root = root
    ranks = ItemRanks(in: root)
    solve(rootSize)
    // Labels know their height only when their width is known.
    let labels = Self.views(in: root)
      .filter { $0.heightFollowsWidth && !$0.translatesAutoresizingMaskIntoConstraints }
    guard !labels.isEmpty else { return }
    for label in labels {
      guard let box = boxes[ObjectIdentifier(label)] else { continue }
      let width = CGFloat(system.value(of: box.width))
      guard width > 0 else { continue }
      lineHeights[ObjectIdentifier(label)] =
        label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    solve(rootSize)
  }

  /// The frame of a view or guide in the coordinates of the view around it, each edge on the
  /// nearest pixel of that; nil for one that is not in the root.
  func frame(of item: AnyObject, in around: UIView) -> CGRect? {
    guard let box = boxes[ObjectIdentifier(item)], let outer = boxes[ObjectIdentifier(around)]
    else { return nil }
    let frame = Rect(
      x: system.value(of: box.left - outer.left) + Double(around.bounds.minX),
      y: system.value(of: box.top - outer.top) + Double(around.bounds.minY),
      width: max(0, system.value(of: box.width)), height: max(0, system.value(of: box.height)))
    guard frame.isFinite else { return nil }
    let scale = max(1, Double(around.traitCollection.displayScale))
    let nearly = Vector(dx: Self.nearness / scale, dy: Self.nearness / scale)
    let aligned = PixelGrid(scale: scale).align(frame.offset(by: nearly))
    return CGRect(x: aligned.minX, y: aligned.minY, width: aligned.width, height: aligned.height)
  }

  /// How near to the middle of a pixel counts as in it, in pixels, so that thirds of a point may be
  /// written with three digits.
  private static let nearness = 0.001

  /// The size of the root.
  var size: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: system.value(of: box.width), height: system.value(of: box.height))
  }

  // MARK: - Solving

  private mutating func solve(_ rootSize: RootSize?) {
    (boxes, count, rules) = ([:], 0, [])
    ranks.forgetReferences()
    addRoot(rootSize)
    let views = Self.views(in: root)
    for view in views { addConstraints(of: view) }
    for view in views.dropFirst() { ranks.refer(to: view) }
    for view in views.dropFirst() where !view.translatesAutoresizingMaskIntoConstraints {
      addContentRules(of: view)
      addLeastRules(of: view)
    }
    rules = rules.enumerated()
      .sorted { $0.element.isTaken(before: $1.element) ?? ($0.offset < $1.offset) }
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

  /// Takes an inequality as an equation no longer that holds without it, where it stands in the way
  /// of something: it was the narrowest bound before another one was taken.
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
  /// missed by most.
  ///
  /// Where several bound what nothing else decides, as the views in a stack its height, that is the
  /// one after which the others hold, too.
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

  /// A view and all within, those around first, without what is within cells: others place those,
  /// and what is in them says nothing of what is around.
  private static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { $0.endsConstraints ? [$0] : views(in: $0) }
  }

  // MARK: - Boxes

  private mutating func unknown() -> LinearForm {
    count += 1
    return LinearForm(unknown: count)
  }

  private mutating func addRoot(_ rootSize: RootSize?) {
    var box = Box(
      left: LinearForm(0), top: LinearForm(0), width: LinearForm(Double(root.bounds.width)),
      height: LinearForm(Double(root.bounds.height)))
    if let rootSize {
      (box.width, box.height) = (unknown(), unknown())
      add(box.width - LinearForm(Double(rootSize.size.width)), .equal, rootSize.horizontal)
      add(box.height - LinearForm(Double(rootSize.size.height)), .equal, rootSize.vertical)
    }
    boxes[ObjectIdentifier(root)] = box
  }

  private mutating func box(of view: UIView) -> Box? {
    if let cached = boxes[ObjectIdentifier(view)] { return cached }
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
      add(box.width, .greaterThanOrEqual, .required, order: ItemRanks.beforeAll)
      add(box.height, .greaterThanOrEqual, .required, order: ItemRanks.beforeAll)
    }
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  private mutating func box(of item: AnyObject?) -> Box? {
    if let view = item as? UIView { return box(of: view) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    if let cached = boxes[ObjectIdentifier(guide)] { return cached }
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
    _ form: LinearForm, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority,
    order: [Double] = []
  ) {
    rules.append(
      Rule(
        form: form, relation: relation, priority: priority.rawValue, order: order,
        isActive: relation == .equal))
  }

  private mutating func addConstraints(of view: UIView) {
    for constraint in view.heldConstraints where !constraint.isBroken {
      guard let form = add(constraint), constraint.relation != .equal,
        ![.width, .height].contains(constraint.firstAttribute)
      else { continue }
      // An inequality of places is tight where nothing else decides; extents are as small as can be.
      add(form, .equal, UILayoutPriority(0.3))
    }
    guard let stack = view as? UIStackView else { return }
    for constraint in stack.stackConstraints { _ = add(constraint) }
    addEvenGaps(of: stack)
  }

  private mutating func addEvenGaps(of stack: UIStackView) {
    let spread = stack.evenlySpread
    guard spread.count > 2 else { return }
    let gap = unknown()
    for (view, next) in zip(spread, spread.dropFirst()) {
      guard var first = box(of: view), var second = box(of: next) else { continue }
      let isRow = stack.axis == .horizontal
      if isRow, stack.isRightToLeft { swap(&first, &second) }
      let (start, extent) = isRow ? (\Box.left, \Box.width) : (\Box.top, \Box.height)
      // From the end of one to the start of the next, or from middle to middle.
      let share = stack.distribution == .equalCentering ? 0.5 : 1
      let distance =
        second[keyPath: start] + second[keyPath: extent] * (1 - share)
        - first[keyPath: start] - first[keyPath: extent] * share
      add(distance - gap, .equal, UILayoutPriority(999))
    }
  }

  /// Adds what a constraint says; nil where it says nothing that can be solved.
  private mutating func add(_ constraint: NSLayoutConstraint) -> LinearForm? {
    let isRightToLeft = constraint.isRightToLeft
    guard constraint.constant.isFinite, constraint.multiplier.isFinite,
      let first = form(constraint.firstAttribute, of: constraint.firstItem, isRightToLeft)
    else { return nil }
    // From leading to trailing is the other way where text runs to the left.
    let isTurned =
      isRightToLeft && [.leading, .trailing].contains(constraint.firstAttribute.withinMargins.0)
    var other = LinearForm(Double(isTurned ? -constraint.constant : constraint.constant))
    if let item = constraint.secondItem {
      guard let second = form(constraint.secondAttribute, of: item, isRightToLeft) else {
        return nil
      }
      other = second * Double(constraint.multiplier) + other
    }
    ranks.refer(to: constraint.firstItem)
    ranks.refer(to: constraint.secondItem)
    add(
      first - other, isTurned ? constraint.relation.reversed : constraint.relation,
      constraint.priority, order: ranks.order(of: constraint))
    return first - other
  }

  private mutating func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, _ isRightToLeft: Bool
  ) -> LinearForm? {
    guard let whole = box(of: item) else { return nil }
    let (attribute, isInside) = attribute.withinMargins
    let box = isInside ? inside(whole, of: item) : whole
    let (right, bottom) = (box.left + box.width, box.top + box.height)
    let baselines = (item as? UIView)?.baselineHeights
    switch attribute {
    case .notAnAttribute: return LinearForm(0)
    case .left: return box.left
    case .right: return right
    case .top: return box.top
    case .bottom: return bottom
    case .leading: return isRightToLeft ? right : box.left
    case .trailing: return isRightToLeft ? box.left : right
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.left + box.width * 0.5
    case .centerY: return box.top + box.height * 0.5
    case .lastBaseline: return bottom - LinearForm(Double(baselines?.below ?? 0))
    case .firstBaseline:
      return baselines.map { box.top + LinearForm(Double($0.above)) } ?? bottom
    default: return nil
    }
  }

  /// The box inside of a view's margins; a guide has none.
  private func inside(_ box: Box, of item: AnyObject?) -> Box {
    guard let margins = (item as? UIView)?.layoutMargins else { return box }
    return Box(
      left: box.left + LinearForm(Double(margins.left)),
      top: box.top + LinearForm(Double(margins.top)),
      width: box.width - LinearForm(Double(margins.left + margins.right)),
      height: box.height - LinearForm(Double(margins.top + margins.bottom)))
  }

  /// Adds the rules where there are no others: of no size, in the corner of the view around it.
  private mutating func addLeastRules(of view: UIView) {
    guard let box = box(of: view), let outer = view.superview.flatMap({ self.box(of: $0) }) else {
      return
    }
    for form in [box.width, box.height] { add(form, .equal, UILayoutPriority(0.2)) }
    for form in [box.left - outer.left, box.top - outer.top] {
      add(form, .equal, UILayoutPriority(0.1))
    }
  }

  /// Adds the rules that a view is as large as what it shows, or larger where something wants that.
  private mutating func addContentRules(of view: UIView) {
    guard let box = box(of: view) else { return }
    var size = view.intrinsicContentSize
    if let height = lineHeights[ObjectIdentifier(view)] { size.height = height }
    for (axis, extent, form) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, box.width),
      (.vertical, size.height, box.height),
    ] where extent >= 0 && extent.isFinite {
      let difference = form - LinearForm(Double(extent))
      let hugging = view.contentHuggingPriority(for: axis).ofContent
      let resistance = view.contentCompressionResistancePriority(for: axis).ofContent
      let (stretching, shrinking) = (
        ranks.order(ofStretching: view), ranks.order(ofShrinking: view)
      )
      let hugs = hugging.rawValue < resistance.rawValue
      add(
        difference, .equal, hugs ? hugging : resistance, order: hugs ? stretching : shrinking)
      add(difference, .lessThanOrEqual, hugging, order: stretching)
      add(difference, .greaterThanOrEqual, resistance, order: shrinking)
    }
  }
}
