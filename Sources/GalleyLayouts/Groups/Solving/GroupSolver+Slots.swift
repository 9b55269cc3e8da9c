internal import GalleyGeometry

extension GroupSolver {
  /// The parts of a line in order, each with how long it is before spacing counts.
  struct Slots {
    var arithmetic: GroupLine
    /// Those parts that content makes as long as they are: found by solving them.
    var fitting: [Int: Filling] = [:]
  }

  /// A part with the items that are in it.
  struct Filling {
    var first: Int
    var length: Double
    var part: SolvedPart
  }

  mutating func slots(
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
      if part.fits(line.axis, in: line.constraints) {
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
    return part.specified(line.axis) == .uniform ? .uniform(length) : .fit(length)
  }

  mutating func fitted(
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
    if let count = part.fixedItemCount(in: line.constraints) { return count }
    let extent: Double? =
      switch length {
      case .rigid(let length), .share(let length): length
      case .fit, .uniform, .rest: line.length
      }
    let offer = line.offer(to: part, length: extent, breadth: line.breadth(of: part))
    return try solve(part, offered: offer, from: first).frames.count
  }

  static func checkCount(
    _ count: Int, of most: Int, _ noun: String
  ) throws(LayoutError) {
    guard count <= most else {
      throw LayoutError(
        "a group would have more than \(most) \(noun); make its parts larger or say its count")
    }
  }
}
