internal import GalleyGeometry

/// The way of every element from one value of a collection view to the next.
extension CollectionView {
  /// Lets every element that is in sight before or after a change go from where it is now to where
  /// it will be.
  ///
  /// - `before`: The view at the same instant, before the change.
  /// - `plan`: Where the items of an update went; nil where all stay.
  mutating func animate(
    from before: CollectionView, by update: Update = Update(), _ plan: UpdatePlan? = nil
  ) {
    let builder = TransitionBuilder(before: before, after: self, update: update, plan: plan)
    animations.begin(Transition(builder.motions(), in: viewport))
  }

  /// The motion of an element that is there at its end, from now on.
  ///
  /// - `timing`: Nil for the view's own.
  func motion(
    from: LayoutAttributes, to: LayoutAttributes, path: MotionPath, timing: Timing? = nil
  ) -> ElementMotion {
    let element = labelled(to)
    return ElementMotion(
      from: from.renamed(to.element), to: to, path: path, start: clock,
      timing: timing?.heldForMotion ?? self.timing, itemID: element.itemID,
      revision: element.revision, isLeaving: false)
  }
}

/// Finds the motions of a change, from a snapshot of what is shown before it.
private struct TransitionBuilder {
  private let before: CollectionView
  private let after: CollectionView
  private let plan: UpdatePlan?
  private let ends: any UpdateAttributes
  private let path: MotionPath
  private let motion: UpdateMotion
  /// From content coordinates before the change to those after it: what stays on screen stays where
  /// it is.
  private let shift: Vector
  private let reloaded: Set<ItemPath>
  /// The elements in sight as they rest: before the change, after it, and after it at all offsets
  /// that matter, that of now and the one at which a scroll will come to rest.
  private let shownBefore: [LayoutElement: LayoutAttributes]
  private let shownNow: [LayoutElement: LayoutAttributes]
  private let shownAfter: [LayoutElement: LayoutAttributes]

  init(before: CollectionView, after: CollectionView, update: Update, plan: UpdatePlan?) {
    self.before = before
    self.after = after
    self.plan = plan
    ends = after.interaction.attributes(for: update, from: before, to: after)
    path = after.interaction.path(in: after)
    motion = plan == nil ? UpdateMotion(after.timing) : after.updateMotion
    shownBefore = before.restingElements(in: before.viewport(clock: before.clock))
    shownNow = after.restingElements(in: after.viewport(clock: after.clock))
    shownAfter = after.coming(to: shownNow)
    shift = after.offset(clock: after.clock) - before.offset(clock: before.clock)
    reloaded = Set(update.reloads.map(\.indexPath))
  }

  func motions() -> [ElementMotion] {
    var motions: [ElementMotion] = []
    var met: Set<LayoutElement> = []
    for shown in before.unpresentedElements(clock: before.clock) where !isBeingDragged(shown) {
      if shown.isLeaving { continue }
      let element = shown.attributes.element
      if let target = self.element(after: element),
        let end = shownAfter[target] ?? after.restingAttributes(of: target)
      {
        met.insert(target)
        motions += staying(shown, to: end)
      } else {
        motions.append(
          leaving(
            shown,
            to: ends.finalAttributes(for: restingBefore(element) ?? shown.attributes, next: nil))
        )
      }
    }
    let arrivals = shownAfter.values.filter { !met.contains($0.element) }
    let uncovering = RevealTransition(motions, by: motion, at: after.clock)
    return motions + arrivals.map { arriving($0, beneath: uncovering) } + stillLeaving()
  }

  private func isBeingDragged(_ shown: PresentedElement) -> Bool {
    shown.itemID != nil && shown.itemID == after.animations.dragPreview?.id && !shown.isLeaving
  }

  /// The element's name after the change; nil where it is gone.
  private func element(after element: LayoutElement) -> LayoutElement? {
    guard isOfItem(element), let plan else { return element }
    return plan.path(after: element.indexPath).map(element.moved(to:))
  }

  private func element(before element: LayoutElement) -> LayoutElement? {
    guard isOfItem(element), let plan else { return element }
    return plan.path(before: element.indexPath).map(element.moved(to:))
  }

