/// The order in which equally important constraints give way, as recorded from UIKit on iOS 26.1.
///
/// Of required ones that contradict each other the same one is broken in whatever order they were
/// made. Who of two views that hug or resist alike gets another size is decided by which of them a
/// constraint names first.
@MainActor
struct ItemRanks {
  /// Of what nothing may break.
  static let beforeAll = [-1.0]

  /// Breadth first: by depth, then by the order of subviews, the guides of a view after those.
  private let ranks: [ObjectIdentifier: Int]
  /// From 1, in the order in which constraints name items.
  private var references: [ObjectIdentifier: Int] = [:]

  init(in root: UIView) {
    var ranks: [ObjectIdentifier: Int] = [:]
    var level = [root]
    ranks[ObjectIdentifier(root)] = 0
    while !level.isEmpty {
      for view in level {
        let guides = view.layoutGuides + view.fixedGuides.sorted { $0.key < $1.key }.map(\.value)
        let items = view.subviews.map(ObjectIdentifier.init) + guides.map(ObjectIdentifier.init)
        for item in items { ranks[item] = ranks.count }
      }
      level = level.flatMap(\.subviews)
    }
    self.ranks = ranks
  }

  mutating func forgetReferences() { references = [:] }

  /// Notes that a constraint names an item.
  mutating func refer(to item: AnyObject?) {
    guard let item, references[ObjectIdentifier(item)] == nil else { return }
    references[ObjectIdentifier(item)] = references.count + 1
  }

  /// The place of a constraint among those of the same priority: of required ones that contradict
  /// each other the one that comes last is broken.
  ///
  /// Compared are the rank of its later item and of its other one, none being the last; whether it
  /// is an equality, or bounds from below, or from above; the attribute of the later item; whether
  /// it ties a view whose frame is set to a later one; and the constant that is added to the earlier
  /// one's. [R]
  func order(of constraint: NSLayoutConstraint) -> [Double] {
    guard constraint.priority.rawValue >= UILayoutPriority.required.rawValue else {
      return optionalOrder(of: constraint)
    }
    let (first, second) = (rank(of: constraint.firstItem), rank(of: constraint.secondItem))
    let isBackward = second.map { $0 > (first ?? 0) } ?? false
    let relation = isBackward ? constraint.relation.reversed : constraint.relation
    let attribute = isBackward ? constraint.secondAttribute : constraint.firstAttribute
    let constant = isBackward ? -constraint.constant / constraint.multiplier : constraint.constant
    let movesFrame =
      isBackward
      && (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints ?? false
    return [
      Double(max(first ?? 0, second ?? 0)),
      second.map { Double(min($0, first ?? 0)) } ?? .infinity,
      relation == .equal ? 0 : relation == .greaterThanOrEqual ? 1 : 2,
      Double(attribute.rawValue), movesFrame ? 1 : 0, Double(constant),
    ]
  }

  /// Of lone extents that are wished for alike the last one named is taken first, so that the first
  /// gets what room is left. [R]
  private func optionalOrder(of constraint: NSLayoutConstraint) -> [Double] {
    guard constraint.relation == .equal, constraint.secondItem == nil,
      let item = constraint.firstItem
    else { return [0] }
    return [1, -Double(references[ObjectIdentifier(item)] ?? 0)]
  }

  /// The view named first stretches, but that of labels of several lines, which are measured once
  /// more, the one named last does. [R]
  func order(ofStretching view: UIView) -> [Double] {
    let reference = Double(references[ObjectIdentifier(view)] ?? 0)
    return [2, isMeasuredAgain(view) ? reference : -reference]
  }

  /// The view named last shrinks, a label of several lines before others; but in a stack the first.
  /// [R]
  func order(ofShrinking view: UIView) -> [Double] {
    let reference = Double(references[ObjectIdentifier(view)] ?? 0)
    if view.superview?.arrangesSubviews == true { return [3, 0, -reference] }
    return [3, isMeasuredAgain(view) ? 1 : 0, reference]
  }

  private func isMeasuredAgain(_ view: UIView) -> Bool {
    view.heightFollowsWidth
  }

  private func rank(of item: AnyObject?) -> Int? {
    item.map { ranks[ObjectIdentifier($0)] ?? ranks.count }
  }
}
