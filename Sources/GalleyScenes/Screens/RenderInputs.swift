internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// The inputs from which a screen is placed, played and painted; none of the three changes them.
struct RenderInputs {
  let variant: SceneVariant
  /// The state, and before it those that it goes on from, the first one first.
  let states: [StateSpec]
  let scale: Double
  let resources: any DrawingResources
  let folder: AssetFolder
  let assets: AssetLog
  let issues: IssueLog
  /// The sizes that the elements of collections ask for.
  let sizes = ElementSizes()
  /// How large collections are that fit their content.
  let fitting = SelfSizingCollections()
  /// The screens of other scenes that its layers show.
  let drawnScreens: DrawnScreens
  let fitGroups = FitGroups()
  /// The collections of the screen, in the pixels of the scale.
  let specs: [CollectionSpec]
  private let contained: ContainedCollections

  init(
    variant: SceneVariant, states: [StateSpec], scale: Double, resources: any DrawingResources,
    folder: AssetFolder, assets: AssetLog, issues: IssueLog,
    drawnScreens: DrawnScreens = DrawnScreens()
  ) {
    self.variant = variant
    self.states = states
    self.scale = scale
    self.resources = resources
    self.folder = folder
    self.assets = assets
    self.issues = issues
    self.drawnScreens = drawnScreens
    var scope = Scope()
    scope.hairline = 1 / scale
    contained = ContainedCollections(in: variant.layers)
    specs = SceneVariant.collections(in: variant.layers, filledIn: scope)
  }

  /// The controls before anything has happened to them.
  var controls: [String: PlayedControl] {
    Dictionary(variant.controls.map { ($0.name, PlayedControl($0)) }) { first, _ in first }
  }

  /// The screen before anything has been played.
  var firstShape: ScreenShape {
    ScreenShape(
      size: states.compactMap(\.size).last ?? variant.screen.size,
      safeArea: variant.screen.safeArea)
  }

  /// The part of a screen that nothing covers.
  func safeArea(of shape: ScreenShape) -> Rect {
    let isMirrored = variant.screen.direction == .rightToLeft
    return shape.bounds.inset(by: isMirrored ? shape.safeArea.mirrored : shape.safeArea)
  }

  /// A collection before anything has happened to it.
  func start(of spec: CollectionSpec) -> CollectionStart {
    CollectionStart(
      spec, itemCount: states.itemCount(ofCollection: spec.name), sizes: sizes, issues: issues)
  }

  /// Returns the context that layers are measured and drawn with on a screen of a shape.
  func context(
    of collections: CollectionResolver, on shape: ScreenShape, at clock: Double = 0,
    coordinates: PictureSequence.Coordinates = .screen, budget: DrawingBudget
  ) -> LayerContext {
    var scope = Scope()
    scope.theme = variant.screen.theme
    scope.language = variant.language
    scope.hairline = 1 / scale
    scope.collections = collections
    scope.controls = collections.controls
    scope.clock = clock
    scope.modes = collections.modes
    let safeArea = safeArea(of: shape)
    var context = LayerContext(
      scope: scope, resources: resources, issues: issues, grid: PixelGrid(scale: scale),
      isAligned: true, coordinates: coordinates, direction: variant.screen.direction,
      fontFamily: variant.fontFamily, type: variant.screen.type, language: variant.language,
      axisValues: variant.axisValues, device: variant.screen.device(held: shape),
      deviceSafeArea: safeArea, safeArea: safeArea,
      margin: shape.size.width < 414 ? 16 : 20,
      folder: folder, assets: assets, drawnScreens: drawnScreens, fitGroups: fitGroups,
      collections: collections, budget: budget)
    context.scope.sizeClass = context.sizeClass(in: shape.bounds)
    context.contained = contained
    context.screen = shape.bounds
    context.container = variant.screen.device.map { device in
      ContainerOutline(rect: shape.bounds, radii: CornerRadii(device.cornerRadius))
    }
    context.bars = variant.layers.safeAreaInsets(in: context, of: shape.bounds)
    return context
  }
}

/// A collection before anything has happened to it.
struct CollectionStart {
  private let spec: CollectionSpec
  private let sections: [SectionSpec]
  private let sizes: ElementSizes
  private let issues: IssueLog

  /// - `itemCount`: How many items the first section has; nil for as many as the scene gives it.
  init(_ spec: CollectionSpec, itemCount: Int?, sizes: ElementSizes, issues: IssueLog) {
    self.spec = spec
    self.sizes = sizes
    self.issues = issues
    var sections = spec.sections
    if let itemCount, !sections.isEmpty {
      sections[0].items = sections[0].items.resized(to: itemCount)
    }
    self.sections = sections
  }

  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// What its items begin with.
  var columns: ItemColumns { ItemColumns(ids: ids, in: spec.directory) }

  /// The collection in an environment, or nil where it cannot be arranged, which is reported.
  ///
  /// - `context`: What its elements are measured with, where their content decides.
  func collection(in environment: Environment, measuring context: LayerContext)
    -> PlayedCollection?
  {
    do throws(LayoutError) {
      var content = Content(sections: sections.map { spec.content(of: $0) })
      let ids = ids
      if spec.layout.asksForSizes {
        content = sizes.keyed(content, of: spec, ids: ids, in: spec.directory)
      }
      var view = try CollectionView.measured(
        content: content, layout: spec.layout, in: environment, ids: ids,
        interaction: spec.interaction(for: spec.layout)
      ) { sizes.measure($0, in: context) }
      // Before attributes are made of each of them, which takes gigabytes.
      let seen = view.arrangement.shownCount(in: view.viewport(at: .zero).bounds)
      guard
        DrawingBudget.allowsElements(
          seen, ofCollection: spec.name, at: spec.location, issues: issues)
      else { return nil }
      view.explicitTiming = spec.timing
      view.swipeActions = spec.swipeActions?.extents(in: context) ?? SwipeActionExtents()
      view.showsScrollIndicators = spec.showsScrollIndicators
      if let rate = spec.decelerationRate { view.decelerationRate = rate }
      return PlayedCollection(view: view, directory: spec.directory)
    } catch {
      report(error)
      return nil
    }
  }

  /// The ids of the sections; items that a state adds to the first are numbered after all others.
  private var ids: [[ItemID]] {
    var ids = spec.directory.ids
    guard let count = sections.first?.items.count else { return ids }
    let total = ids.reduce(0) { $0 + $1.count }
    let missing = max(0, count - ids[0].count)
    guard missing > 0 else {
      ids[0] = Array(ids[0].prefix(count))
      return ids
    }
    ids[0] += (total..<total + missing).map(ItemID.loaded)
    return ids
  }

  private func report(_ error: LayoutError) {
    var location = spec.layoutLocation
    if let path = error.indexPath,
      let item = spec.section(path.section)?.items.listed[safe: path.item]
    {
      location = item.keys[spec.measureKey?.name ?? ""]?.location ?? item.location
    }
    issues.error(error.description, at: location)
  }
}
