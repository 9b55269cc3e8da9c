import GalleyGeometry
import GalleyLayouts
import Testing

/// paging.json once more, by a finger: what a drag, a flick, a tap and a start come to.
///
/// A flick is led by where its velocity takes it; recorded proposals that no velocity leads to are
/// in PagingOracleTests alone.
struct PagingGestureOracleTests {
  typealias Case = PagingOracleTests.Case

  @Test func `flicks, scrolls, taps and starts come to rest where the original's should`() throws {
    var flicks = OracleTally("paging.json", counting: "cases let go by a finger")
    var pages = OracleTally("paging.json", counting: "cases tapped and started")
    for example in try OracleFile<Case>.load("paging.json").cases {
      let view = try example.input.view()
      if let target = try letGo(view, example) {
        let expected = example.expected.targetClamped
        flicks.judge(
          example.input.id,
          ["target": target.isClose(to: Point(x: expected[0], y: expected[1]), within: 1e-6)])
      }
      pages.judge(
        example.input.id,
        [
          "tap": try example.expected.offsets.allSatisfy { try tap($0.page, view) == $0.offset },
          "start": try example.expected.offsets.allSatisfy {
            try start($0.page, view) == $0.offset
          },
        ])
    }
    flicks.report()
    pages.report()
  }

  /// Where the content rests after a finger has dragged it to the recorded offset and let go.
  private func letGo(_ start: CollectionView, _ example: Case) throws -> Point? {
    let (input, range) = (example.input, example.expected.scrollRangeX)
    let (offset, proposed) = (input.contentOffset[0], input.proposedOffset[0])
    let inside = min(max(offset, range[0]), range[1])
    let band = RubberBand(extent: input.bounds[0])
    var view = start
    let way = inside - view.contentOffset.x + band.pull(ofDisplacement: offset - inside)
    try view.perform(.drag(by: Vector(dx: -way, dy: 0)))
    guard abs(view.contentOffset.x - offset) < 1e-6 else { return nil }
    guard input.velocity[0] != 0 else {
      try view.perform(.release(velocity: .zero))
      try view.scroll(.to(x: proposed, y: nil))
      return view.contentOffset(at: view.settlingTime)
    }
    guard let velocity = velocity(input, range) else { return nil }
    try view.perform(.release(velocity: Vector(dx: -velocity, dy: 0)))
    return view.contentOffset(at: view.settlingTime)
  }

  /// The velocity of the content that leads to the recorded proposal.
  private func velocity(_ input: Case.Input, _ range: [Double]) -> Double? {
    let velocity = input.velocity[0]
    let way = input.proposedOffset[0] - input.contentOffset[0]
    let edge = velocity > 0 ? range[1] : range[0]
    if abs(input.proposedOffset[0] - edge) < 1e-6 { return velocity * 1000 }
    guard way * velocity > 0 else { return nil }
    return way * DecelerationRate.fast.perSecond + (way > 0 ? 10 : -10)
  }

  /// Where a tap on a page brings the content, from the page before it or after it.
  private func tap(_ page: Int, _ start: CollectionView) throws -> Rounded {
    var view = start
    view.start(at: .page(page == 0 ? 1 : page - 1))
    try view.tap(.item(ItemPath(section: 0, item: page)))
    #expect(view.contentOffset(at: view.settlingTime) == view.contentOffset)
    return Rounded(view.contentOffset.x)
  }

  private func start(_ page: Int, _ start: CollectionView) throws -> Rounded {
    var view = start
    view.start(at: .page(page))
    #expect(view.page == page)
    return Rounded(view.contentOffset(at: .zero).x)
  }
}

/// A number that equals those within the tolerance of the file.
struct Rounded: Equatable {
  var value: Double

  init(_ value: Double) { self.value = value }

  static func == (left: Rounded, right: Rounded) -> Bool { abs(left.value - right.value) <= 1e-6 }
}

extension PagingOracleTests.Case.Expected {
  /// Where pages rest if the spacing is counted.
  fileprivate var offsets: [(page: Int, offset: Rounded)] {
    initialOffsetNXXIfSpacingWereCounted.map { (Int($0[0]), Rounded($0[2])) }
  }
}
