import GalleyGeometry
import GalleyLayouts
import Testing

/// flow.json and springboard.json: the flow rules on one section, frames unrounded.
struct FlowOracleTests {
  struct Case: Decodable {
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var id: String
      var scrollDirection: String
      var bounds: [Double]
      var count: Int
      var itemSizes: Sizes
      var minimumInteritemSpacing: Double
      var minimumLineSpacing: Double
      var sectionInsetTlbr: [Double]
    }

    struct Expected: Decodable {
      var contentSize: [Double]
      var frames: [[Double]]
      var itemsPerLine: [Int]
      var framesPixelSnapped2x: [[Double]]?
      var pagingRestOffsets: [Double]?
      var itemsTouchingEachRest: [[Int]]?
    }
  }

  /// One size for all items, or one each.
  enum Sizes: Decodable {
    case one([Double])
    case each([[Double]])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode([Double].self) {
        self = .one(one)
      } else {
        self = .each(try container.decode([[Double]].self))
      }
    }
  }

  @Test func `flow lays out every case as the original`() throws {
    var tally = OracleTally("flow.json")
    for example in try OracleFile<Case>.load("flow.json").cases {
      let arrangement = try arrange(example.input, scale: 1, compatibility: .none)
      let frames = arrangement.cellFrames
      tally.judge(
        example.input.id,
        [
          "frames": frames.isClose(to: example.expected.frames, within: 1e-6),
          "content size": arrangement.contentSize.isClose(
            to: Size(oracle: example.expected.contentSize), within: 1e-6),
          "items per line": itemsPerLine(of: example.input) == example.expected.itemsPerLine,
          "rounded frames": try roundedFramesAgree(example),
        ])
    }
    tally.report()
  }

  @Test func `springboard in compatibility original lays out every case as the original`() throws {
    var tally = OracleTally("springboard.json")
    for example in try OracleFile<Case>.load("springboard.json").cases {
      let layout = springboard(example.input)
      let environment = Environment(size: Size(oracle: example.input.bounds))
      let view = try CollectionView(
        content: Content(count: example.input.count), layout: layout, in: environment)
      let rests = (0..<(view.pageCount ?? 0)).map { page in
        layout.offset(ofPage: page, of: view.arrangement, in: view.viewport)
      }
      let touched = rests.map { rest in
        view.arrangement.attributes(in: Rect(origin: rest, size: environment.size))
          .map(\.element.indexPath.item)
      }
      tally.judge(
        example.input.id,
        [
          "frames": view.arrangement.cellFrames
            .isClose(to: example.expected.frames, within: 1e-6),
          "content size": view.arrangement.contentSize.isClose(
            to: Size(oracle: example.expected.contentSize), within: 1e-6),
          "rounded frames": try roundedFramesAgree(example),
          "rests": rests.map(\.x) == example.expected.pagingRestOffsets,
          "items at rests": touched == example.expected.itemsTouchingEachRest,
        ])
    }
    tally.report()
  }

  private func springboard(_ input: Case.Input) -> SpringboardLayout {
    var layout = SpringboardLayout()
    layout.compatibility = .original
    if case .one(let size) = input.itemSizes { layout.item = ItemSize(Size(oracle: size)) }
    layout.spacing = input.minimumInteritemSpacing
    layout.lineSpacing = input.minimumLineSpacing
    layout.insets = EdgeInsets(oracle: input.sectionInsetTlbr)
    return layout
  }

  private func arrange(
    _ input: Case.Input, scale: Double, compatibility: FlowLayout.Compatibility
  ) throws -> Arrangement {
    var layout = FlowLayout()
    layout.scrollDirection = input.scrollDirection == "vertical" ? .vertical : .horizontal
    layout.interitemSpacing = input.minimumInteritemSpacing
    layout.lineSpacing = input.minimumLineSpacing
    layout.insets = EdgeInsets(oracle: input.sectionInsetTlbr)
    layout.compatibility = compatibility
    var section = Content.Section(count: input.count)
    switch input.itemSizes {
    case .one(let size): layout.item = ItemSize(Size(oracle: size))
    case .each(let sizes): section.sizes = sizes.map(Size.init(oracle:))
    }
    let environment = Environment(size: Size(oracle: input.bounds), scale: scale)
    return try layout.arrange(Content(sections: [section]), in: environment)
  }

  /// Whether pixel alignment of the unaligned frames gives those that were recorded at two pixels a
  /// point.
  private func roundedFramesAgree(_ example: Case) throws -> Bool {
    guard let expected = example.expected.framesPixelSnapped2x else { return true }
    let grid = PixelGrid(scale: 2)
    let frames = try arrange(example.input, scale: 2, compatibility: .none).cellFrames
    return frames.map { Rect(origin: grid.align($0.origin), size: $0.size) }
      .isClose(to: expected, within: 1e-6)
  }

  /// Lines told apart by where items begin again: the coordinate along a line falls.
  private func itemsPerLine(of input: Case.Input) -> [Int] {
    guard let frames = try? arrange(input, scale: 1, compatibility: .none).cellFrames else {
      return []
    }
    var counts: [Int] = []
    var last = Double.infinity
    for frame in frames {
      let place = input.scrollDirection == "vertical" ? frame.minX : frame.minY
      if place <= last { counts.append(1) } else { counts[counts.count - 1] += 1 }
      last = place
    }
    return counts
  }
}

extension Arrangement {
  /// The frames of all cells in the order of their index paths.
  var cellFrames: [Rect] { (0..<cellCount).compactMap { cell($0)?.frame } }
}
