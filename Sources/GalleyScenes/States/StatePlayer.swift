internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Plays states one after the other on all collections and controls of a screen, which share one
/// clock.
struct StatePlayer {
  private var clock = 0.0
  private var screen: ScreenShape
  private let specs: [String: CollectionSpec]
  private var collections: [String: PlayedCollection]
  private var controls: [String: PlayedControl]
  private var history: StateHistory
  /// How many items have been arranged anew, by all that has happened.
  private var arrangedCount = 0
  private let sizes: ElementSizes
  private let issues: IssueLog
  /// The context that elements are measured with on a screen of a shape.
  private let context: (ScreenShape) -> LayerContext
  /// Where a control is while the controls are set so.
  private let place: (String, StateHistory.Step) -> ControlTarget
  /// The environment of a collection on a screen of a shape; nil where it has no place.
  private let environment: (CollectionSpec, ScreenShape) -> Environment?

  init(
    _ collections: [String: PlayedCollection], _ controls: [String: PlayedControl],
    of specs: [CollectionSpec], hasRestlessLayers: Bool, on screen: ScreenShape,
    sizes: ElementSizes, issues: IssueLog,
    context: @escaping (ScreenShape) -> LayerContext,
    place: @escaping (String, StateHistory.Step) -> ControlTarget,
    environment: @escaping (CollectionSpec, ScreenShape) -> Environment?
  ) {
    self.specs = Dictionary(specs.map { ($0.name, $0) }) { first, _ in first }
    self.collections = collections
    self.controls = controls
    self.place = place
    self.screen = screen
    self.sizes = sizes
    self.issues = issues
    self.context = context
    self.environment = environment
    history = StateHistory(
      .init(clock: 0, screen: screen, collections: collections, controls: controls),
      hasRestlessLayers: hasRestlessLayers)
  }

  /// The history of the last of the states, each of which begins where the one before is drawn.
  mutating func play(_ states: [StateSpec]) -> StateHistory {
    var isAtRest = true
    for (index, state) in states.enumerated() {
      begin(state)
      history.start = clock
      for (turn, gesture) in state.gestures.enumerated() {
        // What goes on from another state does so at the instant at which that one is drawn.
        let isFirst = turn == 0 && index > 0
        wait(gesture.pause ?? (isFirst ? 0 : settlingTime))
        if turn == 0 { history.start = clock }
        perform(gesture)
      }
      history.gesturesEnd = clock
      history.end = clock + settlingTime
      isAtRest = isAtRest && state.gestures.isEmpty
      if isAtRest, let instant = state.instant { checkTime(of: instant, in: state) }
      wait(time(of: state.instant?.value ?? .settled))
      history.instant = clock
    }
    return history
  }

  private var settlingTime: Double {
    controls.values.reduce(
      collections.values.reduce(0) { max($0, $1.view.settlingTime / .seconds(1)) }
    ) { max($0, $1.settlingTime) }
  }

  private func time(of instant: StateSpec.Instant) -> Double {
    switch instant {
    case .settled: settlingTime
    case .seconds(let seconds): seconds
    case .fraction(let fraction): fraction * settlingTime
    }
  }

  /// Where nothing has been done there is time to count only if something moves by itself.
  private func checkTime(of instant: Located<StateSpec.Instant>, in state: StateSpec) {
    guard instant.value != .settled else { return }
    if !history.animatesIndefinitely {
      issues.error(
        "nothing happens in '\(state.name)', so there is no time to count; let a gesture begin it, such as 'do: [{ tap: 0 }]', or leave out 'at'",
        at: instant.location)
    } else if case .fraction = instant.value {
      issues.error(
        "what moves in '\(state.name)' never ends, so there is no part of its time; give a time such as 'at: 0.2s'",
        at: instant.location)
    }
  }

  private mutating func wait(_ seconds: Double) {
    clock += seconds
    collections = collections.mapValues { $0.advanced(by: seconds) }
    controls = controls.mapValues { $0.advanced(by: seconds) }
  }

