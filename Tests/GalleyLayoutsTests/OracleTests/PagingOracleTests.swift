import GalleyGeometry
import GalleyLayouts
import Testing

/// paging.json: frames, insets, pages and snapping of pagingLayout.
struct PagingOracleTests {
  struct Case: Decodable {
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var id: String
      var bounds: [Double]
      var itemSize: [Double]
      var count: Int
      var minimumLineSpacing: Double
      var contentOffset: [Double]
      var proposedOffset: [Double]
      var velocity: [Double]

      func view() throws -> CollectionView {
        var layout = CarouselLayout()
        layout.item = ItemSize(Size(oracle: itemSize))
        layout.spacing = minimumLineSpacing
        return try CollectionView(
          content: Content(count: count), layout: layout,
          in: Environment(size: Size(oracle: bounds)))
      }
    }

    /// Offsets of pages are given as the original would if it counted the spacing everywhere.
    struct Expected: Decodable {
      var contentInset: [Double]
      var contentSize: [Double]
      var frames: [[Double]]
      var openingOffset: [Double]
      var currentPage: Int
      var targetOffset: [Double]
      var targetClamped: [Double]
      var scrollRangeX: [Double]
      var initialOffsetNXXIfSpacingWereCounted: [[Double]]
    }
  }

  @Test func `carousel lays out and snaps every case as the original`() throws {
    var tally = OracleTally("paging.json")
    for example in try OracleFile<Case>.load("paging.json").cases {
      let (input, expected) = (example.input, example.expected)
      let view = try input.view()
      let page = (view.layout as? any PagedLayout)?.page(
        at: point(input.contentOffset), of: view.arrangement, in: viewport(of: view, input))
      let target = target(of: view, input)
      #expect(target.isClose(to: point(expected.targetClamped), within: 1e-6), "\(input.id)")
      tally.judge(
        input.id,
        [
          "frames": view.arrangement.cellFrames.isClose(to: expected.frames, within: 1e-6),
          "content size": view.arrangement.contentSize.isClose(
            to: Size(oracle: expected.contentSize), within: 1e-6),
          "content inset": insetAgrees(view, expected.contentInset),
          "opening offset": view.contentOffset.isClose(
            to: point(expected.openingOffset), within: 1e-6),
          "page": page == expected.currentPage,
          "target": target.isClose(to: point(expected.targetOffset), within: 1e-6),
          "page offsets": pageOffsetsAgree(view, expected),
        ])
    }
    tally.report()
  }

  private func viewport(of view: CollectionView, _ input: Case.Input) -> Viewport {
    var viewport = view.viewport
    viewport.bounds.origin = point(input.contentOffset)
    return viewport
  }

  private func target(of view: CollectionView, _ input: Case.Input) -> Point {
    view.layout.restingOffset(
      proposed: point(input.proposedOffset),
      velocity: Vector(dx: input.velocity[0], dy: input.velocity[1]), of: view.arrangement,
      in: viewport(of: view, input))
  }

  private func insetAgrees(_ view: CollectionView, _ expected: [Double]) -> Bool {
    let (inset, expected) = (view.viewport.contentInset, EdgeInsets(oracle: expected))
    return abs(inset.leading - expected.leading) < 1e-9
      && abs(inset.trailing - expected.trailing) < 1e-9 && inset.vertical == 0
  }

  private func pageOffsetsAgree(_ view: CollectionView, _ expected: Case.Expected) -> Bool {
    guard let layout = view.layout as? any PagedLayout else { return false }
    return expected.initialOffsetNXXIfSpacingWereCounted.allSatisfy { numbers in
      let offset = layout.offset(
        ofPage: Int(numbers[0]), of: view.arrangement, in: view.viewport)
      return abs(offset.x - numbers[2]) < 1e-6
    }
  }

  private func point(_ numbers: [Double]) -> Point { Point(x: numbers[0], y: numbers[1]) }
}
