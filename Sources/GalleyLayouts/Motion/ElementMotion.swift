internal import GalleyGeometry

/// One element on its way from a snapshot of its attributes to where it will rest.
///
/// Times are seconds on the clock of the collection view.
struct ElementMotion: Sendable {
  var from: LayoutAttributes
  var to: LayoutAttributes
  var path: MotionPath
  var start: Double
  var timing: Timing
  /// The item of a cell.
  var itemID: ItemID?
  /// The number of times that the item had been reloaded when it looked as it does.
  var revision: Int
  /// Whether the element is gone at the end.
  var isLeaving: Bool

  var end: Double { start + timing.duration }

  func isOver(at clock: Double) -> Bool { clock >= end }

  func attributes(progress: Double) -> LayoutAttributes {
    from.interpolated(to: to, at: progress, along: path)
  }

  func presented(at clock: Double) -> PresentedElement {
    presented(progress: timing.progress(at: clock, from: start))
  }

  func presented(progress: Double) -> PresentedElement {
    PresentedElement(
      attributes(progress: progress), itemID: itemID, revision: revision, isLeaving: isLeaving)
  }

  /// Whether both go to the same place, whatever their index paths.
  func leads(to attributes: LayoutAttributes) -> Bool {
    var here = to
    here.element = attributes.element
    return here == attributes
  }

  /// The same motion where content coordinates are shifted, for an element of another name.
  func renamed(_ element: LayoutElement, shifted shift: Vector) -> ElementMotion {
    var motion = self
    motion.from = motion.from.renamed(element).shifted(by: shift)
    motion.to = motion.to.renamed(element).shifted(by: shift)
    motion.path = motion.path.shifted(by: shift)
    return motion
  }
}

extension LayoutAttributes {
  func renamed(_ element: LayoutElement) -> LayoutAttributes {
    var attributes = self
    attributes.element = element
    return attributes
  }

  func shifted(by shift: Vector) -> LayoutAttributes {
    guard shift != .zero else { return self }
    var attributes = self
    attributes.untransformedFrame = untransformedFrame.offset(by: shift)
    return attributes
  }
}
