internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// A screen at one instant of a state while it is drawn.
final class ScreenStage: CollectionStage {
  private let variant: SceneVariant
  private let states: [StateSpec]
  private let scale: Double
  private let coordinates: PictureSequence.Coordinates
  private let issues: IssueLog
  private let resources: any DrawingResources
  private let folder: AssetFolder
  private let assets: AssetLog
  private let budget = PictureBudget()
  /// The screen as it is now: at the instant that is drawn, or before anything has been played.
  private var screen: ScreenShape
  private var collections: [String: PlayedCollection] = [:]
  /// Whether something was asked of the collections while their places were being found.
  private var wasAskedWhilePlacing = false

  init(
    variant: SceneVariant, state: StateSpec, scale: Double, resources: any DrawingResources,
    folder: AssetFolder, assets: AssetLog, issues: IssueLog,
    coordinates: PictureSequence.Coordinates = .screen
  ) {
    self.variant = variant
    self.scale = scale
    self.resources = resources
    self.folder = folder
    self.assets = assets
    self.issues = issues
    self.coordinates = coordinates
    states = variant.chain(of: state)
    screen = ScreenShape(
      size: states.compactMap(\.size).last ?? variant.screen.size,
      safeArea: variant.screen.safeArea)
  }

  var bounds: Rect { Rect(origin: .zero, size: screen.size) }

  private var safeArea: Rect {
    bounds.inset(
      by: variant.screen.direction == .rightToLeft ? screen.safeArea.mirrored : screen.safeArea)
  }

  /// What layers on the screen are drawn with.
  private func context() -> LayerContext {
    var scope = Scope()
    scope.theme = variant.screen.theme
    scope.collections = self
    for collection in collections.values {
      scope.modes.merge(collection.view.modes()) { max($0, $1) }
    }
    return LayerContext(
      scope: scope, resources: resources, issues: issues, grid: PixelGrid(scale: scale),
      isAligned: true, coordinates: coordinates, direction: variant.screen.direction,
      fontFamily: variant.fontFamily, language: variant.language, safeArea: safeArea,
      asset: { [folder, assets, issues] name, location in
        let file = folder.asset(name, namedAt: location, issues: issues)
        if let file { assets.note(file.path) }
        return file
      }, stage: self, budget: budget)
  }

  /// Shows an instant of a course.
  func show(_ step: Timeline.Step) {
    screen = step.screen
    collections = step.collections
  }

  /// The whole screen as it is drawn.
  func drawn() -> [DrawnPart] {
    let context = context()
    let background = DrawnLayer(
      [.background], kind: "background", frame: bounds, parts: background(context: context))
    return [.layer(background)] + context.parts(of: variant.layers, in: bounds)
      + specs.flatMap { details(of: $0, context: context) }
  }

  private func background(context: LayerContext) -> [DrawnPart] {
    switch variant.screen.background {
    case .paint(let paint): [.command(.fill(Fill(.rectangle(bounds), paint.paint(over: bounds))))]
    case .image(let image): image.parts(in: bounds, context: context)
    case nil: [.command(.fill(Fill(.rectangle(bounds), .solid(.white))))]
    }
  }

  /// The details of opened items, over all that the screen shows.
  private func details(of spec: CollectionSpec, context: LayerContext) -> [DrawnPart] {
    guard !spec.detail.isEmpty, let collection = collections[spec.name] else { return [] }
    return collection.view.details().sorted { $0.key < $1.key }.map { id, presence in
      var inner = context
      let path = collection.view.indexPath(of: id) ?? IndexPath(section: 0, item: 0)
      inner.scope = collection.scope(ofItem: id, at: path, base: context.scope)
      let group = Group(opacity: presence, children: [], source: spec.location)
      return .layer(
        DrawnLayer(
          [.collection(spec.name), .detail(id)], kind: "detail", frame: bounds,
          parts: [.group(group, inner.parts(of: spec.detail, in: bounds))]))
    }
  }

  /// The collections in the order of the scene, those that have a place.
  var views: [(name: String, view: CollectionView)] {
    specs.compactMap { spec in collections[spec.name].map { (spec.name, $0.view) } }
  }

