import GalleyGeometry
import GalleyLayouts
import Testing

/// What holds for every random content of the layouts that fill columns, rows and cells.
struct FillingPropertyTests {
  static let kinds = ["waterfall", "justified", "grid", "flow"]

  @Test(arguments: kinds)
  func `every item is there once, inside the insets, and none overlap`(kind: String) throws {
    print("filling \(kind): seeds 1 to 150")
    for seed in 1...150 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let sample = FillingSample(kind: kind, using: &generator)
      let view = try CollectionView(
        content: sample.content, layout: sample.layout, in: sample.environment)
      let arrangement = view.arrangement
      #expect(
        (0..<arrangement.sectionCount).map { arrangement.cellCount(inSection: $0) }
          == sample.content.sections.map(\.count), "seed \(seed)")
      sample.expectApart(arrangement, "\(kind), seed \(seed)")
      sample.expectInside(arrangement, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: kinds)
  func `read from the right, it is the mirror image`(kind: String) throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let sample = FillingSample(kind: kind, using: &generator)
      let left = try CollectionView(
        content: sample.content, layout: sample.layout, in: sample.environment
      ).arrangement
      var environment = sample.environment
      environment.layoutDirection = .rightToLeft
      let right = try CollectionView(
        content: sample.content, layout: sample.layout, in: environment
      ).arrangement
      let width = max(left.contentSize.width, environment.size.width)
      let agrees = zip(left.cellFrames, right.cellFrames).allSatisfy { left, right in
        abs(width - left.maxX - right.minX) < 1e-6 && left.minY == right.minY
      }
      #expect(agrees, "\(kind), seed \(seed)")
    }
  }

  @Test(arguments: kinds)
  func `a hundred thousand items take no time to speak of`(kind: String) throws {
    var generator = SplitMix64(seed: 1)
    let layout = FillingSample.layout(kind, insets: .zero, columns: 12, using: &generator)
    let content = Content(
      sections: [FillingSample.section(kind, count: 100_000, widest: 4, using: &generator)])
    let clock = ContinuousClock()
    let time = try clock.measure {
      _ = try layout.arrange(content, in: Environment(size: Size(width: 1000, height: 1000)))
    }
    #expect(time < .seconds(10))
  }
}

/// A layout with random options, and random content for it.
struct FillingSample {
  let layout: any CollectionLayout
  let content: Content
  let environment: Environment
  let insets: EdgeInsets

  init(kind: String, using generator: inout SplitMix64) {
    environment = Environment(
      size: Size(
        width: Double.random(in: 200...900, using: &generator),
        height: Double.random(in: 200...900, using: &generator)))
    insets = EdgeInsets(
      top: Double.random(in: 0...30, using: &generator),
      leading: Double.random(in: 0...30, using: &generator),
      bottom: Double.random(in: 0...30, using: &generator),
      trailing: Double.random(in: 0...30, using: &generator))
    let columns = Int.random(in: 1...5, using: &generator)
    layout = Self.layout(kind, insets: insets, columns: columns, using: &generator)
    let isSideways = (layout as? GridLayout)?.scrollDirection == .horizontal
    content = Content(
      sections: (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Self.section(
          kind, count: Int.random(in: 0...60, using: &generator),
          widest: columns, tallest: isSideways ? columns : 4, using: &generator)
      })
  }

  static func section(
    _ kind: String, count: Int, widest: Int, tallest: Int = 4,
    using generator: inout SplitMix64
  ) -> Content.Section {
    switch kind {
    case "grid":
      Content.Section(
        spans: (0..<count).map { _ in
          ItemSpan(
            columns: Int.random(in: 1...widest, using: &generator),
            rows: Int.random(in: 1...tallest, using: &generator))
        })
    case "flow":
      Content.Section(
        sizes: (0..<count).map { _ in
          Size(
            width: Double.random(in: 0...130, using: &generator),
            height: Double.random(in: 0...130, using: &generator))
        })
    default:
      Content.Section(
        measures: (0..<count).map { _ in Double.random(in: 0.1...4, using: &generator) })
    }
  }

  static func layout(
    _ kind: String, insets: EdgeInsets, columns: Int, using generator: inout SplitMix64
  ) -> any CollectionLayout {
    let direction = Bool.random(using: &generator) ? Axis.vertical : .horizontal
    let spacing = Double.random(in: 0...20, using: &generator)
    switch kind {
    case "waterfall":
      var layout = WaterfallLayout()
      (layout.scrollDirection, layout.insets) = (direction, insets)
      (layout.interitemSpacing, layout.headerExtent) = (spacing, 12)
      layout.columns = .fixed(columns)
      layout.order = WaterfallLayout.Order.allCases[columns % 3]
      return layout
    case "justified":
      var layout = JustifiedLayout()
      (layout.scrollDirection, layout.insets) = (direction, insets)
      (layout.interitemSpacing, layout.footerExtent) = (spacing, 12)
      layout.rowHeight = Double.random(in: 20...200, using: &generator)
      layout.tolerance = Double.random(in: 0...1, using: &generator)
      layout.widows = JustifiedLayout.Widows.allCases[columns % 4]
      layout.breakoutEvery = columns == 5 ? 3 : nil
      layout.maxRows = columns == 4 ? 2 : nil
      return layout
    case "grid":
      var layout = GridLayout()
      (layout.scrollDirection, layout.insets) = (direction, insets)
      (layout.columns, layout.spacing) = (.fixed(columns), spacing)
      return layout
    default:
      var layout = FlowLayout()
      (layout.scrollDirection, layout.insets) = (direction, insets)
      (layout.interitemSpacing, layout.lineSpacing) = (spacing, spacing)
      layout.lineAlignment = LineAlignment.allCases[columns % 4]
      return layout
    }
  }

  /// No two cells share more than an edge.
  func expectApart(_ arrangement: Arrangement, _ comment: Comment) {
    let frames = arrangement.allAttributes().filter { !$0.isHidden && !$0.frame.isEmpty }
      .map(\.frame)
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        let width = min(frame.maxX, other.maxX) - max(frame.minX, other.minX)
        let height = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
        #expect(min(width, height) < 1e-6, comment)
      }
    }
  }

  /// No cell leaves the insets.
  func expectInside(_ arrangement: Arrangement, _ comment: Comment) {
    let (size, noise) = (arrangement.contentSize, 1e-6)
    var insets = insets
    // Flickr's widows reach into the trailing inset.
    if let direction = (layout as? JustifiedLayout)?.scrollDirection {
      if direction == .vertical { insets.trailing = 0 } else { insets.bottom = 0 }
    }
    let isInside = arrangement.cellFrames.allSatisfy { frame in
      frame.minX >= insets.leading - noise && frame.minY >= insets.top - noise
        && frame.maxX <= size.width - insets.trailing + noise
        && frame.maxY <= size.height - insets.bottom + noise
    }
    #expect(isInside, comment)
  }
}
