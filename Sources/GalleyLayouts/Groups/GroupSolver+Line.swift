internal import GalleyGeometry

extension GroupSolver {
  /// The parts of a line, in five steps.
  mutating func line(
    _ parts: [GroupItem], along axis: Axis, of group: GroupItem, _ offer: GroupOffer, _ first: Int
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

  // MARK: - Which parts there are

  /// The parts of a line in order, each with how long it is before spacing counts.
  private struct Slots {
    var arithmetic: GroupLine
    /// Those parts that content makes as long as they are: found by solving them.
    var fitting: [Int: Filling] = [:]
  }

  /// A part with the items that are in it.
  private struct Filling {
    var first: Int
    var length: Double
    var part: SolvedPart
  }

  private mutating func slots(
    of line: GroupLineParts, from first: Int
  ) throws(LayoutError) -> Slots {
    var slots = Slots(
      arithmetic: GroupLine(room: line.length, spacing: line.spacing, grid: grid))
    var next = first
    let counts = line.hasFittingParts
    while slots.arithmetic.count < line.count ?? .max {
      let number = slots.arithmetic.count
      let part = line[number]
      var filling: Filling?
      if part.fits(line.axis, in: line.surroundings) {
        guard items.has(next) else { break }
        filling = try fitted(part, in: line, from: next)
      }
      let length = line.length(of: part) ?? fitting(part, line, filling)
      let edges = part.edgeSpacing.along(line.axis)
      guard number == 0 || line.count != nil || slots.arithmetic.accepts(length, edges: edges)
      else { break }
      slots.arithmetic.append(length, edges: edges)
      slots.fitting[number] = filling
      if counts { next += try itemCount(of: part, length, in: line, filling, from: next) }
      if line.count == nil, number + 1 == line.parts.count, slots.arithmetic.isWithoutExtent {
        break
      }
      try Self.checkCount(number + 1, of: GroupRules.mostParts, "parts")
    }
    return slots
  }

  private func fitting(
    _ part: GroupItem, _ line: GroupLineParts, _ filling: Filling?
  ) -> GroupLine.Length {
    let length = filling?.length ?? 0
    return part.told(line.axis) == .uniform ? .uniform(length) : .fit(length)
  }

  private mutating func fitted(
    _ part: GroupItem, in line: GroupLineParts, from first: Int
  ) throws(LayoutError) -> Filling {
    let offer = line.offer(to: part, length: nil, breadth: line.breadth(of: part))
    let solved = try solve(part, offered: offer, from: first)
    return Filling(first: first, length: line.axis.oriented(solved.size).height, part: solved)
  }

  /// How many items a part takes, so that those behind it can be asked; where its length has a say
  /// in that, in the length before spacing is taken out.
  private mutating func itemCount(
    of part: GroupItem, _ length: GroupLine.Length, in line: GroupLineParts, _ filling: Filling?,
    from first: Int
  ) throws(LayoutError) -> Int {
    if let filling { return filling.part.frames.count }
    if let count = part.fixedItemCount(in: line.surroundings) { return count }
    let extent: Double? =
      switch length {
      case .rigid(let length), .share(let length): length
      case .fit, .uniform, .rest: line.length
      }
    let offer = line.offer(to: part, length: extent, breadth: line.breadth(of: part))
    return try solve(part, offered: offer, from: first).frames.count
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
    guard line.fitsAcross, line.parts.contains(where: { $0.told(across) == .uniform }) else {
      return
    }
    var largest = line.breadth ?? 0
    for (slot, filling) in filled.fillings.enumerated()
    where line[slot].fits(across, in: line.surroundings) {
      largest = max(largest, line.axis.oriented(filling.part.size).width)
    }
    for (slot, filling) in filled.fillings.enumerated()
    where line[slot].told(across) == .uniform
      && line.axis.oriented(filling.part.size).width < largest
    {
      let offer = line.offer(to: line[slot], length: filling.length, breadth: largest)
      filled.fillings[slot].part = try solve(line[slot], offered: offer, from: filling.first)
    }
  }

  // MARK: - Where each lies

  private func placed(
    _ filled: Filled, _ slots: Slots, of line: GroupLineParts, group: GroupItem,
    offer: GroupOffer, insets: EdgeInsets
  ) -> SolvedPart {
    let origins = slots.arithmetic.origins(of: filled.lengths)
    let breadth = line.breadth ?? breadth(of: filled, in: line)
    var frames: [Rect] = []
    var end = 0.0
    for (slot, filling) in filled.fillings.enumerated() {
      let edges = line[slot].edgeSpacing
      let extent = line.axis.oriented(filling.part.size).width
      let aside = edges.along(line.axis.crossed).offset(of: extent, in: breadth, grid: grid)
      let origin = line.axis.oriented(Point(x: aside, y: origins[slot]))
      let way = Vector(dx: origin.x + insets.leading, dy: origin.y + insets.top)
      for frame in filling.part.frames { frames.append(frame.offset(by: way)) }
      end = origins[slot] + filling.length + edges.along(line.axis).end.minimum
    }
    let size = line.axis.oriented(Size(width: breadth, height: end))
    return SolvedPart(
      size: Size(
        width: offer.extents.width ?? size.width, height: offer.extents.height ?? size.height),
      frames: frames)
  }

  /// How far the parts reach across their line.
  private func breadth(of filled: Filled, in line: GroupLineParts) -> Double {
    filled.fillings.enumerated().reduce(0) { most, next in
      let edges = line[next.offset].edgeSpacing.along(line.axis.crossed)
      return max(most, line.axis.oriented(next.element.part.size).width + edges.minimum)
    }
  }

  private static func checkCount(
    _ count: Int, of most: Int, _ noun: String
  ) throws(LayoutError) {
    guard count <= most else {
      throw LayoutError(
        "a group would have more than \(most) \(noun); make its parts larger or say its count")
    }
  }
}
