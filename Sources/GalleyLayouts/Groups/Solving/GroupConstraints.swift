internal import GalleyGeometry

/// The constraints of a part from the group around it, before any size is resolved.
struct GroupConstraints: Hashable {
  /// Whether the width of what is around is that of its content.
  var fitsWidth: Bool
  /// Whether the height of what is around is that of its content.
  var fitsHeight: Bool
  /// Whether there is no group around, but the section.
  var isSection = false

  /// Those of the outermost group: a section has the view's extent, and a group that says nothing
  /// is as long as its content.
  static let section = GroupConstraints(fitsWidth: false, fitsHeight: false, isSection: true)

  func fits(_ axis: Axis) -> Bool { axis == .horizontal ? fitsWidth : fitsHeight }
}

extension GroupItem {
  /// Whether content decides how long the part is along an axis.
  func fits(_ axis: Axis, in constraints: GroupConstraints) -> Bool {
    specified(axis)?.fits ?? constraints.fits(axis)
  }

  /// Returns the constraints around the parts of this group.
  func constraints(in outer: GroupConstraints) -> GroupConstraints {
    GroupConstraints(
      fitsWidth: fits(.horizontal, in: outer), fitsHeight: fits(.vertical, in: outer))
  }

  /// Whether the content of an item has a say in where items lie.
  func asksContent(in constraints: GroupConstraints) -> Bool {
    switch parts {
    case .item: fits(.horizontal, in: constraints) || fits(.vertical, in: constraints)
    case .frames: false
    case .line(_, let parts):
      parts.contains { $0.asksContent(in: self.constraints(in: constraints)) }
    }
  }

  /// The group with the extents that the outermost one has where it says none: all of the section
  /// across the scroll direction, and as much as its content along it.
  func outermost(scrolling direction: Axis) -> GroupItem {
    var group = self
    switch direction {
    case .vertical:
      group.width = width ?? .width(.fraction(1))
      group.height = height ?? .fit
    case .horizontal:
      group.width = width ?? .fit
      group.height = height ?? .height(.fraction(1))
    }
    return group
  }
}
