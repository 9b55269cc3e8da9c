import GalleyGeometry
import GalleyLayouts
import Testing

/// ring.json: the frames of CircleLayout, whose angles have single precision.
struct RingOracleTests {
  struct Case: Decodable {
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var id: String
      var viewFrameSize: [Double]
      var count: Int
      var itemSize: Double
    }

    struct Expected: Decodable {
      var contentSize: [Double]
      var center: [Double]
      var radius: Double
      var frames: [[Double]]
    }
  }

  @Test func `ring lays out every case as the original`() throws {
    var tally = OracleTally("ring.json")
    for example in try OracleFile<Case>.load("ring.json").cases {
      var layout = RingLayout()
      layout.item = ItemSize(
        Size(width: example.input.itemSize, height: example.input.itemSize))
      let arrangement = try layout.arrange(
        Content(count: example.input.count),
        in: Environment(size: Size(oracle: example.input.viewFrameSize)))
      let center = Point(x: example.expected.center[0], y: example.expected.center[1])
      tally.judge(
        example.input.id,
        [
          "frames": arrangement.cellFrames.isClose(to: example.expected.frames, within: 1e-3),
          "radius": arrangement.cellFrames.allSatisfy {
            abs(($0.center - center).length - example.expected.radius) < 1e-9
          },
          "content size": arrangement.contentSize == Size(oracle: example.expected.contentSize),
        ])
    }
    tally.report()
  }
}
