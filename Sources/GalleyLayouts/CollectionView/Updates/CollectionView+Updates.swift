internal import GalleyGeometry

extension CollectionView {
  /// Gives content after an update, in which elements have the size keys of their places, from that
  /// and the ids of its items.
  package typealias KeyChange = (Content, [[ItemID]]) -> Content

  /// Inserts, deletes, moves and reloads items, and lets all others close ranks.
  ///
  /// - `pause`: The time since the last gesture; nil waits until all has settled.
  ///
  /// Throws `LayoutError` where the update contradicts itself or the content, or where what it
  /// leaves cannot be arranged; the view is then as it was.
  public mutating func update(_ update: Update, after pause: Duration? = nil) throws(LayoutError) {
    try self.update(update, after: pause) { content, _ in content }
  }

  /// Lets items come, go, move and change, and what their sizes depend on with their places.
  ///
  /// - `rekey`: Gives the content after the update, with other size keys, from that and the ids of
  ///   its items.
  package mutating func update(
    _ update: Update, after pause: Duration?, rekeying rekey: KeyChange
  ) throws(LayoutError) {
    var view = self
    view.wait(pause)
    try view.perform(update, rekeying: rekey)
    self = view
  }

  /// Arranges the content by another layout, and lets every element go to its place there.
  ///
  /// - `content`: The same items, with the measures that the other layout takes; nil keeps those.
  /// - `interaction`: Nil for the other layout's own.
  /// - `pause`: The time since the last gesture; nil waits until all has settled.
  public mutating func switchLayout(
    to layout: any CollectionLayout, content: Content? = nil,
    interaction: (any LayoutInteraction)? = nil, after pause: Duration? = nil
  ) throws(LayoutError) {
    var view = self
    view.wait(pause)
    let before = view
    view.replaceInteraction(
      by: interaction.map { layout.interaction(replacingDefaultWith: $0) } ?? layout.interaction)
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
  /// - `pause`: The time since the last gesture; nil waits until all has settled.
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
      let (from, timing) = interaction.arrival(of: attributes, in: self)
      return motion(from: from, to: attributes, path: path, timing: timing)
    }
    animations.begin(Transition(motions, in: viewport))
  }

  /// Does an update from now on.
  ///
  /// - `snapshot`: The view as it is shown now, where that is not this one.
  mutating func perform(
    _ update: Update, snapshot: CollectionView? = nil,
    rekeying rekey: KeyChange = { content, _ in content }
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
      if animations.dragPreview?.id == id { letGo() }
      if openedID == id { shown.open(nil, at: clock, timing) }
    }
  }
}

/// Finds what cannot be done of an update, before anything is changed.
struct UpdateValidation {
  let update: Update
  /// The number of items in each section before the update.
  let counts: [Int]
  /// Those that are taken; none are asked for where nothing comes with an id of its own.
  let ids: Set<ItemID>

  func run() throws(LayoutError) {
    try checkSources()
    try checkTargets()
    try checkIDs()
    try checkNumbers()
  }

  private func checkSources() throws(LayoutError) {
    var taken: [ItemPath: String] = [:]
    for (path, verb, entry) in sources {
      guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item)
      else {
        throw LayoutError(
          "\(path.words) cannot be \(verb): \(path.missing(in: counts))", at: path, in: entry)
      }
      if let other = taken.updateValue(verb, forKey: path) {
        let twice = other == verb ? "\(verb) twice" : "\(other) and \(verb)"
        throw LayoutError(
          "\(path.words) is \(twice) in one update; name it once", at: path, in: entry)
      }
    }
  }

  /// The index paths that the update takes from the items before it.
  private var sources: [(path: ItemPath, verb: String, entry: LayoutError.UpdateEntry)] {
    update.deletions.enumerated().map { ($1, "deleted", .deletion($0)) }
      + update.moves.enumerated().map { ($1.source, "moved", .moveSource($0)) }
      + update.reloads.enumerated().map { ($1.indexPath, "reloaded", .reload($0)) }
  }

  private func checkTargets() throws(LayoutError) {
    let newCounts = newCounts
    let deleted = Set(update.deletions)
    for (index, move) in update.moves.enumerated() where deleted.contains(move.target) {
      throw LayoutError(
        "\(move.source.words) is moved to \(move.target.literal), which the same update deletes; make two updates of it",
        at: move.source, in: .moveTarget(index))
    }
    var taken: Set<ItemPath> = []
    for (path, subject, entry) in targets {
      let count = counts.indices.contains(path.section) ? newCounts[path.section] : 0
      guard (0..<max(0, count)).contains(path.item) else {
        let cure =
          count > 0
          ? "after the update the section has \(count), counted from 0"
          : "there is no such section"
        throw LayoutError("\(subject) cannot go to \(path.literal); \(cure)", in: entry)
      }
      guard taken.insert(path).inserted else {
        throw LayoutError(
          "two items go to \(path.literal); give each a place of its own", in: entry)
      }
    }
  }

  /// The index paths that the update fills.
  private var targets: [(path: ItemPath, subject: String, entry: LayoutError.UpdateEntry)] {
    update.insertions.enumerated().map { ($1.indexPath, "a new item", .insertion($0)) }
      + update.moves.enumerated().map { ($1.target, $1.source.words, .moveTarget($0)) }
  }

  private func checkIDs() throws(LayoutError) {
    var seen = ids
    for (index, insertion) in update.insertions.enumerated() {
      guard let id = insertion.item.id, isTaken(id) || !seen.insert(id).inserted else { continue }
      throw LayoutError(
        "there is already an item '\(id)'; give the new one an id of its own",
        in: .insertion(index))
    }
  }

  /// Whether an item without an id is called by a number as a new one is by its id.
  private func isTaken(_ id: ItemID) -> Bool {
    guard case .given(let name) = id, let number = Int(name) else { return false }
    return ids.contains(.loaded(number)) && name == "\(number)"
  }

  private func checkNumbers() throws(LayoutError) {
    let given =
      update.insertions.map { ($0.indexPath, $0.item.measure, $0.item.size) }
      + update.reloads.map { ($0.indexPath, $0.measure, $0.size) }
    for (path, measure, size) in given {
      let isFinite = (measure ?? 0).isFinite && (size ?? .zero).isFinite
      guard isFinite else {
        throw LayoutError("the measure and size of \(path.words) must be finite", at: path)
      }
    }
  }

  /// The number of items in each section after the update.
  private var newCounts: [Int] {
    var counts = counts
    for path in update.deletions { counts[path.section] -= 1 }
    for path in update.insertions.map(\.indexPath) where counts.indices.contains(path.section) {
      counts[path.section] += 1
    }
    for move in update.moves where counts.indices.contains(move.target.section) {
      counts[move.source.section] -= 1
      counts[move.target.section] += 1
    }
    return counts
  }
}

extension ItemPath {
  /// As messages speak of the item.
  var words: String { "item \(literal)" }

  /// As scenes write the index path.
  var literal: String { section == 0 ? "\(item)" : "[\(section), \(item)]" }

  /// Why there is no such item in sections of so many.
  func missing(in counts: [Int]) -> String {
    guard counts.indices.contains(section) else { return "there is no such section" }
    let count = counts[section]
    return count == 0 ? "the section is empty" : "there are \(count), counted from 0"
  }
}
