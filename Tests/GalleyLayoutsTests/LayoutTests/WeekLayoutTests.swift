import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

struct WeekLayoutTests {
  let view = Environment(size: Size(width: 350, height: 400), scale: 2)

  @Test func `an event stands on its day, as high as it is long`() throws {
    let arrangement = try arrange([[["start": 9.5, "end": 11]], [], [["start": 23]]])
    // Three days in 350 less 50 points for hours.
    #expect(
      arrangement.cellFrames == [
        Rect(x: 50, y: 30 + 380, width: 100, height: 60),
        Rect(x: 250, y: 30 + 920, width: 100, height: 40),
      ])
    #expect(arrangement.contentSize == Size(width: 350, height: 30 + 24 * 40))
  }

  @Test func `overlapping events share the day, with points between them`() throws {
    let events: [ItemFacts] = [
      ["start": 9, "end": 11], ["start": 10, "end": 12], ["start": 12, "end": 13],
    ]
    let frames = try arrange([events, [], []]).cellFrames
    #expect(frames.map(\.minX) == [50, 101, 50])
    #expect(frames.map(\.width) == [49, 49, 100])
  }

  @Test func `an event may name its day`() throws {
    let arrangement = try arrange([[["day": 3, "start": 1], ["day": 1, "start": 1]], [], []])
    #expect(arrangement.cellFrames.map(\.minX) == [250, 50])
  }

  @Test func `the hours that are shown cut events, and hide those that lie outside`() throws {
    let events: [ItemFacts] = [
      ["start": 7, "end": 9], ["start": 6, "end": 8], ["start": 17.5, "end": 20], ["start": 19],
    ]
    let arrangement = try arrange([events, [], []]) {
      $0.from = 8
      $0.to = 18
    }
    let cells = (0..<4).compactMap { arrangement.cell($0) }
    #expect(cells.map(\.isHidden) == [false, true, false, true])
    #expect(cells[0].frame == Rect(x: 50, y: 30, width: 100, height: 40))
    #expect(cells[2].frame == Rect(x: 50, y: 30 + 380, width: 100, height: 20))
    #expect(arrangement.contentSize.height == 430)
  }

  @Test func `there is a view for each hour and a line where it begins, also where all end`() throws
  {
    let arrangement = try arrange([[], [], []]) {
      $0.from = 8.5
      $0.to = 12
      $0.insets = EdgeInsets(top: 6, bottom: 4)
    }
    let all = arrangement.allAttributes()
    let hours = all.filter { $0.element.kind == "hour" }
    #expect(hours.map { $0.custom["hour"] } == (9...12).map { .number(Double($0)) })
    #expect(hours[0].frame == Rect(x: 0, y: 56, width: 50, height: 40))
    #expect(hours[3].frame == Rect(x: 0, y: 176, width: 50, height: 4))
    let lines = all.filter { $0.element.kind == "hour-line" }
    #expect(lines.map(\.frame.minY) == [56, 96, 136, 176])
    #expect(lines[0].frame == Rect(x: 50, y: 56, width: 300, height: 0.5))
    #expect(arrangement.contentSize.height == 180)
  }

  @Test func `heads stay at the top, hours at the leading edge, the corner above both`()
    throws
  {
    let layout = layout { $0.dayWidth = .points(150) }
    let arrangement = try layout.arrange(
      content([[["start": 4, "end": 8]], [], []]), in: view)
    let viewport = Viewport(bounds: Rect(x: 60, y: 200, width: 350, height: 400), scale: 2)
    let shown = layout.elements(of: arrangement, in: viewport)
    func frame(_ element: LayoutElement) -> Rect? { shown.first { $0.element == element }?.frame }
    #expect(frame(.header(section: 1)) == Rect(x: 200, y: 200, width: 150, height: 30))
    #expect(
      frame(.supplementary(kind: "hour", section: 0, item: 6))
        == Rect(x: 60, y: 270, width: 50, height: 40))
    #expect(
      frame(.supplementary(kind: "corner", section: 0))
        == Rect(x: 60, y: 200, width: 50, height: 30))
    #expect(frame(.cell(section: 0, item: 0)) == Rect(x: 50, y: 190, width: 150, height: 160))
    #expect(shown.last?.element.kind == "corner")
  }

  @Test func `heads that fit are as high as the highest, and there are none without layers`() throws
  {
    let layout = layout { $0.headerExtent = .fit }
    var content = content([[], [], []])
    #expect(try layout.arrange(content, in: view).attributes(of: .header(section: 0)) == nil)
    for day in 0..<3 {
      content.sections[day].viewSizeKeys["header"] = SizeKey(rawValue: UInt64(20 + day))
    }
    let view = try CollectionView.measured(content: content, layout: layout, in: view) {
      #expect($0.proposal == SizeProposal(width: 100))
      return Size(width: 1, height: Double($0.key.rawValue))
    }
    #expect(view.arrangement.attributes(of: .header(section: 0))?.frame.height == 22)
  }

  @Test func `read from the right, the first day and its first column are the rightmost`()
    throws
  {
    var environment = view
    environment.layoutDirection = .rightToLeft
    let events: [ItemFacts] = [["start": 9, "end": 11], ["start": 10, "end": 12]]
    let view = try CollectionView(
      content: content([events, [], []]), layout: layout { _ in }, in: environment)
    #expect(view.arrangement.cellFrames.map(\.maxX) == [300, 249])
    #expect(
      view.visibleElements.first { $0.element.kind == "corner" }?.frame
        == Rect(x: 300, y: 0, width: 50, height: 30))
  }

  @Test func `an event that moves tells only what is new, and keeps the rest`() throws {
    var view = try CollectionView(
      content: content([[["start": 9, "end": 10]], [], []]), layout: layout { _ in }, in: view)
    try view.update(Update(reloads: [.init(at: 0, facts: ["end": 12])]))
    #expect(view.arrangement.cellFrames == [Rect(x: 50, y: 390, width: 100, height: 120)])
    let event = InsertedItem(facts: ["start": 9, "end": 10])
    try view.update(Update(insertions: [.init(at: 1, event)]))
    #expect(view.arrangement.cellFrames.map(\.minX) == [50, 101])
  }

  @Test(
    arguments: [
      (
        ["start": 10.5, "end": 9.25], "item 0 starts at 10:30 and ends at 9:15; give it an 'end'"
      ),
      (["start": 9, "end": 9], "item 0 starts at 9:00 and ends at 9:00"),
      (["start": .nan], "item 0 starts at nan"),
      (["start": 9, "day": 4], "item 0 is on day 4, and there are 3"),
      (["start": 9, "day": 0], "item 0 is on day 0"),
    ] as [(ItemFacts, String)])
  func `an event that cannot be is refused in words`(facts: ItemFacts, words: String) throws {
    let error = #expect(throws: LayoutError.self) { try arrange([[facts], [], []]) }
    #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    #expect(error?.indexPath == 0)
  }

  @Test func `days without room are refused in words`() {
    let narrow = Environment(size: Size(width: 40, height: 40))
    let layout = layout { _ in }
    #expect(throws: LayoutError.self) { try layout.arrange(Content(count: 1), in: narrow) }
  }

  @Test func `times are hours and minutes, or hours`() {
    let key = ItemKey("start", .time)
    func hours(_ kind: OptionValue.Kind) -> Double? {
      let place = SourceLocation(file: "", line: 1, column: 1)
      return key.number(OptionValue(kind, at: place), issues: IssueLog())
    }
    #expect(hours(.text("9:30")) == 9.5)
    #expect(hours(.text("09:15")) == 9.25)
    #expect(hours(.text("24:00")) == 24)
    #expect(hours(.number(13.75)) == 13.75)
    for wrong in ["24:01", "9:60", "9:3", "9", "-1:00", "9:30:00", "", ":", "٩:٣٠", "1e1:00"] {
      #expect(hours(.text(wrong)) == nil, "\(wrong)")
    }
    #expect(hours(.number(-1)) == nil)
    #expect(hours(.number(.nan)) == nil)
    #expect(hours(.flag(true)) == nil)
  }

  private func layout(_ change: (inout WeekLayout) -> Void) -> WeekLayout {
    var layout = WeekLayout()
    layout.hourHeight = 40
    layout.hourWidth = 50
    layout.headerExtent = 30
    change(&layout)
    return layout
  }

  private func content(_ days: [[ItemFacts]]) -> Content {
    Content(sections: days.map { Content.Section(facts: $0) })
  }

  private func arrange(
    _ days: [[ItemFacts]], _ change: (inout WeekLayout) -> Void = { _ in }
  ) throws -> Arrangement {
    try layout(change).arrange(content(days), in: view)
  }
}
