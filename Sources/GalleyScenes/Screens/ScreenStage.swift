internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts

/// A screen in one state while it is drawn: plays each collection when it is first asked for.
final class ScreenStage: CollectionStage {
  private let variant: SceneVariant
  private let states: [StateSpec]
  private let specs: [CollectionSpec]
  private let size: Size
  private let scale: Double
  private let issues: IssueLog
  private let resources: any DrawingResources
  private let folder: AssetFolder
  private let budget = PictureBudget()
  private var played: [String: CollectionView] = [:]
  /// The collections whose place is being found, or that could not be played.
  private var unavailable: Set<String> = []

  init(
    variant: SceneVariant, state: StateSpec, scale: Double, resources: any DrawingResources,
    folder: AssetFolder, issues: IssueLog
  ) {
    self.variant = variant
    self.scale = scale
    self.resources = resources
    self.folder = folder
    self.issues = issues
    states = variant.chain(of: state)
    specs = variant.collections
    size = states.compactMap(\.size).last ?? variant.screen.size
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  private var safeArea: Rect {
    bounds.inset(
      by: variant.screen.direction == .rightToLeft
        ? variant.screen.safeArea.mirrored : variant.screen.safeArea)
  }

  /// What layers on the screen are drawn with.
  func context() -> LayerContext {
    var scope = Scope()
    scope.theme = variant.screen.theme
    scope.collections = self
    return LayerContext(
      scope: scope, resources: resources, issues: issues, grid: PixelGrid(scale: scale),
      isAligned: true, direction: variant.screen.direction, fontFamily: variant.fontFamily,
      language: variant.language, safeArea: safeArea,
      assetPath: { [folder, issues] name, location in
        folder.assetPath(name, namedAt: location, issues: issues)
      }, stage: self, budget: budget)
  }

  /// The display list of the whole screen.
  func commands() -> [DrawCommand] {
    let context = context()
    var commands: [DrawCommand] = []
    switch variant.screen.background {
    case .paint(let paint):
      commands.append(.fill(Fill(.rectangle(bounds), paint.paint(over: bounds))))
    case .image(let image): commands += image.commands(in: bounds, context: context)
    case nil: commands.append(.fill(Fill(.rectangle(bounds), .solid(.white))))
    }
    return commands + context.commands(for: variant.layers, in: bounds)
  }

  /// The collections in the order of the scene, those that could be played.
  var views: [(name: String, view: CollectionView)] {
    specs.compactMap { spec in collection(named: spec.name).map { (spec.name, $0) } }
  }

  // MARK: CollectionStage

  var collectionIDs: [String] { specs.map(\.name) }

  func collection(named id: String) -> CollectionView? {
    if let view = played[id] { return view }
    guard !unavailable.contains(id), let spec = specs.first(where: { $0.name == id }) else {
      return nil
    }
    unavailable.insert(id)
    guard let frame = frame(of: id, in: variant.layers, parent: bounds) else { return nil }
    let player = StatePlayer(spec: spec, states: states, issues: issues)
    guard let view = player.play(in: environment(of: spec, frame: frame)) else { return nil }
    unavailable.remove(id)
    played[id] = view
    return view
  }

  private func environment(of spec: CollectionSpec, frame: Rect) -> Environment {
    let frame = PixelGrid(scale: scale).align(frame)
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

  func value(inCollection id: String, path: [String]) throws(UnknownName) -> OptionValue {
    guard let spec = specs.first(where: { $0.name == id }) else {
      throw UnknownName(name: id, known: collectionIDs)
    }
    guard let view = collection(named: id) else { return try valueWhilePlaced(spec, path: path) }
    return try CollectionFacts(spec: spec, view: view).value(path)
  }

  /// What is known of a collection whose place depends on the text that asks: how many items it
  /// begins with.
  private func valueWhilePlaced(
    _ spec: CollectionSpec, path: [String]
  ) throws(UnknownName) -> OptionValue {
    guard path != ["count"] else {
      return .plain("\(StatePlayer(spec: spec, states: states, issues: issues).startCount)")
    }
    throw UnknownName(
      name: spec.name, known: ["\(spec.name).count"],
      reason:
        "'\(spec.name)' is placed beside this text, so the text cannot speak of it before it has its place; give the text a height"
    )
  }
}
