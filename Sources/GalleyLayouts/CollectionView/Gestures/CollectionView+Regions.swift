internal import GalleyGeometry

/// Sections that scroll by themselves.
extension CollectionView {
  /// Whether the groups of a section neither move by themselves nor are held at a time after the
  /// last gesture; always so of a section that does not scroll by itself.
  package func isResting(section: Int, at time: Duration) -> Bool {
    regions.isResting(inSection: section, at: instant(after: time))
  }

  /// Returns the offset of a section that scrolls by itself at a time after the last gesture, in
  /// points from its beginning; nil for one that does not.
  public func offset(ofSection section: Int, at time: Duration) -> Double? {
    arrangement.region(ofSection: section).map { offset(of: $0, clock: instant(after: time)) }
  }

  /// How far a section is scrolled now; nil for one at its beginning, or that does not scroll by
  /// itself.
  package func scrolledOffset(ofSection section: Int) -> Double? {
    guard let region = arrangement.region(ofSection: section) else { return nil }
    let offset = offset(of: region, clock: clock)
    return offset == region.beginning ? nil : offset - region.beginning
  }

  /// The number of pages of a section that scrolls by itself; nil where it may rest anywhere.
  public func pageCount(ofSection section: Int) -> Int? {
    arrangement.region(ofSection: section)?.pageCount
  }

  /// The page of a section that labels speak of at a time after the last gesture: they follow when
  /// the section rests.
  public func page(ofSection section: Int, at time: Duration) -> Int? {
    guard let region = arrangement.region(ofSection: section), let count = region.pageCount
    else { return nil }
    guard !regions.isResting(inSection: section, at: instant(after: time)),
      let rested = regions.restedPage(inSection: section)
    else { return region.page(nearestTo: restingOffset(of: region)) }
    return min(rested, count - 1)
  }

  /// The page of a section nearest to what is visible at a time after the last gesture.
  package func nearestPage(ofSection section: Int, at time: Duration) -> Int? {
    guard let region = arrangement.region(ofSection: section), region.pageCount != nil else {
      return nil
    }
    return region.page(nearestTo: offset(of: region, clock: instant(after: time)))
  }

  /// The section whose groups a finger holds.
  package var heldSection: Int? { regions.heldSection }

  /// - Throws: `LayoutError` where a section is not there, or does not scroll by itself.
  package func checkScrolls(section: Int) throws(LayoutError) {
    guard arrangement.region(ofSection: section) == nil else { return }
    let count = arrangement.sectionCount
    guard (0..<count).contains(section) else {
      let known = count == 1 ? "there is one, 0" : "there are \(count), counted from 0"
      throw LayoutError("there is no section \(section); \(known)")
    }
    throw LayoutError(
      content.sections[section].count == 0
        ? "section \(section) is empty, so there is nothing to scroll"
        : "section \(section) does not scroll by itself; give its layout 'orthogonal-scrolling', or leave out the section"
    )
  }

  private func offset(of region: ScrollRegion, clock: Double) -> Double {
    regions.offsets(at: clock)[region.section] ?? region.beginning
  }

  private func restingOffset(of region: ScrollRegion) -> Double {
    regions.offsets(at: nil)[region.section] ?? region.beginning
  }

  // MARK: - Gestures

  /// Scrolls a section without a finger.
  mutating func scroll(section: Int, to offset: Double) {
    guard let region = arrangement.region(ofSection: section) else { return }
    let now = self.offset(of: region, clock: clock)
    begin(.eased(from: now, to: offset, explicitTiming ?? .scroll), of: region, restingAt: offset)
  }

  /// Moves the groups of a section under a finger that stays down; what it does across them counts
  /// for nothing.
  mutating func drag(
    section: Int, by distance: Vector, duration: Double, velocity: Vector = .zero
  ) {
    guard let region = arrangement.region(ofSection: section) else { return }
    let now = offset(of: region, clock: clock)
    let motion = axis(of: region).drag(
      from: now, by: -region.progress(of: distance), velocity: -region.progress(of: velocity),
      duration: duration)
    begin(motion, of: region, restingAt: motion.end, isHeld: true)
  }

