internal import GalleyGeometry

extension CollectionView {
  /// The elements that are shown at a time after the last gesture, from back to front.
  ///
  /// Those that leave are among them until they are gone. Complexity: O(k log k) in the number of
  /// elements in sight; O(k) where none changes its order.
  public func elements(at time: Duration) -> [PresentedElement] {
    elements(clock: instant(after: time))
  }

  /// The attributes of what is shown at a time after the last gesture, from back to front.
  public func attributes(at time: Duration) -> [LayoutAttributes] {
    elements(at: time).map(\.attributes)
  }

  /// The attributes of an element at a time after the last gesture, or nil where there is no such
  /// element.
  public func attributes(of element: LayoutElement, at time: Duration) -> LayoutAttributes? {
    let clock = instant(after: time)
    let shown = elements(clock: clock).first { !$0.isLeaving && $0.attributes.element == element }
    if let shown { return shown.attributes }
    let viewport = viewport(clock: clock)
    let resting =
      arrangement.attributes(of: element)
      .map { [labelled(arrangement.scrolled($0, in: viewport))] } ?? []
    return interaction.presented(resting, in: self, at: clock).first?.attributes
  }

  /// The elements that are shown when all is at rest, presented in the mode, from back to front.
  public var visibleElements: [LayoutAttributes] {
    attributes(at: settlingTime)
  }

  /// Whether an element that is shown now has no way to go.
  package func isResting(_ element: PresentedElement) -> Bool {
    if let dragPreview = animations.dragPreview, dragPreview.id == element.itemID { return false }
    guard let motion = animations.transition?[element.attributes.element] else { return true }
    return motion.from == motion.to || motion.isOver(at: clock)
  }

  /// Every element of the content, those that are shown as they are now, from back to front.
  package var allElements: [PresentedElement] {
    let shown = elements(at: .zero)
    let shownNames = Set(shown.filter { !$0.isLeaving }.map(\.attributes.element))
    let viewport = viewport(clock: clock)
    let others = arrangement.allAttributes().filter { !shownNames.contains($0.element) }
      .map { labelled(arrangement.scrolled($0, in: viewport)) }
    return (shown + interaction.presented(others, in: self, at: clock)).sortedBackToFront()
  }

  func elements(clock: Double) -> [PresentedElement] {
    let elements = pulled(unpresentedElements(clock: clock), at: clock)
    let presented = interaction.presented(elements, in: self, at: clock)
    let former = animations.formerInteractions.filter { clock < $0.succession.end }
    return former.isEmpty
      ? presented
      : former.reversed().reduce(presented) { presented, former in
        let last = former.interaction.presented(elements, in: self, at: clock)
        return zip(last, presented).map { $0.going(to: $1, at: former.succession.value(at: clock)) }
      }
  }

  /// The elements on their way or at rest, without what moves by itself: what animations go on
  /// from.
  func unpresentedElements(clock: Double) -> [PresentedElement] {
    var elements = uncarriedElements(clock: clock)
    guard let dragPreview = animations.dragPreview else { return elements }
    elements.removeAll { $0.itemID == dragPreview.id && !$0.isLeaving }
    elements.append(dragPreview.presented(at: clock, offset: offset(clock: clock), in: self))
    return elements
  }

  private func uncarriedElements(clock: Double) -> [PresentedElement] {
    let viewport = viewport(clock: clock)
    guard let transition = animations.transition, clock < transition.end else {
      return layout.elements(of: arrangement, in: viewport).map(labelled)
    }
    let moving = transition.elements(at: clock)
    guard viewport != transition.viewport else { return moving }
    return scrolled(moving, of: transition, in: viewport, at: clock)
  }

  /// Returns the motions while the content scrolls: elements that scroll into sight are at rest,
  /// and the others go to where the layout shows them now.
  private func scrolled(
    _ moving: [PresentedElement], of transition: Transition, in viewport: Viewport,
    at clock: Double
  ) -> [PresentedElement] {
    var ends: [LayoutElement: LayoutAttributes] = [:]
    var resting: [PresentedElement] = []
    for attributes in layout.elements(of: arrangement, in: viewport) {
      if transition[attributes.element] == nil {
        resting.append(labelled(attributes))
      } else {
        ends[attributes.element] = attributes
      }
    }
    let moved = moving.map { element -> PresentedElement in
      guard !element.isLeaving, var motion = transition[element.attributes.element],
        let end = ends[element.attributes.element]
          ?? scrolledAway(element.attributes.element, in: viewport)
      else { return element }
      motion.to = end
      return motion.presented(at: clock)
    }
    return (moved + resting).sortedBackToFront()
  }

  /// Returns the place of an element that has been scrolled out of sight with its section.
  private func scrolledAway(
    _ element: LayoutElement, in viewport: Viewport
  ) -> LayoutAttributes? {
    guard arrangement.region(ofSection: element.indexPath.section) != nil else { return nil }
    return arrangement.attributes(of: element).map { arrangement.scrolled($0, in: viewport) }
  }

  /// The element with the id of its item.
  func labelled(_ attributes: LayoutAttributes) -> PresentedElement {
    guard attributes.element.category == .cell else { return PresentedElement(attributes) }
    let id = id(of: attributes.element.indexPath)
    return PresentedElement(
      attributes, itemID: id, revision: id.map(items.revision) ?? 0)
  }
}
