internal import GalleyGeometry

/// The size that a part of a group is offered by what is around it.
struct GroupProposal {
  /// The extents that the part will have; nil where its content decides.
  var extents: SizeProposal
  /// How far the part can reach at most, where that is known.
  var room: SizeProposal
  var constraints: GroupConstraints

  /// Makes the offer to the outermost group of a section.
  init(section room: Size, to group: GroupItem, grid: GroupGrid) {
    let room = SizeProposal(width: room.width, height: room.height)
    extents = SizeProposal(
      width: group.width?.extent(in: room, grid: grid),
      height: group.height?.extent(in: room, grid: grid))
    self.room = room
    constraints = .section
  }

  init(extents: SizeProposal, room: SizeProposal, constraints: GroupConstraints) {
    self.extents = extents
    self.room = room
    self.constraints = constraints
  }

  /// The insets of a part, without those on axes on which its content decides.
  func insets(of part: GroupItem) -> EdgeInsets {
    var insets = part.insets
    if part.fits(.horizontal, in: constraints) { (insets.leading, insets.trailing) = (0, 0) }
    if part.fits(.vertical, in: constraints) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// The extent that bounds give a part of a size along an axis; nil where it has it already, or
  /// content has no say in it.
  func bounded(_ size: Size, of part: GroupItem, along axis: Axis, grid: GroupGrid) -> Double? {
    let bounds = part.bounds(axis)
    guard !bounds.isEmpty, extents(along: axis) == nil else { return nil }
    let extent = axis == .horizontal ? size.width : size.height
    let around = axis == .horizontal ? room.width : room.height
    let bounded = bounds.bounded(extent, in: around, grid: grid)
    return bounded == extent ? nil : bounded
  }

  private func extents(along axis: Axis) -> Double? {
    axis == .horizontal ? extents.width : extents.height
  }

  /// The extents less insets, never below zero.
  func extents(inside insets: EdgeInsets) -> SizeProposal {
    SizeProposal(
      width: extents.width.map { max(0, $0 - insets.horizontal) },
      height: extents.height.map { max(0, $0 - insets.vertical) })
  }
}

extension GroupDimension {
  /// The extent in points where the extents around are known, shares but the whole rounded down to
  /// pixels; nil where content decides.
  func extent(in around: SizeProposal, grid: GroupGrid) -> Double? {
    switch self {
    case .points(let points): points
    case .width(let length):
      max(0, grid.share(length.resolved(in: around.width ?? 0), of: around.width))
    case .height(let length):
      max(0, grid.share(length.resolved(in: around.height ?? 0), of: around.height))
    case .fit, .uniform: nil
    }
  }
}

extension Axis {
  func oriented(_ proposal: SizeProposal) -> SizeProposal {
    self == .vertical ? proposal : proposal.transposed
  }

  /// The axis across this one.
  var crossed: Axis { self == .vertical ? .horizontal : .vertical }
}
