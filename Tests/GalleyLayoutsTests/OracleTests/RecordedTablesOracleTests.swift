import GalleyGeometry
import GalleyLayouts
import Testing

/// recorded-tables.json: frames of UITableView in its plain style on iOS 26.
///
/// Rows and headers are as high as they were recorded; what is held is where the plain list puts
/// them, at rest and scrolled.
struct RecordedTablesOracleTests {
  private static let file = "recorded-tables.json"

  @Test func `plain lists agree with every recorded frame of a table`() throws {
    var tally = OracleTally(Self.file)
    for example in try OracleFile<LooseCase>.load(Self.file).cases {
      let table = Table(example)
      let view = try table.view()
      let steps = example.expected.steps.list
      let notes = example.expected.from_notes
      tally.judge(
        example.id,
        [
          "frames": table.agrees(view, example.expected.elements, offset: 0),
          "scrolled": steps.allSatisfy { step in
            let offset = example.input.steps[step.name.text ?? ""].contentOffset.numbers
            return table.agrees(view, step.elements, offset: offset.last ?? .nan)
          },
          "separator": !notes.separator.exists || table.agrees(view, separator: notes.separator),
          "header": !notes.header.exists
            || view.arrangement.attributes(of: .header(section: 0))?.frame
              == Rect(
                x: 0, y: notes.header.top_padding.number, width: 320,
                height: notes.header.height.number),
          "accessories": !notes.chevron.exists && !notes.image.exists,
          "section index": !notes.indexStrip.exists,
        ])
    }
    tally.report()
  }
}

/// A table that was recorded, as a list.
private struct Table {
  let input: OracleValue
  let expected: OracleValue

  init(_ example: LooseCase) {
    input = example.input
    expected = example.expected
  }

  /// How many rows each section has.
  private var counts: [Int] {
    if input.sections.list.isEmpty, case .map(let sections) = input.sections {
      return sections.sorted { $0.key < $1.key }.map(\.value.list.count)
    }
    return input.sections.exists
      ? input.sections.list.map(\.rows.list.count) : [input.rows.list.count]
  }

  /// Whether sections have headers: all of a table that is indexed do.
  private var hasHeaders: Bool {
    input.sections.list.contains(where: \.header.exists) || input.sectionIndexTitles.exists
  }

  /// Its frame, or of one that is higher than its window what is in sight of it.
  private var size: Size { Size(oracle: Array(input.tableView.frame.numbers.suffix(2))) }

  func view() throws -> CollectionView {
    var layout = ListLayout()
    layout.appearance = .plain
    if case .number(let height) = input.tableView.rowHeight { layout.rowHeight = .points(height) }
    var heights: [Double] = []
    func key(_ height: Double) -> SizeKey {
      heights.append(height)
      return SizeKey(rawValue: UInt64(heights.count - 1))
    }
    let sections = counts.enumerated().map { index, count in
      var section = Content.Section(
        count: count, sizeKeys: (0..<count).map { key(height(ofRow: $0, section: index)) })
      // A header's title of 17 points and what is around it.
      if hasHeaders { section.viewSizeKeys["header"] = key(28) }
      return section
    }
    return try CollectionView.measured(
      content: Content(sections: sections), layout: layout, in: Environment(size: size, scale: 2)
    ) { Size(width: 0, height: heights[Int($0.key.rawValue)]) }
  }

  /// What a row wants: a label with the edges that its cell was told, else what was recorded of it or
  /// of the first row.
  private func height(ofRow item: Int, section: Int) -> Double {
    let elements = expected.elements.list
    func recorded(_ what: String, _ section: Int, _ item: Int) -> Double? {
      elements.first {
        $0.what.text == what && $0.section.number == Double(section)
          && $0.item.number == Double(item)
      }?.frame.numbers.last
    }
    if input.rows.list.indices.contains(item), section == 0,
      input.rows.list[item].cell.text?.hasPrefix("custom") == true,
      let label = recorded("textLabel", section, item)
    {
      return 12 + label + 12
    }
    return recorded("row", section, item) ?? recorded("row", 0, 0) ?? .nan
  }

  func agrees(_ view: CollectionView, _ elements: OracleValue, offset: Double) -> Bool {
    var viewport = view.viewport
    viewport.bounds.origin.y = offset
    let shown = view.layout.elements(of: view.arrangement, in: viewport)
    return elements.list.allSatisfy { element in
      guard let expected = Rect(oracle: element.frame.numbers) else { return false }
      let (section, item) = (
        Int(element.section.exists ? element.section.number : 0),
        Int(element.item.exists ? element.item.number : 0)
      )
      switch element.what.text {
      case "tableView": return view.environment.size == expected.size
      case "header", "row":
        let name: LayoutElement =
          element.what.text == "row"
          ? .cell(section: section, item: item) : .header(section: section)
        // What has left the screen was still told; a list answers for what is in sight.
        let found = shown.first { $0.element == name } ?? view.arrangement.attributes(of: name)
        let frame = found?.frame.offset(by: Vector(dx: 0, dy: -offset))
        return frame?.isClose(to: expected, within: 1e-9) ?? false
      case "textLabel": return true
      default: return false
      }
    }
  }

  func agrees(_ view: CollectionView, separator: OracleValue) -> Bool {
    let row = view.arrangement.attributes(of: .cell(section: 0, item: 0))?.frame ?? .zero
    let line = view.arrangement.attributes(
      of: .decoration(kind: ListStyle.separator, section: 0, item: 0))
    let height = separator.height.number
    return line?.frame
      == Rect(
        x: separator.left.number, y: row.maxY - height,
        width: row.width - separator.left.number - separator.right.number, height: height)
  }
}
