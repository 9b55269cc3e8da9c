internal import GalleyGeometry

/// Where every element of a change rests before and after it: what the base class answers from.
///
/// All in content coordinates after the change, where what stays on screen stays where it is.
struct LayoutChange {
  private let before: CollectionView
  private let after: CollectionView
  private let plan: UpdatePlan
  private let shift: Vector
  private let restingBefore: [LayoutElement: LayoutAttributes]
  private let restingAfter: [LayoutElement: LayoutAttributes]
  /// What is in sight before the change, what is on its way included.
  let shownBefore: [LayoutElement]
  /// What is in sight after the change.
  let shownAfter: [LayoutElement]

  init(from before: CollectionView, to after: CollectionView, by plan: UpdatePlan) {
    self.before = before
    self.after = after
    self.plan = plan
    let offset = before.offset(clock: before.clock)
    shift = after.offset(clock: after.clock) - offset
    restingBefore = before.restingElements(in: before.viewport(clock: before.clock))
    let resting = after.layout.elements(of: after.arrangement, in: after.viewport)
    restingAfter = Dictionary(resting.map { ($0.element, $0) }) { first, _ in first }
    shownBefore = before.unpresentedElements(clock: before.clock).filter { !$0.isLeaving }
      .map(\.attributes.element)
    shownAfter = resting.map(\.element)
  }

  /// Where an element was that is there after the change; a new one where it will be, with alpha 0.
  func initial(of element: LayoutElement) -> LayoutAttributes? {
    let old = renamed(element, to: path(before: element))
    return old.flatMap { attributesBefore($0) }?.renamed(element) ?? attributesAfter(element)?.faded
  }

  /// Where an element will be that was there before the change; one that goes where it was, with
  /// alpha 0.
  func final(of element: LayoutElement) -> LayoutAttributes? {
    let new = renamed(element, to: path(after: element))
    return new.flatMap { attributesAfter($0) }?.renamed(element) ?? attributesBefore(element)?.faded
  }

  private func attributesBefore(_ element: LayoutElement) -> LayoutAttributes? {
    (restingBefore[element] ?? before.arrangement.attributes(of: element))?.shifted(by: shift)
  }

  private func attributesAfter(_ element: LayoutElement) -> LayoutAttributes? {
    restingAfter[element] ?? after.arrangement.attributes(of: element)
  }

  /// Views other than cells keep their names.
  private func renamed(_ element: LayoutElement, to path: IndexPath?) -> LayoutElement? {
    guard element.category == .cell else { return element }
    return path.map { LayoutElement(category: .cell, indexPath: $0) }
  }

  private func path(before element: LayoutElement) -> IndexPath? {
    let path = element.indexPath
    guard plan.sections.indices.contains(path.section),
      plan.sections[path.section].indices.contains(path.item)
    else { return nil }
    return plan.path(before: path)
  }

  private func path(after element: LayoutElement) -> IndexPath? {
    before.id(of: element.indexPath) == nil ? nil : plan.path(after: element.indexPath)
  }
}
