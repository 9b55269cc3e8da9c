import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-scrolling.json: offsets of UIScrollView on iOS 26.1, read frame by frame.
///
/// A trace counts from a callback of the scroll view, up to three milliseconds before or after its
/// animation begins; each names that shift. Offsets are on the grid of pixels.
struct RecordedScrollingOracleTests {
  private static let file = "recorded-scrolling.json"

  @Test func `scrolls move as they were recorded`() throws {
    var tally = OracleTally(Self.file)
    for example in try OracleFile<LooseCase>.load(Self.file).cases {
      let (input, expected) = (example.input, example.expected)
      switch example.id {
      case "edge-impact": try tally.judge(example.id, edge(input, expected))
      case "setContentOffset-animated-300": try tally.judge(example.id, specified(input, expected))
      case "pager-fling-400", "pageviewcontroller-next":
        try tally.judge(example.id, pages(input, expected))
      case "constants": try tally.judge(example.id, constants(expected))
      case "bounce-release": try tally.judge(example.id, bounce(input, expected))
      case "decel-4875": try tally.judge(example.id, deceleration(input, expected))
      case "projected-target": tally.judge(example.id, targets(input, expected))
      default: tally.judge(example.id, ["applies": false])
      }
    }
    tally.report()
  }

  // MARK: - The cases

  /// Thrown against the end of the content.
  private func edge(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    var view = try view(input.viewport, height: input.contentHeight)
    try view.scroll(to: input.offsetAtLift.number)
    try view.release(at: input["velocity_pt_per_ms"].number * 1000)
    let peak = (0...300).map { view.offset(at: Double($0) / 1000) }.max() ?? 0
    let settled = expected.settled.number
    return [
      "trace": view.follows(expected["trace_t_s_offset"], shift: -0.0006, within: 0.7),
      "peak": abs(peak - expected.peak.number) < 0.5,
      "end": view.contentOffset.y == settled,
      "duration": abs(view.offset(at: expected["didEndDecelerating_t"].number) - settled) < 1,
    ]
  }

  /// Told to scroll, animated.
  private func specified(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    var view = try view(input.view, height: .number(1000))
    try view.perform(.scroll(.to(x: nil, y: input.to.number)))
    return [
      "trace": view.follows(expected["trace_t_s_offset"], shift: -0.00065, within: 0.19),
      "duration": abs(view.settlingTime / .seconds(1) - expected["duration_s"].number) < 1e-9,
    ]
  }

  /// Told to turn a page: the same cosine, to half a point, as it was read.
  private func pages(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    var view = try view(.list([.number(375), .number(600)]), height: .number(5000))
    if input["from_"].number > 0 { try view.scroll(to: input["from_"].number) }
    try view.perform(.scroll(.to(x: nil, y: input.to.number)))
    let trace = expected["trace_frame60_offset"].trace
    func agrees(_ frame: (time: Double, value: Double)) -> Bool {
      abs(view.offset(at: frame.time / 60) - frame.value) <= 0.26
    }
    return [
      "trace": trace.dropLast().allSatisfy(agrees), "end": trace.suffix(1).allSatisfy(agrees),
    ]
  }

  private func constants(_ expected: OracleValue) throws -> KeyValuePairs<String, Bool> {
    let rate = DecelerationRate.normal
    let covered = rate.coveredDistance(velocity: 1010)
    let stops = rate.coveredDistance(velocity: expected["stopVelocity_pt_s"].number) == 0
    let band = RubberBand(extent: 852)
    let share = band.displacement(ofPull: 1e-6) / 1e-6
    return [
      "deceleration": rate.perMillisecond == expected.decelerationPerMs.number,
      "target": abs(covered - 499) < 1e-9,
      "stop": stops && rate.coveredDistance(velocity: 10.1) > 0,
      "rubber band": abs(share - expected["rubberBand_c"].number) < 1e-6,
      "bounce": try decays(at: 60, as: [11, 11]),
      "bounce from rest": try decays(at: 0, as: [9, 46]),
      "regime switch": try decays(at: expected["regimeSwitch_pt_s"].number - 1, as: [9, 46])
        && decays(at: expected["regimeSwitch_pt_s"].number + 1, as: [11, 11]),
      "pan slop": false, "release velocity window": false,
    ]
  }

