internal import GalleyGeometry

/// Stacks the sections of a group layout, in the vertical direction's terms: header, inset, groups,
/// inset, footer.
struct GroupArranger {
  let layout: GroupLayout
  /// The view less its content inset, in its own direction.
  let room: Size
  /// The extent across the scroll direction.
  let width: Double
  private var builder: ArrangementBuilder
  private var solver: GroupSolver
  private var pattern: GroupPattern?
  /// Where the next thing goes.
  private var position = 0.0
  /// How far the cells reach.
  private var reach = Size(width: 0, height: 0)
  private var isFirst = true

  init(layout: GroupLayout, environment: Environment, content: Content) throws(LayoutError) {
    try layout.check(in: environment)
    self.layout = layout
    room = environment.insetSize
    width = layout.scrollDirection.oriented(room).width
    builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    solver = GroupSolver(
      grid: GroupGrid(scale: environment.scale), items: GroupItems(inquiry: SizeInquiry(content)))
  }

  mutating func add(_ section: Content.Section, index: Int) throws(LayoutError) {
    builder.beginSection()
    if !isFirst { position += layout.sectionSpacing }
    isFirst = false
    let start = position
    let told = section.metrics.insets ?? layout.insets
    let insets = layout.scrollDirection.oriented(told)
    addView(
      .header(index), section.metrics.headerExtent ?? layout.headerExtent, layout.header, insets)
    let groupsStart = position
    position += insets.top
    try addGroups(of: section, index: index, insets: told)
    position += insets.bottom
    let groups = span(from: groupsStart)
    addView(
      .footer(index), section.metrics.footerExtent ?? layout.footerExtent, layout.footer, insets)
    let frame = span(from: start)
    if let background = layout.background {
      addBackground(background, background.span == .section ? frame : groups, section: index)
    }
    builder.endSection(frame: oriented(frame))
  }

  /// Ends the arrangement; the arranger is empty afterwards.
  mutating func arrangement() -> Arrangement {
    var finished = ArrangementBuilder()
    swap(&finished, &builder)
    let size = Size(width: max(width, reach.width), height: max(0, position, reach.height))
    return finished.arrangement(
      contentSize: layout.scrollDirection.oriented(size), asking: solver.items.inquiry)
  }

  // MARK: - Headers, footers, backgrounds

  private mutating func addView(
    _ element: LayoutElement, _ told: Extent, _ boundary: GroupBoundary, _ insets: EdgeInsets
  ) {
    let across = boundary.frame(at: 0, extent: 0, width: width, insets: insets).width
    let extent = solver.items.inquiry.extent(
      told, of: element, across: across, along: layout.scrollDirection,
      in: layout.scrollDirection.oriented(room).height)
    guard extent > 0, extent.isFinite else { return }
    let isOverlaidFooter = !boundary.extendsSection && element.kind == "footer"
    let frame = boundary.frame(
      at: isOverlaidFooter ? position - extent : position, extent: extent, width: width,
      insets: insets)
    builder.add(
      LayoutAttributes(
        element: element, frame: oriented(frame).offset(by: boundary.offset),
        zIndex: Self.supplementaryZIndex))
    if boundary.extendsSection { position += extent }
  }

  private mutating func addBackground(_ background: GroupBackground, _ frame: Rect, section: Int) {
    let frame = oriented(frame).inset(by: background.insets)
    guard !frame.isEmpty else { return }
    let element = LayoutElement.decoration(kind: "background", section: section)
    builder.add(LayoutAttributes(element: element, frame: frame, zIndex: -1))
  }

  private func span(from start: Double) -> Rect {
    Rect(x: 0, y: start, width: width, height: max(0, position - start))
  }

  private func oriented(_ frame: Rect) -> Rect { layout.scrollDirection.oriented(frame) }

  // MARK: - Groups

