import GalleyGeometry
import Testing

@testable import GalleyScenes

/// Where the labels of callouts stand, and how their leaders run.
@Suite struct CalloutPlacementTests {
  private static let panel = Rect(x: 0, y: 0, width: 390, height: 700)

  /// A figure with two to fourteen targets, some of them in others, in one row or the same.
  private static func targets(seed: UInt64) -> [CalloutPlacement.Target] {
    var numbers = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(numbers.next() >> 11)
        * 0x1p-53
    }
    let rows = (0..<3).map { _ in number(0...600) }
    return (0..<Int(number(2...14))).map { index in
      let y = number(0...1) < 0.5 ? rows[index % 3] : number(0...640)
      let size = Size(width: number(4...180), height: number(4...60))
      let side: CalloutPlacement.Side? =
        number(0...1) < 0.2 ? (number(0...1) < 0.5 ? .left : .right) : nil
      return CalloutPlacement.Target(
        frame: Rect(x: number(0...200), y: y, width: size.width, height: size.height),
        labelSize: Size(width: number(20...168), height: number(14...70)), side: side,
        clearance: number(0...1) < 0.3 ? 0 : number(1...8))
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no leader crosses another, nor what it points at, and no label covers another or the panel`(
    seed: UInt64
  ) throws {
    let targets = Self.targets(seed: seed)
    let places = try #require(CalloutPlacement(targets, beside: Self.panel).places())
    #expect(places.count == targets.count)
    for (number, place) in places.enumerated() {
      let frame = targets[number].frame
      for (start, end) in zip(place.leader, place.leader.dropFirst()) {
        #expect(!Self.passes(start, end, through: frame.inset(by: 1e-6)))
      }
      let end = place.leader[0]
      #expect(frame.minY - 1e-6 <= end.y && end.y <= frame.maxY + 1e-6)
      let distance = place.side == .left ? frame.minX - end.x : end.x - frame.maxX
      #expect(abs(distance - targets[number].clearance) < 1e-6)
      #expect(!place.label.intersects(Self.panel))
      for other in places[..<number] {
        #expect(!place.label.intersects(other.label))
        for (start, end) in zip(place.leader, place.leader.dropFirst()) {
          for (first, last) in zip(other.leader, other.leader.dropFirst()) {
            #expect(!Self.cross(start, end, first, last), "callout \(number)")
          }
        }
      }
    }
  }

  @Test func `labels stand in the order of what they point at, as near to it as they can`() throws {
    let targets = [300.0, 100, 110].map {
      CalloutPlacement.Target(
        frame: Rect(x: 350, y: $0, width: 20, height: 10),
        labelSize: Size(width: 80, height: 40), side: .right)
    }
    let places = try #require(CalloutPlacement(targets, beside: Self.panel).places())
    // The two above share the middle between 85 and 95, ten points apart.
    #expect(places.map(\.label.minY) == [285, 65, 115])
    #expect(places.allSatisfy { $0.label.minX == 390 + CalloutPlacement.gutter })
  }

  @Test func `a leader goes around a text where the other side is free`() throws {
    let target = CalloutPlacement.Target(
      frame: Rect(x: 250, y: 100, width: 60, height: 20), labelSize: Size(width: 80, height: 20))
    func side(avoiding obstacles: [Rect]) throws -> CalloutPlacement.Side {
      try #require(
        CalloutPlacement([target], beside: Self.panel, avoiding: obstacles).places()?.first
      ).side
    }
    #expect(try side(avoiding: []) == .right)
    let text = Rect(x: 330, y: 96, width: 40, height: 28)
    #expect(try side(avoiding: [text]) == .left)
    // What holds the target is no obstacle.
    #expect(try side(avoiding: [Rect(x: 240, y: 90, width: 100, height: 40)]) == .right)
  }

  @Test func `two callouts at one point have no room for their leaders`() {
    let target = CalloutPlacement.Target(
      frame: Rect(x: 50, y: 50, width: 0, height: 0), labelSize: Size(width: 10, height: 10),
      side: .left)
    #expect(CalloutPlacement([target, target], beside: Self.panel).places() == nil)
    #expect(CalloutPlacement([target], beside: Self.panel).places()?.count == 1)
  }

  // MARK: - Geometry

  private static func turn(_ first: Point, _ second: Point, _ third: Point) -> Double {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }

  /// Whether two segments share a point.
  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func isBetween(_ point: Point, _ start: Point, _ end: Point) -> Bool {
      min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
        && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
    }
    let (one, two) = (turn(a, b, c), turn(a, b, d))
    let (three, four) = (turn(c, d, a), turn(c, d, b))
    if one * two < 0, three * four < 0 { return true }
    return (one == 0 && isBetween(c, a, b)) || (two == 0 && isBetween(d, a, b))
      || (three == 0 && isBetween(a, c, d)) || (four == 0 && isBetween(b, c, d))
  }

  private static func passes(_ start: Point, _ end: Point, through rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    return stride(from: 0.0, through: 1, by: 1.0 / 256).contains { share in
      rect.contains(start + (end - start) * share)
    }
  }
}
