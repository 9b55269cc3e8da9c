internal import GalleyGeometry

/// The sequence of groups in one section.
struct GroupStack {
  let group: GroupItem
  /// The section less its insets, in its own direction.
  let room: Size
  /// Between groups, in points.
  let spacing: Double
  /// Before a group across the scroll direction.
  let leading: Double
  /// The room across the scroll direction.
  let width: Double
  /// Around a group along the scroll direction.
  let along: GroupEdges
  /// Around a group across the scroll direction.
  let across: GroupEdges

  init(layout: GroupLayout, group: GroupItem, room: Size, insets: EdgeInsets, spacing: Double) {
    let direction = layout.scrollDirection
    self.group = group
    self.room = room
    self.spacing = spacing
    leading = direction.oriented(insets).leading
    width = direction.oriented(room).width
    along = group.edgeSpacing.along(direction)
    across = group.edgeSpacing.along(direction.crossed)
  }

  func offer(_ grid: GroupGrid) -> GroupProposal {
    GroupProposal(section: room, to: group, grid: grid)
  }
}

/// A group that was solved, and what it was solved for.
struct GroupPattern {
  let group: GroupItem
  let room: Size
  let part: SolvedPart
}

extension GroupLayout {
  /// - Throws: `LayoutError` where the layout or the view has what cannot be arranged.
  func check(in environment: Environment) throws(LayoutError) {
    let (size, inset) = (environment.size, environment.contentInset)
    guard size.isFinite, inset.isFinite else {
      throw LayoutError(
        "the view is \(size.width) by \(size.height) points; give it a finite size and finite insets"
      )
    }
    guard groupSpacing.isFinite, sectionSpacing.isFinite, sectionSpacing >= 0 else {
      throw LayoutError(
        "groups need finite distances, and sections finite ones of at least 0 points")
    }
    guard insets.isFinite, backgrounds.allSatisfy({ $0.insets.isFinite }) else {
      throw LayoutError("insets must be finite numbers of points")
    }
    if let problem = boundaries.lazy.compactMap(\.problem).first { throw LayoutError(problem) }
    let anchored = group.badgeKinds
    var kinds = Set(headerExtent == 0 ? [] : ["header"]).union(footerExtent == 0 ? [] : ["footer"])
    for item in boundaries where !kinds.insert(item.kind).inserted || anchored.contains(item.kind) {
      throw LayoutError(
        "two views of a section are called '\(item.kind)'; give each view at its boundary a kind of its own"
      )
    }
    try GroupRules.check(group.outermost(scrolling: scrollDirection))
  }
}

extension GroupItem {
  /// The kinds of all badges in the part.
  fileprivate var badgeKinds: Set<String> {
    let own = Set(badges.map(\.kind))
    guard case .line(_, let parts) = parts else { return own }
    return parts.reduce(own) { $0.union($1.badgeKinds) }
  }
}
