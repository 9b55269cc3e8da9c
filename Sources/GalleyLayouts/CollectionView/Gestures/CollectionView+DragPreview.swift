internal import GalleyGeometry

extension CollectionView {
  /// Lifts an item, carries it to its target, turning pages on the way, and drops it unless held.
  mutating func carry(
    _ indexPath: ItemPath, to target: DragTarget, isHeld: Bool, rekeying rekey: KeyChange,
    step: (CollectionView) -> Void
  ) throws(LayoutError) {
    if animations.dragPreview != nil { try dropItem(rekeying: rekey) }
    guard dragPreview(indexPath) else {
      throw LayoutError(
        "\(indexPath.words) is not in sight; scroll to it before it is dragged", at: indexPath)
    }
    step(self)
    wait(until: animations.dragPreview?.end)
    let destination = try destination(of: target)
    turnPages(to: destination, step: step)
    animations.carry(to: destination - (contentOffset - Point.zero), at: clock)
    step(self)
    wait(until: animations.dragPreview?.end)
    if interaction.drop == .insert, let path = path(forItemAt: target) {
      try makeRoom(at: path, rekeying: rekey)
      step(self)
      wait(until: animations.transition?.end)
    }
    if !isHeld { try dropItem(onto: path(forItemAt: target), rekeying: rekey) }
  }

  /// Returns the point to which the item is carried, in content coordinates.
  private func destination(of target: DragTarget) throws(LayoutError) -> Point {
    switch target {
    case .point(let point): return point + (contentOffset - .zero)
    case .item(let path):
      guard let item = arrangement.item(at: path) else {
        throw LayoutError("there is no \(path.words); drop it on one that is there", at: path)
      }
      return arrangement.scrolled(item, in: viewport).center
    }
  }

  /// Lifts an item from where it is shown; false where it is not in sight.
  private mutating func dragPreview(_ indexPath: ItemPath) -> Bool {
    guard let id = id(of: indexPath),
      let shown = unpresentedElements(clock: clock).last(where: { $0.itemID == id && !$0.isLeaving }
      )
    else { return false }
    let timing = Timing(.easeInOut, duration: 0.2)
    self.shown.fade(.carried(id), isOn: true, at: clock, timing)
    animations.raise(
      DragPreview(
        id, shown: shown.attributes,
        resting: arrangement.item(at: indexPath) ?? shown.attributes,
        at: shown.attributes.center - (offset(clock: clock) - Point.zero), clock: clock,
        rising: timing))
    return true
  }

  /// Carries the item to the edge and lets pages turn below it until its target is in sight.
  private mutating func turnPages(to destination: Point, step: (CollectionView) -> Void) {
    guard let page, let pageCount, let dragPreview = animations.dragPreview else { return }
    let target = pageShowing(destination, among: pageCount)
    guard target != page else { return }
    let isRight = destination.x > viewport.bounds.maxX
    animations.carry(
      to: Point(x: isRight ? environment.size.width : 0, y: dragPreview.to.y), at: clock)
    step(self)
    wait(until: animations.dragPreview?.end)
    for next in stride(from: page, through: target, by: target > page ? 1 : -1).dropFirst() {
      scroll(to: restingOffset(of: .page(next)))
      step(self)
      wait(until: scrolling.end)
    }
  }

  private func pageShowing(_ point: Point, among count: Int) -> Int {
    (0..<count).first { page in
      Rect(origin: restingOffset(of: .page(page)), size: environment.size).contains(point)
    } ?? page ?? 0
  }

  /// The index path of the item that a target means; nil for a point where none is.
  private func path(forItemAt target: DragTarget) -> ItemPath? {
    switch target {
    case .item(let path): return path
    case .point(let point):
      let center = point + (contentOffset - .zero)
      let carried = animations.dragPreview?.id
      return arrangement.attributes(in: Rect(center: center, size: Size(width: 1, height: 1)))
        .last { $0.element.category == .cell && id(of: $0.element.indexPath) != carried }?
        .element.indexPath
    }
  }

  private mutating func makeRoom(
    at path: ItemPath, rekeying rekey: KeyChange
  ) throws(LayoutError) {
    guard let dragPreview = animations.dragPreview, let source = indexPath(of: dragPreview.id),
      source != path
    else { return }
    try perform(.move(source, to: path), rekeying: rekey)
  }

  /// Lets the lifted item go, to its place or, where items swap, to that of the one below it.
  mutating func dropItem(
    onto path: ItemPath? = nil, rekeying rekey: KeyChange
  ) throws(LayoutError) {
    guard let dragPreview = animations.dragPreview, let source = indexPath(of: dragPreview.id)
    else { return }
    let before = self
    letGo()
    if interaction.drop == .swap, let path = path ?? before.pathBelow(dragPreview), path != source {
      try swap(source, path, from: before, rekeying: rekey)
    } else {
      animate(from: before)
    }
  }

  /// Carries nothing any more.
  mutating func letGo() {
    if let dragPreview = animations.dragPreview {
      shown.fade(.carried(dragPreview.id), isOn: false, at: clock, timing)
    }
    animations.letGo()
  }

  private func pathBelow(_ dragPreview: DragPreview) -> ItemPath? {
    path(forItemAt: .point(dragPreview.center(at: clock)))
  }

  private mutating func swap(
    _ source: ItemPath, _ target: ItemPath, from before: CollectionView, rekeying rekey: KeyChange
  ) throws(LayoutError) {
    let update = Update(moves: [.init(from: source, to: target), .init(from: target, to: source)])
    try perform(update, snapshot: before, rekeying: rekey)
  }
}
