internal import GalleyGeometry

/// An item that a finger has lifted and carries.
struct Lift: Hashable, Sendable {
  var id: ItemID
  /// The item when it was lifted.
  var attributes: LayoutAttributes
  /// The centre of the item in the view's own coordinates.
  var from: Point
  var to: Point
  /// Seconds on the clock of the view.
  var start: Double
  var timing: Timing
  /// How far the item has risen.
  var rise: Fade

  /// A lifted item is a tenth larger and lets a little through, and lies above all others.
  static let scale = 1.1
  static let alpha = 0.9
  static let zIndex = Int(Int32.max)

  var end: Double { max(start + timing.duration, rise.end) }

  func center(at clock: Double) -> Point {
    from.interpolated(to: to, at: timing.progress(after: clock - start))
  }

  func presented(at clock: Double, offset: Point, in view: CollectionView) -> PresentedElement {
    let risen = rise.value(at: clock)
    var attributes = attributes
    attributes.center = center(at: clock) + (offset - .zero)
    attributes.transform = attributes.transform.then(.scale(1 + (Self.scale - 1) * risen))
    attributes.alpha *= 1 + (Self.alpha - 1) * risen
    attributes.zIndex = Self.zIndex
    let path = view.indexPath(of: id) ?? attributes.element.indexPath
    return view.labelled(
      attributes.renamed(LayoutElement(category: .cell, indexPath: path)))
  }
}
