import Galley

extension BenchmarkSuite {
  /// Arranging and asking for what is visible, from a thousand items to a million.
  static let layouts = BenchmarkSuite(
    name: "layouts",
    summary: "time an item, time a query, rows that size themselves, the front chain against d3"
  ) { log in
    GrowthTable.run(&log)
    QueryTable.run(&log)
    do { try SelfSizingTable.run(&log) } catch { report("  failed: \(error)") }
    DiscAgainstD3.run(&log)
  }
}

/// The view that everything is arranged for: a phone.
let phone = Environment(size: Size(width: 390, height: 844))

/// Nanoseconds an item: what it may take at most, and what it should.
struct ItemLimit: Sendable {
  var most: Double
  var aim: Double
}

/// A layout with the content that it is measured with.
struct LayoutSubject: Sendable {
  var name: String
  var kind: String
  /// How many items it is measured with.
  var counts: [Int]
  var content: @Sendable (Int) -> Content
  /// The layout, nil where the catalog has none of the kind.
  var layout: (any CollectionLayout)?
  /// What an item may take among the most, where that is held.
  var limit: ItemLimit?

  /// A layout of the catalog with its default options.
  init(
    kind: String, name: String? = nil, limit: ItemLimit? = nil,
    content: @escaping @Sendable (Int) -> Content
  ) {
    self.kind = kind
    self.name = name ?? kind
    self.limit = limit
    self.content = content
    counts = [1000, 10_000, 100_000, 1_000_000]
    layout = LayoutCatalog.standard[kind].map { $0.init(options: .empty()) }
  }

  /// A layout that is told what a grid of three columns does by itself.
  static var groupAsGrid: LayoutSubject {
    var subject = LayoutSubject(kind: GroupLayout.kind, name: "group, as the grid") {
      Content(count: $0)
    }
    let third = GroupDimension.width(.fraction(1.0 / 3))
    subject.layout = GroupLayout(.horizontal([.item(width: third)], height: third))
    return subject
  }

  /// Rows as high as what is in them, of forty heights that are known by then.
  static var measuredList: LayoutSubject {
    LayoutSubject(
      kind: ListLayout.kind, name: "list, measured rows", limit: ItemLimit(most: 50, aim: 40)
    ) { count in
      let keys = (0..<count).map { SizeKey(rawValue: UInt64($0 % 40)) }
      let content = Content(sections: [.init(count: count, sizeKeys: keys)])
      let view = try? CollectionView.measured(content: content, layout: ListLayout(), in: phone) {
        Size(width: $0.proposal.width ?? 0, height: Double(44 + $0.key.rawValue))
      }
      return view?.content ?? content
    }
  }

  /// Rows of one height with lines between them, in one section or in many with a header each.
  static func equalRows(name: String, rowsInSection: Int?) -> LayoutSubject {
    let limit = ItemLimit(most: 50, aim: 40)
    var subject = LayoutSubject(kind: ListLayout.kind, name: name, limit: limit) { count in
      guard let rows = rowsInSection else { return Content(count: count) }
      return Content(sections: Array(repeating: .init(count: rows), count: count / rows))
    }
    var layout = ListLayout()
    layout.rowHeight = 44
    layout.headerExtent = rowsInSection == nil ? .fit : 30
    subject.layout = layout
    return subject
  }

  /// A grid in sections of a thousand cells with a header each.
  static var gridInSections: LayoutSubject {
    var subject = LayoutSubject(
      kind: GridLayout.kind, name: "grid, in sections", limit: ItemLimit(most: 45, aim: 40)
    ) { Content(sections: Array(repeating: .init(count: 1000), count: $0 / 1000)) }
    var layout = GridLayout()
    layout.headerExtent = 30
    subject.layout = layout
    return subject
  }

  /// A table of ten columns.
  static var table: LayoutSubject {
    var subject = LayoutSubject(kind: SpreadsheetLayout.kind, name: "spreadsheet, ten columns") {
      Content(count: $0)
    }
    var layout = SpreadsheetLayout()
    layout.columns = 10
    subject.layout = layout
    return subject
  }

  /// Circles in a packing, with diameters from `diameters`.
  init(packing: CirclePacking, diameters: ClosedRange<Double>, limit: ItemLimit? = nil) {
    self.limit = limit
    kind = CirclesLayout.kind
    let isEqual = diameters.lowerBound == diameters.upperBound
    name = "circles, \(packing.rawValue), \(isEqual ? "equal" : "mixed")"
    counts = [1000, 10_000, 100_000]
    content = { Content(sections: [.init(measures: randomNumbers($0, in: diameters))]) }
    layout = CirclesLayout(packing: packing)
  }

  static let all: [LayoutSubject] = [
    LayoutSubject(
      kind: "grid", name: "grid, mixed scales", limit: ItemLimit(most: 75, aim: 40),
      content: mixedScales),
    LayoutSubject(kind: "grid", name: "grid, equal", limit: ItemLimit(most: 40, aim: 40)) {
      Content(count: $0)
    },
    gridInSections,
    groupAsGrid,
    .measuredList,
    equalRows(name: "list, equal rows", rowsInSection: nil),
    equalRows(name: "list, in sections", rowsInSection: 1000),
    LayoutSubject(kind: "ring") { Content(count: $0) },
    LayoutSubject(kind: "flow") { Content(count: $0) },
    LayoutSubject(kind: "waterfall", name: "waterfall, mixed aspects", content: mixedAspects),
    LayoutSubject(kind: "justified", name: "justified, mixed aspects", content: mixedAspects),
    table,
    LayoutSubject(kind: "stack", name: "stack of cards") { Content(count: $0) },
    LayoutSubject(kind: "springboard") { Content(count: $0) },
    LayoutSubject(
      packing: .tangent, diameters: 10...200, limit: ItemLimit(most: 8000, aim: 2000)),
    LayoutSubject(
      packing: .tangent, diameters: 40...40, limit: ItemLimit(most: 4000, aim: 2000)),
    LayoutSubject(packing: .scan, diameters: 10...200),
    LayoutSubject(packing: .scan, diameters: 40...40),
    LayoutSubject(packing: .disc, diameters: 10...200),
    LayoutSubject(packing: .disc, diameters: 40...40),
  ]
}

/// Numbers from a fixed seed, the same in every run.
func randomNumbers(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
  var generator = SplitMix64(seed: 1)
  return (0..<count).map { _ in Double.random(in: range, using: &generator) }
}

/// Items twice as high as wide, to twice as wide as high.
@Sendable func mixedAspects(_ count: Int) -> Content {
  Content(sections: [.init(measures: randomNumbers(count, in: 0.5...2))])
}

/// Items of scale 1, 2 and, more seldom, 3.
@Sendable func mixedScales(_ count: Int) -> Content {
  let scales = randomNumbers(count, in: 1...3.4).map { $0.rounded(.down) }
  return Content(sections: [.init(measures: scales)])
}
