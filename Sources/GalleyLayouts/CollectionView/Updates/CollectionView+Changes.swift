package import GalleyGeometry

extension CollectionView {
  /// Makes what a touch changes come about, from now on.
  mutating func apply(
    _ changes: [TouchEffect], rekeying rekey: KeyChange
  ) throws(LayoutError) {
    for change in changes {
      switch change {
      case .scroll(let offset):
        guard offset.isFinite else {
          throw LayoutError("a touch asks to scroll to \(offset); give it a finite offset")
        }
        scroll(to: viewport.clamped(offset, contentSize: arrangement.contentSize))
      case .select(let selection): try select(selection)
      case .setMode(let mode): setMode(mode)
      case .update(let update): try perform(update, rekeying: rekey)
      case .open(let indexPath): shown.open(id(of: indexPath), at: clock, timing)
      case .close: shown.open(nil, at: clock, timing)
      }
    }
  }

  /// Changes the mode, which fades the one into the other.
  public mutating func setMode(_ mode: String?) { shown.setMode(mode, at: clock, timing) }

  /// Begins in a mode, without a change.
  package mutating func start(inMode mode: String?) { shown.start(inMode: mode) }

  /// Begins at an offset, or the nearest at which the content can rest, without a scroll; what is
  /// not a number changes nothing.
  package mutating func start(at offset: Point) {
    jump(
      to: Point(
        x: offset.x.isNaN ? contentOffset.x : offset.x,
        y: offset.y.isNaN ? contentOffset.y : offset.y))
  }

  /// Begins where a scroll would come to rest, without one.
  package mutating func start(at target: ScrollTarget) { jump(to: restingOffset(of: target)) }
}
