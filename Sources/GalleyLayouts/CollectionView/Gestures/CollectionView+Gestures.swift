internal import GalleyGeometry

extension CollectionView {
  /// Does what a finger does, after all that it did before has settled, or after a time.
  ///
  /// - `pause`: The time since the last gesture began; nil waits until all has settled.
  /// - `step`: Told each value of the view that the gesture goes through: a flick is a drag and a
  ///   release, an item that is dragged is lifted, carried and dropped.
  ///
  /// Throws `LayoutError` where an item is not there, a number is not finite, or what the gesture
  /// changes cannot be; the view is then as it was.
  public mutating func perform(
    _ gesture: Gesture, after pause: Duration? = nil,
    step: (CollectionView) -> Void = { _ in }
  ) throws(LayoutError) {
    try perform(gesture, after: pause, rekeying: { content, _ in content }, step: step)
  }

  /// Does what a finger does, and what the sizes of elements depend on with their places.
  ///
  /// - `rekey`: Gives the content after an update that the gesture leads to, with other size keys,
  ///   from that and the ids of its items.
  package mutating func perform(
    _ gesture: Gesture, after pause: Duration?, rekeying rekey: KeyChange,
    step: (CollectionView) -> Void
  ) throws(LayoutError) {
    var view = self
    view.wait(pause)
    try view.check(gesture)
    try view.perform(gesture, rekeying: rekey, step: step)
    self = view
  }

  mutating func wait(_ pause: Duration?) {
    if let pause { advance(by: pause) } else { settle() }
  }

  private mutating func perform(
    _ gesture: Gesture, rekeying rekey: KeyChange, step: (CollectionView) -> Void
  ) throws(LayoutError) {
    if closesSwipes(gesture), closeSwipes(), isTouch(gesture) {
      step(self)
      return
    }
    switch gesture {
    case .scroll(let target, let section): scroll(to: target, inSection: section)
    case .drag(let distance, let section):
      let duration = ScrollMotion.naturalDuration(distance: distance.length, endVelocity: 0)
      drag(by: distance, inSection: section, duration: duration)
    case .flick(let distance, let velocity, let section):
      let duration = ScrollMotion.naturalDuration(
        distance: distance.length, endVelocity: velocity.length)
      drag(by: distance, inSection: section, duration: duration, velocity: velocity)
      step(self)
      wait(until: section.map(regions.end(inSection:)) ?? scrolling.end)
      release(inSection: section, velocity: velocity)
    case .release(let velocity):
      if animations.dragPreview != nil {
        try dropItem(rekeying: rekey)
      } else if !releaseSwipe(velocity: velocity.dx) {
        release(inSection: regions.heldSection, velocity: velocity)
      }
    case .tap(let target):
      try tellTap(on: target)
      try touch(target, rekeying: rekey) { .tap($0) }
    case .tapClose(let indexPath): try respond(to: .tapClose(indexPath), rekeying: rekey)
    case .longPress(let target): try touch(target, rekeying: rekey) { .longPress($0) }
    case .swipe(let indexPath, let distance, let velocity, let isHeld):
      swipe(indexPath, by: distance, velocity: velocity, isHeld: isHeld, step: step)
    case .dragItem(let indexPath, let target, let isHeld):
      try carry(indexPath, to: target, isHeld: isHeld, rekeying: rekey, step: step)
    }
    step(self)
  }