  /// Lets the groups of a section go.
  mutating func release(section: Int, velocity finger: Vector) {
    guard let region = arrangement.region(ofSection: section) else { return }
    let now = offset(of: region, clock: clock)
    let release = axis(of: region).release(
      at: now, velocity: -region.progress(of: finger), rate: region.behavior.decelerationRate)
    let target = region.restingOffset(
      proposed: release.proposedOffset, velocity: release.velocity, from: now)
    let motion = release.motion(to: target)
    begin(motion, of: region, restingAt: motion.end)
  }

  /// Returns the offset at which a scroll of a section by distance or to a place comes to rest.
  func restingOffset(of target: ScrollTarget, inSection section: Int) -> Double {
    guard let region = arrangement.region(ofSection: section) else { return 0 }
    let now = restingOffset(of: region)
    let proposed: Double =
      switch target {
      case .to(let x, let y): (region.axis == .horizontal ? x : y) ?? now
      case .by(let distance): now - region.progress(of: distance)
      case .page(let page): region.offset(ofPage: page)
      case .middle: (region.range.lowerBound + region.range.upperBound) / 2
      case .end: region.range.upperBound
      case .item(let path): offset(of: region, centering: path) ?? now
      }
    return region.restingOffset(proposed: proposed, velocity: 0, from: now)
  }

  /// The offset at which an item lies in the middle of its section's own view.
  private func offset(of region: ScrollRegion, centering path: ItemPath) -> Double? {
    guard let item = arrangement.item(at: path) else { return nil }
    return region.progress(of: region.frame.center - item.center)
  }

  private func axis(of region: ScrollRegion) -> DragAxis {
    DragAxis(
      region.range,
      extent: region.axis == .horizontal ? region.frame.width : region.frame.height)
  }

  /// Starts a motion; the labels keep the page that was shown at the last rest.
  private mutating func begin(
    _ motion: ScrollMotion, of region: ScrollRegion, restingAt offset: Double, isHeld: Bool = false
  ) {
    let section = region.section
    let page =
      regions.isResting(inSection: section, at: clock)
      ? page(ofSection: section, at: .zero) : regions.restedPage(inSection: section)
    regions.begin(
      motion, inSection: section, restingAt: offset, page: page, start: clock, isHeld: isHeld)
  }

  // MARK: - Changes

  /// Begins a section where a scroll would come to rest, without one.
  package mutating func start(section: Int, at target: ScrollTarget) {
    regions.jump(to: restingOffset(of: target, inSection: section), inSection: section)
  }

  /// Rests every region where it can after a change: on the page that it showed, or as near as
  /// possible to where it was; a scroll on its way goes on.
  mutating func keepRegions(of before: CollectionView) {
    for section in regions.sections {
      guard let region = arrangement.region(ofSection: section),
        let former = before.arrangement.region(ofSection: section)
      else {
        regions.forget(section: section)
        continue
      }
      let rested = before.restingOffset(of: former)
      guard region != former, regions.heldSection != section else { continue }
      let page = former.pageCount == nil ? nil : former.page(nearestTo: rested)
      let isSameFrame = region.frame.size == former.frame.size
      let proposed = isSameFrame ? rested : page.map(region.offset(ofPage:)) ?? rested
      let offset = region.restingOffset(proposed: proposed, velocity: 0, from: rested)
      if regions.isResting(inSection: section, at: clock) {
        regions.jump(to: offset, inSection: section)
      } else if offset != rested {
        regions.land(at: offset, inSection: section, from: clock)
      }
    }
  }
}

extension OrthogonalScrolling {
  /// How fast a scroll slows down: UIKit's automatic rate.
  fileprivate var decelerationRate: DecelerationRate { isPaging ? .fast : .normal }
}
