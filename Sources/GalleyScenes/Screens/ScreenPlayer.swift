internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// Plays a state on the collections of a screen, each where the screen places it.
struct ScreenPlayer {
  /// How often a state is played at most, until frames follow from what it comes to.
  private static let mostRounds = 2

  private let inputs: RenderInputs
  private let environments: CollectionEnvironments

  init(_ inputs: RenderInputs) {
    self.inputs = inputs
    environments = CollectionEnvironments(inputs)
  }

  /// The history of the state, from the beginning of the states that it goes on from.
  ///
  /// Where collections lie may depend on what texts say of them, which is known only once they have
  /// been played. So they are placed by how they begin; and where they would lie elsewhere by how
  /// they are at the instant that is drawn, they are placed by that, and all is played once more.
  func history() -> StateHistory {
    var history = played(knowing: nil)
    for _ in 1..<Self.mostRounds {
      guard environments.dependOnCollections, !inputs.issues.hasErrors else { break }
      let drawn = history.step(at: history.instant)
      guard liesElsewhere(drawn) else { break }
      history = played(knowing: ResolvedState(drawn))
    }
    return history
  }

  /// Plays the state.
  ///
  /// - `known`: What frames follow from; nil for the screen as it begins, each collection for those
  ///   that come after it.
  private func played(knowing known: ResolvedState?) -> StateHistory {
    let shape = inputs.firstShape
    var begun = ResolvedState(controls: inputs.controls)
    for spec in inputs.specs {
      guard let environment = environments.environment(of: spec, on: shape, knowing: known ?? begun)
      else { continue }
      begun.collections[spec.name] = inputs.start(of: spec).collection(
        in: environment, measuring: environments.context(on: shape, knowing: known ?? begun))
    }
    var player = StatePlayer(
      begun.collections, begun.controls, of: inputs.specs,
      hasRestlessLayers: inputs.variant.animatesIndefinitely, on: shape, sizes: inputs.sizes,
      issues: inputs.issues
    ) { [environments, begun] shape in
      environments.context(on: shape, knowing: known ?? begun)
    } place: { [environments] name, step in
      environments.place(ofControl: name, at: step)
    } environment: { [environments, begun] spec, shape in
      environments.environment(of: spec, on: shape, knowing: known ?? begun)
    }
    return player.play(inputs.states)
  }

  /// Whether a collection is not where the screen places it by how all are then.
  private func liesElsewhere(_ step: StateHistory.Step) -> Bool {
    inputs.specs.contains { spec in
      environments.environment(of: spec, on: step.screen, knowing: ResolvedState(step))
        != step.collections[spec.name]?.view.environment
    }
  }
}

/// The collections and controls that frames on a screen may follow from.
private struct ResolvedState {
  var collections: [String: PlayedCollection] = [:]
  var controls: [String: PlayedControl]

  init(controls: [String: PlayedControl]) { self.controls = controls }

  init(_ step: StateHistory.Step) {
    collections = step.collections
    controls = step.controls
  }
}

/// Finds the environments of a screen's collections: from where its layers lie, which depends on
/// its shape, and on what is known of the collections of which its texts speak.
private struct CollectionEnvironments {
  private let inputs: RenderInputs
  private let budget = DrawingBudget()
  private let dependencyNote = CollectionResolver.DependencyNote()

  init(_ inputs: RenderInputs) { self.inputs = inputs }

  /// Whether a text that was measured so far spoke of a collection or a control.
  var dependOnCollections: Bool { dependencyNote.wasMade }

  /// Returns the context that layers are measured with on a screen.
  func context(on shape: ScreenShape, knowing known: ResolvedState) -> LayerContext {
    inputs.context(
      of: CollectionResolver(
        known.collections, known.controls, of: inputs, dependencyNote: dependencyNote),
      on: shape, budget: budget)
  }

  /// The environment that a collection has on a screen; nil where it is not shown, whatever
  /// controls are set to.
  func environment(
    of spec: CollectionSpec, on shape: ScreenShape, knowing known: ResolvedState
  ) -> Environment? {
    let context = context(on: shape, knowing: known)
    let finder = LayerFrameFinder { ($0 as? CollectionLayer)?.spec.name == spec.name }
    guard let place = finder.place(among: inputs.variant.layers, in: shape.bounds, context)
    else { return nil }
    let aligned = context.grid.align(place.frame)
    let safeArea = place.context.safeArea(over: aligned)
    let overlap = EdgeInsets(
      top: max(0, safeArea.minY - aligned.minY), bottom: max(0, aligned.maxY - safeArea.maxY))
    // Content scrolls under bars, and rests beside them, as UIKit's automatic adjustment has it.
    let hasBars = safeArea != place.context.deviceSafeArea
    return Environment(
      size: aligned.size, contentInset: hasBars ? spec.contentInset + overlap : spec.contentInset,
      safeAreaInset: overlap,
      collapsibleInset: place.context.bars.collapsibleHeight(over: aligned),
      scale: inputs.scale, layoutDirection: context.direction,
      interface: inputs.variant.interface)
  }

  /// Returns the target of a finger on a control at an instant.
  func place(ofControl name: String, at step: StateHistory.Step) -> ControlTarget {
    let context = context(on: step.screen, knowing: ResolvedState(step))
    var finder = LayerFrameFinder { ($0 as? any ControlContent)?.control?.name == name }
    guard inputs.variant.layers.contains(where: finder.isIn) else { return .inCell }
    finder.seesHiddenLayers = false
    return finder.place(among: inputs.variant.layers, in: step.screen.bounds, context)
      .map { place in
        let places = (place.content as? ComponentLayer)?.touchPlaces?(place.frame, place.context)
        return .onScreen(
          place.frame, isMirrored: context.direction == .rightToLeft, places ?? TouchPlaces())
      }
      ?? .hidden
  }
}

/// Finds where one layer of a screen lies, through the groups around it.
struct LayerFrameFinder {
  /// A frame, and what is placed and drawn there with.
  struct Place {
    var frame: Rect
    var context: LayerContext
    var content: any LayerContent
  }

  /// Whether a content is the one that is looked for.
  let isWanted: (any LayerContent) -> Bool
  /// Whether layers count that a control hides until it is set otherwise.
  var seesHiddenLayers = true

  init(_ isWanted: @escaping (any LayerContent) -> Bool) { self.isWanted = isWanted }

  /// Whether the layer is the one that is looked for, or around it.
  func isIn(_ layer: Layer) -> Bool {
    isWanted(layer.content) || layer.content.children.contains(where: isIn)
  }

  /// The place among the layers of a parent; nil where it is not shown.
  func place(
    among layers: [Layer], inside content: (any LayerContent)? = nil, in parent: Rect,
    _ context: LayerContext
  ) -> Place? {
    let shown = layers.filter { layer in
      layer.condition.holds(in: context.scope)
        || seesHiddenLayers && !layer.condition.isOfNoControl
          && layer.condition.withoutControls.holds(in: context.scope) && isIn(layer)
    }
    guard let index = shown.firstIndex(where: isIn) else { return nil }
    // Of others only the one frame is solved: the others may wait for it.
    let placing = content as? any ChildArranging
    let frame =
      placing?.frames(of: shown, in: parent, context: context)[index]
      ?? context.frame(of: index, among: shown, in: parent)
    let around = placing?.context(inside: parent, context) ?? context
    let inner = shown[index].resolved(in: context).content
    if isWanted(inner) { return Place(frame: frame, context: around, content: inner) }
    return place(among: inner.children, inside: inner, in: frame, around)
  }
}