  /// Whether a finger touches something else than a row that is pulled aside, which then goes back.
  private func closesSwipes(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .swipe, .release: false
    case .scroll, .drag, .flick, .tap, .tapClose, .longPress, .dragItem: true
    }
  }

  /// Whether a gesture does no more than let rows go back that are pulled aside.
  private func isTouch(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .tap, .tapClose, .longPress: true
    case .scroll, .drag, .flick, .swipe, .release, .dragItem: false
    }
  }

  /// Scrolls a section, or the whole; to an item both.
  private mutating func scroll(to target: ScrollTarget, inSection section: Int?) {
    if let section {
      scroll(section: section, to: restingOffset(of: target, inSection: section))
      return
    }
    scroll(to: restingOffset(of: target))
    guard case .item(let path) = target, arrangement.region(ofSection: path.section) != nil
    else { return }
    scroll(section: path.section, to: restingOffset(of: target, inSection: path.section))
  }

  private mutating func drag(
    by distance: Vector, inSection section: Int?, duration: Double, velocity: Vector = .zero
  ) {
    if let section {
      drag(section: section, by: distance, duration: duration, velocity: velocity)
    } else {
      dragContent(by: distance, duration: duration, velocity: velocity)
    }
  }

  private mutating func release(inSection section: Int?, velocity: Vector) {
    if let section {
      release(section: section, velocity: velocity)
    } else {
      releaseContent(velocity: velocity)
    }
  }

  private mutating func touch(
    _ target: TapTarget, rekeying rekey: KeyChange, _ touch: (ItemPath?) -> Touch
  ) throws(LayoutError) {
    switch target {
    case .item(let indexPath): try respond(to: touch(indexPath), rekeying: rekey)
    case .background: try respond(to: touch(nil), rekeying: rekey)
    case .close: try apply([.close], rekeying: rekey)
    case .point(let point):
      switch hit(at: point + (offset(clock: clock) - .zero), clock: clock) {
      case .item(let indexPath): try respond(to: touch(indexPath), rekeying: rekey)
      case .background: try respond(to: touch(nil), rekeying: rekey)
      case .leaving: break
      }
    }
  }

  /// Lets a layout whose views hear of touches arrange anew.
  private mutating func tellTap(on target: TapTarget) throws(LayoutError) {
    guard layout.traits.contains(.hearsTaps), openedID == nil else { return }
    let offset = offset(clock: clock)
    switch target {
    case .point(let point): try arranged.arrange(content, afterTapAt: point, at: offset)
    case .item(let indexPath):
      guard let attributes = arrangement.item(at: indexPath) else { return }
      let point = attributes.center + (offset - .zero) * -1
      try arranged.arrange(content, afterTapAt: point, at: offset)
    case .background, .close: break
    }
  }

  /// A detail over the screen lets no touch through.
  private mutating func respond(to touch: Touch, rekeying rekey: KeyChange) throws(LayoutError) {
    guard openedID == nil else { return }
    try apply(interaction.response(to: touch, in: self), rekeying: rekey)
  }
}

extension CollectionView {
  /// Checks that a gesture can be done, before anything is changed.
  private func check(_ gesture: Gesture) throws(LayoutError) {
    switch gesture {
    case .scroll(let target, let section):
      try check(section: section)
      try check(target)
    case .drag(let distance, let section):
      try check(section: section)
      try check(distance, "distance")
    case .flick(let distance, let velocity, let section):
      try check(section: section)
      try check(distance, "distance")
      try check(velocity, "velocity")
    case .release(let velocity): try check(velocity, "velocity")
    case .tap(let target), .longPress(let target): try check(target)
    case .tapClose(let indexPath): try check(indexPath)
    case .swipe(let indexPath, let distance, let velocity, _):
      try check(indexPath)
      try check(Vector(dx: distance, dy: 0), "distance")
      try check(Vector(dx: velocity, dy: 0), "velocity")
      guard swipeActions != SwipeActionExtents() else {
        throw LayoutError("no row has actions that a swipe shows; give the collection some")
      }
    case .dragItem(let indexPath, let target, _):
      try check(indexPath)
      try check(target)
    }
  }

  private func check(section: Int?) throws(LayoutError) {
    if let section { try checkScrolls(section: section) }
  }

  private func check(_ target: ScrollTarget) throws(LayoutError) {
    switch target {
    case .to(let x, let y): try check(Vector(dx: x ?? 0, dy: y ?? 0), "offset")
    case .by(let distance): try check(distance, "distance")
    case .item(let indexPath): try check(indexPath)
    case .page, .middle, .end: break
    }
  }

  private func check(_ target: TapTarget) throws(LayoutError) {
    switch target {
    case .item(let indexPath): try check(indexPath)
    case .point(let point): try check(point - .zero, "point")
    case .background, .close: break
    }
  }

  private func check(_ target: DragTarget) throws(LayoutError) {
    switch target {
    case .item(let indexPath): try check(indexPath)
    case .point(let point): try check(point - .zero, "point")
    }
  }

  private func check(_ indexPath: ItemPath) throws(LayoutError) {
    guard id(of: indexPath) == nil else { return }
    let counts = ids.map(\.count)
    throw LayoutError(
      "there is no \(indexPath.words); \(indexPath.missing(in: counts))", at: indexPath)
  }

  private func check(_ vector: Vector, _ noun: String) throws(LayoutError) {
    guard !(vector.dx.isFinite && vector.dy.isFinite) else { return }
    throw LayoutError(
      "the \(noun) (\(vector.dx), \(vector.dy)) is not finite; give numbers of points")
  }
}
