internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Does one gesture of a scene to a collection.
struct GesturePerformer {
  private let spec: CollectionSpec
  private var collection: PlayedCollection
  private let sizes: ElementSizes
  /// The context that elements are measured with.
  private let context: LayerContext
  private let issues: IssueLog
  private var steps: [PlayedCollection] = []
  /// The way of the finger in the gesture that was performed; nil where none did it.
  private(set) var touch: TouchPath?

  init(
    _ spec: CollectionSpec, as collection: PlayedCollection, sizes: ElementSizes,
    context: LayerContext, issues: IssueLog
  ) {
    self.spec = spec
    self.collection = collection
    self.sizes = sizes
    self.context = context
    self.issues = issues
  }

  private var interpreter: GestureInterpreter {
    GestureInterpreter(view: collection.view, issues: issues)
  }

  /// Performs a gesture and returns the collection after each of its steps; nothing where it cannot
  /// be done, which is reported.
  mutating func perform(_ gesture: GestureSpec) throws(LayoutError) -> [PlayedCollection] {
    collection.view.explicitTiming = gesture.timing ?? spec.timing
    switch gesture.action {
    case .update(let update):
      if hasRoom(for: update, at: gesture.location) { try perform(update) }
    case .switchLayout(let brought):
      let layout = brought.layout(in: context.scope, issues: issues)
      let content = keyed(for: layout)
      let interaction = spec.interaction(for: layout)
      try change { view throws(LayoutError) in
        var content = content
        content?.preferredSizes = view.content.preferredSizes
        try view.switchLayout(to: layout, content: content, interaction: interaction, after: .zero)
      }
      if let rate = spec.decelerationRate { collection.view.decelerationRate = rate }
      steps = [collection]
    case .load:
      collection.view.load(after: .zero)
      steps = [collection]
    case .resize, .control: break
    case .tap(.close(let location)):
      if isDetailOpen(at: location) { try perform(.tap(.close)) }
    default:
      guard !isCovered(at: gesture.location),
        let gesture = interpreter.gesture(gesture.action, at: gesture.location)
      else { return [] }
      touch = TouchPath(of: gesture, on: collection.view, named: spec.name)
      try perform(gesture)
    }
    return steps
  }

  private mutating func perform(_ gesture: Gesture) throws(LayoutError) {
    var steps: [PlayedCollection] = []
    let before = collection
    let (sizes, spec) = (sizes, spec)
    try change { view throws(LayoutError) in
      steps = []
      try view.perform(gesture, after: .zero) {
        sizes.rekeyed($0, of: spec, ids: $1, in: before.directory)
      } step: { view in
        var step = before
        step.view = view
        steps.append(step)
      }
    }
    self.steps = steps
  }

  /// Changes the view, whatever sizes that asks for.
  private mutating func change(
    _ body: (inout CollectionView) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let (sizes, context) = (sizes, context)
    try collection.view.withPreferredSizes(measuredBy: { sizes.measure($0, in: context) }, body)
  }

  /// The content for another layout; nil where it is as good as it is.
  private func keyed(for layout: any CollectionLayout) -> Content? {
    let view = collection.view
    var content = view.content
    if !layout.itemKeys.isEmpty { tell(layout, of: &content) }
    guard layout.asksForSizes else { return layout.itemKeys.isEmpty ? nil : content }
    return sizes.keyed(content, of: spec, ids: view.ids, in: collection.directory)
  }

  /// Tells another layout what it wants to know of items.
  private func tell(_ layout: any CollectionLayout, of content: inout Content) {
    let reader = ItemReader(measureKey: nil, layoutKeys: layout.itemKeys, issues: issues)
    for (section, ids) in collection.view.ids.enumerated() {
      content.sections[section].facts = ids.map { id in
        collection.directory.item(withID: id).flatMap { reader.facts(in: $0.keys) }
      }
    }
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
    let builder = UpdateBuilder(spec, collection, sizes: sizes, issues: issues)
    guard let update = builder.update(changes) else { return }
    let reloadedIDs = update.reloads.compactMap { collection.view.id(of: $0.indexPath) }
    let (sizes, spec, directory) = (sizes, spec, collection.directory)
    try change { view throws(LayoutError) in
      try view.update(update, after: .zero) { sizes.rekeyed($0, of: spec, ids: $1, in: directory) }
    }
    collection.updateFacts(of: changes, update, reloadedIDs: reloadedIDs)
    steps = [collection]
  }
}

/// Puts what a scene's finger does in a collection's terms, as the collection is when it does it.
struct GestureInterpreter {
  let view: CollectionView
  let issues: IssueLog

  private var finder: ItemFinder { ItemFinder(view: view, issues: issues) }