  /// Whether content let go 80 points past its end returns with two rates per second.
  private func decays(at velocity: Double, as rates: [Double]) throws -> Bool {
    let motion =
      velocity == 0
      ? ScrollMotion.springingBack(from: -80, to: 0)
      : .decelerating(from: -80, velocity: -velocity, rate: .normal, range: 0...1000)
    let spring = DampedSpring(slower: rates[0], faster: rates[1])
    return (0...50).allSatisfy { step in
      let time = Double(step) / 100
      let state = spring.state(
        from: .init(displacement: -80, velocity: -velocity), after: time)
      return abs(motion.position(at: time) - state.displacement) <= 0.0101
    }
  }

  /// Pulled past the beginning by a finger, and let go while it moves.
  ///
  /// The first ten points of a finger are what it is recognised by.
  private func bounce(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    let slop = 10.0
    let pulls = expected.dragOffsets.numbers.indices.map {
      Double($0 + 1) * input.touch.stepY.number - slop
    }
    var isDragged = true
    for (pull, offset) in zip(pulls, expected.dragOffsets.numbers) {
      var view = try view(input.viewport, height: input.contentHeight)
      try view.perform(.drag(by: Vector(dx: 0, dy: pull)))
      isDragged = isDragged && abs(view.contentOffset.y - offset) <= 0.17
    }
    var view = try view(input.viewport, height: input.contentHeight)
    try view.perform(.drag(by: Vector(dx: 0, dy: pulls.last ?? 0)))
    try view.release(at: expected.willEndDragging.velocityY.number * 1000)
    let peak = (0...300).map { view.offset(at: Double($0) / 1000) }.min() ?? 0
    let end = expected.didEndDecelerating
    return [
      "drag": isDragged,
      "trace": view.follows(expected.frames60fps, shift: -0.0014, within: 0.75),
      "peak": abs(peak - expected.peak.number) < 0.5,
      "target": view.contentOffset.y == expected.willEndDragging.target.number,
      "duration": abs(view.offset(at: end.t.number) - end.offset.number) < 0.67,
    ]
  }

  private func deceleration(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    var view = try view(input.viewport, height: input.contentHeight)
    let (lift, velocity) = (expected.offsetAtLift.number, expected.willEndDragging.velocityY.number)
    try view.scroll(to: lift)
    try view.release(at: velocity * 1000)
    let end = expected.didEndDecelerating
    let target = lift + DecelerationRate.normal.projectedDistance(velocity: velocity * 1000)
    return [
      "trace": view.follows(expected.samples, shift: -0.0006, within: 0.45),
      "target": target.isPixel(expected.willEndDragging.target.number),
      "end": view.contentOffset.y.isPixel(end.offset.number),
      "duration": abs(view.settlingTime / .seconds(1) - end.t.number) <= 1.0 / 60,
    ]
  }

  private func targets(
    _ input: OracleValue, _ expected: OracleValue
  ) -> KeyValuePairs<String, Bool> {
    let agree = zip(input.list, expected.list).map { release, said in
      let target =
        release.offset.number
        + DecelerationRate.normal.projectedDistance(velocity: release.v.number * 1000)
      return (target.isPixel(said.target.number), abs(target - said.model.number) < 0.002)
    }
    return [
      "target": agree.count == 2 && agree.allSatisfy(\.0), "model": agree.allSatisfy(\.1),
    ]
  }

  // MARK: - A view

  /// One cell as large as the content that was scrolled, three pixels a point.
  private func view(_ size: OracleValue, height: OracleValue) throws -> CollectionView {
    let size = Size(oracle: size.numbers)
    var layout = FlowLayout()
    layout.insets = EdgeInsets(all: 0)
    return try CollectionView(
      content: Content(sections: [
        Content.Section(sizes: [Size(width: size.width, height: height.number)])
      ]),
      layout: layout, in: Environment(size: size, scale: 3))
  }
}

extension CollectionView {
  fileprivate mutating func scroll(to y: Double) throws {
    try perform(.scroll(.to(x: nil, y: y)))
    settle()
  }

  /// Lets go with a velocity of the content in points per second.
  fileprivate mutating func release(at velocity: Double) throws {
    try perform(.release(velocity: Vector(dx: 0, dy: -velocity)))
  }

  fileprivate func offset(at seconds: Double) -> Double {
    contentOffset(at: .seconds(max(0, seconds))).y
  }

  fileprivate func follows(
    _ trace: OracleValue, shift: Double, within tolerance: Double
  ) -> Bool {
    let trace = trace.trace
    return !trace.isEmpty
      && trace.allSatisfy { abs(offset(at: $0.time + shift) - $0.value) <= tolerance }
  }
}

extension Double {
  /// Whether the number is on a pixel that was read, three a point.
  fileprivate func isPixel(_ other: Double) -> Bool { abs(self - other) <= 0.5 / 3 + 0.001 }
}
