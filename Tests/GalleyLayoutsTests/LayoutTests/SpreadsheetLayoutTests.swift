import GalleyGeometry
import GalleyLayouts
import Testing

struct SpreadsheetLayoutTests {
  let phone = Environment(size: Size(width: 200, height: 100), scale: 2)

  @Test func `sections are rows, of the widths and heights that are given, the last for the rest`()
    throws
  {
    let content = Content(sections: [3, 0, 2].map { Content.Section(count: $0) })
    let arrangement = try layout {
      $0.columnWidths = [80, 50]
      $0.rowHeights = [30, 20]
      $0.lineSpacing = 1
      $0.interitemSpacing = 2
      $0.insets = EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    }.arrange(content, in: phone)
    // A section without items is an empty row.
    #expect(
      arrangement.cellFrames == [
        Rect(x: 6, y: 5, width: 80, height: 30), Rect(x: 88, y: 5, width: 50, height: 30),
        Rect(x: 140, y: 5, width: 50, height: 30), Rect(x: 6, y: 57, width: 80, height: 20),
        Rect(x: 88, y: 57, width: 50, height: 20),
      ])
    #expect(arrangement.contentSize == Size(width: 198, height: 84))
  }

  @Test func `with columns the items of a section go on in rows, and the next begins a new one`()
    throws
  {
    let content = Content(sections: [Content.Section(count: 4), Content.Section(count: 1)])
    let arrangement = try layout {
      $0.columns = 3
      $0.columnWidths = TrackLengths([.fraction(0.25)])
      $0.rowHeights = [10]
    }.arrange(content, in: phone)
    #expect(arrangement.cellFrames.map(\.minX) == [0, 50, 100, 0, 0])
    #expect(arrangement.cellFrames.map(\.minY) == [0, 0, 0, 10, 20])
    #expect(arrangement.contentSize == Size(width: 150, height: 30))
  }

  @Test func `the first row and column follow the edges, the corner both, above the rest`() throws {
    let layout = layout { _ in }
    let arrangement = try layout.arrange(table(rows: 20, columns: 10), in: phone)
    let shown = layout.elements(of: arrangement, in: viewport(x: 230, y: 110))
    func frame(_ row: Int, _ column: Int) -> Rect? {
      shown.first { $0.element == .cell(section: row, item: column) }?.frame
    }
    #expect(frame(0, 0) == Rect(x: 230, y: 110, width: 100, height: 44))
    #expect(frame(0, 3) == Rect(x: 300, y: 110, width: 100, height: 44))
    #expect(frame(3, 0) == Rect(x: 230, y: 132, width: 100, height: 44))
    #expect(frame(3, 3) == Rect(x: 300, y: 132, width: 100, height: 44))
    #expect(shown.last?.element == .cell(section: 0, item: 0))
    #expect(shown.map(\.zIndex) == shown.map(\.zIndex).sorted())
    // Columns 2 to 4 of rows 0 and 2 to 4, and the first column of these.
    #expect(shown.count == 3 * 4 + 4)
  }

  @Test func `the edges rest before the beginning, stay behind insets and go with the end`() throws
  {
    let layout = layout { $0.insets = EdgeInsets(all: 10) }
    let arrangement = try layout.arrange(table(rows: 4, columns: 3), in: phone)
    func corner(_ x: Double, _ y: Double, inset: EdgeInsets = .zero) -> Rect? {
      var viewport = viewport(x: x, y: y)
      viewport.contentInset = inset
      return layout.elements(of: arrangement, in: viewport)
        .first { $0.element == .cell(section: 0, item: 0) }?.frame
    }
    #expect(corner(-30, -20) == Rect(x: 10, y: 10, width: 100, height: 44))
    #expect(corner(4, 50) == Rect(x: 10, y: 50, width: 100, height: 44))
    #expect(
      corner(20, 50, inset: EdgeInsets(top: 30, leading: 5))
        == Rect(x: 25, y: 80, width: 100, height: 44))
    // The table ends at 310 and 186 points.
    #expect(corner(260, 160) == Rect(x: 210, y: 142, width: 100, height: 44))
  }

  @Test func `two rows and no column stay, or none of either`() throws {
    let two = layout {
      $0.pinnedRows = 2
      $0.pinnedColumns = 0
    }
    let arrangement = try two.arrange(table(rows: 9, columns: 9), in: phone)
    let shown = two.elements(of: arrangement, in: viewport(x: 150, y: 200))
    #expect(shown.filter { $0.frame.minY == 200 }.map(\.element.indexPath.section) == [0, 0, 0])
    #expect(shown.filter { $0.element.indexPath.section == 1 }.allSatisfy { $0.frame.minY == 244 })
    #expect(!shown.contains { $0.element.indexPath.item == 0 })
    let none = layout {
      $0.pinnedRows = 0
      $0.pinnedColumns = 0
    }
    let plain = try none.arrange(table(rows: 9, columns: 9), in: phone)
    let viewport = viewport(x: 150, y: 200)
    #expect(none.elements(of: plain, in: viewport) == plain.attributes(in: viewport.bounds))
  }

  @Test func `read from the right, the first column stays at the right`() throws {
    var environment = phone
    environment.layoutDirection = .rightToLeft
    environment.contentInset = EdgeInsets(leading: 7)
    var view = try CollectionView(
      content: table(rows: 9, columns: 9), layout: layout { _ in }, in: environment)
    // At the beginning, which is to the right.
    #expect(view.contentOffset.x == 707)
    try view.scroll(.to(x: 300, y: 0))
    view.settle()
    let shown = view.visibleElements
    let first = shown.filter { $0.element.indexPath.item == 0 }
    #expect(!first.isEmpty && first.allSatisfy { $0.frame.maxX == 300 + 200 - 7 })
    #expect(view.indexPath(at: Point(x: 480, y: 50)) == ItemPath(section: 1, item: 0))
    #expect(view.indexPath(at: Point(x: 305, y: 50)) == ItemPath(section: 1, item: 5))
  }

  @Test func `a finger meets what stays, not what lies under it`() throws {
    var view = try CollectionView(
      content: table(rows: 20, columns: 10), layout: layout { _ in }, in: phone)
    try view.scroll(.to(x: 230, y: 110))
    view.settle()
    #expect(view.indexPath(at: Point(x: 240, y: 120)) == ItemPath(section: 0, item: 0))
    #expect(view.indexPath(at: Point(x: 340, y: 120)) == ItemPath(section: 0, item: 3))
    #expect(view.indexPath(at: Point(x: 240, y: 170)) == ItemPath(section: 3, item: 0))
    #expect(view.indexPath(at: Point(x: 340, y: 170)) == ItemPath(section: 3, item: 3))
  }

  @Test func `as a section's layout its edges stay while that section is in sight`() throws {
    var list = ListLayout()
    list.rowHeight = 50
    list.appearance = .plain
    list.look = .ios18
    let layout = SectionsLayout(base: list, layouts: [1: layout { $0.columns = 3 }])
    let content = Content(sections: [3, 30, 9].map { Content.Section(count: $0) })
    let arrangement = try layout.arrange(content, in: phone)
    let table = try #require(arrangement.frame(ofSection: 1))
    let shown = layout.elements(of: arrangement, in: viewport(x: 0, y: table.minY + 60))
    #expect(shown.first { $0.element == .cell(section: 1, item: 1) }?.frame.minY == table.minY + 60)
  }

  @Test func `what is shown is every cell that is in sight once the edges have gone along`() throws
  {
    print("spreadsheet: seeds 1 to 100")
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let table = RandomTable(using: &generator)
      let view = try CollectionView(
        content: table.content, layout: table.layout, in: table.environment)
      for _ in 0..<8 {
        var viewport = view.viewport
        viewport.bounds.origin = Point(
          x: Double.random(in: -200...1500, using: &generator).rounded(),
          y: Double.random(in: -200...1500, using: &generator).rounded())
        let shown = table.layout.elements(of: view.arrangement, in: viewport)
        #expect(
          Set(shown) == table.expected(of: view.arrangement, in: viewport),
          "seed \(seed) at \(viewport.contentOffset)")
      }
    }
  }

  @Test func `what is not finite is refused in words`() throws {
    let layout = layout { $0.columnWidths = [.infinity] }
    #expect(throws: LayoutError.self) { try layout.arrange(Content(count: 3), in: phone) }
  }

  @Test func `a screenful of a hundred thousand cells takes the time of what is seen`() throws {
    let (small, large) = (try queryTime(rows: 100), try queryTime(rows: 10_000))
    print("spreadsheet: a screenful of 1,000 cells \(small), of 100,000 \(large)")
    #expect(large < small * 8)
  }

  /// The best of several rounds of a thousand questions.
  private func queryTime(rows: Int) throws -> Duration {
    let layout = layout { $0.columns = 10 }
    let arrangement = try layout.arrange(Content(count: rows * 10), in: phone)
    let viewport = viewport(x: 300, y: Double(rows) * 22)
    let rounds = (0..<7).map { _ in
      ContinuousClock().measure {
        for _ in 0..<1000 { _ = layout.elements(of: arrangement, in: viewport) }
      }
    }
    return rounds.min() ?? .zero
  }

  private func layout(_ change: (inout SpreadsheetLayout) -> Void) -> SpreadsheetLayout {
    var layout = SpreadsheetLayout()
    change(&layout)
    return layout
  }

  private func table(rows: Int, columns: Int) -> Content {
    Content(sections: (0..<rows).map { _ in Content.Section(count: columns) })
  }

  private func viewport(x: Double, y: Double) -> Viewport {
    Viewport(bounds: Rect(origin: Point(x: x, y: y), size: phone.size), scale: 2)
  }
}

