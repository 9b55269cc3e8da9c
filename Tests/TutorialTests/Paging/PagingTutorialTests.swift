import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// paging.json: frames, insets and where the carousel of the tutorial comes to rest, beside the
/// carousel in Galley's own words.
struct PagingTutorialTests {
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
    }

    struct Expected: Decodable {
      var contentInset: [Double]
      var contentSize: [Double]
      var frames: [[Double]]
      var openingOffset: [Double]
      var targetClamped: [Double]
    }
  }

  /// So fine that a flow rounds nothing, as before iOS 7, when the cases were made.
  private static let fine = 4_503_599_627_370_496.0

  @Test func `every case is laid out and comes to rest as recorded`() throws {
    var rests = 0
    for example in try Oracle<Case>.cases("paging.json") {
      let (input, expected) = (example.input, example.expected)
      let view = try CollectionView(
        content: Content(count: input.count), layout: layout(input),
        in: Environment(size: Size(oracle: input.bounds), scale: Self.fine))
      #expect(
        view.arrangement.cellFrames.isClose(to: expected.frames, within: 1e-6), "\(input.id)")
      #expect(
        view.arrangement.contentSize.isClose(to: Size(oracle: expected.contentSize), within: 1e-6),
        "\(input.id)")
      let inset = view.viewport.contentInset
      #expect(abs(inset.leading - expected.contentInset[1]) < 1e-9, "\(input.id)")
      #expect(
        view.contentOffset.isClose(to: point(expected.openingOffset), within: 1e-6),
        "\(input.id)")
      guard input.count > 0 else { continue }
      #expect(
        target(of: view, input).isClose(to: point(expected.targetClamped), within: 1e-5),
        "\(input.id)")
      rests += 1
    }
    #expect(rests >= 30)
  }

  @Test func `a flick takes the course of the carousel in Galley's own words`() throws {
    let screen = Environment(size: Size(width: 320, height: 200), scale: 2)
    var carousel = CarouselLayout()
    carousel.item = ItemSize(Size(width: 200, height: 150))
    carousel.spacing = 0
    let layouts: [any CollectionLayout] = [
      UIKitLayout { PagingLayout(width: 200, height: 150, spacing: 0) }, carousel,
    ]
    var views = try layouts.map {
      try CollectionView(content: Content(count: 9), layout: $0, in: screen)
    }
    for index in views.indices {
      try views[index].perform(
        .flick(by: Vector(dx: -40, dy: 0), velocity: Vector(dx: -1400, dy: 0)))
    }
    #expect(views[0].contentOffset.x > 0)
    for milliseconds in stride(from: 0, through: 1000, by: 50) {
      let time = Duration.milliseconds(milliseconds)
      #expect(views[0].contentOffset(at: time) == views[1].contentOffset(at: time))
      #expect(views[0].attributes(at: time) == views[1].attributes(at: time))
    }
  }

  @Test func `the velocity is in points per millisecond`() throws {
    let layout = UIKitLayout { FastLayout() }
    let screen = Environment(size: Size(width: 320, height: 200))
    let view = try CollectionView(content: Content(count: 1), layout: layout, in: screen)
    let rests = [900.0, 1100].map { velocity in
      layout.restingOffset(
        proposed: .zero, velocity: Vector(dx: 0, dy: velocity), of: view.arrangement,
        in: view.viewport
      ).y
    }
    #expect(rests == [0, 500])
  }

  private func layout(_ input: Case.Input) -> UIKitLayout {
    let (size, spacing) = (input.itemSize, input.minimumLineSpacing)
    return UIKitLayout { PagingLayout(width: size[0], height: size[1], spacing: spacing) }
  }

  private func target(of view: CollectionView, _ input: Case.Input) -> Point {
    var viewport = view.viewport
    viewport.bounds.origin = point(input.contentOffset)
    return view.layout.restingOffset(
      proposed: point(input.proposedOffset),
      velocity: Vector(dx: input.velocity[0], dy: input.velocity[1]) * 1000,
      of: view.arrangement, in: viewport)
  }

  private func point(_ numbers: [Double]) -> Point { Point(x: numbers[0], y: numbers[1]) }
}
