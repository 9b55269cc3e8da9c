import GalleyGeometry
import GalleyLayouts
import Testing

/// That what interrupts a motion goes on from where things are, and that gestures which have
/// nothing to do with each other may come in any order.
struct InterruptionTests {
  static let instant = Duration.milliseconds(110)

  @Test(arguments: MotionCase.all)
  func `an update during an update goes on from where things are`(example: MotionCase) throws {
    var view = try example.view()
    try view.update(Update(deletions: [1], insertions: [.init(at: 0)]))
    try expectNoJump(in: view) {
      try $0.update(Update(deletions: [0, 3], moves: [.init(from: 1, to: 2)]), after: Self.instant)
    }
  }

  @Test(arguments: MotionCase.all)
  func `a layout switch during an update goes on from where things are`(
    example: MotionCase
  ) throws {
    var view = try example.view()
    try view.update(Update(deletions: [1], insertions: [.init(at: 0)]))
    for other in MotionCase.all where other.greatestCount >= view.content.itemCount {
      try expectNoJump(in: view) {
        try $0.switchLayout(
          to: other.layout, interaction: other.interaction, after: Self.instant)
      }
    }
  }

  @Test(arguments: MotionCase.all)
  func `an update or a layout switch during a scroll leaves what is seen where it is`(
    example: MotionCase
  ) throws {
    var view = try example.view()
    try view.scroll(.end)
    try expectNoJump(in: view) {
      try $0.update(Update(deletions: [0, 2], insertions: [.init(at: 1)]), after: Self.instant)
    }
    let other = try MotionCase.named("ring, arc")
    try expectNoJump(in: view) { try $0.switchLayout(to: other.layout, after: Self.instant) }
  }

  @Test(arguments: MotionCase.all)
  func `a scroll during a scroll, and a finger that catches one, begin where it is`(
    example: MotionCase
  ) throws {
    var view = try example.view()
    try view.perform(
      .flick(by: Vector(dx: -60, dy: -60), velocity: Vector(dx: -900, dy: -900)))
    let interruptions: [Gesture] = [
      .scroll(.to(x: 0, y: 0)), .drag(by: Vector(dx: 30, dy: 30)), .release(velocity: .zero),
    ]
    for gesture in interruptions {
      try expectNoJump(in: view) { try $0.perform(gesture, after: Self.instant) }
    }
    let caught = view.contentOffset(at: Self.instant)
    try view.perform(.drag(by: .zero), after: Self.instant)
    #expect(view.contentOffset(at: view.settlingTime) == caught)
  }

  /// Where a selection moves items, it also moves the end that is scrolled to.
  @Test(
    arguments: MotionCase.all.filter {
      !$0.layout.traits.contains(.attributesDependOnSelection)
    })
  func `a selection, a mode and a scroll may come in any order`(example: MotionCase) throws {
    let start = try example.view()
    let mode: (inout CollectionView) throws -> Void = { $0.setMode($0.interaction.modes.first) }
    let selection: (inout CollectionView) throws -> Void = { try $0.select([1]) }
    let scroll: (inout CollectionView) throws -> Void = { try $0.scroll(.end, after: .zero) }
    let orders = [
      [mode, selection, scroll], [scroll, mode, selection], [selection, scroll, mode],
    ]
    let views = try orders.map { order in
      var view = start
      for randomGesture in order { try randomGesture(&view) }
      return view
    }
    for time in [.zero, .milliseconds(130), views[0].settlingTime] as [Duration] {
      for view in views {
        #expect(view.elements(at: time) == views[0].elements(at: time))
        #expect(view.contentOffset(at: time) == views[0].contentOffset(at: time))
        #expect(view.page(at: time) == views[0].page(at: time))
        #expect(view.modes(at: time) == views[0].modes(at: time))
        #expect(view.selection == views[0].selection)
      }
    }
  }

  private func expectNoJump(
    in view: CollectionView, _ change: (inout CollectionView) throws -> Void
  ) throws {
    var next = view
    try change(&next)
    let difference = Sight(view, at: Self.instant).difference(from: Sight(next, at: .zero))
    #expect(difference == nil)
  }
}
