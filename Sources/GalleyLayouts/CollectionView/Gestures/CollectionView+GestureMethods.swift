public import GalleyGeometry

/// Each gesture as a method, for those who need not follow its steps; all throw as `perform` does.
///
/// They begin when all that was done before has settled, or at a time after the last gesture.
extension CollectionView {
  /// Taps an item, a point, the background or the Close button of the detail.
  public mutating func tap(_ target: TapTarget, after pause: Duration? = nil) throws(LayoutError) {
    try perform(.tap(target), after: pause)
  }

  /// Presses an item, a point or the background until that is a gesture of its own.
  public mutating func longPress(
    _ target: TapTarget, after pause: Duration? = nil
  ) throws(LayoutError) { try perform(.longPress(target), after: pause) }

  /// Taps the close button of an item.
  public mutating func tapCloseButton(
    of indexPath: ItemPath, after pause: Duration? = nil
  ) throws(LayoutError) { try perform(.tapClose(indexPath), after: pause) }

  /// Scrolls without a finger, and comes to rest.
  ///
  /// - `section`: One that scrolls by itself; nil for the whole.
  public mutating func scroll(
    _ target: ScrollTarget, section: Int? = nil, after pause: Duration? = nil
  ) throws(LayoutError) { try perform(.scroll(target, section: section), after: pause) }

  /// Moves the content with a finger that stays down.
  ///
  /// - `distance`: In points of the finger: a negative one brings what lies to the right or below.
  /// - `section`: One that scrolls by itself; nil for the whole.
  public mutating func drag(
    by distance: Vector, section: Int? = nil, after pause: Duration? = nil
  ) throws(LayoutError) { try perform(.drag(by: distance, section: section), after: pause) }

  /// Drags the content and lets it go on by itself.
  ///
  /// - `distance`: In points of the finger.
  /// - `velocity`: Of the finger when it lets go, in points per second.
  /// - `section`: One that scrolls by itself; nil for the whole.
  public mutating func flick(
    by distance: Vector, velocity: Vector, section: Int? = nil, after pause: Duration? = nil
  ) throws(LayoutError) {
    try perform(.flick(by: distance, velocity: velocity, section: section), after: pause)
  }

  /// Lets go of what the finger holds: the content, or an item.
  ///
  /// - `velocity`: Of the finger, in points per second.
  public mutating func release(
    velocity: Vector = .zero, after pause: Duration? = nil
  ) throws(LayoutError) { try perform(.release(velocity: velocity), after: pause) }

  /// Pulls a row aside, and lets it go unless the finger stays down.
  ///
  /// - `distance`: In points to the right.
  /// - `velocity`: Of the finger when it lets go, in points per second.
  public mutating func swipe(
    _ indexPath: ItemPath, by distance: Double, velocity: Double = 0, isHeld: Bool = false,
    after pause: Duration? = nil
  ) throws(LayoutError) {
    try perform(
      .swipe(indexPath, by: distance, velocity: velocity, isHeld: isHeld), after: pause)
  }

  /// Carries an item to another place, and drops it there unless the finger stays down.
  public mutating func dragItem(
    _ indexPath: ItemPath, to target: DragTarget, isHeld: Bool = false,
    after pause: Duration? = nil
  ) throws(LayoutError) {
    try perform(.dragItem(indexPath, to: target, isHeld: isHeld), after: pause)
  }
}