/// A table with random options, and what must be seen of it.
private struct RandomTable {
  var layout = SpreadsheetLayout()
  let content: Content
  let environment: Environment

  init(using generator: inout SplitMix64) {
    layout.columns = Int.random(in: 1...12, using: &generator)
    layout.columnWidths = [Double.random(in: 20...120, using: &generator), 60]
    layout.rowHeights = [Double.random(in: 20...80, using: &generator), 40]
    layout.pinnedRows = Int.random(in: 0...3, using: &generator)
    layout.pinnedColumns = Int.random(in: 0...3, using: &generator)
    layout.lineSpacing = Double.random(in: 0...6, using: &generator)
    layout.insets = EdgeInsets(top: 7, leading: 11, bottom: 13, trailing: 17)
    content = Content(count: Int.random(in: 0...200, using: &generator))
    environment = Environment(
      size: Size(width: 300, height: 400), contentInset: EdgeInsets(top: 20, leading: 5),
      layoutDirection: Bool.random(using: &generator) ? .leftToRight : .rightToLeft)
  }

  /// Every cell, moved by hand, as far as it is in sight.
  func expected(of arrangement: Arrangement, in viewport: Viewport) -> Set<LayoutAttributes> {
    let cells = arrangement.allAttributes()
    let isMirrored = environment.layoutDirection == .rightToLeft
    let columns = layout.columns ?? 1
    func isInRows(_ cell: LayoutAttributes) -> Bool {
      cell.element.indexPath.item / columns < layout.pinnedRows
    }
    func isInColumns(_ cell: LayoutAttributes) -> Bool {
      cell.element.indexPath.item % columns < layout.pinnedColumns
    }
    /// How far a cell lies from where the table begins, on the way that columns go.
    func start(_ frame: Rect) -> Double {
      isMirrored ? arrangement.contentSize.width - frame.maxX : frame.minX
    }
    let bounds = viewport.bounds
    let edge =
      isMirrored
      ? arrangement.contentSize.width - bounds.maxX + viewport.contentInset.trailing
      : bounds.minX + viewport.contentInset.leading
    let down = travel(
      to: bounds.minY + viewport.contentInset.top, from: layout.insets.top,
      cells.filter(isInRows).map(\.frame.maxY).max(), cells.map(\.frame.maxY).max())
    let across = travel(
      to: edge, from: layout.insets.leading,
      cells.filter(isInColumns).map { start($0.frame) + $0.frame.width }.max(),
      cells.map { start($0.frame) + $0.frame.width }.max())
    let moved = cells.map { cell in
      var cell = cell
      let distance = Vector(
        dx: isInColumns(cell) ? (isMirrored ? -across : across) : 0, dy: isInRows(cell) ? down : 0)
      cell.untransformedFrame = cell.untransformedFrame.offset(by: distance)
      return cell
    }
    return Set(moved.filter { $0.frame.intersects(bounds) })
  }

  /// How far what is pinned goes: to the edge, never back, never past the end of the table.
  private func travel(
    to edge: Double, from start: Double, _ end: Double?, _ tableEnd: Double?
  ) -> Double {
    guard let end, let tableEnd else { return 0 }
    return max(0, min(edge - start, tableEnd - end))
  }
}
