import GalleyGeometry
import GalleyLayouts

/// Does things to a collection view in an order that a seed decides.
struct RandomGestures {
  /// Something that is done to a collection view, and the pause before it.
  enum RandomGesture: Sendable {
    case gesture(Gesture, after: Duration?)
    case update(Update, after: Duration?)
    case resize(Environment, after: Duration?)
    case switchLayout(MotionCase, after: Duration?)
    case load(after: Duration?)
  }

  private(set) var generator: SplitMix64
  let example: MotionCase

  init(seed: UInt64, on example: MotionCase) {
    generator = SplitMix64(seed: seed)
    self.example = example
  }

  mutating func randomGesture(to view: CollectionView) -> RandomGesture {
    let pause = pause()
    switch Int.random(in: 0..<24, using: &generator) {
    case 0..<15: return .gesture(gesture(on: view), after: pause)
    case 15..<20:
      var updates = RandomUpdate(generator: &generator)
      return .update(updates.update(of: view, upTo: example), after: pause)
    case 20: return .resize(environment(near: example.environment), after: pause)
    case 21: return .switchLayout(otherLayout(), after: pause)
    case 22: return .load(after: pause)
    default: return .update(Update(), after: pause)
    }
  }

  /// Nothing at all, an instant amid what runs, or until all has settled.
  mutating func pause() -> Duration? {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .zero
    case 1...3: .seconds(Double.random(in: 0...0.4, using: &generator))
    default: nil
    }
  }

  mutating func time(upTo end: Duration) -> Duration {
    end * Double.random(in: 0...1, using: &generator)
  }

  // MARK: - Gestures

  private mutating func gesture(on view: CollectionView) -> Gesture {
    let sections = view.content.sections.indices.filter {
      view.offset(ofSection: $0, at: .zero) != nil
    }
    if !sections.isEmpty, Bool.random(using: &generator) {
      return gesture(inSection: sections.randomElement(using: &generator), on: view)
    }
    return switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: .scroll(scrollTarget(on: view))
    case 2: .drag(by: vector(upTo: 600))
    case 3, 4: .flick(by: vector(upTo: 200), velocity: vector(upTo: 4000))
    case 5: .release(velocity: vector(upTo: 2000))
    case 6: .tap(tapTarget(on: view))
    case 7: tapClose(on: view)
    case 8: .longPress(tapTarget(on: view))
    default: drag(on: view)
    }
  }

  private mutating func gesture(inSection section: Int?, on view: CollectionView) -> Gesture {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .scroll(scrollTarget(on: view), section: section)
    case 1: .drag(by: vector(upTo: 600), section: section)
    case 2: .flick(by: vector(upTo: 200), velocity: vector(upTo: 4000), section: section)
    default: .release(velocity: vector(upTo: 2000))
    }
  }

  private mutating func scrollTarget(on view: CollectionView) -> ScrollTarget {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .to(x: number(upTo: 1000), y: Bool.random(using: &generator) ? nil : number(upTo: 1000))
    case 1: .by(vector(upTo: 500))
    case 2: path(in: view).map { .item($0) } ?? .end
    case 3: .page(Int.random(in: -1...12, using: &generator))
    default: .end
    }
  }

  private mutating func tapTarget(on view: CollectionView) -> TapTarget {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: path(in: view).map { .item($0) } ?? .background
    case 1: .background
    case 2: .close
    default: .point(point(in: view))
    }
  }

  private mutating func tapClose(on view: CollectionView) -> Gesture {
    path(in: view).map { .tapClose($0) } ?? .tap(.background)
  }

  private mutating func drag(on view: CollectionView) -> Gesture {
    let shown = view.elements(at: .zero).filter { !$0.isLeaving && $0.itemID != nil }
    guard let source = shown.randomElement(using: &generator)?.attributes.element.indexPath,
      let item = path(in: view)
    else { return .tap(.background) }
    let target: DragTarget =
      Bool.random(using: &generator) ? .item(item) : .point(point(in: view))
    return .dragItem(source, to: target, isHeld: Bool.random(using: &generator))
  }

  private mutating func path(in view: CollectionView) -> ItemPath? {
    view.ids.enumerated().flatMap { section, ids in
      ids.indices.map { ItemPath(section: section, item: $0) }
    }.randomElement(using: &generator)
  }

  private mutating func point(in view: CollectionView) -> Point {
    Point(
      x: Double.random(in: -10...view.environment.size.width + 10, using: &generator),
      y: Double.random(in: -10...view.environment.size.height + 10, using: &generator))
  }

  private mutating func vector(upTo length: Double) -> Vector {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: Vector(dx: number(upTo: length), dy: 0)
    case 1: Vector(dx: 0, dy: number(upTo: length))
    default: Vector(dx: number(upTo: length), dy: number(upTo: length))
    }
  }

  private mutating func number(upTo limit: Double) -> Double {
    Double.random(in: -limit...limit, using: &generator)
  }

  // MARK: - The view as a whole

  private mutating func environment(near environment: Environment) -> Environment {
    var environment = environment
    environment.size = Size(
      width: Double.random(in: 260...700, using: &generator).rounded(),
      height: Double.random(in: 300...700, using: &generator).rounded())
    return environment
  }

  private mutating func otherLayout() -> MotionCase {
    example.others.randomElement(using: &generator) ?? example
  }
}

extension CollectionView {
  mutating func perform(
    _ randomGesture: RandomGestures.RandomGesture, step: (CollectionView) -> Void = { _ in }
  ) throws(LayoutError) {
    switch randomGesture {
    case .gesture(let gesture, let pause): try perform(gesture, after: pause, step: step)
    case .update(let update, let pause): try self.update(update, after: pause)
    case .resize(let environment, let pause): try resize(to: environment, after: pause)
    case .switchLayout(let example, let pause):
      try switchLayout(to: example.layout, interaction: example.interaction, after: pause)
    case .load(let pause): load(after: pause)
    }
  }
}
