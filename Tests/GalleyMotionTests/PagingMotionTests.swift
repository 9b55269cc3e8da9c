import GalleyGeometry
import GalleyLayouts
import Testing

/// What scrolling comes to, on layouts with pages and without.
struct PagingMotionTests {
  static let paged = MotionCase.all.filter { $0.layout is any PagedLayout }

  @Test func `labels keep their page while a finger holds, and follow when the scroll rests`()
    throws
  {
    var view = try MotionCase.named("carousel").view()
    try view.perform(.drag(by: Vector(dx: -200, dy: 0)))
    #expect(view.page(at: view.settlingTime) == 0)
    #expect(view.nearestPage(at: view.settlingTime) == 1)
    view.settle()
    #expect(view.page(at: .zero) == 0)
    try view.perform(.release(velocity: Vector(dx: -800, dy: 0)))
    #expect(view.page(at: .zero) == 0)
    #expect(view.page(at: view.settlingTime / 2) == 0)
    #expect(view.page(at: view.settlingTime) == view.page)
    #expect(view.page == 1)
  }

  @Test(arguments: paged)
  func `a flick advances at least one page, unless there is none`(example: MotionCase) throws {
    var generator = SplitMix64(seed: 3)
    print("flicks: \(example.name), seed 3")
    let start = try example.view()
    let count = try #require(start.pageCount)
    for page in 0..<count {
      for forward in [true, false] {
        var view = start
        view.start(at: .page(page))
        let speed = Double.random(in: 20...5000, using: &generator)
        try view.perform(flick(view, forward: forward, speed: speed))
        let next = try #require(view.page)
        let expected = min(max(page + (forward ? 1 : -1), 0), count - 1)
        #expect(forward ? next >= expected : next <= expected, "page \(page), \(speed)")
      }
    }
  }

  @Test(arguments: MotionCase.all)
  func `pulled past either end it follows ever less, stays while held, and comes back`(
    example: MotionCase
  ) throws {
    let start = try example.view()
    for sign in [1.0, -1] {
      var last = 0.0
      for distance in [50.0, 500, 5000] {
        var view = start
        view.start(at: Point(x: -sign * 1e6, y: -sign * 1e6))
        let rest = view.contentOffset
        try view.perform(.drag(by: Vector(dx: sign * distance, dy: sign * distance)))
        view.settle()
        let pull = excess(of: view)
        #expect(pull >= last)
        #expect(pull < min(distance, 700))
        view.advance(by: .seconds(100))
        #expect(excess(of: view) == pull)
        try view.perform(.release(velocity: .zero))
        #expect(view.contentOffset(at: .zero).isClose(to: rest, within: 1e-6) == (pull == 0))
        #expect(view.contentOffset.isClose(to: rest, within: distance + 1))
        view.settle()
        #expect(excess(of: view) < 1e-6)
        last = pull
      }
    }
  }

  @Test(arguments: paged)
  func `a rotation keeps the page`(example: MotionCase) throws {
    var view = try example.view()
    try view.scroll(.page(2))
    let page = try #require(view.page)
    var turned = example.environment
    turned.size = example.environment.size.transposed
    try view.resize(to: turned)
    #expect(view.page == min(page, max(0, (view.pageCount ?? 1) - 1)))
  }

  @Test(arguments: ["circles, tangent", "grid", "flow, vertical"])
  func `a rotation keeps the item nearest the centre in sight`(name: String) throws {
    let example = try MotionCase.named(name)
    var view = try example.view()
    try view.scroll(.by(Vector(dx: 0, dy: 150)))
    view.settle()
    let middle = view.viewport.bounds.center
    let nearest = try #require(
      view.elements(at: .zero).filter { $0.itemID != nil }
        .min { ($0.attributes.center - middle).length < ($1.attributes.center - middle).length })
    var turned = example.environment
    turned.size = example.environment.size.transposed
    try view.resize(to: turned)
    #expect(view.elements(at: view.settlingTime).contains { $0.itemID == nearest.itemID })
  }

  private func flick(_ view: CollectionView, forward: Bool, speed: Double) -> Gesture {
    let isVertical = view.arrangement.contentSize.height > view.environment.size.height
    let isMirrored = view.arrangement.isMirrored
    let sign = (forward != isMirrored) ? -1.0 : 1
    let way = isVertical ? Vector(dx: 0, dy: sign) : Vector(dx: sign, dy: 0)
    return .flick(by: way * 30, velocity: way * speed)
  }

  /// How far the content is past the ends of its range.
  private func excess(of view: CollectionView) -> Double {
    let offset = view.contentOffset(at: .zero)
    let nearest = view.viewport.clamped(offset, contentSize: view.arrangement.contentSize)
    return max(abs(offset.x - nearest.x), abs(offset.y - nearest.y))
  }
}