  /// Whether the element is a cell, or goes where one goes.
  private func isOfItem(_ element: LayoutElement) -> Bool {
    element.category == .cell
      || element.category == .decoration
        && after.layout.decorationsOfItems.contains(element.kind ?? "")
  }

  /// Returns the attributes with which an element rested before the change, in coordinates after
  /// it.
  private func restingBefore(_ element: LayoutElement) -> LayoutAttributes? {
    (shownBefore[element] ?? before.restingAttributes(of: element))?.shifted(by: shift)
  }

  /// One motion, or two where the layout wants the old one to go and a new one to come.
  private func staying(_ shown: PresentedElement, to end: LayoutAttributes) -> [ElementMotion] {
    let old = shown.attributes.element
    let rested = (restingBefore(old) ?? shown.attributes.shifted(by: shift)).renamed(end.element)
    if old.category == .cell, reloaded.contains(old.indexPath) {
      return crossFading(shown, to: end)
    }
    let initial = ends.initialAttributes(for: end, previous: rested)
    let final = ends.finalAttributes(for: rested.renamed(old), next: end.renamed(old))
    if let initial, initial.renamed(end.element) != rested {
      return [
        leaving(shown, to: final),
        after.motion(from: initial, to: end, path: path, timing: motion.timing),
      ]
    }
    if let final, final.renamed(end.element) != end {
      return [
        leaving(shown, to: final),
        after.motion(from: rested, to: end, path: path, timing: motion.timing),
      ]
    }
    guard initial != nil || final != nil else {
      return [after.motion(from: end, to: end, path: path, timing: motion.timing)]
    }
    return [goingOn(shown, to: end)]
  }

  /// The motion that the element is in where it leads to the same place, else a new one from where
  /// the element is now.
  private func goingOn(_ shown: PresentedElement, to end: LayoutAttributes) -> ElementMotion {
    if let running = before.animations.transition?[shown.attributes.element],
      !running.isOver(at: before.clock),
      before.animations.dragPreview?.id != shown.itemID || shown.itemID == nil
    {
      let motion = running.renamed(end.element, shifted: shift)
      let endBefore = shownBefore[shown.attributes.element]?.shifted(by: shift)
      let isSameNow = endBefore?.renamed(end.element) == shownNow[end.element]
      if isSameNow, motion.leads(to: end) { return motion }
    }
    return after.motion(
      from: shown.attributes.shifted(by: shift), to: end, path: path, timing: motion.timing)
  }

  /// The old look fades out while the new one fades in, both on the way to the new place.
  private func crossFading(_ shown: PresentedElement, to end: LayoutAttributes) -> [ElementMotion] {
    var old = leaving(shown, to: end.faded)
    old.to.element = shown.attributes.element
    let from = shown.attributes.shifted(by: shift)
    return [old, after.motion(from: from.faded, to: end, path: path, timing: motion.timing)]
  }

  private func leaving(_ shown: PresentedElement, to end: LayoutAttributes?) -> ElementMotion {
    var from = shown.attributes.shifted(by: shift)
    var end = (end ?? from).renamed(from.element)
    if from.element.category == .decoration, let cell = cell(of: from.element) {
      // What belongs to a cell goes beneath the others with it.
      (from.zIndex, end.zIndex) = (cell.zIndex, cell.zIndex)
    }
    return ElementMotion(
      from: from, to: end, path: path, start: after.clock,
      timing: motion.timing, itemID: shown.itemID, revision: shown.revision, isLeaving: true)
  }

  /// The cell that a decoration belonged to before the change.
  private func cell(of decoration: LayoutElement) -> LayoutAttributes? {
    isOfItem(decoration) ? before.arrangement.item(at: decoration.indexPath) : nil
  }

  /// An element that comes into sight: a new one as the layout says, another from where it was.
  private func arriving(
    _ end: LayoutAttributes, beneath uncovering: RevealTransition
  ) -> ElementMotion {
    let old = element(before: end.element)
    let rested = old.flatMap { restingBefore($0) }
    var initial = ends.initialAttributes(for: end, previous: rested?.renamed(end.element)) ?? end
    if old == nil, initial == end.faded {
      initial = uncovering.beginning(of: end) ?? initial
    }
    return after.motion(from: initial, to: end, path: path, timing: motion.timing)
  }

