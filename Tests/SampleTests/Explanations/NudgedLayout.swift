import Galley

/// A change to the attributes of one cell that is shown.
struct Nudge: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable {
    case move, resize, rotate, fade, raise
  }

  var kind: Kind
  /// Which of the cells that are shown, counted in a circle.
  var cell: Int
  var amount: Double

  var description: String { "cell \(cell): \(kind) by \(amount)" }

  /// What layouts do to their cells; nil for nothing.
  @TaskLocal static var current: Nudge?

  func applied(to elements: [LayoutAttributes]) -> [LayoutAttributes] {
    let cells = elements.indices.filter { elements[$0].element.category == .cell }
    guard !cells.isEmpty else { return elements }
    var elements = elements
    let place = cells[cell % cells.count]
    switch kind {
    case .move: elements[place].center = elements[place].center + Vector(dx: amount, dy: 0)
    case .resize: elements[place].size.width += amount
    case .rotate: elements[place].transform = .rotation(radians: amount * .pi / 180)
    case .fade: elements[place].alpha *= 0.5
    case .raise: elements[place].zIndex += 1000
    }
    return elements.sortedBackToFront()
  }

  /// Whether a change is what the nudge makes.
  func explains(_ change: ExplainedChange) -> Bool {
    guard change.subjects.count == 1, change.subjects[0].indexPath != nil else { return false }
    switch kind {
    case .move: return change.kind == .moved && abs(change.amount - abs(amount)) < 1e-6
    case .resize: return change.kind == .resized && abs(change.amount - abs(amount)) < 1e-6
    case .rotate: return change.kind == .rotated
    case .fade: return change.kind == .restyled && change.property == "alpha"
    case .raise: return change.kind == .reordered
    }
  }
}

/// A layout with a nudge.
struct Nudged<Base: CollectionLayout>: CollectionLayout {
  static var kind: String { Base.kind }
  static var summary: String { Base.summary }
  static var options: [SceneOption<Self>] { Base.options.map { $0.within(\.base) } }

  private var base = Base()

  init() {}

  var defaultMeasure: Double { base.defaultMeasure }
  var hasDefaultMeasure: Bool { base.hasDefaultMeasure }
  var usesMeasures: Bool { base.usesMeasures }
  var asksForSizes: Bool { base.asksForSizes }
  var interaction: any LayoutInteraction { base.interaction }
  var flipsInRightToLeft: Bool { base.flipsInRightToLeft }
  var traits: LayoutTraits { base.traits }
  var decelerationRate: DecelerationRate { base.decelerationRate }

  func contentInset(in environment: Environment) -> EdgeInsets {
    base.contentInset(in: environment)
  }

  func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    base.initialOffset(of: arrangement, in: viewport)
  }

  func arrange(_ content: Content, in environment: Environment) throws(LayoutError) -> Arrangement {
    try base.arrange(content, in: environment)
  }

  func elements(of arrangement: Arrangement, in viewport: Viewport) -> [LayoutAttributes] {
    let elements = base.elements(of: arrangement, in: viewport)
    return Nudge.current?.applied(to: elements) ?? elements
  }

  func restingOffset(
    proposed: Point, velocity: Vector, of arrangement: Arrangement, in viewport: Viewport
  ) -> Point {
    base.restingOffset(
      proposed: proposed, velocity: velocity, of: arrangement, in: viewport)
  }
}

extension LayoutCatalog {
  /// The standard layouts that rest, each with the nudge of the moment.
  static let nudged = LayoutCatalog.standard.adding(Nudged<FlowLayout>.self)
    .adding(Nudged<GridLayout>.self).adding(Nudged<RingLayout>.self)
    .adding(Nudged<CirclesLayout>.self)
}
