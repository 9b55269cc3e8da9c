internal import GalleyGeometry

extension CollectionView {
  /// Inserts, deletes, moves and reloads items, and lets all others close ranks.
  ///
  /// - Parameter pause: The time since the last gesture; nil waits until all has settled.
  /// - Throws: `LayoutError` where the update contradicts itself or the content, or where what it
  ///   leaves cannot be arranged; the view is then as it was.
  public mutating func update(_ update: Update, after pause: Duration? = nil) throws(LayoutError) {
    var view = self
    view.wait(pause)
    try view.perform(update)
    self = view
  }

  /// Arranges the content by another layout, and lets every element go to its place there.
  ///
  /// - Parameters:
  ///   - content: The same items, with the measures that the other layout takes; nil keeps those.
  ///   - interaction: Nil for the other layout's own.
  ///   - pause: The time since the last gesture; nil waits until all has settled.
  public mutating func switchLayout(
    to layout: any CollectionLayout, content: Content? = nil,
    interaction: (any LayoutInteraction)? = nil, after pause: Duration? = nil
  ) throws(LayoutError) {
    var view = self
    view.wait(pause)
    let before = view
    view.layout = layout
    view.replaceInteraction(by: interaction ?? layout.interaction)
    if let content {
      try Self.check(view.ids, for: content)
      view.content = content
    }
    view.decelerationRate = layout.decelerationRate
    try view.rearrange()
    view.keepPlace(of: before)
    view.animate(from: before)
    self = view
  }

  /// Gives the view another size, as a rotation does: the page is kept, or the item nearest the
  /// centre.
  ///
  /// - Parameter pause: The time since the last gesture; nil waits until all has settled.
  public mutating func resize(
    to environment: Environment, after pause: Duration? = nil
  ) throws(LayoutError) {
    var view = self
    view.wait(pause)
    let before = view
    view.environment = environment
    try view.rearrange()
    view.keepPlace(of: before)
    view.animate(from: before)
    self = view
  }

  /// Shows the content for the first time: every element arrives as the interaction says.
  ///
  /// - Parameter pause: The time since the last gesture; nil waits until all has settled.
  public mutating func load(after pause: Duration? = nil) {
    wait(pause)
    let path = interaction.path(in: self)
    let shown = restingElements(at: offset(clock: clock))
      .merging(restingElements(at: contentOffset)) { $1 }
    let motions = shown.values.map { attributes in
      let (from, timing) = interaction.arriving(attributes, in: self)
      return motion(from: from, to: attributes, path: path, timing: timing)
    }
    transition = Transition(motions, in: viewport(at: contentOffset).bounds)
  }

  /// Does an update from now on.
  ///
  /// - Parameter snapshot: The view as it is shown now, where that is not this one.
  mutating func perform(
    _ update: Update, snapshot: CollectionView? = nil
  ) throws(LayoutError) {
    let counts = ids.map(\.count)
    let taken = update.insertions.isEmpty ? [] : Set(ids.joined())
    try UpdateCheck(update: update, counts: counts, ids: taken).run()
    let before = self
    let plan = UpdatePlan(update, counts: counts)
    for reload in update.reloads {
      if let id = id(of: reload.indexPath) { revisions[id, default: 0] += 1 }
    }
    content = plan.content(
      updating: content, by: update, defaultMeasure: layout.defaultMeasure,
      defaultSize: layout.defaultSize(in: environment))
    ids = plan.ids(updating: ids, by: update) {
      defer { insertionCount += 1 }
      return .inserted(insertionCount)
    }
    do throws(LayoutError) { try rearrange() } catch {
      self = before
      throw error
    }
    forgetMissingItems(update, of: before)
    keepDistanceFromRight(of: before)
    keepRange()
    animate(from: snapshot ?? before, by: update, plan)
  }

  private mutating func forgetMissingItems(_ update: Update, of before: CollectionView) {
    for path in update.deletions {
      guard let id = before.id(of: path) else { continue }
      selectedIDs.remove(id)
      if lift?.id == id { letGo() }
      if openedID == id { open(nil) }
    }
  }

  private mutating func rearrange() throws(LayoutError) {
    arrangement = try Self.arrange(content, by: layout, in: environment)
  }
}

// MARK: - Where the content rests after a change

extension CollectionView {
  /// What begins at the right of the content stays as far from there.
  private mutating func keepDistanceFromRight(of before: CollectionView) {
    guard arrangement.isMirrored else { return }
    let growth = arrangement.contentSize.width - before.arrangement.contentSize.width
    scroll.shift.dx += growth
    contentOffset = scroll.restingOffset
  }

  /// Rests within the range of the content, which may have become shorter; a scroll on its way goes
  /// on, to the nearest place where it may end.
  private mutating func keepRange() {
    let resting = scroll.isHeld ? contentOffset : settledInRange(contentOffset)
    guard resting != contentOffset else { return }
    if clock < scroll.end {
      let (now, velocity) = (offset(clock: clock), scroll.velocity(at: clock))
      scroll = ScrollPosition(
        x: .landing(from: now.x, velocity: velocity.dx, at: resting.x),
        y: .landing(from: now.y, velocity: velocity.dy, at: resting.y), start: clock)
      contentOffset = resting
    } else {
      jump(to: resting)
    }
  }

  /// The offset itself where the layout lets content rest there, else the nearest where it does.
  private func settledInRange(_ offset: Point) -> Point {
    let clamped = viewport.clamped(offset, contentSize: arrangement.contentSize)
    return layout is any PagedLayout ? settled(clamped) : clamped
  }

  /// Rests on the page of the view before, or so that the item nearest its centre stays there.
  private mutating func keepPlace(of before: CollectionView) {
    if let layout = layout as? any PagedLayout, let page = before.pageOrItem(forPagesOf: self) {
      jump(to: layout.offset(ofPage: page, of: arrangement, in: viewport))
      return
    }
    guard let (path, distance) = before.itemNearestCenter, let item = arrangement.item(at: path)
    else {
      jump(to: contentOffset)
      return
    }
    jump(to: settledInRange(offset(centering: item) - distance))
  }

  /// The page that is shown; where pages are items and the layout had none, the item nearest the
  /// centre.
  private func pageOrItem(forPagesOf next: CollectionView) -> Int? {
    if let page, type(of: layout) == type(of: next.layout) { return page }
    guard next.pageCount == next.arrangement.cellCount else { return nil }
    return itemNearestCenter.flatMap { arrangement.position(of: $0.path) }
  }

  /// The item nearest to the middle of what is visible, and where its centre lies from there.
  private var itemNearestCenter: (path: IndexPath, distance: Vector)? {
    let middle = viewport.bounds.center
    return layout.elements(of: arrangement, in: viewport)
      .filter { $0.element.category == .cell }
      .min { ($0.center - middle).length < ($1.center - middle).length }
      .map { ($0.element.indexPath, $0.center - middle) }
  }
}