  private mutating func addGroups(
    of section: Content.Section, index: Int, insets: EdgeInsets
  ) throws(LayoutError) {
    guard section.count > 0 else { return }
    solver.items.section = index
    solver.items.sizes = section.sizes
    let inside = Size(
      width: max(0, room.width - insets.horizontal), height: max(0, room.height - insets.vertical))
    let stack = GroupStack(
      layout: layout, group: layout.group(of: section), room: inside, insets: insets,
      spacing: section.metrics.lineSpacing ?? layout.groupSpacing)
    if stack.group.asksContent(in: .section) {
      try addMeasured(stack, count: section.count)
    } else {
      try addCopies(stack, count: section.count)
    }
  }

  /// Where no content has a say, one group is solved and copied; the last one may have fewer items.
  private mutating func addCopies(_ stack: GroupStack, count: Int) throws(LayoutError) {
    let pattern = try pattern(of: stack)
    let size = pattern.part.frames.count
    for number in 0..<(count / size) { add(pattern.part, to: stack, isFirst: number == 0) }
    guard count % size > 0 else { return }
    solver.items.count = count % size
    let rest = try solver.solve(stack.group, offered: stack.offer(solver.grid), from: 0)
    add(rest, to: stack, isFirst: count < size)
  }

  private mutating func pattern(of stack: GroupStack) throws(LayoutError) -> GroupPattern {
    if let pattern, pattern.group == stack.group, pattern.room == stack.room { return pattern }
    solver.items.count = .max
    let part = try solver.solve(stack.group, offered: stack.offer(solver.grid), from: 0)
    let made = GroupPattern(group: stack.group, room: stack.room, part: part)
    pattern = made
    return made
  }

  private mutating func addMeasured(_ stack: GroupStack, count: Int) throws(LayoutError) {
    solver.items.count = count
    var offer = stack.offer(solver.grid)
    guard stack.group.width == .uniform || stack.group.height == .uniform else {
      try solveGroups(stack, offer) { $0.add($1, to: stack, isFirst: $2) }
      return
    }
    var largest = Size(width: 0, height: 0)
    try solveGroups(stack, offer) { _, part, _ in
      largest.width = max(largest.width, part.size.width)
      largest.height = max(largest.height, part.size.height)
    }
    if stack.group.width == .uniform { offer.extents.width = largest.width }
    if stack.group.height == .uniform { offer.extents.height = largest.height }
    try solveGroups(stack, offer) { $0.add($1, to: stack, isFirst: $2) }
  }

  private mutating func solveGroups(
    _ stack: GroupStack, _ offer: GroupOffer,
    _ body: (inout GroupArranger, SolvedPart, _ isFirst: Bool) -> Void
  ) throws(LayoutError) {
    var next = 0
    while next < solver.items.count {
      let part = try solver.solve(stack.group, offered: offer, from: next)
      body(&self, part, next == 0)
      next += max(1, part.frames.count)
    }
  }

  /// Adds one group where the one before ends.
  private mutating func add(_ part: SolvedPart, to stack: GroupStack, isFirst: Bool) {
    if !isFirst { position += stack.spacing }
    position += stack.along.start.minimum
    let direction = layout.scrollDirection
    let size = direction.oriented(part.size)
    let across =
      stack.leading + stack.across.offset(of: size.width, in: stack.width, grid: solver.grid)
    let origin = direction.oriented(Point(x: across, y: position))
    var furthest = Point(x: 0, y: 0)
    for frame in part.frames {
      let frame = Rect(
        x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width,
        height: frame.height)
      builder.addCell(frame: frame)
      furthest.x = max(furthest.x, frame.maxX)
      furthest.y = max(furthest.y, frame.maxY)
    }
    furthest = direction.oriented(furthest)
    reach.width = max(reach.width, furthest.x)
    reach.height = max(reach.height, furthest.y)
    position += size.height + stack.along.end.minimum
  }

  private static let supplementaryZIndex = 10
}
