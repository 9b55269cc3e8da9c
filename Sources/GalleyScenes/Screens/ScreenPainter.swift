internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Draws a screen as it is at one instant of a course.
struct ScreenPainter {
  private let setting: ScreenSetting
  private let step: Timeline.Step
  private let coordinates: PictureSequence.Coordinates
  private let budget = PictureBudget()

  init(
    _ setting: ScreenSetting, at step: Timeline.Step,
    coordinates: PictureSequence.Coordinates = .screen
  ) {
    self.setting = setting
    self.step = step
    self.coordinates = coordinates
  }

  var bounds: Rect { step.screen.bounds }

  private var variant: SceneVariant { setting.variant }

  private var specs: [CollectionSpec] { setting.specs }

  private var collections: [String: PlayedCollection] { step.collections }

  /// What layers on the screen are drawn with.
  private func context() -> LayerContext {
    setting.context(
      of: KnownCollections(collections, step.controls, of: setting), on: step.screen,
      at: step.clock,
      coordinates: coordinates,
      budget: budget)
  }

  /// The whole screen as it is drawn.
  func drawn() -> [DrawnPart] {
    let context = context()
    var ground = DrawnLayer(
      [.background], kind: "background", frame: bounds, parts: background(context: context))
    let nothing = SourceDigest(value: 0)
    ground.source = LayerSource(
      place: nothing, look: variant.screen.backgroundSource ?? nothing)
    return [.layer(ground)] + context.parts(of: variant.layers, in: bounds)
      + specs.flatMap { details(of: $0, context: context) }
  }

  private func background(context: LayerContext) -> [DrawnPart] {
    switch variant.screen.background {
    case .paint(let paint): [.command(.fill(Fill(.rectangle(bounds), paint.paint(over: bounds))))]
    case .image(let image): image.parts(in: bounds, context: context)
    case nil: [.command(.fill(Fill(.rectangle(bounds), .solid(ground))))]
    }
  }

  /// What lies behind a screen that is told nothing: that of the system's lists where it has one.
  private var ground: Color {
    let isGrouped = specs.contains { $0.hasGroupedRows }
    return variant.palette[isGrouped ? .systemGroupedBackground : .systemBackground]
  }

  /// The details of opened items, over all that the screen shows, which slide in from below.
  private func details(of spec: CollectionSpec, context: LayerContext) -> [DrawnPart] {
    guard !spec.detail.isEmpty, let collection = collections[spec.name] else { return [] }
    return collection.view.details().sorted { $0.key < $1.key }.map { id, presence in
      var inner = context
      let path = collection.view.indexPath(of: id) ?? IndexPath(section: 0, item: 0)
      inner.scope = collection.scope(ofItem: id, at: path, base: context.scope)
      let way = Vector(dx: 0, dy: context.grid.align(bounds.height * (1 - presence)))
      let group = Group(transform: .translation(way), children: [], source: spec.location)
      return .layer(
        DrawnLayer(
          [.collection(spec.name), .detail(id)], kind: "detail", frame: bounds.offset(by: way),
          parts: [.group(group, inner.parts(of: spec.detail, in: bounds))]))
    }
  }

  /// The collections in the order of the scene, those that have a place.
  var views: [(name: String, view: CollectionView)] {
    specs.compactMap { spec in collections[spec.name].map { (spec.name, $0.view) } }
  }

  /// What items know at the instant that is drawn, by the names of their collections.
  var directories: [String: ItemDirectory] { collections.mapValues(\.directory) }
}
