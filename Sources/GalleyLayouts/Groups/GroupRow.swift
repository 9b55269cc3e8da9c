internal import GalleyGeometry

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
  /// - Parameter insets: Of the section, in the vertical direction's terms.
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
