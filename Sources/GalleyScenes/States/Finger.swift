internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Does one gesture of a scene to a collection.
struct Finger {
  private let spec: CollectionSpec
  private var collection: PlayedCollection
  private let sizes: ElementSizes
  /// What elements are measured with.
  private let context: LayerContext
  private let issues: IssueLog
  private var steps: [PlayedCollection] = []

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

  /// What the collection is like after each step of the gesture; nothing where the gesture cannot
  /// be done, which is reported.
  mutating func perform(_ gesture: GestureSpec) throws(LayoutError) -> [PlayedCollection] {
    collection.view.toldTiming = gesture.timing ?? spec.timing
    switch gesture.action {
    case .update(let update):
      if hasRoom(for: update, at: gesture.location) { try perform(update) }
    case .switchLayout(let layout):
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
        sizes.rekeyed($0, of: spec, ids: $1)
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
    try collection.view.change(measuring: { sizes.measure($0, in: context) }, body)
  }

  /// The content for another layout; nil where it is as good as it is.
  private func keyed(for layout: any CollectionLayout) -> Content? {
    let view = collection.view
    var content = view.content
    if !layout.itemKeys.isEmpty { tell(layout, of: &content) }
    guard layout.asksForSizes else { return layout.itemKeys.isEmpty ? nil : content }
    return sizes.keyed(content, of: spec, ids: view.ids) {
      collection.directory.item(withID: $0)
    }
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
    let (sizes, spec) = (sizes, spec)
    try change { view throws(LayoutError) in
      try view.update(update, after: .zero) { sizes.rekeyed($0, of: spec, ids: $1) }
    }
    collection.learn(of: changes, update, reloadedIDs: reloadedIDs)
    steps = [collection]
  }
}
