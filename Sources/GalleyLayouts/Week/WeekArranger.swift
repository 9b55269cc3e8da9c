internal import GalleyGeometry
internal import GalleyNotation

/// Arranges a week once.
struct WeekArranger {
  /// Behind the events.
  private static let dayZIndex = -2
  private static let lineZIndex = -1

  private let layout: WeekLayout
  private let content: Content
  private let environment: Environment
  private var measureRequests: MeasureRequests
  private var builder: ArrangementBuilder
  /// How high the heads of days are.
  private var headHeight = 0.0
  private let dayWidth: Double
  /// Where the first day begins.
  private let leading: Double

  init(
    layout: WeekLayout, content: Content, environment: Environment
  ) throws(LayoutError) {
    self.layout = layout
    self.content = content
    self.environment = environment
    measureRequests = MeasureRequests(content)
    builder = ArrangementBuilder(order: .scattered, reservingCells: content.itemCount)
    leading = layout.insets.leading + layout.hourWidth
    let days = max(1, content.sections.count)
    let room = environment.insetSize.width - leading - layout.insets.trailing
    dayWidth =
      layout.dayWidth?.resolved(in: max(0, room))
      ?? (room - Double(days - 1) * layout.spacing) / Double(days)
    guard dayWidth > 0, dayWidth.isFinite else {
      throw LayoutError(
        "\(days) days would be \(dayWidth) points wide each beside \(layout.hourWidth) points for hours; give a 'day-width', a smaller 'spacing' or 'hour-width', or a larger view"
      )
    }
    guard layout.from < layout.to, layout.hourHeight > 0,
      (hourSpan(layout) * layout.hourHeight).isFinite
    else {
      throw LayoutError(
        "the hours go from \(layout.from) to \(layout.to) and are \(layout.hourHeight) points high; give a 'to' after 'from' and a height above 0"
      )
    }
  }

  mutating func arrangement() throws(LayoutError) -> Arrangement {
    for section in content.sections.indices {
      headHeight = max(headHeight, headHeight(ofDay: section))
    }
    try addEvents()
    addDays()
    addHours()
    let days = Double(content.sections.count)
    let width = leading + days * dayWidth + max(0, days - 1) * layout.spacing
    let size = Size(
      width: max(0, width + layout.insets.trailing), height: max(0, bottom))
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    var arrangement = finished.arrangement(contentSize: size, asking: measureRequests)
    arrangement.memo = PinnedEdges(
      rows: 0...headHeight, columns: 0...max(0, leading), end: Point(x: size.width, y: size.height))
    return arrangement
  }

  private mutating func headHeight(ofDay day: Int) -> Double {
    let head = LayoutElement.header(section: day)
    if layout.headerExtent.fits, !measureRequests.canAsk(view: head) { return 0 }
    return max(
      0,
      measureRequests.extent(
        layout.headerExtent, of: head, across: dayWidth, along: .vertical,
        in: environment.insetSize.height))
  }

  /// Below the last hour.
  private var bottom: Double { y(at: layout.to) + layout.insets.bottom }

  private func y(at time: Double) -> Double {
    headHeight + layout.insets.top + (time - layout.from) * layout.hourHeight
  }

  private func x(ofDay day: Int) -> Double { leading + Double(day) * (dayWidth + layout.spacing) }
}

private func hourSpan(_ layout: WeekLayout) -> Double { layout.to - layout.from }

// MARK: - Events

extension WeekArranger {
  /// An event on the day that it is on.
  private struct Event {
    var day: Int
    /// The hours that are shown of it; nil where none are.
    var span: SharedColumns.Span?
  }

  private mutating func addEvents() throws(LayoutError) {
    let events = try events()
    let frames = frames(of: events.flatMap(\.self))
    var next = 0
    for section in events {
      builder.beginSection()
      for event in section {
        defer { next += 1 }
        if let frame = frames[next] {
          builder.addCell(frame: frame)
        } else {
          let nowhere = Rect(x: x(ofDay: event.day), y: headHeight, width: 0, height: 0)
          builder.addCell(
            LayoutAttributes(
              element: .cell(section: 0, item: 0), frame: nowhere, alpha: 0, isHidden: true))
        }
      }
    }
  }

  private func events() throws(LayoutError) -> [[Event]] {
    var events: [[Event]] = []
    for (index, section) in content.sections.enumerated() {
      var own: [Event] = []
      for item in 0..<max(0, section.count) {
        let facts = section.facts?[safe: item].flatMap(\.self) ?? [:]
        own.append(try event(facts, at: ItemPath(section: index, item: item)))
      }
      events.append(own)
    }
    return events
  }

