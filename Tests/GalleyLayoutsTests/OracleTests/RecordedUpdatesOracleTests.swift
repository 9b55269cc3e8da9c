import GalleyGeometry
import Testing

@testable import GalleyLayouts

/// recorded-updates.json: what was read off rows of UITableView amid an update on iOS 26.1, and the
/// springs that UIKit animates with.
struct RecordedUpdatesOracleTests {
  private static let file = "recorded-updates.json"

  @Test func `rows and springs move as they were recorded`() throws {
    var tally = OracleTally(Self.file)
    for example in try OracleFile<LooseCase>.load(Self.file).cases {
      let (input, expected) = (example.input, example.expected)
      switch example.id {
      case "table.spring": tally.judge(example.id, spring(expected))
      case "table.delete.fade.t150": try tally.judge(example.id, deletion(input, expected))
      case "table.insert.automatic.t150": try tally.judge(example.id, insertion(input, expected))
      case "table.batch.completion": try tally.judge(example.id, completion(expected))
      case "uiview.spring": tally.judge(example.id, durations(expected))
      case "caspring.perceptual": tally.judge(example.id, perceptual(expected))
      case "animated.scroll.cosine": tally.judge(example.id, cosine(expected))
      case "messages.transcript.update":
        tally.judge(example.id, ["spring": isRows(expected.stiffness, expected.damping)])
      default: tally.judge(example.id, ["applies": false])
      }
    }
    tally.report()
  }

  // MARK: - Springs

  /// The spring of rows, its remainder, and how long it takes.
  private func spring(_ expected: OracleValue) -> KeyValuePairs<String, Bool> {
    let animation = expected.CASpringAnimation
    let remaining: [(String, Double)] = ["0.05", "0.1", "0.15", "0.2", "0.3", "0.441"].map {
      ($0, expected.remainingAt[$0].number)
    }
    return [
      "spring": isRows(animation.stiffness, animation.damping),
      "remaining": remaining.allSatisfy { time, left in
        // The thousandth that is left at the end is taken out over the whole course.
        abs(1 - UpdateMotion.rows.timing.progress(after: Double(time) ?? 0) - left) < 0.0011
      },
      "duration": abs(UpdateMotion.rows.timing.duration - animation.duration.number) < 0.0005,
    ]
  }

  /// Whether a unit mass with a stiffness and a damping is the spring of rows.
  private func isRows(_ stiffness: OracleValue, _ damping: OracleValue) -> Bool {
    guard case .spring(let ratio, let response) = UpdateMotion.rows.timing.curve else {
      return false
    }
    let spring = DampedSpring(dampingRatio: ratio, response: response)
    let frequency = spring.angularFrequency
    return abs(frequency * frequency - stiffness.number) < 0.001
      && abs(2 * ratio * frequency - damping.number) < 0.001
  }

  /// The frequencies at which springs come within a thousandth at a duration: those of Galley do at
  /// that time or, as one that swings is held to its envelope, before.
  private func durations(_ expected: OracleValue) -> KeyValuePairs<String, Bool> {
    let examples = expected["examples(v=0)"].list
    return [
      "envelope": examples.count == 3
        && examples.allSatisfy { example in
          let (ratio, duration) = (example.zeta.number, example.D.number)
          let spring = DampedSpring(
            angularFrequency: example.omega.number, dampingRatio: ratio)
          let envelope =
            exponential(-ratio * spring.angularFrequency * duration) * ratio
            / (1 - ratio * ratio).squareRoot()
          let settled = spring.settlingTime(
            from: .init(displacement: -1, velocity: 0), within: 0.001 / ratio)
          return abs(envelope - 0.001) < 1e-6 && settled <= duration
        },
      "critical": abs(critical(at: 9.23341) - 0.001) < 1e-7,
    ]
  }

  /// What is left of a critically damped way after ωt.
  private func critical(at phase: Double) -> Double {
    DampedSpring(angularFrequency: 1, dampingRatio: 1)
      .state(from: .init(displacement: 1, velocity: 0), after: phase).displacement
  }

  /// The response is the perceptual duration, and the damping ratio one less the bounce.
  private func perceptual(_ expected: OracleValue) -> KeyValuePairs<String, Bool> {
    let rows = expected.rows.list
    return [
      "springs": rows.count == 6
        && rows.allSatisfy { row in
          let bounce = row.bounce.number
          let spring = DampedSpring(
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            response: row.perceptualDuration.number)
          let frequency = spring.angularFrequency
          return abs(frequency * frequency - row.stiffness.number) < 0.001
            && abs(2 * spring.dampingRatio * frequency - row.damping.number) < 0.001
        },
      "swings": settles(rows.map { ($0.stiffness, $0.damping, $0.settlingDuration) })
        && settles(expected.settlingOfPlain.list.map { ($0.k, $0.d, $0.settling) }),
      "settling": false,
    ]
  }

