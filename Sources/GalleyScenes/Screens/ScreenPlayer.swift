internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Plays a state on the collections of a screen, each where the screen places it.
struct ScreenPlayer {
  /// How often a state is played at most, until frames follow from what it comes to.
  private static let mostRounds = 2

  private let setting: ScreenSetting
  private let environments: CollectionEnvironments

  init(_ setting: ScreenSetting) {
    self.setting = setting
    environments = CollectionEnvironments(setting)
  }

  /// The course of the state, from the beginning of the states that it goes on from.
  ///
  /// Where collections lie may depend on what texts say of them, which is known only once they have
  /// been played. So they are placed by how they begin; and where they would lie elsewhere by how
  /// they are at the instant that is drawn, they are placed by that, and all is played once more.
  func timeline() -> Timeline {
    var timeline = played(knowing: nil)
    for _ in 1..<Self.mostRounds {
      guard environments.dependOnCollections, !setting.issues.hasErrors else { break }
      let drawn = timeline.step(at: timeline.instant)
      guard liesElsewhere(drawn) else { break }
      timeline = played(knowing: drawn.collections)
    }
    return timeline
  }

  /// Plays the state.
  ///
  /// - Parameter known: What frames follow from; nil for the collections as they begin, each for
  ///   those that come after it.
  private func played(knowing known: [String: PlayedCollection]?) -> Timeline {
    let shape = setting.firstShape
    var begun: [String: PlayedCollection] = [:]
    for spec in setting.specs {
      guard let environment = environments.environment(of: spec, on: shape, knowing: known ?? begun)
      else { continue }
      begun[spec.name] = setting.start(of: spec).collection(
        in: environment, measuring: environments.context(on: shape, knowing: known ?? begun))
    }
    var player = StatePlayer(
      begun, of: setting.specs, on: shape, sizes: setting.sizes, issues: setting.issues
    ) { [environments, begun] shape in
      environments.context(on: shape, knowing: known ?? begun)
    } environment: { [environments, begun] spec, shape in
      environments.environment(of: spec, on: shape, knowing: known ?? begun)
    }
    return player.play(setting.states)
  }

  /// Whether a collection is not where the screen places it by how all are then.
  private func liesElsewhere(_ step: Timeline.Step) -> Bool {
    setting.specs.contains { spec in
      environments.environment(of: spec, on: step.screen, knowing: step.collections)
        != step.collections[spec.name]?.view.environment
    }
  }
}

/// Finds the environments of a screen's collections: from where its layers lie, which depends on
/// its shape, and on what is known of the collections of which its texts speak.
private struct CollectionEnvironments {
  private let setting: ScreenSetting
  private let budget = PictureBudget()
  private let inquiry = KnownCollections.Inquiry()

  init(_ setting: ScreenSetting) { self.setting = setting }

  /// Whether a text that was measured so far spoke of a collection.
  var dependOnCollections: Bool { inquiry.wasMade }

  /// What layers are measured with on a screen.
  func context(on shape: ScreenShape, knowing known: [String: PlayedCollection]) -> LayerContext {
    setting.context(
      of: KnownCollections(known, of: setting, inquiry: inquiry), on: shape, budget: budget)
  }

  /// The environment that a collection has on a screen; nil where it is not shown.
  func environment(
    of spec: CollectionSpec, on shape: ScreenShape, knowing known: [String: PlayedCollection]
  ) -> Environment? {
    let context = context(on: shape, knowing: known)
    guard
      let frame = Self.frame(
        of: spec.name, among: setting.variant.layers, in: shape.bounds, context)
    else { return nil }
    let aligned = context.grid.align(frame)
    let safeArea = context.safeArea
    let overlap = EdgeInsets(
      top: max(0, safeArea.minY - aligned.minY), bottom: max(0, aligned.maxY - safeArea.maxY))
    return Environment(
      size: aligned.size, contentInset: spec.contentInset, safeAreaInset: overlap,
      scale: setting.scale, layoutDirection: context.direction)
  }

  /// The frame of a collection on the screen, found through the groups around it.
  private static func frame(
    of name: String, among layers: [Layer], inside content: (any LayerContent)? = nil,
    in parent: Rect, _ context: LayerContext
  ) -> Rect? {
    let shown = layers.filter { $0.condition.holds(in: context.scope) }
    guard let index = shown.firstIndex(where: { holds(name, in: $0) }) else { return nil }
    let frame =
      (content as? StackLayer)?.frames(of: shown, in: parent, context: context)[index]
      ?? context.frame(of: index, among: shown, in: parent)
    let inner = shown[index].content
    if inner is CollectionLayer { return frame }
    return self.frame(of: name, among: inner.children, inside: inner, in: frame, context)
  }

  private static func holds(_ name: String, in layer: Layer) -> Bool {
    SceneVariant.collections(in: [layer]).contains { $0.name == name }
  }
}