  private func event(_ facts: ItemFacts, at path: ItemPath) throws(LayoutError) -> Event {
    let start = facts["start"] ?? layout.from
    let end = facts["end"] ?? start + 1
    guard start.isFinite, end.isFinite, start < end else {
      throw LayoutError(
        "\(path.words) starts at \(start.hourWords) and ends at \(end.hourWords); give it an 'end' after its 'start', and what goes past midnight an event on each day",
        at: path)
    }
    let day = facts["day"] ?? Double(path.section + 1)
    guard day >= 1, day <= Double(content.sections.count), day == day.rounded() else {
      throw LayoutError(
        "\(path.words) is on day \(day.shortest), and there are \(content.sections.count), one for each section; give it a 'day' from 1 on, or the week another section",
        at: path)
    }
    let shown = SharedColumns.Span(start: max(start, layout.from), end: min(end, layout.to))
    return Event(day: Int(day) - 1, span: shown.start < shown.end ? shown : nil)
  }

  /// The frames of events, nil for those that are not shown.
  private func frames(of events: [Event]) -> [Rect?] {
    var frames = [Rect?](repeating: nil, count: events.count)
    var days = [[Int]](repeating: [], count: content.sections.count)
    for (index, event) in events.enumerated() where event.span != nil {
      days[event.day].append(index)
    }
    for (day, members) in days.enumerated() {
      let spans = members.compactMap { events[$0].span }
      for (index, place) in zip(members, SharedColumns.places(of: spans)) {
        guard let span = events[index].span else { continue }
        frames[index] = frame(of: span, at: place, onDay: day)
      }
    }
    return frames
  }

  private func frame(
    of span: SharedColumns.Span, at place: SharedColumns.Place, onDay day: Int
  ) -> Rect {
    let count = Double(place.count)
    let spacing = min(layout.eventSpacing, dayWidth / (2 * count))
    let column = (dayWidth - (count - 1) * spacing) / count
    let width = Double(place.width)
    return Rect(
      x: x(ofDay: day) + Double(place.column) * (column + spacing), y: y(at: span.start),
      width: width * column + (width - 1) * spacing,
      height: (span.end - span.start) * layout.hourHeight)
  }
}

// MARK: - Around the events

extension WeekArranger {
  private mutating func addDays() {
    for day in content.sections.indices {
      let column = Rect(
        x: x(ofDay: day), y: headHeight, width: dayWidth, height: max(0, bottom - headHeight))
      builder.add(
        LayoutAttributes(
          element: .decoration(kind: "day", section: day), frame: column, zIndex: Self.dayZIndex))
      guard headHeight > 0 else { continue }
      let head = Rect(x: column.minX, y: 0, width: dayWidth, height: headHeight)
      builder.add(
        LayoutAttributes(
          element: .header(section: day), frame: head, zIndex: PinnedEdges.edgeZIndex))
    }
  }

  /// The views of hours and their lines, of which there is one more where the last hour ends.
  private mutating func addHours() {
    guard !content.sections.isEmpty else { return }
    let last = content.sections.count - 1
    let width = x(ofDay: last) + dayWidth - leading
    // What is shown may begin and end within an hour.
    let first = Int(layout.from.rounded(.up))
    let hours = first..<max(first, Int(layout.to.rounded(.down)) + 1)
    for (index, hour) in hours.enumerated() {
      let y = y(at: Double(hour))
      let line = Rect(x: leading, y: y, width: width, height: 1 / max(1, environment.scale))
      builder.add(
        LayoutAttributes(
          element: .decoration(kind: "hour-line", section: 0, item: index), frame: line,
          zIndex: Self.lineZIndex))
      // The view of the last hour has the room below it.
      let next = Double(hour) < layout.to ? self.y(at: min(Double(hour + 1), layout.to)) : bottom
      guard next > y, layout.hourWidth > 0 else { continue }
      let label = Rect(
        x: layout.insets.leading, y: y, width: layout.hourWidth, height: next - y)
      builder.add(
        LayoutAttributes(
          element: .supplementary(kind: "hour", section: 0, item: index), frame: label,
          zIndex: PinnedEdges.edgeZIndex, custom: ["hour": .number(Double(hour))]))
    }
    addCorner()
  }

  private mutating func addCorner() {
    guard headHeight > 0, leading > 0 else { return }
    builder.add(
      LayoutAttributes(
        element: .supplementary(kind: "corner", section: 0),
        frame: Rect(x: 0, y: 0, width: leading, height: headHeight),
        zIndex: PinnedEdges.cornerZIndex))
  }
}

extension Double {
  /// Hours as a time of day.
  fileprivate var hourWords: String {
    guard isFinite, abs(self) < 1000 else { return "\(self)" }
    let minutes = Int((self * 60).rounded())
    let rest = abs(minutes % 60)
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