  /// What items know at the instant that is drawn, by the names of their collections.
  var directories: [String: ItemDirectory] { collections.mapValues(\.directory) }

  private var specs: [CollectionSpec] { variant.collections }

  // MARK: CollectionStage

  var collectionIDs: [String] { specs.map(\.name) }

  func collection(named id: String) -> PlayedCollection? { collections[id] }

  func value(inCollection id: String, path: [String]) throws(UnknownName) -> OptionValue {
    guard let spec = specs.first(where: { $0.name == id }) else {
      throw UnknownName(name: id, known: collectionIDs)
    }
    wasAskedWhilePlacing = true
    guard let collection = collections[id] else { return try valueWhilePlaced(spec, path: path) }
    return try CollectionFacts(collection: collection).value(path)
  }

  /// What is known of a collection whose place depends on the text that asks: how many items it
  /// begins with.
  private func valueWhilePlaced(
    _ spec: CollectionSpec, path: [String]
  ) throws(UnknownName) -> OptionValue {
    guard path != ["count"] else {
      return .plain("\(CollectionStart(spec, states: states, issues: issues).itemCount)")
    }
    throw UnknownName(
      name: spec.name, known: ["\(spec.name).count"],
      reason:
        "'\(spec.name)' is placed beside this text, so the text cannot speak of it before it has its place; give the text a height"
    )
  }
}

// MARK: - Playing

extension ScreenStage {
  /// Plays the state from its beginning.
  ///
  /// Where a place depends on what a text says of a collection, all is played once more with what
  /// the texts say at the instant that is drawn.
  func timeline() -> Timeline {
    let first = played()
    guard wasAskedWhilePlacing, !issues.hasErrors else { return first }
    show(first.step(at: first.instant))
    let environments = specs.map { environment(of: $0, on: screen) }
    let before = specs.map { collections[$0.name]?.view.environment }
    guard environments != before else { return first }
    return played(in: Dictionary(zip(specs.map(\.name), environments)) { first, _ in first })
  }

  private func played(in environments: [String: Environment?] = [:]) -> Timeline {
    let shape = screen
    var places: [String: Environment?] = [:]
    for spec in specs {
      let place = environments[spec.name] ?? environment(of: spec, on: shape)
      places[spec.name] = place
      guard let place else { continue }
      let start = CollectionStart(spec, states: states, issues: issues)
      collections[spec.name] = start.collection(in: place)
    }
    var player = StatePlayer(collections, of: specs, on: shape, issues: issues) {
      [self] spec, screen in
      environment(of: spec, on: screen)
    }
    return player.play(states)
  }

  /// The size of a collection on a screen; nil where it is not shown.
  private func environment(of spec: CollectionSpec, on shape: ScreenShape) -> Environment? {
    let now = screen
    defer { screen = now }
    screen = shape
    guard let place = frame(of: spec.name, in: variant.layers, parent: bounds) else { return nil }
    let frame = PixelGrid(scale: scale).align(place)
    let overlap = EdgeInsets(
      top: max(0, safeArea.minY - frame.minY), bottom: max(0, frame.maxY - safeArea.maxY))
    return Environment(
      size: frame.size, contentInset: spec.contentInset, safeAreaInset: overlap, scale: scale,
      layoutDirection: variant.screen.direction)
  }

  /// The frame of a collection on the screen, found through the groups around it.
  private func frame(of id: String, in layers: [Layer], parent: Rect) -> Rect? {
    let context = context()
    let shown = layers.filter { $0.condition.holds(in: context.scope) }
    guard let number = shown.firstIndex(where: { Self.holds(id, in: $0) }) else { return nil }
    let frame = context.frame(of: number, among: shown, in: parent)
    if shown[number].content is CollectionLayer { return frame }
    return self.frame(of: id, in: shown[number].content.children, parent: frame)
  }

  private static func holds(_ id: String, in layer: Layer) -> Bool {
    SceneVariant.collections(in: [layer]).contains { $0.name == id }
  }
}
