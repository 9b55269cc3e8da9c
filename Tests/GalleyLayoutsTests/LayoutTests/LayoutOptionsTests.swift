import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

struct LayoutOptionsTests {
  @Test func `the catalog lists the layouts by kind`() {
    let kinds = [
      "flow", "grid", "ring", "carousel", "springboard", "waterfall", "justified", "spreadsheet",
      "week", "stack", "cover-flow",
    ]
    for kind in kinds {
      #expect(LayoutCatalog.standard[kind]?.kind == kind)
    }
  }

  @Test func `a flow reads its options`() {
    let layout = FlowLayout(
      options: reader([
        ("scroll-direction", .text("horizontal")), ("item", .number(40)),
        ("shelf", .flag(true)), ("pin-headers", .flag(true)), ("compatibility", .text("uikit")),
      ]))
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.item == ItemSize(Size(width: 40, height: 40)))
    #expect(layout.shelfExtent == 10)
    #expect(layout.pinsHeaders)
    #expect(layout.compatibility == .uikit)
  }

  @Test func `a waterfall and justified rows read their options`() {
    let waterfall = WaterfallLayout(
      options: reader([
        ("columns", .number(3)), ("order", .text("right-to-left")), ("line-spacing", .number(4)),
        ("compatibility", .text("cht")),
      ]))
    #expect(waterfall.columns == .fixed(3))
    #expect(waterfall.order == .rightToLeft)
    #expect(waterfall.lineSpacing == 4)
    #expect(waterfall.compatibility == .cht)
    let rows = JustifiedLayout(
      options: reader([
        ("row-height", .number(90)), ("widows", .text("none")), ("max-rows", .number(3)),
        ("breakout-every", .number(4)), ("tolerance", .number(0)), ("aspect", .number(2)),
      ]))
    #expect(rows.rowHeight == 90)
    #expect(rows.widows == .none)
    #expect([rows.maxRows, rows.breakoutEvery] == [3, 4])
    #expect(rows.tolerance == 0)
    #expect(rows.aspect == 2)
  }

  @Test func `a carousel fits its content across its scroll direction, and not along it`() {
    let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)
    let fit = OptionValue(.text("fit"), at: place)
    let share = OptionValue(.text("80%"), at: place)
    let across = CarouselLayout(options: reader([("item", .list([share, fit]))]))
    #expect(across.item == ItemSize(width: .fraction(0.8), height: .fit))
    let issues = IssueLog()
    let item = OptionValue.Entry(
      key: "item", keyLocation: place, value: OptionValue(.list([fit, share]), at: place))
    let along = CarouselLayout(
      options: OptionReader(OptionValue(.map([item]), at: place), issues: issues))
    #expect(along.item == CarouselLayout().item)
    #expect(
      issues.issues.map(\.message) == [
        "the pages of a carousel are equally wide, so their width cannot fit their content; write points or a percentage"
      ])
  }

  @Test func `a spreadsheet, a week and a stack read their options`() {
    let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)
    let widths = OptionValue.Kind.list([
      OptionValue(.number(90), at: place), OptionValue(.text("25%"), at: place),
    ])
    let table = SpreadsheetLayout(
      options: reader([
        ("columns", .number(3)), ("column-widths", widths), ("row-heights", .number(30)),
        ("pinned-rows", .number(2)), ("pinned-columns", .number(0)),
      ]))
    #expect(table.columns == 3)
    #expect(table.columnWidths == TrackLengths([.points(90), .fraction(0.25)]))
    #expect(table.rowHeights == [30])
    #expect([table.pinnedRows, table.pinnedColumns] == [2, 0])
    let week = WeekLayout(
      options: reader([
        ("from", .text("8:30")), ("to", .number(18)), ("hour-height", .number(48)),
        ("day-width", .text("25%")), ("header-extent", .number(40)),
      ]))
    #expect([week.from, week.to, week.hourHeight] == [8.5, 18, 48])
    #expect(week.dayWidth == .fraction(0.25))
    #expect(week.headerExtent == 40)
    let stack = StackLayout(
      options: reader([("reveal", .number(50)), ("pile-reveal", .number(20))]))
    #expect(stack.reveal == 50)
    #expect(stack.pileReveal == 20)
  }

  @Test func `columns are a number, numbers by size class, or as many as have room`() {
    let columns: ([(String, OptionValue.Kind)]) -> ColumnCount? = { entries in
      let map = reader(entries).value
      return reader([("columns", map.kind)]).columnCount("columns")
    }
    #expect(reader([("columns", .number(5))]).columnCount("columns") == .fixed(5))
    #expect(
      columns([("compact", .number(2)), ("regular", .number(4))])
        == .classes(compact: 2, regular: 4))
    #expect(columns([("min-width", .number(160))]) == .leastWidth(160))
    #expect(columns([("min-width", .number(160)), ("compact", .number(2))]) == nil)
    #expect(columns([]) == nil)
  }

  @Test(arguments: LayoutCatalog.standard.kinds)
  func `every key that a layout reads is described, and no other`(kind: String) throws {
    let type = try #require(LayoutCatalog.standard[kind])
    let options = reader([("no-such-key", .number(1))])
    _ = type.init(options: options)
    options.reportUnknownKeys()
    let message = try #require(options.issues.issues.first?.message)
    let keys = type.declarations.map(\.key).sorted().joined(separator: ", ")
    #expect(message.hasSuffix("expected one of \(keys)"), "\(message)")
  }

  @Test func `a wrong value is reported and reads as if it were missing`() {
    let options = reader([("columns", .number(0)), ("spacing", .text("wide"))])
    let layout = GridLayout(options: options)
    #expect(layout.columns == 3)
    #expect(
      options.issues.issues.map(\.message) == [
        "columns must be a whole number from 1 to 128, found '0'",
        "spacing must be a number, found 'wide'",
      ])
  }

  private func reader(_ entries: [(String, OptionValue.Kind)]) -> OptionReader {
    let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)
    let map = entries.map { key, kind in
      OptionValue.Entry(
        key: key, keyLocation: place, value: OptionValue(kind, at: place, literal: literal(kind)))
    }
    return OptionReader(OptionValue(.map(map), at: place), issues: IssueLog())
  }

  private func literal(_ kind: OptionValue.Kind) -> String {
    switch kind {
    case .number(let number): "\(Int(number))"
    case .text(let text): text
    default: ""
    }
  }
}