  /// Returns the motions of elements that were on their way out, which go on.
  private func stillLeaving() -> [ElementMotion] {
    (before.animations.transition?.running(at: before.clock) ?? []).filter(\.isLeaving)
      .map { $0.renamed($0.to.element, shifted: shift) }
  }
}

extension LayoutElement {
  /// The same kind of element at another index path.
  fileprivate func moved(to path: ItemPath) -> LayoutElement {
    LayoutElement(category: category, kind: kind, indexPath: path)
  }
}

extension CollectionView {
  /// How elements move in an update: as is told, else as the layout says.
  fileprivate var updateMotion: UpdateMotion {
    var motion = layout.updateMotion
    motion.timing = explicitTiming ?? motion.timing
    return motion
  }

  /// Returns the elements that the layout shows in a viewport when all is at rest, by name.
  func restingElements(in viewport: Viewport) -> [LayoutElement: LayoutAttributes] {
    let shown = layout.elements(of: arrangement, in: viewport)
    return Dictionary(shown.map { ($0.element, $0) }) { first, _ in first }
  }

  /// Returns the elements in sight now or once all rests, as they rest then.
  ///
  /// - `shown`: What is in sight now.
  func coming(
    to shown: [LayoutElement: LayoutAttributes]
  ) -> [LayoutElement: LayoutAttributes] {
    shown.mapValues(scrolledToRest).merging(restingElements(in: viewport)) { $1 }
  }

  /// Returns the attributes of an element that scrolls with its section, once that rests.
  private func scrolledToRest(_ shown: LayoutAttributes) -> LayoutAttributes {
    guard let region = arrangement.region(ofSection: shown.element.indexPath.section),
      region.scrolls(shown.element), let arranged = arrangement.attributes(of: shown.element)
    else { return shown }
    return arrangement.scrolled(arranged, in: viewport)
  }

  /// Returns the attributes of an element that is out of sight.
  fileprivate func restingAttributes(of element: LayoutElement) -> LayoutAttributes? {
    arrangement.attributes(of: element).map { arrangement.scrolled($0, in: viewport(clock: clock)) }
  }
}

/// Cells that slide off what an update brings.
struct RevealTransition: Sendable {
  /// Cells that move, by their index paths after the update, and where they are when it begins.
  private let sliding: [(cell: ItemPath, start: Rect, way: Vector)]

  /// - `motions`: Those of all elements that stay or go.
  init(_ motions: [ElementMotion], by motion: UpdateMotion, at clock: Double) {
    guard motion.uncovers else {
      sliding = []
      return
    }
    sliding =
      motions.filter {
        !$0.isLeaving && $0.to.element.category == .cell && $0.from.center != $0.to.center
      }
      .map {
        let start = $0.presented(at: clock).attributes
        return ($0.to.element.indexPath, start.frame, start.center - $0.to.center)
      }
      .sorted { $0.cell < $1.cell }
  }

  /// Returns the attributes with which an element begins that comes beneath the cells; nil where
  /// they do not cover it.
  ///
  /// A cell that they cover stands still. What belongs to it, such as the line below it, comes
  /// along with the next cell that slides.
  func beginning(of end: LayoutAttributes) -> LayoutAttributes? {
    let path = end.element.indexPath
    switch end.element.category {
    case .cell: return covers(end.frame, above: path) ? end : nil
    case .decoration:
      return sliding.first { $0.cell > path && $0.cell.section == path.section }
        .map { end.shifted(by: $0.way) }
    case .supplementary: return nil
    }
  }

  /// Whether cells that lie above another cover its frame; they do not overlap each other.
  private func covers(_ frame: Rect, above path: ItemPath) -> Bool {
    let covered = sliding.filter { $0.cell > path }.reduce(0) { area, cell in
      area + (cell.start.intersection(frame)?.area ?? 0)
    }
    return frame.area > 0 && covered >= frame.area * (1 - 1e-9)
  }
}

extension Rect {
  /// In square points.
  fileprivate var area: Double { width * height }
}
