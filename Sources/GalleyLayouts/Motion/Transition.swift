internal import GalleyGeometry

/// The motions of all elements that were in sight before a change or are in sight after it.
struct Transition: Sendable {
  /// From back to front, as they are drawn while all of them run.
  private(set) var motions: [ElementMotion]
  /// Where elements that stay are among the motions.
  private let positions: [LayoutElement: Int]
  /// The viewport for which the motions were made: each element in it has one.
  let viewport: Viewport
  let end: Double
  /// Whether the order stays while motions end: no element comes up or goes down.
  private let keepsOrder: Bool

  init(_ motions: [ElementMotion], in viewport: Viewport) {
    let order = motions.indices.map { (motions[$0].presented(progress: 0.5), $0) }
      .sorted { $0.0.isBelow($1.0) }
    self.motions = order.map { motions[$0.1] }
    self.viewport = viewport
    keepsOrder = motions.allSatisfy { $0.from.zIndex == $0.to.zIndex }
    end = motions.reduce(0) { max($0, $1.end) }
    var positions: [LayoutElement: Int] = [:]
    for (position, motion) in self.motions.enumerated() where !motion.isLeaving {
      positions[motion.to.element] = position
    }
    self.positions = positions
  }

  subscript(element: LayoutElement) -> ElementMotion? { positions[element].map { motions[$0] } }

  /// The elements on their way, those that are gone by now left out, from back to front.
  func elements(at clock: Double) -> [PresentedElement] {
    var pace = Pace(clock: clock)
    var elements: [PresentedElement] = []
    elements.reserveCapacity(motions.count)
    for motion in motions where !(motion.isLeaving && motion.isOver(at: clock)) {
      elements.append(motion.presented(progress: pace.progress(of: motion)))
    }
    return keepsOrder ? elements : elements.sortedBackToFront()
  }

  /// The motions that others will go on from, with what they are at now.
  func running(at clock: Double) -> [ElementMotion] {
    motions.filter { !$0.isOver(at: clock) }
  }
}

/// The progress of motions, most of which began together.
private struct Pace {
  let clock: Double
  private var last: (start: Double, timing: Timing, progress: Double)?

  init(clock: Double) { self.clock = clock }

  mutating func progress(of motion: ElementMotion) -> Double {
    if let last, last.start == motion.start, last.timing == motion.timing { return last.progress }
    let progress = motion.timing.progress(at: clock, from: motion.start)
    last = (motion.start, motion.timing, progress)
    return progress
  }
}