  /// The gesture in the collection's terms; nil where it meets nothing, or what is not there, which
  /// is reported.
  func gesture(_ action: GestureAction, at location: SourceLocation) -> Gesture? {
    switch action {
    case .scroll(let spec, let reference):
      withSection(reference) { section in
        scrollTarget(spec, in: section).map { .scroll($0, section: section) }
      }
    case .drag(let distance, let reference):
      withSection(reference) { .drag(by: vector(distance, in: $0), section: $0) }
    case .flick(let distance, let velocity, let reference):
      withSection(reference) {
        .flick(by: vector(distance, in: $0), velocity: vector(velocity, in: $0), section: $0)
      }
    case .release(let velocity):
      isHeld(at: location) ? .release(velocity: vector(velocity, in: view.heldSection)) : nil
    case .tap(let spec): tapTarget(spec).map { .tap($0) }
    case .tapClose(let item): closeButton(of: item).map { .tapClose($0) }
    case .longPress(let spec): tapTarget(spec).map { .longPress($0) }
    case .dragItem(let item, let target, let isHeld):
      drag(item, to: target, isHeld: isHeld)
    case .swipe(let item, let distance, let velocity, let isHeld):
      visible(item).map { .swipe($0, by: distance, velocity: velocity, isHeld: isHeld) }
    case .update, .resize, .switchLayout, .load, .control: nil
    }
  }

  private func isHeld(at location: SourceLocation) -> Bool {
    if view.isHeld { return true }
    issues.error(
      "no finger is down then, so there is nothing to let go; drag first, as in 'do: [{ drag: -120 }, release]'",
      at: location)
    return false
  }

  /// The gesture in the section that a finger meets, nil being the whole; nil where there is none,
  /// which is reported.
  private func withSection(
    _ reference: SectionReference?, _ gesture: (Int?) -> Gesture?
  ) -> Gesture? {
    switch reference {
    case nil: return gesture(nil)
    case .number(let number):
      guard finder.scrolls(section: number) else { return nil }
      return gesture(number.value)
    case .item(let item):
      guard let path = visible(item) else { return nil }
      let scrolls = view.arrangement.region(ofSection: path.section) != nil
      return gesture(scrolls ? path.section : nil)
    }
  }

  /// Along the direction in which a section scrolls by itself; else in which the content is longer
  /// than the view, downward where it is in both or in none.
  private func vector(_ distance: ScrollDistance, in section: Int?) -> Vector {
    switch distance {
    case .vector(let vector): return vector
    case .along(let distance):
      if let region = section.flatMap({ view.arrangement.region(ofSection: $0) }) {
        return region.axis == .horizontal
          ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
      }
      let size = view.arrangement.contentSize
      let range = view.viewport.offsetRange(contentSize: size)
      let isHorizontal = range.maximum.x > range.minimum.x && range.maximum.y <= range.minimum.y
      return isHorizontal ? Vector(dx: distance, dy: 0) : Vector(dx: 0, dy: distance)
    }
  }

  private func scrollTarget(_ spec: ScrollSpec, in section: Int?) -> ScrollTarget? {
    switch spec {
    case .to(let x, let y): .to(x: x, y: y)
    case .by(let distance): .by(vector(distance, in: section))
    case .item(let item): finder.indexPath(item).map { .item($0) }
    case .page(let page): finder.hasPage(page, inSection: section) ? .page(page.value) : nil
    case .middle: .middle
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

  private func isInside(_ point: Located<Point>) -> Bool {
    let size = view.environment.size
    if Rect(origin: .zero, size: size).contains(point.value) { return true }
    issues.error(
      "the point [\(point.value.x.shortest), \(point.value.y.shortest)] lies outside the collection, which is \(size.width.shortest) x \(size.height.shortest) points there; points count from its top left corner",
      at: point.location)
    return false
  }

  private func visible(_ item: Located<ItemReference>) -> ItemPath? {
    finder.isLeaving(item) ? nil : finder.visibleIndexPath(item)
  }

  private func closeButton(of item: Located<ItemReference>) -> ItemPath? {
    guard let path = visible(item) else { return nil }
    guard view.interaction.response(to: .tapClose(path), in: view).isEmpty
    else { return path }
    issues.error(
      "\(item.value.words) has no close button then; start the mode that shows them first, with '{ long-press: \(item.value.literal) }'",
      at: item.location)
    return nil
  }

  private func drag(
    _ item: Located<ItemReference>, to target: DragSpec, isHeld: Bool
  ) -> Gesture? {
    guard let path = visible(item) else { return nil }
    switch target {
    case .point(let point): return .dragItem(path, to: .point(point), isHeld: isHeld)
    case .item(let item):
      return finder.indexPath(item).map { .dragItem(path, to: .item($0), isHeld: isHeld) }
    }
  }
}
