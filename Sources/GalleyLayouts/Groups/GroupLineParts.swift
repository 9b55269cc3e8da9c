internal import GalleyGeometry

/// The parts of one line and what they are told, in the order of the line.
struct GroupLineParts {
  let axis: Axis
  let parts: [GroupItem]
  let spacing: GroupSpacing
  /// How many parts the line has; nil where as many as fit.
  let count: Int?
  /// The extents between the group's insets; nil where content decides.
  let inside: SizeProposal
  /// The constraints around the parts.
  let constraints: GroupConstraints
  let grid: GroupGrid

  init(
    _ parts: [GroupItem], along axis: Axis, of group: GroupItem, offer: GroupProposal,
    insets: EdgeInsets, grid: GroupGrid
  ) {
    self.axis = axis
    self.parts = parts
    spacing = group.spacing
    inside = offer.extents(inside: insets)
    constraints = group.constraints(in: offer.constraints)
    self.grid = grid
    let around = constraints
    let isOnce = around.fits(axis) || parts.contains { $0.specified(axis) == nil }
    count = group.count ?? (isOnce ? parts.count : nil)
  }

  /// Whether content decides how far the line reaches across.
  var fitsAcross: Bool { constraints.fits(axis.crossed) }

  /// The extent of the line; nil where its parts decide.
  var length: Double? { axis.oriented(inside).height }

  /// The extent across the line; nil where its parts decide.
  var breadth: Double? { axis.oriented(inside).width }

  /// Whether some part is as long as its content.
  var hasFittingParts: Bool { parts.contains { $0.fits(axis, in: constraints) } }

  subscript(slot: Int) -> GroupItem { parts[slot % parts.count] }

  /// Returns the length of a part before spacing is taken out; nil where content decides.
  func length(of part: GroupItem) -> GroupLine.Length? {
    guard !part.fits(axis, in: constraints) else { return nil }
    guard let specified = part.specified(axis) else { return .rest }
    if let length = specified.length(along: axis) {
      return .share(max(0, length.resolved(in: self.length ?? 0)))
    }
    return .rigid(specified.extent(in: inside, grid: grid) ?? 0)
  }

  /// Returns the extent of a part across the line; nil where content decides.
  func breadth(of part: GroupItem) -> Double? {
    guard !part.fits(axis.crossed, in: constraints) else { return nil }
    guard let specified = part.specified(axis.crossed) else {
      return max(0, (breadth ?? 0) - part.edgeSpacing.along(axis.crossed).minimum)
    }
    return specified.extent(in: inside, grid: grid)
  }

  /// Returns the offer to a part that is `length` long and reaches `breadth` across.
  func offer(to part: GroupItem, length: Double?, breadth: Double?) -> GroupProposal {
    GroupProposal(
      extents: axis.oriented(SizeProposal(width: breadth, height: length)),
      room: SizeProposal(
        width: inside.width.map { $0 - part.edgeSpacing.along(.horizontal).minimum },
        height: inside.height.map { $0 - part.edgeSpacing.along(.vertical).minimum }),
      constraints: constraints)
  }
}

extension GroupItem {
  /// How many items the part takes, where neither its size nor its content has a say in that.
  func fixedItemCount(in outer: GroupConstraints) -> Int? {
    switch parts {
    case .item: return 1
    case .frames(let frames): return frames.count
    case .line(let axis, let parts):
      let around = constraints(in: outer)
      let isOnce = around.fits(axis) || parts.contains { $0.specified(axis) == nil }
      guard let count = count ?? (isOnce ? parts.count : nil) else { return nil }
      var sum = 0
      for slot in 0..<count {
        guard let items = parts[slot % parts.count].fixedItemCount(in: around) else { return nil }
        sum += items
      }
      return sum
    }
  }
}
