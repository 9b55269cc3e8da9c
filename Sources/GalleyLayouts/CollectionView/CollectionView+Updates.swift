internal import GalleyGeometry

extension CollectionView {
  /// Gives content after an update, in which elements have the size keys of their places, from that
  /// and the ids of its items.
  package typealias Rekeying = (Content, [[ItemID]]) -> Content

  /// Inserts, deletes, moves and reloads items, and lets all others close ranks.
  ///
  /// - Parameter pause: The time since the last gesture; nil waits until all has settled.
  /// - Throws: `LayoutError` where the update contradicts itself or the content, or where what it
  ///   leaves cannot be arranged; the view is then as it was.
  public mutating func update(_ update: Update, after pause: Duration? = nil) throws(LayoutError) {
    try self.update(update, after: pause) { content, _ in content }
  }

  /// Lets items come, go, move and change, and what their sizes depend on with their places.
  ///
  /// - Parameter rekey: Gives the content after the update, with other size keys, from that and the
  ///   ids of its items.
  package mutating func update(
    _ update: Update, after pause: Duration?, rekeying rekey: Rekeying
  ) throws(LayoutError) {
    var view = self
    view.wait(pause)
    try view.perform(update, rekeying: rekey)
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
    view.replaceInteraction(
      by: interaction.map { layout.interaction(insteadOfOwn: $0) } ?? layout.interaction)
    if let content { try view.items.replaceContent(by: content) }
    try view.arrangeContent(by: layout)
    view.decelerationRate = layout.decelerationRate
    view.keepCenter(of: before)
    view.keepRegions(of: before)
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
    try view.arranged.arrange(
      view.content, in: environment, at: view.offset(clock: view.clock))
    view.keepCenter(of: before)
    view.keepRegions(of: before)
    view.animate(from: before)
    self = view
  }

  /// Shows the content for the first time: every element arrives as the interaction says.
  ///
  /// - Parameter pause: The time since the last gesture; nil waits until all has settled.
  public mutating func load(after pause: Duration? = nil) {
    wait(pause)
    let path = interaction.path(in: self)
    let shown = coming(to: restingElements(in: viewport(clock: clock)))
    let motions = shown.values.map { attributes in
      let (from, timing) = interaction.arriving(attributes, in: self)
      return motion(from: from, to: attributes, path: path, timing: timing)
    }
    underway.begin(Transition(motions, in: viewport))
  }

  /// Does an update from now on.
  ///
  /// - Parameter snapshot: The view as it is shown now, where that is not this one.
  mutating func perform(
    _ update: Update, snapshot: CollectionView? = nil,
    rekeying rekey: Rekeying = { content, _ in content }
  ) throws(LayoutError) {
    let counts = ids.map(\.count)
    let bringsIDs = update.insertions.contains { $0.item.id != nil }
    let taken = bringsIDs ? Set(ids.joined()) : []
    try UpdateValidation(update: update, counts: counts, ids: taken).run()
    let before = self
    let plan = UpdatePlan(update, counts: counts)
    items.apply(update, by: plan, defaultMeasure: layout.defaultMeasure)
    do throws(LayoutError) {
      try items.replaceContent(by: rekey(items.content, items.ids))
      try arrangeContent(after: update)
    } catch {
      self = before
      throw error
    }
    forgetMissingItems(update, of: before)
    keepDistanceFromRight(of: before)
    keepRange()
    keepRegions(of: before)
    animate(from: snapshot ?? before, by: update, plan)
  }

  private mutating func forgetMissingItems(_ update: Update, of before: CollectionView) {
    for path in update.deletions {
      guard let id = before.id(of: path) else { continue }
      shown.deselect(id)
      if underway.lift?.id == id { letGo() }
      if openedID == id { shown.open(nil, at: clock, timing) }
    }
  }
}
