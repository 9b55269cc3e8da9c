internal import GalleyGeometry

/// An item that a finger has lifted and carries.
struct DragPreview: Hashable, Sendable {
  let id: ItemID
  /// The item when it was lifted.
  private let attributes: LayoutAttributes
  /// The item when it has risen.
  private let raised: LayoutAttributes
  /// How far the item has risen.
  private let rise: Fade
  /// The centre of the item in the view's own coordinates.
  private var from: Point
  private(set) var to: Point
  /// Seconds on the clock of the view.
  private var start: Double
  private var timing = Timing(.linear, duration: 0)

  /// Lifts an item from where it is shown.
  ///
  /// - `attributes`: The item as it is shown.
  /// - `resting`: The item where it rests.
  /// - `center`: Where it is shown, in the view's own coordinates.
  init(
    _ id: ItemID, shown attributes: LayoutAttributes, resting: LayoutAttributes,
    at center: Point, clock: Double, rising timing: Timing
  ) {
    self.id = id
    self.attributes = attributes
    raised = resting.dragged
    rise = Fade(from: 0, to: 1, start: clock, timing: timing)
    from = center
    to = center
    start = clock
  }

  /// Moves the item with the finger, in the view's own coordinates.
  mutating func carry(to center: Point, at clock: Double) {
    from = self.center(at: clock)
    to = center
    start = clock
    timing = Timing(.easeInOut, duration: 0.4)
  }

  var end: Double { max(start + timing.duration, rise.end) }

  func center(at clock: Double) -> Point {
    from.interpolated(to: to, at: timing.progress(at: clock, from: start))
  }

  func presented(at clock: Double, offset: Point, in view: CollectionView) -> PresentedElement {
    var attributes = attributes.interpolated(
      to: raised, at: rise.value(at: clock), along: .straight)
    attributes.center = center(at: clock) + (offset - .zero)
    let path = view.indexPath(of: id) ?? attributes.element.indexPath
    return view.labelled(
      attributes.renamed(LayoutElement(category: .cell, indexPath: path)))
  }
}

extension LayoutAttributes {
  /// A lifted item is a tenth larger and lets a little through, and lies above all others.
  fileprivate var dragged: LayoutAttributes {
    var attributes = self
    attributes.transform = transform.then(.scale(1.1))
    attributes.alpha *= 0.9
    attributes.zIndex = Int(Int32.max)
    return attributes
  }
}
