internal import GalleyGeometry

/// Takes instances of class-based layouts through a change, as a UICollectionView does, and notes
/// what they answer.
struct HostedTransition {
  let update: Update
  let before: CollectionView
  let after: CollectionView
  private let plan: UpdatePlan

  init(_ update: Update, from before: CollectionView, to after: CollectionView) {
    self.update = update
    self.before = before
    self.after = after
    plan = UpdatePlan(update, counts: before.ids.map(\.count))
  }

  func ends() -> HostedEnds? {
    guard let hosting = after.layout as? any ClassHosting else { return nil }
    let change = LayoutChange(from: before, to: after, by: plan)
    guard type(of: before.layout) == type(of: after.layout) else {
      return endsOfSwitch(to: hosting.makeInstance(), change)
    }
    return endsOfUpdate(of: hosting.makeInstance(), change)
  }

  /// The same layout goes from the old content or size to the new.
  private func endsOfUpdate(of layout: CollectionViewLayout, _ change: LayoutChange) -> HostedEnds {
    before.prepare(layout)
    after.prepare(layout)
    layout.change = change
    defer { layout.change = nil }
    let isResized = before.environment != after.environment
    if isResized {
      layout.prepare(forAnimatedBoundsChange: before.viewport.bounds)
    } else {
      layout.prepare(forCollectionViewUpdates: [CollectionViewUpdateItem](update, plan))
    }
    let ends = HostedEnds(finalsFrom: layout, initialsFrom: layout, change)
    if isResized {
      layout.finalizeAnimatedBoundsChange()
    } else {
      layout.finalizeCollectionViewUpdates()
    }
    return ends
  }

  /// One layout takes over from another, which may be no class.
  private func endsOfSwitch(to next: CollectionViewLayout, _ change: LayoutChange) -> HostedEnds {
    let last = (before.layout as? any ClassHosting)?.makeInstance()
    if let last { before.prepare(last) }
    after.prepare(next)
    for layout in [last, next] { layout?.change = change }
    last?.prepareForTransition(to: next)
    next.prepareForTransition(from: last)
    let ends = HostedEnds(finalsFrom: last, initialsFrom: next, change)
    for layout in [last, next] {
      layout?.finalizeLayoutTransition()
      layout?.change = nil
    }
    return ends
  }
}

extension CollectionView {
  /// Prepares an instance of a class-based layout for the view at rest.
  fileprivate func prepare(_ layout: CollectionViewLayout) {
    let arranged = arrangement.memo as? HostedContent
    HostedContent(
      content: content, environment: environment, isSelfSizing: arranged?.isSelfSizing ?? false
    ).prepare(layout, at: contentOffset)
  }
}

/// The ends that class-based layouts gave to the elements of a change.
struct HostedEnds: UpdateAttributes {
  private var initials: [LayoutElement: LayoutAttributes?] = [:]
  private var finals: [LayoutElement: LayoutAttributes?] = [:]

  /// - Parameter last: Nil for what the base class answers.
  init(
    finalsFrom last: CollectionViewLayout?, initialsFrom next: CollectionViewLayout,
    _ change: LayoutChange
  ) {
    for element in change.shownBefore {
      finals[element] = .some(last.map { $0.final(of: element) } ?? change.final(of: element))
    }
    for element in change.shownAfter { initials[element] = .some(next.initial(of: element)) }
  }

  /// An element that was not asked for, as it is out of sight then, is where the base class says.
  func initial(of attributes: LayoutAttributes, before: LayoutAttributes?) -> LayoutAttributes? {
    if let answer = initials[attributes.element] { return answer }
    return before ?? attributes.faded
  }

  func final(of attributes: LayoutAttributes, after: LayoutAttributes?) -> LayoutAttributes? {
    if let answer = finals[attributes.element] { return answer }
    return after ?? attributes.faded
  }
}

extension CollectionViewLayout {
  fileprivate func initial(of element: LayoutElement) -> LayoutAttributes? {
    let path = element.indexPath
    switch element.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary:
      return initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind ?? "", at: path)
    case .decoration:
      return initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind ?? "", at: path)
    }
  }

  fileprivate func final(of element: LayoutElement) -> LayoutAttributes? {
    let path = element.indexPath
    switch element.category {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary:
      return finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind ?? "", at: path)
    case .decoration:
      return finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind ?? "", at: path)
    }
  }
}
