import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-motion.json: what was recorded on iOS 26 and macOS 26 before and after something moved.
///
/// Nothing in flight is in that file, and the rules in it that nobody measured are no cases.
struct RecordedMotionOracleTests {
  private static let file = "recorded-motion.json"

  @Test func `what moved rests as it was recorded`() throws {
    var tally = OracleTally(Self.file)
    for example in try OracleFile<LooseCase>.load(Self.file).cases {
      let (input, expected) = (example.input, example.expected)
      switch example.id {
      case "uikit/collection/pinned (header position against offset)":
        try tally.judge(example.id, ["headers": pinned(input, expected)])
      case "uikit/collection/plainlist (header position against offset)":
        let list = try list(.plain, header: 44.5, row: 56, counts: [5, 3], height: 300)
        tally.judge(example.id, ["headers": agrees(list, expected)])
      case "uikit/table/pinned (header position against offset)":
        let list = try list(.plain, header: 28, row: 56, counts: [4, 4], height: 400)
        tally.judge(example.id, ["headers": agrees(list, expected), "scrim": false])
      case "scroll/scroll-to": try tally.judge(example.id, scrolls(expected))
      case "uikit/collection/outline (update without animation)":
        try tally.judge(example.id, ["places": outline(expected)])
      case "uikit/page/scroll": try tally.judge(example.id, ["pages": pages(expected)])
      default: tally.judge(example.id, ["applies": false])
      }
    }
    tally.report()
  }

  /// Headers over two sections of the same extent, as a flow pins them.
  private func pinned(_ input: OracleValue, _ expected: OracleValue) throws -> Bool {
    var layout = FlowLayout()
    layout.headerExtent = .points(input.header.height.number)
    layout.pinsHeaders = true
    let extents = [input.section0, input.section1].map { section in
      section.content.numbers[1] - section.content.numbers[0] - input.header.height.number
    }
    let view = try CollectionView(
      content: Content(
        sections: extents.map { Content.Section(sizes: [Size(width: 320, height: $0)]) }),
      layout: layout, in: Environment(size: Size(width: 320, height: 300), scale: 2))
    return agrees(view, expected)
  }

  /// A list of rows of one height, with headers.
  private func list(
    _ appearance: ListStyle.Appearance, header: Double, row: Double, counts: [Int], height: Double
  ) throws -> CollectionView {
    var layout = ListLayout()
    layout.appearance = appearance
    layout.rowHeight = .points(row)
    layout.headerExtent = .points(header)
    layout.footerExtent = .points(0)
    return try CollectionView(
      content: Content(sections: counts.map { Content.Section(count: $0) }), layout: layout,
      in: Environment(size: Size(width: 320, height: height), scale: 2))
  }

  /// Whether headers are where they were at each offset.
  private func agrees(_ view: CollectionView, _ expected: OracleValue) -> Bool {
    let values = expected.values.list
    return !values.isEmpty
      && values.allSatisfy { value in
        let offset = value.contentOffset_y.number
        var viewport = view.viewport
        viewport.bounds.origin.y = offset
        let shown = view.layout.elements(of: view.arrangement, in: viewport)
        return [0, 1].allSatisfy { section in
          let found = shown.first { $0.element == .header(section: section) }?.frame.minY
          let places = [
            (value["header\(section)_content_y"], 0), (value["header\(section)_screen_y"], offset),
          ]
          return places.allSatisfy { place, origin in
            !place.exists || abs((found ?? .nan) - origin - place.number) < 1e-9
          }
        }
      }
  }

  /// To a row in the middle; to one at the top, or only as far as needed, a scene names the offset.
  private func scrolls(_ expected: OracleValue) throws -> KeyValuePairs<String, Bool> {
    let list = try list(.plain, header: 0, row: 20, counts: [20], height: 200)
    let centered = try expected.values.list.filter { $0.anchor.text == "center" }
      .allSatisfy { value in
        guard let row = Int(value.target.text?.dropFirst(3) ?? "") else { return false }
        var view = list
        try view.perform(.scroll(.item(ItemPath(section: 0, item: row))))
        let top = view.arrangement.attributes(of: .cell(section: 0, item: row))?.frame.minY ?? .nan
        return view.contentOffset.y == value.offset_y.number
          && top - view.contentOffset.y == value.row_y.number
      }
    return ["center": centered, "other anchors": false]
  }

  /// Three roots of which one is open at a time: its children come and go.
  private func outline(_ expected: OracleValue) throws -> Bool {
    var view = try list(.insetGrouped, header: 0, row: 56, counts: [5], height: 400)
    let updates = [
      Update(), Update(deletions: [1, 2]), Update(insertions: [.init(at: 2), .init(at: 3)]),
    ]
    /// Where Fruit, Vegetables and Other are in each snapshot.
    let roots = [[0, 3, 4], [0, 1, 2], [0, 1, 4]]
    let values = expected.values.list
    guard values.count == updates.count else { return false }
    for (number, update) in updates.enumerated() {
      try view.update(update)
      view.settle()
      let y = values[number].y
      let found = roots[number].map {
        view.attributes(of: .cell(section: 0, item: $0), at: .zero)?.frame.minY
      }
      guard found == [y.Fruit.number, y.Vegetables.number, y.Other.number] else { return false }
    }
    return true
  }

  /// Pages as wide as the view, 20 points apart: after the step the second is where the first was.
  private func pages(_ expected: OracleValue) throws -> Bool {
    var layout = CarouselLayout()
    layout.item = ItemSize(Size(width: 320, height: 400))
    layout.spacing = 20
    var view = try CollectionView(
      content: Content(count: 3), layout: layout,
      in: Environment(size: Size(width: 320, height: 400), scale: 2))
    let label = Vector(dx: 24, dy: 24)
    func labels(_ elements: OracleValue) -> Bool {
      elements.list.allSatisfy { element in
        let words = (element.what.text ?? "").split(separator: " ")
        guard words.last == "label", let page = Int(words[1]) else { return true }
        let frame = view.visibleElements.first { $0.element == .cell(section: 0, item: page - 1) }?
          .frame
        let origin = frame.map { $0.origin + label - (view.contentOffset - Point.zero) }
        return origin == Point(x: element.frame.numbers[0], y: element.frame.numbers[1])
      }
    }
    guard labels(expected.elements), let step = expected.steps.list.first else { return false }
    try view.perform(.scroll(.page(1)))
    view.settle()
    let isGone = !view.visibleElements.contains { $0.element == .cell(section: 0, item: 0) }
    return labels(step.elements) && isGone
  }
}
