internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Draws a screen as it is at one instant of a course.
struct ScreenPainter {
  private let setting: ScreenSetting
  private let step: Timeline.Step
  private let coordinates: PictureSequence.Coordinates
  private let budget = PictureBudget()
  private let journal = LayerJournal()

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
      of: KnownCollections(collections, of: setting), on: step.screen, coordinates: coordinates,
      budget: budget, journal: journal)
  }

  /// The display list of the whole screen, and which part of it draws what.
  func drawn() -> DrawnParts {
    let context = context()
    let background = journal.marked(
      background(context: context), as: "background", named: "background", in: bounds)
    let marked =
      background + context.commands(for: variant.layers, in: bounds)
      + specs.flatMap { details(of: $0, context: context) }
    return journal.parts(of: marked)
  }

  private func background(context: LayerContext) -> [DrawCommand] {
    switch variant.screen.background {
    case .paint(let paint): [.fill(Fill(.rectangle(bounds), paint.paint(over: bounds)))]
    case .image(let image): image.commands(in: bounds, context: context)
    case nil: [.fill(Fill(.rectangle(bounds), .solid(.white)))]
    }
  }

  /// The details of opened items, over all that the screen shows.
  private func details(of spec: CollectionSpec, context: LayerContext) -> [DrawCommand] {
    guard !spec.detail.isEmpty, let collection = collections[spec.name] else { return [] }
    return collection.view.details().sorted { $0.key < $1.key }.flatMap { id, presence in
      var inner = context
      let path = collection.view.indexPath(of: id) ?? IndexPath(section: 0, item: 0)
      inner.scope = collection.scope(ofItem: id, at: path, base: context.scope)
      let name = GroupName(
        id: "\(spec.name)-detail-\(id)",
        identity: [spec.name, "detail", String(reflecting: id)], classes: ["detail"])
      let group = Group(
        name: name, opacity: presence, children: inner.commands(for: spec.detail, in: bounds),
        source: spec.location)
      return journal.marked([.group(group)], as: "detail", named: name.id, in: bounds)
    }
  }

  /// The collections in the order of the scene, those that have a place.
  var views: [(name: String, view: CollectionView)] {
    specs.compactMap { spec in collections[spec.name].map { (spec.name, $0.view) } }
  }
}
