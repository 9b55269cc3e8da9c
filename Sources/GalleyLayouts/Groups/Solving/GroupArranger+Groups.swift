internal import GalleyGeometry

extension GroupArranger {
  mutating func addGroups(
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
    _ stack: GroupStack, _ offer: GroupProposal,
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
    if row != nil {
      addToRow(part, of: stack, isFirst: isFirst)
      return
    }
    if !isFirst { position += stack.spacing }
    position += stack.along.start.minimum
    let direction = layout.scrollDirection
    let size = direction.oriented(part.size)
    let across =
      stack.leading + stack.across.offset(of: size.width, in: stack.width, grid: solver.grid)
    let furthest = place(part, at: Point(x: across, y: position))
    reach.width = max(reach.width, furthest.x)
    reach.height = max(reach.height, furthest.y)
    position += size.height + stack.along.end.minimum
  }

  /// Adds the items of a group, and says how far they reach; both in the vertical direction's
  /// terms.
  mutating func place(_ part: SolvedPart, at origin: Point) -> Point {
    let direction = layout.scrollDirection
    let origin = direction.oriented(origin)
    addBadges(of: part, at: origin)
    var furthest = Point(x: 0, y: 0)
    for (item, frame) in part.frames.enumerated() {
      let frame = Rect(
        x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width,
        height: frame.height)
      if let zIndex = part.zIndexes[item] {
        builder.addCell(
          LayoutAttributes(
            element: .cell(section: 0, item: 0), frame: solver.grid.nearest(frame), zIndex: zIndex))
      } else {
        builder.addCell(frame: solver.grid.nearest(frame))
      }
      furthest.x = max(furthest.x, frame.maxX)
      furthest.y = max(furthest.y, frame.maxY)
    }
    return direction.oriented(furthest)
  }

  /// Each under the index path of its item, before the cells of the group are added.
  private mutating func addBadges(of part: SolvedPart, at origin: Point) {
    guard !part.badges.isEmpty else { return }
    let first = builder.nextIndexPath
    for badge in part.badges {
      let element = LayoutElement.supplementary(
        kind: badge.kind, section: first.section, item: first.item + badge.item)
      builder.add(
        LayoutAttributes(
          element: element, frame: solver.grid.nearest(badge.frame.offset(by: origin - .zero)),
          zIndex: Self.supplementaryZIndex))
    }
  }
}
