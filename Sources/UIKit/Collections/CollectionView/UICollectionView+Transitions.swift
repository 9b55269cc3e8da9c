import Foundation

/// Changes in which every element in sight has a beginning and an end.
extension UICollectionView {
  struct Snapshot {
    let shown: [UICollectionViewLayoutAttributes]
    let known: [ElementKey: UICollectionViewLayoutAttributes]
    let offset: CGPoint
  }

  /// Copies of what is known, so that nothing changes it afterwards.
  var snapshot: Snapshot {
    let known = pass.known.mapValues {
      $0.copy() as? UICollectionViewLayoutAttributes ?? $0
    }
    return Snapshot(
      shown: shownAttributes.compactMap { known[$0.element] }, known: known, offset: bounds.origin)
  }

  /// Asks what is in sight after a change, and then for both ends.
  ///
  /// - `old`: The layout that is asked for the ends of what was there; nil for the same one.
  /// - `begin`: Tells the layout that the change begins, and gives what tells it the end.
  func complete(
    from before: Snapshot, _ map: IndexPathMap, leaving old: UICollectionViewLayout? = nil,
    _ begin: (UICollectionView) -> (UICollectionView) -> Void
  ) {
    change = LayoutChange(before: before.known, after: [:], map: map)
    pass.needsQuery = true
    queryElements()
    change = LayoutChange(before: before.known, after: pass.known, map: map)
    let end = begin(self)
    settleOffset()
    settleSizes()
    change = LayoutChange(before: before.known, after: pass.known, map: map)
    var finals: [ElementKey: UICollectionViewLayoutAttributes?] = [:]
    for element in before.shown.map(\.element) {
      let answer = journal.ask(.final(element), showing: bounds) {
        (old ?? collectionViewLayout).final(of: element)
      }
      finals[element] = .some(answer)
    }
    let after = shownAttributes
    var initials: [ElementKey: UICollectionViewLayoutAttributes?] = [:]
    for element in after.map(\.element) {
      initials[element] = .some(ask(.initial(element)) { $0.initial(of: element) })
    }
    showElements()
    end(self)
    lastTransition = LayoutTransition(
      before: before.shown, after: snapshot.shown, initials: initials, finals: finals,
      offsets: (before.offset, bounds.origin), map: map)
    change = nil
    layoutIfNeeded()
  }

  /// Asks the layout, and then the delegate, where the content is after a change.
  private func settleOffset() {
    let proposed = restingOffset(near: bounds.origin)
    var target = ask(.targetOffset(proposed)) {
      $0.targetContentOffset(forProposedContentOffset: proposed)
    }
    if let delegate,
      let own = OptionalMethod.ask({
        delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
      })
    {
      target = own
    }
    guard target != bounds.origin else { return }
    let old = bounds.origin
    changeBounds(to: CGRect(origin: target, size: bounds.size))
    if pass.isInvalid { prepareLayout() }
    queryElements()
    notifyScrolled(from: old)
  }

  // MARK: - Another layout

  /// Lets another layout take over.
  func takeOver(by layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    if pass.queriedRect == nil {
      old.owner = nil
      replaceLayout(by: layout)
      setNeedsLayout()
    } else {
      transition(from: old, to: layout)
    }
    completion?(true)
  }

  private func transition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    if isLayoutPending { layoutIfNeeded() }
    let before = snapshot
    let counts = itemCounts()
    ask(.prepareForTransition(isLeaving: true)) { $0.prepareForTransition(to: new) }
    replaceLayout(by: new)
    ask(.prepareForTransition(isLeaving: false)) { $0.prepareForTransition(from: old) }
    pass.isInvalid = true
    prepareLayout()
    complete(from: before, IndexPathMap(unchanged: counts), leaving: old) { _ in
      { view in
        view.journal.ask(.finalizeTransition, showing: view.bounds) {
          old.finalizeLayoutTransition()
        }
        view.ask(.finalizeTransition) { $0.finalizeLayoutTransition() }
        old.owner = nil
      }
    }
  }

  // MARK: - Another size, over time

  /// Gives the view another size in an animation, as a rotation does.
  package func animateResize(to size: CGSize) {
    if isLayoutPending { layoutIfNeeded() }
    guard size != bounds.size else { return }
    let (before, old) = (snapshot, bounds)
    frame = CGRect(origin: frame.origin, size: size)
    complete(from: before, IndexPathMap(unchanged: itemCounts())) { view in
      view.ask(.prepareForBoundsChange(from: old)) { $0.prepare(forAnimatedBoundsChange: old) }
      return { view in view.ask(.finalizeBoundsChange) { $0.finalizeAnimatedBoundsChange() } }
    }
  }
}

extension UICollectionViewLayout {
  fileprivate func initial(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    switch element.category {
    case .cell: return initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  fileprivate func final(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    switch element.category {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      return finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView:
      return finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
