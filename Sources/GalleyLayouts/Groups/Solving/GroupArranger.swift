internal import GalleyGeometry

/// Stacks the sections of a group layout, in the vertical direction's terms: header, inset, groups,
/// inset, footer, and what else lies at the boundary.
struct GroupArranger {
  let layout: GroupLayout
  /// The view less its content inset, in its own direction.
  let room: Size
  /// The extent across the scroll direction.
  let width: Double
  /// The extent of the whole view across the scroll direction.
  let viewLength: Double
  var builder: ArrangementBuilder
  var solver: GroupSolver
  var pattern: GroupPattern?
  /// The groups of the section, where they lie beside each other and scroll by themselves.
  var row: GroupRow?
  /// Where the next thing goes.
  var position = 0.0
  /// How far the cells reach.
  var reach = Size(width: 0, height: 0)
  /// From the room to where insets count from.
  let reference: EdgeInsets
  private var isFirst = true

  init(layout: GroupLayout, environment: Environment, content: Content) throws(LayoutError) {
    try layout.check(in: environment)
    self.layout = layout
    room = environment.insetSize
    reference = layout.insetsReference.insets(
      in: environment, scrolling: layout.scrollDirection)
    width = layout.scrollDirection.oriented(room).width
    viewLength = layout.scrollDirection.oriented(environment.size).width
    builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    solver = GroupSolver(
      grid: GroupGrid(scale: environment.scale),
      items: GroupItems(measureRequests: MeasureRequests(content)))
  }

  mutating func add(_ section: Content.Section, index: Int) throws(LayoutError) {
    builder.beginSection()
    if !isFirst { position += layout.sectionSpacing }
    isFirst = false
    let start = position
    let specified = (section.metrics.insets ?? layout.insets) + reference
    let insets = layout.scrollDirection.oriented(specified)
    let views = layout.boundaryViews(of: section.metrics)
    addStart(views, section: index, insets: insets)
    let groupsStart = position
    let sides = sideInsets(of: views, section: index, insets: insets)
    position += insets.top
    row = layout.orthogonalScrolling.map { _ in GroupRow(start: position) }
    try addGroups(
      of: section, index: index, insets: specified + layout.scrollDirection.oriented(sides))
    endRow(inSection: index, insets: insets + sides)
    position += insets.bottom
    addSides(views, from: groupsStart, section: index, insets: insets)
    let groups = span(from: groupsStart)
    addEnd(views, section: index, insets: insets)
    let frame = span(from: start)
    for background in layout.backgrounds {
      addBackground(background, background.span == .section ? frame : groups, section: index)
    }
    builder.endSection(frame: oriented(frame))
  }

  /// Ends the arrangement; the arranger is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    // What reaches to the edge of the view outside of the room is no reason to scroll there.
    let outside = max(0, -layout.scrollDirection.oriented(reference).trailing)
    let size = Size(
      width: max(width, reach.width - outside), height: max(0, position, reach.height))
    return finished.arrangement(
      contentSize: layout.scrollDirection.oriented(size), asking: solver.items.measureRequests)
  }

  // MARK: - Backgrounds

  private mutating func addBackground(_ background: GroupBackground, _ frame: Rect, section: Int) {
    let frame = solver.grid.nearest(oriented(frame).inset(by: background.insets))
    guard !frame.isEmpty else { return }
    let element = LayoutElement.decoration(kind: background.kind, section: section)
    builder.add(LayoutAttributes(element: element, frame: frame, zIndex: -1))
  }

  private func span(from start: Double) -> Rect {
    Rect(x: 0, y: start, width: width, height: max(0, position - start))
  }

  private func oriented(_ frame: Rect) -> Rect { layout.scrollDirection.oriented(frame) }

  static let supplementaryZIndex = 10
}

/// The groups of a section that scrolls by itself, in the vertical direction's terms: beside each
/// other, all at the section's beginning.
struct GroupRow {
  /// Where the row lies along the scroll direction.
  let start: Double
  /// From where to where each group goes, from the row's own beginning on.
  private(set) var groups: [ClosedRange<Double>] = []
  /// How long the longest group is along the scroll direction.
  private(set) var extent = 0.0

  init(start: Double) { self.start = start }

  /// Where the last group ends.
  var end: Double { groups.last?.upperBound ?? 0 }

  mutating func add(_ group: ClosedRange<Double>, extent: Double) {
    groups.append(group)
    self.extent = max(self.extent, extent)
  }
}

extension GroupArranger {
  /// Adds one group beside the one before.
  mutating func addToRow(_ part: SolvedPart, of stack: GroupStack, isFirst: Bool) {
    guard let (start, last) = row.map({ ($0.start, $0.end) }) else { return }
    let size = layout.scrollDirection.oriented(part.size)
    let begin =
      last + (isFirst ? 0 : stack.spacing) + stack.across.start.minimum
    let top = start + stack.along.start.minimum
    let furthest = place(part, at: Point(x: stack.leading + begin, y: top))
    reach.height = max(reach.height, furthest.y)
    let end = begin + size.width + stack.across.end.minimum
    row?.add(
      begin - stack.across.start.minimum...max(begin, end),
      extent: stack.along.start.minimum + size.height + stack.along.end.minimum)
  }

  /// Ends the row of a section, which is as long as its longest group.
  ///
  /// - `insets`: Of the section, in the vertical direction's terms.
  mutating func endRow(inSection section: Int, insets: EdgeInsets) {
    guard let row, let behavior = layout.orthogonalScrolling else { return }
    self.row = nil
    position = row.start + row.extent
    guard !row.groups.isEmpty else { return }
    let direction = layout.scrollDirection
    let frame = Rect(
      x: insets.leading, y: row.start, width: max(0, width - insets.horizontal), height: row.extent)
    builder.add(
      ScrollRegion(
        section: section, axis: direction.crossed, behavior: behavior,
        frame: solver.grid.nearest(direction.oriented(frame)), groups: row.groups,
        viewLength: viewLength,
        fixedKinds: Set(layout.boundaries.map(\.kind))))
  }
}
