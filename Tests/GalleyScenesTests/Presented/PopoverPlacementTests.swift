import GalleyGeometry
import GalleyLayouts
import Testing

@testable import GalleyComponents

/// Where a popover stands: by which side of its source, how large, and where its arrow points.
@Suite struct PopoverPlacementTests {
  typealias Direction = PopoverPlacement.ArrowDirection

  private static let bounds = Rect(x: 10, y: 34, width: 724, height: 1060)

  private func place(
    _ source: Rect, _ size: Size = Size(width: 300, height: 200),
    in bounds: Rect = PopoverPlacementTests.bounds, arrows: [Direction] = Direction.allCases,
    isGlass: Bool = true
  ) -> PopoverPlacement {
    PopoverPlacement(
      of: source, size: size, in: bounds, arrows: arrows,
      PopoverPlacement.Metrics(isGlass: isGlass))
  }

  /// Recorded on iOS 26: 120 points and an arrow of 13 over a source of 100 by 44.
  @Test func `a popover stands where it was recorded`() {
    let placed = place(
      Rect(x: 110, y: 300, width: 100, height: 44), Size(width: 240, height: 120),
      in: Rect(x: 10, y: 10, width: 300, height: 480), arrows: [.down])
    #expect(placed.frame == Rect(x: 40, y: 167, width: 240, height: 133))
    #expect(placed.tip == Point(x: 160, y: 300) && placed.direction == .down)
  }

  /// Sources of 44 points in the middle of the edges and in the corners of the screen.
  @Test(arguments: [
    (Point(x: 372, y: 100), Direction.up), (Point(x: 372, y: 1000), .down),
    (Point(x: 40, y: 60), .up), (Point(x: 700, y: 1060), .down), (Point(x: 372, y: 560), .up),
  ])
  func `it stands below its source where it has room there, or else above`(
    _ center: Point, _ direction: Direction
  ) {
    let source = Rect(center: center, size: Size(width: 44, height: 44))
    let placed = place(source)
    #expect(placed.direction == direction)
    #expect(Self.bounds.contains(placed.frame))
    #expect(placed.body.size == Size(width: 300, height: 200))
    #expect(
      direction == .up
        ? placed.body.minY == source.maxY + 13 : placed.body.maxY == source.minY - 13)
  }

  @Test func `it stands beside its source where neither has room, or where no other may be`() {
    let low = Rect(x: 10, y: 10, width: 1000, height: 220)
    let source = Rect(x: 20, y: 100, width: 44, height: 44)
    #expect(place(source, in: low).direction == .left)
    #expect(place(source, in: low).body.minX == source.maxX + 13)
    let far = Rect(x: 940, y: 100, width: 44, height: 44)
    #expect(place(far, in: low).direction == .right)
    #expect(place(far, in: low).body.maxX == far.minX - 13)
    #expect(place(source, arrows: [.left]).direction == .left)
  }

  /// 1060 points less a source of 44 in the middle leave 508 on each side, less the arrow 495.
  @Test func `what has room nowhere takes the side with the most`() {
    let source = Rect(
      center: Self.bounds.center + Vector(dx: 0, dy: 100), size: Size(width: 44, height: 44))
    let placed = place(source, Size(width: 2000, height: 2000), arrows: [.up, .down])
    #expect(placed.direction == .down)
    #expect(placed.body.width == Self.bounds.width && placed.body.height == 595)
    #expect(placed.body.minY == Self.bounds.minY)
  }

  @Test func `without arrows it lies over its source`() {
    let source = Rect(x: 300, y: 500, width: 100, height: 44)
    let placed = place(source, arrows: [])
    #expect(placed.direction == nil && placed.body.center == source.center)
    let all = place(Self.bounds.inset(by: -20))
    #expect(all.direction == nil && Self.bounds.contains(all.body))
  }

  /// A card of 60 points leaves 36 beside an arrow of 24, of which corners take 1.528665 radii each.
  @Test func `corners leave an arrow its room`() {
    let source = Rect(x: 20, y: 300, width: 44, height: 44)
    let placed = place(source, Size(width: 200, height: 60), arrows: [.left])
    #expect(abs(placed.cornerRadius - 18 / 1.528665) < 1e-9)
    #expect(place(source, arrows: [.left]).cornerRadius == 34)
  }

  /// Whatever the source, the size and the bounds are, the popover lies in the bounds, beside its
  /// source, and the arrow's base is on its edge.
  @Test(arguments: 0..<40)
  func `a popover keeps to its bounds and off its source`(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<50 {
      let bounds = Rect(
        x: random.number(to: 50), y: random.number(to: 50), width: 50 + random.number(to: 900),
        height: 50 + random.number(to: 900))
      let source = Rect(
        x: random.number(to: 1000) - 50, y: random.number(to: 1000) - 50,
        width: random.number(to: 200), height: random.number(to: 200))
      let size = Size(width: 1 + random.number(to: 600), height: 1 + random.number(to: 600))
      let placed = place(source, size, in: bounds, isGlass: seed % 2 == 0)
      let body = placed.body
      #expect(bounds.inset(by: -1e-6).contains(body), "\(source) \(size) \(bounds)")
      #expect(body.width <= size.width + 1e-9 && body.height <= size.height + 1e-9)
      guard placed.direction != nil else { continue }
      let overlap = body.inset(by: 1e-6).intersection(source)
      #expect(overlap == nil || overlap?.isEmpty == true, "\(source) \(size) \(bounds)")
    }
  }

  private struct SplitMix {
    var state: UInt64

    mutating func number(to limit: Double) -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Double((bits ^ (bits >> 31)) >> 11) / 9_007_199_254_740_992 * limit
    }
  }
}
