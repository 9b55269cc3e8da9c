internal import GalleyGeometry

/// A part of a group that is solved: its size, and the places of the items in it.
struct SolvedPart {
  /// Without its edge spacing, in points.
  var size: Size
  /// From the part's origin, in the order of the items.
  var frames: [Rect]
  /// Of those items that have one other than 0, counted from the part's first.
  var zIndexes: [Int: Int] = [:]
  /// The views anchored to the part and to parts in it.
  var badges: [SolvedBadge] = []
}

/// Finds where the items of one group lie, by UIKit's order of operations; items are taken depth
/// first, in the order of the content (derived).
///
/// Pure but for the questions that it asks of `items`. Nothing here knows of sections or of the
/// scroll direction.
struct GroupSolver {
  /// More items than this one group cannot have.
  static let mostItems = 100_000

  let grid: GroupGrid
  var items: GroupItems

  /// The size of a part and the frames of the items in it, the first of which is `first`; fewer
  /// where the items end.
  ///
  /// - Throws: `LayoutError` where a group would have too many items, or an item a size that cannot
  ///   be used.
  mutating func solve(
    _ part: GroupItem, offered offer: GroupProposal, from first: Int
  ) throws(LayoutError) -> SolvedPart {
    var offer = offer
    var solved = try unbounded(part, offered: offer, from: first)
    for axis in [Axis.horizontal, .vertical] {
      guard let extent = offer.bounded(solved.size, of: part, along: axis, grid: grid) else {
        continue
      }
      if axis == .horizontal { offer.extents.width = extent } else { offer.extents.height = extent }
      solved = try unbounded(part, offered: offer, from: first)
    }
    if !part.badges.isEmpty { addBadges(of: part, to: &solved) }
    return solved
  }

  /// An item's are anchored to its cell, a group's to its size, under its first item.
  private func addBadges(of part: GroupItem, to solved: inout SolvedPart) {
    guard let first = solved.frames.first else { return }
    let host = part.parts == .item ? first : Rect(origin: .zero, size: solved.size)
    solved.badges += part.badges.map {
      SolvedBadge(kind: $0.kind, item: 0, frame: $0.frame(on: host))
    }
  }

  private mutating func unbounded(
    _ part: GroupItem, offered offer: GroupProposal, from first: Int
  ) throws(LayoutError) -> SolvedPart {
    switch part.parts {
    case .item: try item(part, offer, first)
    case .frames(let frames): self.frames(frames, of: part, offer, first)
    case .line(let axis, let parts): try line(parts, along: axis, of: part, offer, first)
    }
  }

  // MARK: - An item

  /// Its size first, then its insets inside of that.
  private mutating func item(
    _ part: GroupItem, _ offer: GroupProposal, _ number: Int
  ) throws(LayoutError) -> SolvedPart {
    guard items.has(number) else {
      let size = Size(width: offer.extents.width ?? 0, height: offer.extents.height ?? 0)
      return SolvedPart(size: size, frames: [])
    }
    let insets = offer.insets(of: part)
    let size = try size(of: number, as: part, offer, inside: insets)
    return SolvedPart(size: size, frames: [Rect(origin: .zero, size: size).inset(by: insets)])
  }

  /// Returns the size that its content wants on the axes on which that decides, in no more width
  /// than there is.
  private mutating func size(
    of number: Int, as part: GroupItem, _ offer: GroupProposal, inside insets: EdgeInsets
  ) throws(LayoutError) -> Size {
    if let width = offer.extents.width, let height = offer.extents.height {
      return Size(width: width, height: height)
    }
    let asked = offer.extents(inside: insets)
    var wanted = try items.size(of: number, proposing: asked, estimate: part.estimate)
    if asked.width == nil, let most = offer.room.width, wanted.width > most {
      let held = SizeProposal(width: max(0, most), height: asked.height)
      wanted = try items.size(of: number, proposing: held, estimate: part.estimate)
    }
    return Size(
      width: offer.extents.width ?? grid.up(wanted.width),
      height: offer.extents.height ?? grid.up(wanted.height))
  }

  // MARK: - Frames

  /// Each edge of frames that are shares lies on a pixel, so that those that touch still do.
  private func frames(
    _ frames: [GroupFrame], of part: GroupItem, _ offer: GroupProposal, _ first: Int
  ) -> SolvedPart {
    let insets = offer.insets(of: part)
    let inside = offer.extents(inside: insets)
    let size = Size(width: inside.width ?? 0, height: inside.height ?? 0)
    let way = Vector(dx: insets.leading, dy: insets.top)
    let placed = frames.prefix(max(0, items.count - first)).map { frame in
      aligned(frame, frame.resolved(in: size)).offset(by: way)
    }
    var zIndexes: [Int: Int] = [:]
    for (item, frame) in frames.prefix(placed.count).enumerated() where frame.zIndex != 0 {
      zIndexes[item] = frame.zIndex
    }
    return SolvedPart(
      size: Size(
        width: offer.extents.width ?? placed.reduce(0) { max($0, $1.maxX) },
        height: offer.extents.height ?? placed.reduce(0) { max($0, $1.maxY) }),
      frames: placed, zIndexes: zIndexes)
  }

  private func aligned(_ specified: GroupFrame, _ frame: Rect) -> Rect {
    func edge(_ length: Length, _ value: Double) -> Double {
      length.share == 0 ? value : grid.nearest(value)
    }
    let (minX, minY) = (edge(specified.x, frame.minX), edge(specified.y, frame.minY))
    let isPointsWide = specified.width.share == 0
    let isPointsHigh = specified.height.share == 0
    return Rect(
      x: minX, y: minY,
      width: isPointsWide ? frame.width : max(0, grid.nearest(frame.maxX) - minX),
      height: isPointsHigh ? frame.height : max(0, grid.nearest(frame.maxY) - minY))
  }
}