  private var step: StateHistory.Step {
    .init(clock: clock, screen: screen, collections: collections, controls: controls)
  }

  private mutating func note() { history.add(step) }

  private mutating func begin(_ state: StateSpec) {
    for start in state.starts {
      guard var collection = collections[start.collection] else { continue }
      StateStart(start, issues: issues).begin(&collection.view)
      collections[start.collection] = collection
    }
    for (name, value) in state.controls { controls[name]?.begin(at: value) }
    note()
  }

  /// The most items that gestures of a course arrange anew, in all: each time they are, all that is
  /// known of them is kept.
  private static let mostArranged = 5_000_000

  /// Whether a gesture can be done, or what it arranges anew is too much; the first of those is
  /// reported.
  private mutating func allows(_ gesture: GestureSpec) -> Bool {
    guard arrangedCount <= Self.mostArranged else { return false }
    arrangedCount += count(arrangedBy: gesture)
    guard arrangedCount > Self.mostArranged else { return true }
    issues.error(
      "up to here, gestures arrange more than \(Self.mostArranged) items anew, those of a collection counted each time; give fewer updates, or fewer items",
      at: gesture.location)
    return false
  }

  private func count(arrangedBy gesture: GestureSpec) -> Int {
    switch gesture.action {
    case .update, .switchLayout:
      gesture.collection.flatMap { collections[$0]?.view.content.itemCount } ?? 0
    case .resize: collections.values.reduce(0) { $0 + $1.view.content.itemCount }
    default: 0
    }
  }

  private mutating func perform(_ gesture: GestureSpec) {
    guard allows(gesture) else { return }
    if case .resize(let size, let safeArea) = gesture.action {
      resize(to: ScreenShape(size: size, safeArea: safeArea), as: gesture)
      return
    }
    if case .control(let name, let touch) = gesture.action {
      perform(touch, on: name, as: gesture)
      return
    }
    guard let name = gesture.collection, let spec = specs[name],
      let collection = collections[name]
    else { return }
    let begun = clock
    var finger = GesturePerformer(
      spec, as: collection, sizes: sizes, context: context(screen), issues: issues)
    do throws(LayoutError) {
      for step in try finger.perform(gesture) {
        wait((step.view.time - collection.view.time) / .seconds(1) - (clock - begun))
        collections[name] = step
        note()
      }
      note(finger.touch, of: gesture.action, since: begun)
    } catch {
      issues.error(error.description, at: gesture.location(of: error))
    }
  }

  /// Notes the way of a finger, whose last step has just been played.
  private mutating func note(
    _ touch: TouchPath?, of action: GestureAction, since begun: Double
  ) {
    if case .release = action { history.liftFinger(at: clock) }
    guard var touch else { return }
    touch.began = begun
    switch action {
    case .drag:
      touch.arrived = clock + settlingTime
    case .swipe(_, _, _, isHeld: true), .dragItem(_, _, isHeld: true):
      touch.arrived = max(clock, begun + TouchPath.pressDuration)
    case .longPress:
      (touch.arrived, touch.lifted) = (begun, begun + TouchPath.pressDuration)
    case .flick, .swipe, .dragItem:
      (touch.arrived, touch.lifted) = (clock, clock)
    default:
      (touch.arrived, touch.lifted) = (begun, begun + TouchPath.tapDuration)
    }
    history.add(touch)
  }

  private mutating func perform(
    _ touch: ControlTouch, on name: String, as gesture: GestureSpec
  ) {
    guard var control = controls[name] else { return }
    let place = place(name, step)
    if case .hidden = place {
      issues.error(
        "'\(name)' is not on the screen then, so there is nothing to touch; let a state or a gesture show it first",
        at: gesture.location)
      return
    }
    if touch.needsPresentation, control.position == 0 {
      issues.error(
        "'\(name)' is closed then, so there is nothing of it to touch; let a state or a gesture open it first",
        at: gesture.location)
      return
    }
    let before = control
    control.perform(touch, in: place, timing: gesture.timing)
    controls[name] = control
    note()
    add(touch, from: before, to: control, in: place)
    guard case .flick(_, let velocity) = touch else { return }
    wait(control.settlingTime)
    perform(.release(velocity: velocity), on: name, as: gesture)
  }