  /// Whether those that swing are given the time that was recorded.
  private func settles(_ springs: [(k: OracleValue, d: OracleValue, time: OracleValue)]) -> Bool {
    springs.allSatisfy { spring in
      let frequency = spring.k.number.squareRoot()
      let ratio = spring.d.number / (2 * frequency)
      guard ratio < 0.999 else { return true }
      let timing = Timing.spring(dampingRatio: ratio, response: 2 * .pi / frequency)
      return abs(timing.duration - spring.time.number) < 0.0005
    }
  }

  private func cosine(_ expected: OracleValue) -> KeyValuePairs<String, Bool> {
    ["curve": Timing.scroll.curve == .cosine, "duration": Timing.scroll.duration == 0.3]
  }

  // MARK: - Rows

  private func deletion(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    let height = input.rowHeight.number
    var view = try table(rows: Int(input.rows.number), height: height)
    try view.update(Update(deletions: [2]))
    let time = Duration.seconds(input.elapsed.number)
    let shown = view.elements(at: time).filter { $0.itemID != nil }
    let leaving = shown.first { $0.isLeaving }
    let deleted = try #require(leaving)
    return [
      "deleted": deleted.attributes.frame.minY == expected.deletedCell.frameY.number,
      "opacity": abs(
        deleted.attributes.alpha - expected.deletedCell.presentationOpacity.number) < 0.0011,
      "order": shown.first == deleted,
      "rows": expected.rowsBelow.list.allSatisfy { agrees(view, $0, at: time) }
        && agrees(view, expected.lastRowStraddlingBottom, at: time),
      "content": view.arrangement.contentSize.height == 9 * height,
      "estimate": abs(
        (shown.last?.attributes.size.height ?? 0)
          - expected.lastRowStraddlingBottom.presentationHeight.number) < 0.07,
    ]
  }

  private func insertion(
    _ input: OracleValue, _ expected: OracleValue
  ) throws -> KeyValuePairs<String, Bool> {
    let height = input.rowHeight.number
    var view = try table(rows: 10, height: height)
    let before = view.arrangement.contentSize.height
    try view.update(Update(insertions: [.init(at: 0)]))
    let time = Duration.seconds(input.elapsed.number)
    let first = try #require(view.attributes(of: .cell(section: 0, item: 0), at: time))
    let line = view.attributes(
      of: .decoration(kind: ListStyle.separator, section: 0, item: 0), at: time)
    let cells = view.elements(at: time).filter { $0.itemID != nil }
    return [
      "inserted": first.frame.minY == expected.insertedCell.frameY.number
        && first.alpha == expected.insertedCell.opacity.number
        && view.attributes(of: .cell(section: 0, item: 0), at: .zero) == first,
      "order": cells.first?.attributes == first,
      "rows": expected.rows.list.allSatisfy { agrees(view, $0, at: time) },
      "separator": abs(
        (line?.frame.minY ?? 0) - expected.insertedSeparator.presentationY.number) < 0.07,
      // What else the table had in its 724 points was not written down.
      "content": view.arrangement.contentSize.height == before + height,
    ]
  }

  /// Whether the row that will rest at a place is where it was read.
  private func agrees(_ view: CollectionView, _ row: OracleValue, at time: Duration) -> Bool {
    guard
      let resting = view.arrangement.allAttributes().first(where: {
        $0.element.category == .cell && $0.frame.minY == row.modelY.number
      }), let shown = view.attributes(of: resting.element, at: time)
    else { return false }
    // A thousandth of the way is taken out over the course, and positions were read to a thousandth.
    return abs(shown.frame.minY - row.presentationY.number) < 0.07
  }

  /// The data has changed when an update returns; nothing tells that an animation has ended.
  private func completion(_ expected: OracleValue) throws -> KeyValuePairs<String, Bool> {
    var view = try table(rows: 3, height: 62)
    try view.update(Update(deletions: [0]))
    return [
      "synchronous": expected.block.text != nil && view.content.itemCount == 2,
      "callbacks": false,
    ]
  }

  /// A table as wide as an iPhone SE and as high as was in sight, of rows of one height.
  private func table(rows: Int, height: Double) throws -> CollectionView {
    var layout = ListLayout()
    layout.appearance = .plain
    layout.rowHeight = .points(height)
    layout.headerExtent = .points(0)
    layout.footerExtent = .points(0)
    return try CollectionView(
      content: Content(count: rows), layout: layout,
      in: Environment(size: Size(width: 375, height: 551), scale: 2))
  }
}
