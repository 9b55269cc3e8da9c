internal import GalleyGeometry

/// An item that a finger has lifted and carries.
struct Lift: Hashable, Sendable {
  var id: ItemID
  /// The item when it was lifted.
  var attributes: LayoutAttributes
  /// The item when it has risen.
  var raised: LayoutAttributes
  /// The centre of the item in the view's own coordinates.
  var from: Point
  var to: Point
  /// Seconds on the clock of the view.
  var start: Double
  var timing: Timing
  /// How far the item has risen.
  var rise: Fade

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
  var lifted: LayoutAttributes {
    var attributes = self
    attributes.transform = transform.then(.scale(1.1))
    attributes.alpha *= 0.9
    attributes.zIndex = Int(Int32.max)
    return attributes
  }
}