  /// Notes the way of a finger on a control.
  private mutating func add(
    _ touch: ControlTouch, from before: PlayedControl, to control: PlayedControl,
    in place: ControlTarget
  ) {
    guard case .onScreen(let frame, let isMirrored, let places) = place else { return }
    var (start, end) = (
      before.touchPoint(in: frame, isMirrored: isMirrored, places),
      control.rested.touchPoint(in: frame, isMirrored: isMirrored, places)
    )
    let isDrag: Bool
    switch touch {
    case .drag, .dragBy, .hold, .flick: isDrag = true
    case .flip, .pick, .step: isDrag = false
    case .row(let index):
      isDrag = false
      end = places.center(ofRow: index, in: frame, isMirrored: isMirrored) ?? end
    case .release:
      history.liftFinger(at: clock)
      return
    }
    if !isDrag { start = end }
    var path = TouchPath(from: start, to: end)
    path.began = clock
    path.arrived = isDrag ? clock + control.settlingTime : clock
    if case .hold = touch {
    } else {
      path.lifted = max(path.arrived, clock + TouchPath.tapDuration)
    }
    history.add(path)
  }

  private mutating func resize(to shape: ScreenShape, as gesture: GestureSpec) {
    screen = shape
    for (name, collection) in collections {
      guard let spec = specs[name], let environment = environment(spec, shape) else { continue }
      var resized = collection
      resized.view.explicitTiming = gesture.timing ?? spec.timing
      do throws(LayoutError) {
        let context = context(shape)
        try resized.view.withPreferredSizes {
          sizes.measure($0, in: context)
        } _: { view throws(LayoutError) in
          try view.resize(to: environment, after: .zero)
        }
      } catch {
        issues.error(error.description, at: gesture.location)
      }
      collections[name] = resized
    }
    note()
  }
}

/// Puts a collection where a state begins, without a gesture.
struct StateStart {
  private let start: StateSpec.Start
  private let issues: IssueLog

  init(_ start: StateSpec.Start, issues: IssueLog) {
    self.start = start
    self.issues = issues
  }

  func begin(_ view: inout CollectionView) {
    if let mode = start.mode {
      check(mode, in: view)
      view.start(inMode: mode.value == "none" ? nil : mode.value)
    }
    let finder = ItemFinder(view: view, issues: issues)
    select(view.selection.union(start.selection.compactMap { finder.indexPath($0) }), in: &view)
    if let offset = start.offset {
      view.start(
        at: Point(x: offset.x ?? view.contentOffset.x, y: offset.y ?? view.contentOffset.y))
    }
    for section in start.sections where finder.scrolls(section: section.number) {
      begin(section, &view, finder)
    }
    if let page = start.page, finder.hasPage(page) { view.start(at: .page(page.value)) }
  }

  private func begin(
    _ section: StateSpec.Start.Section, _ view: inout CollectionView, _ finder: ItemFinder
  ) {
    let number = section.number.value
    if let offset = section.offset { view.start(section: number, at: .to(x: offset, y: offset)) }
    if let page = section.page, finder.hasPage(page, inSection: number) {
      view.start(section: number, at: .page(page.value))
    }
  }

  private func select(_ selection: Set<ItemPath>, in view: inout CollectionView) {
    do throws(LayoutError) { try view.start(selecting: selection) } catch {
      guard let location = start.selection.first?.location else { return }
      issues.error(error.description, at: location)
    }
  }

  private func check(_ mode: Located<String>, in view: CollectionView) {
    let modes = view.interaction.modes
    guard mode.value != "none", !modes.contains(mode.value) else { return }
    let known = modes.isEmpty ? "it has no modes" : "it has \(Suggestion.list(modes))"
    issues.error(
      "this layout has no mode '\(mode.value)'\(Suggestion.phrase(for: mode.value, among: modes)); \(known)",
      at: mode.location)
  }
}
