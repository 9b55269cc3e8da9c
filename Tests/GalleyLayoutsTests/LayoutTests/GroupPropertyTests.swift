import GalleyGeometry
import GalleyLayouts
import Testing

/// Random groups in groups, of parts that fit in what is around them.
struct GroupPropertyTests {
  static let seeds = 1...400 as ClosedRange<UInt64>

  @Test func `cells never overlap and lie within the content`() throws {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let sample = GroupSample(using: &generator)
      let arrangement = try sample.arrange(count: sample.count)
      let cells = arrangement.cellFrames
      #expect(cells.count == sample.count, "seed \(seed)")
      // Cells are on the nearest pixels, of which the content need not be a whole number.
      let pixel = 1 / sample.environment.scale
      let whole = Rect(origin: .zero, size: arrangement.contentSize).inset(by: -pixel / 2 - 1e-6)
      #expect(cells.allSatisfy { whole.contains($0) || $0.isEmpty }, "seed \(seed)")
      let solid = cells.map { $0.inset(by: 1e-6) }.filter { !$0.isEmpty }
      for (number, cell) in solid.enumerated() {
        let other = solid[..<number].first { $0.intersects(cell) }
        #expect(other == nil, "seed \(seed): \(cell)")
      }
    }
  }

  @Test func `where no content has a say, fewer items lie as the first of more`() throws {
    var count = 0
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let sample = GroupSample(using: &generator)
      guard !sample.layout.asksForSizes else { continue }
      count += 1
      let all = try sample.arrange(count: sample.count).cellFrames
      let fewer = Int.random(in: 0...sample.count, using: &generator)
      let some = try sample.arrange(count: fewer).cellFrames
      #expect(some == Array(all.prefix(fewer)), "seed \(seed)")
    }
    #expect(count > 40)
  }

  @Test func `mirrored, each cell is as far from the other edge`() throws {
    for seed in Self.seeds.prefix(60) {
      var generator = SplitMix64(seed: seed)
      var sample = GroupSample(using: &generator)
      let left = try sample.view()
      sample.environment.layoutDirection = .rightToLeft
      let right = try sample.view()
      let width = right.arrangement.contentSize.width
      #expect(
        zip(left.arrangement.cellFrames, right.arrangement.cellFrames).allSatisfy {
          abs($0.minX - (width - $1.maxX)) < 1e-6 && $0.minY == $1.minY && $0.size == $1.size
        }, "seed \(seed)")
    }
  }
}

/// A random group layout with content.
struct GroupSample {
  var layout: GroupLayout
  let count: Int
  let sizes: [Size]
  var environment: Environment

  init(using generator: inout SplitMix64) {
    let isVertical = Bool.random(using: &generator)
    let fits = Bool.random(using: &generator)
    let axis = Axis.allCases.randomElement(using: &generator) ?? .vertical
    var group = Self.group(
      along: axis, fitsWidth: !isVertical && fits, fitsHeight: isVertical && fits, depth: 0,
      using: &generator)
    let length = fits ? GroupDimension.fit : .points(Double.random(in: 90...300, using: &generator))
    if isVertical { group.height = length } else { group.width = length }
    layout = GroupLayout(group)
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.groupSpacing = Double(Int.random(in: 0...12, using: &generator))
    layout.insets = EdgeInsets(all: Double(Int.random(in: 0...20, using: &generator)))
    layout.headerExtent = .points(Double(Int.random(in: 0...30, using: &generator)))
    count = Int.random(in: 0...40, using: &generator)
    sizes = (0..<count).map { _ in
      Size(
        width: Double.random(in: 1...90, using: &generator),
        height: Double.random(in: 1...90, using: &generator))
    }
    environment = Environment(
      size: Size(
        width: Double.random(in: 200...900, using: &generator),
        height: Double.random(in: 200...900, using: &generator)),
      scale: Double(Int.random(in: 1...3, using: &generator)))
  }

  func content(count: Int) -> Content {
    Content(sections: [Content.Section(sizes: Array(sizes.prefix(count)))])
  }

  func arrange(count: Int) throws -> Arrangement {
    try layout.arrange(content(count: count), in: environment)
  }

  func view() throws -> CollectionView {
    try CollectionView(content: content(count: count), layout: layout, in: environment)
  }

  /// A line of one to four parts; where it has an extent they are shares of it, or what is left.
  private static func group(
    along axis: Axis, fitsWidth: Bool, fitsHeight: Bool, depth: Int,
    using generator: inout SplitMix64
  ) -> GroupItem {
    let count = Int.random(in: 1...4, using: &generator)
    let fits = axis == .horizontal ? fitsWidth : fitsHeight
    let fitsAcross = axis == .horizontal ? fitsHeight : fitsWidth
    let parts = (0..<count).map { _ -> GroupItem in
      let isGroup = depth < 2 && Int.random(in: 0..<3, using: &generator) == 0
      let isSame = Bool.random(using: &generator)
      let inner: Axis = isSame == (axis == .horizontal) ? .horizontal : .vertical
      var part =
        isGroup
        ? group(
          along: inner, fitsWidth: fitsWidth, fitsHeight: fitsHeight, depth: depth + 1,
          using: &generator) : GroupItem.item()
      let length = length(in: fits, share: 1 / Double(count), isGroup: isGroup, axis, &generator)
      let breadth: GroupDimension? =
        fitsAcross && !isGroup
        ? [.fit, .uniform, nil].randomElement(using: &generator) ?? nil : nil
      (part.width, part.height) = axis == .horizontal ? (length, breadth) : (breadth, length)
      if Bool.random(using: &generator) { part.insets = EdgeInsets(all: 1.5) }
      part.edgeSpacing.leading = spacing(&generator)
      part.edgeSpacing.bottom = spacing(&generator)
      return part
    }
    var line = GroupItem(.line(axis, parts))
    line.spacing = spacing(&generator)
    return line
  }

  private static func length(
    in fits: Bool, share: Double, isGroup: Bool, _ axis: Axis, _ generator: inout SplitMix64
  ) -> GroupDimension? {
    guard !fits else {
      return isGroup ? nil : [.fit, .points(33.3), nil].randomElement(using: &generator) ?? nil
    }
    let length = Length.fraction(share * Double.random(in: 0.4...1, using: &generator))
    let specified = axis == .horizontal ? GroupDimension.width(length) : .height(length)
    return Bool.random(using: &generator) ? specified : nil
  }

  private static func spacing(_ generator: inout SplitMix64) -> GroupSpacing {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: .fixed(Double(Int.random(in: 1...8, using: &generator)))
    case 1: .flexible(Double(Int.random(in: 0...4, using: &generator)))
    default: .zero
    }
  }
}
