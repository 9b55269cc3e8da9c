import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// circles.json: what the original walk does, overlaps and circles that stick out included.
struct CirclesTutorialTests {
  struct Case: Decodable {
    struct Input: Decodable {
      var id: String
      var direction: String
      var bounds: [Double]
      var insets: [Double]
      var positionIncrement: Double
      var minSpace: Double
      var maxPredecessors: Int
      var diameters: [Double]
    }

    struct Expected: Decodable {
      var contentSize: [Double]
      var frames: [[Double]]
    }

    var input: Input
    var expected: Expected
  }

  @Test func `every case is laid out as recorded`() throws {
    let cases = try Oracle<Case>.cases("circles.json")
    for example in cases {
      let input = example.input
      // UIKit asks nothing for a view without width.
      guard input.bounds[0] > 0 else { continue }
      let setup = CirclesSetup(
        diameters: input.diameters, isVertical: input.direction != "horizontal",
        increment: input.positionIncrement, space: input.minSpace, insets: input.insets,
        predecessors: input.maxPredecessors)
      let arrangement = try UIKitLayout(making: setup.maker).arrange(
        Content(count: input.diameters.count), in: Environment(size: Size(oracle: input.bounds)))
      #expect(
        arrangement.contentSize.isClose(
          to: Size(oracle: example.expected.contentSize), within: 1e-3), "\(input.id)")
      #expect(
        arrangement.cellFrames.isClose(to: example.expected.frames, within: 1e-3), "\(input.id)")
    }
    #expect(cases.count == 37)
  }
}
