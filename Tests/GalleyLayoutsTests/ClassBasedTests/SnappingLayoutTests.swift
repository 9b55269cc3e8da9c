import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

/// A class that snaps comes to rest where the carousel does.
struct SnappingLayoutTests {
  private typealias Case = PagingOracleTests.Case

  @Test func `every paging case rests as recorded and as the carousel's`() throws {
    var count = 0
    for example in try OracleFile<Case>.load("paging.json").cases where example.input.count > 0 {
      let input = example.input
      let target = try restingOffset(Self.snapping(input), input)
      let carousel = try restingOffset(Self.carousel(input), input)
      let recorded = example.expected.targetClamped
      #expect(
        target.isClose(to: Point(x: recorded[0], y: recorded[1]), within: 1e-6), "\(input.id)")
      #expect(target.isClose(to: carousel, within: 1e-6), "\(input.id)")
      count += 1
    }
    #expect(count >= 30)
  }

  @Test func `a flick takes the same course`() throws {
    var views = try [
      CollectionView(
        content: Content(count: 9), layout: HostedLayout<SnappingLayout>(options: .empty()),
        in: environment),
      CollectionView(content: Content(count: 9), layout: Self.carousel(), in: environment),
    ]
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
    let layout = HostedLayout { FastLayout() }
    let arrangement = try layout.arrange(Content(count: 1), in: environment)
    let viewport = Viewport(bounds: Rect(origin: .zero, size: environment.size))
    let slow = layout.restingOffset(
      proposed: .zero, velocity: Vector(dx: 0, dy: 900), of: arrangement, in: viewport)
    let fast = layout.restingOffset(
      proposed: .zero, velocity: Vector(dx: 0, dy: 1100), of: arrangement, in: viewport)
    #expect(slow.y == 0 && fast.y == 500)
  }

  private let environment = Environment(size: Size(width: 320, height: 200), scale: 2)

  private func restingOffset(
    _ layout: any CollectionLayout, _ input: Case.Input
  ) throws -> Point {
    let view = try CollectionView(
      content: Content(count: input.count), layout: layout,
      in: Environment(size: Size(oracle: input.bounds)))
    var viewport = view.viewport
    viewport.bounds.origin = Point(x: input.contentOffset[0], y: input.contentOffset[1])
    return layout.restingOffset(
      proposed: Point(x: input.proposedOffset[0], y: input.proposedOffset[1]),
      velocity: Vector(dx: input.velocity[0], dy: input.velocity[1]), of: view.arrangement,
      in: viewport)
  }

  private static func snapping(_ input: Case.Input) -> HostedLayout<SnappingLayout> {
    let (size, spacing) = (Size(oracle: input.itemSize), input.minimumLineSpacing)
    return HostedLayout { SnappingLayout(item: size, spacing: spacing) }
  }

  private static func carousel(_ input: Case.Input) -> CarouselLayout {
    carousel(item: Size(oracle: input.itemSize), spacing: input.minimumLineSpacing)
  }

  private static func carousel(
    item: Size = Size(width: 200, height: 100), spacing: Double = 0
  ) -> CarouselLayout {
    var layout = CarouselLayout()
    layout.item = ItemSize(item)
    layout.spacing = spacing
    return layout
  }
}

/// Goes to the end when flicked at more than a point a millisecond, else nowhere.
private final class FastLayout: CollectionViewLayout, ClassBasedLayout {
  static let kind = "fast"
  static let summary = "A page or none."

  override var collectionViewContentSize: Size { Size(width: 320, height: 700) }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Vector
  ) -> Point { Point(x: 0, y: abs(velocity.dy) > 1 ? 1e6 : 0) }
}
