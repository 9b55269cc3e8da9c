internal import GalleyGeometry
internal import GalleyLayouts

/// Does one gesture of a scene to a collection.
struct Finger {
  private let spec: CollectionSpec
  private var collection: PlayedCollection
  private let issues: IssueLog
  private var steps: [PlayedCollection] = []

  init(_ spec: CollectionSpec, as collection: PlayedCollection, issues: IssueLog) {
    self.spec = spec
    self.collection = collection
    self.issues = issues
  }

  private var finder: ItemFinder { ItemFinder(view: collection.view, issues: issues) }

  /// What the collection is like after each step of the gesture; nothing where the gesture cannot
  /// be done, which is reported.
  mutating func perform(_ gesture: GestureSpec) throws(LayoutError) -> [PlayedCollection] {
    collection.view.timing = gesture.timing ?? spec.timing
    switch gesture.action {
    case .update(let update):
      if hasRoom(for: update, at: gesture.location) { try perform(update) }
    case .switchLayout(let layout):
      try collection.view.switchLayout(
        to: layout, interaction: spec.interaction(for: layout), after: .zero)
      if let rate = spec.decelerationRate { collection.view.decelerationRate = rate }
      steps = [collection]
    case .load:
      collection.view.load(after: .zero)
      steps = [collection]
    case .resize: break
    case .tap(.close(let location)):
      if isDetailOpen(at: location) { try perform(.tap(.close)) }
    default:
      guard !isCovered(at: gesture.location),
        let gesture = self.gesture(gesture.action, at: gesture.location)
      else { return [] }
      try perform(gesture)
    }
    return steps
  }

  private mutating func perform(_ gesture: Gesture) throws(LayoutError) {
    var steps: [PlayedCollection] = []
    let before = collection
    try collection.view.perform(gesture, after: .zero) { view in
      var step = before
      step.view = view
      steps.append(step)
    }
    self.steps = steps
  }

  /// A detail over the screen lets no finger through to the collection.
  private func isCovered(at location: SourceLocation) -> Bool {
    guard let id = collection.view.openedID else { return false }
    issues.error(
      "the detail of '\(id)' lies over the collection; close it first, with '{ tap: close }'",
      at: location)
    return true
  }

  private func isDetailOpen(at location: SourceLocation) -> Bool {
    if collection.view.openedID != nil { return true }
    issues.error("there is no detail to close; tap an item that opens one first", at: location)
    return false
  }

  private func isHeld(at location: SourceLocation) -> Bool {
    if collection.view.isHeld { return true }
    issues.error(
      "no finger is down then, so there is nothing to let go; drag first, as in 'do: [{ drag: -120 }, release]'",
      at: location)
    return false
  }

  /// The gesture in the collection's terms; nil where it meets nothing.
  private func gesture(_ action: GestureAction, at location: SourceLocation) -> Gesture? {
    switch action {
    case .scroll(let spec): scrollTarget(spec).map { .scroll($0) }
    case .drag(let distance): .drag(by: vector(distance))
    case .flick(let distance, let velocity):
      .flick(by: vector(distance), velocity: vector(velocity))
    case .release(let velocity): isHeld(at: location) ? .release(velocity: vector(velocity)) : nil
    case .tap(let spec): tapTarget(spec).map { .tap($0) }
    case .tapClose(let item): closeButton(of: item).map { .tapClose($0) }
    case .longPress(let spec): tapTarget(spec).map { .longPress($0) }
    case .dragItem(let item, let target, let isHeld):
      drag(item, to: target, isHeld: isHeld)
    case .update, .resize, .switchLayout, .load: nil
    }
  }

  /// Along the direction in which the content is longer than the view, downward where it is in
  /// both or in none.
  private func vector(_ distance: DistanceSpec) -> Vector {
    switch distance {
    case .vector(let vector): return vector
    case .along(let distance):
      let size = collection.view.arrangement.contentSize
      let range = collection.view.viewport.offsetRange(contentSize: size)
      let isHorizontal = range.maximum.x > range.minimum.x && range.maximum.y <= range.minimum.y
      return isHorizontal ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
    }
  }

  private func scrollTarget(_ spec: ScrollSpec) -> ScrollTarget? {
    switch spec {
    case .to(let x, let y): .to(x: x, y: y)
    case .by(let distance): .by(vector(distance))
    case .item(let item): finder.indexPath(item).map { .item($0) }
    case .page(let page): finder.hasPage(page) ? .page(page.value) : nil
    case .end: .end
    }
  }

  private func tapTarget(_ spec: TapSpec) -> TapTarget? {
    switch spec {
    case .item(let item): visible(item).map { .item($0) }
    case .point(let point): isInside(point) ? .point(point.value) : nil
    case .background: .background
    case .close: .close
    }
  }

  private func isInside(_ point: Placed<Point>) -> Bool {
    let size = collection.view.environment.size
    if Rect(origin: .zero, size: size).contains(point.value) { return true }
    issues.error(
      "the point [\(point.value.x.shortest), \(point.value.y.shortest)] lies outside the collection, which is \(size.width.shortest) x \(size.height.shortest) points there; points count from its top left corner",
      at: point.location)
    return false
  }

  private func visible(_ item: Placed<ItemReference>) -> IndexPath? {
    finder.isLeaving(item) ? nil : finder.visibleIndexPath(item)
  }

  private func closeButton(of item: Placed<ItemReference>) -> IndexPath? {
    guard let path = visible(item) else { return nil }
    guard collection.view.interaction.response(to: .tapClose(path), in: collection.view).isEmpty
    else { return path }
    issues.error(
      "\(item.value.words) has no close button then; start the mode that shows them first, with '{ long-press: \(item.value.literal) }'",
      at: item.location)
    return nil
  }

  private func drag(
    _ item: Placed<ItemReference>, to target: DragSpec, isHeld: Bool
  ) -> Gesture? {
    guard let path = visible(item) else { return nil }
    switch target {
    case .point(let point): return .dragItem(path, to: .point(point), isHeld: isHeld)
    case .item(let item):
      return finder.indexPath(item).map { .dragItem(path, to: .item($0), isHeld: isHeld) }
    }
  }

  private func hasRoom(for update: UpdateSpec, at location: SourceLocation) -> Bool {
    let added = update.insertions.reduce(0) { $0 + $1.count }
    let count = collection.view.content.itemCount + added - update.deletions.count
    guard count > ItemSource.largestCount else { return true }
    issues.error(
      "a collection holds at most \(ItemSource.largestCount) items, and would have \(count) then; insert fewer",
      at: location)
    return false
  }

  private mutating func perform(_ changes: UpdateSpec) throws(LayoutError) {
    guard let update = UpdateBuilder(spec, as: collection, finder: finder).update(changes)
    else { return }
    let reloadedIDs = update.reloads.compactMap { collection.view.id(of: $0.indexPath) }
    try collection.view.update(update, after: .zero)
    collection.learn(of: changes, update, reloadedIDs: reloadedIDs)
    steps = [collection]
  }
}
