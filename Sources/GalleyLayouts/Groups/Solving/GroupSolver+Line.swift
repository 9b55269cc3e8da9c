internal import GalleyGeometry

extension GroupSolver {
  /// The parts of a line, in five steps.
  mutating func line(
    _ parts: [GroupItem], along axis: Axis, of group: GroupItem, _ offer: GroupProposal,
    _ first: Int
  ) throws(LayoutError) -> SolvedPart {
    // 1. The room between the group's insets.
    let insets = offer.insets(of: group)
    let line = GroupLineParts(
      parts, along: axis, of: group, offer: offer, insets: insets, grid: grid)
    // 2. Which parts there are, before spacing counts.
    let slots = try slots(of: line, from: first)
    // 3. How long each is, spacing taken out; and what is in it, as far as there are items.
    var filled = try filled(slots, of: line, from: first)
    // 4. What is uniform reaches as far across as the largest.
    try makeUniform(&filled, of: line)
    // 5. Where each lies, along the line and across it.
    return placed(filled, slots, of: line, group: group, offer: offer, insets: insets)
  }

  // MARK: - What is in each

  private struct Filled {
    var lengths: [Double]
    /// Those that have items, the first ones.
    var fillings: [Filling] = []
  }

  private mutating func filled(
    _ slots: Slots, of line: GroupLineParts, from first: Int
  ) throws(LayoutError) -> Filled {
    var filled = Filled(lengths: slots.arithmetic.lengths())
    var next = first
    for slot in filled.lengths.indices {
      guard items.has(next) else { break }
      let filling = try filling(
        of: line[slot], length: filled.lengths[slot], in: line, known: slots.fitting[slot],
        from: next)
      filled.lengths[slot] = filling.length
      filled.fillings.append(filling)
      next += filling.part.frames.count
      try Self.checkCount(next - first, of: Self.mostItems, "items")
    }
    return filled
  }

  /// A part that content makes long was solved before, for the same item as a rule.
  private mutating func filling(
    of part: GroupItem, length: Double, in line: GroupLineParts, known: Filling?, from first: Int
  ) throws(LayoutError) -> Filling {
    if let known {
      guard known.first == first else { return try fitted(part, in: line, from: first) }
      if known.length == length { return known }
    }
    let offer = line.offer(to: part, length: length, breadth: line.breadth(of: part))
    return Filling(
      first: first, length: length, part: try solve(part, offered: offer, from: first))
  }

  // MARK: - What is uniform

  private mutating func makeUniform(
    _ filled: inout Filled, of line: GroupLineParts
  ) throws(LayoutError) {
    let across = line.axis.crossed
    guard line.fitsAcross, line.parts.contains(where: { $0.specified(across) == .uniform }) else {
      return
    }
    var largest = line.breadth ?? 0
    for (slot, filling) in filled.fillings.enumerated()
    where line[slot].fits(across, in: line.constraints) {
      largest = max(largest, line.axis.oriented(filling.part.size).width)
    }
    for (slot, filling) in filled.fillings.enumerated()
    where line[slot].specified(across) == .uniform
      && line.axis.oriented(filling.part.size).width < largest
    {
      let offer = line.offer(to: line[slot], length: filling.length, breadth: largest)
      filled.fillings[slot].part = try solve(line[slot], offered: offer, from: filling.first)
    }
  }

  // MARK: - Where each lies

  private func placed(
    _ filled: Filled, _ slots: Slots, of line: GroupLineParts, group: GroupItem,
    offer: GroupProposal, insets: EdgeInsets
  ) -> SolvedPart {
    let origins = slots.arithmetic.origins(of: filled.lengths)
    let breadth = line.breadth ?? breadth(of: filled, in: line)
    var frames: [Rect] = []
    var badges: [SolvedBadge] = []
    var zIndexes: [Int: Int] = [:]
    var end = 0.0
    for (slot, filling) in filled.fillings.enumerated() {
      let edges = line[slot].edgeSpacing
      let extent = line.axis.oriented(filling.part.size).width
      let aside = edges.along(line.axis.crossed).offset(of: extent, in: breadth, grid: grid)
      let origin = line.axis.oriented(Point(x: aside, y: origins[slot]))
      let way = Vector(dx: origin.x + insets.leading, dy: origin.y + insets.top)
      badges += filling.part.badges.lazy.map { $0.moved(by: way, items: frames.count) }
      for (item, zIndex) in filling.part.zIndexes { zIndexes[frames.count + item] = zIndex }
      for frame in filling.part.frames { frames.append(frame.offset(by: way)) }
      end = origins[slot] + filling.length + edges.along(line.axis).end.minimum
    }
    let size = line.axis.oriented(Size(width: breadth, height: end))
    return SolvedPart(
      size: Size(
        width: offer.extents.width ?? size.width, height: offer.extents.height ?? size.height),
      frames: frames, zIndexes: zIndexes, badges: badges)
  }

  /// Returns the extent of the parts across their line.
  private func breadth(of filled: Filled, in line: GroupLineParts) -> Double {
    filled.fillings.enumerated().reduce(0) { most, next in
      let edges = line[next.offset].edgeSpacing.along(line.axis.crossed)
      return max(most, line.axis.oriented(next.element.part.size).width + edges.minimum)
    }
  }
}
