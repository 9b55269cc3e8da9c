import Foundation
internal import GalleyGeometry
internal import GalleyLayouts

/// The parts of a group in the words of Galley's groups.
///
/// UIKit takes what cannot be as well as it can, where Galley's groups say what is wrong: shares that
/// come to more than the whole, and shares of what is estimated, become points.
@preconcurrency @MainActor struct GroupConversion {
  /// The size of what is around a part, as far as estimates tell it.
  struct Room {
    var size: CGSize
    var isSection = false
    var isWidthEstimated = false
    var isHeightEstimated = false

    func isEstimated(_ axis: Axis) -> Bool {
      axis == .horizontal ? isWidthEstimated : isHeightEstimated
    }

    func extent(_ axis: Axis) -> Double {
      Double(axis == .horizontal ? size.width : size.height)
    }
  }

  /// UIKit accepts no length of nothing.
  private static let least = 1.0 / 64
  /// Three times 33.34% is meant to be one.
  private static let slack = 1.001

  let traits: UITraitCollection

  /// A part in what is around it.
  ///
  /// - `share`: Of the group around it along an axis, in place of the part's own dimension.
  func part(
    _ item: NSCollectionLayoutItem, in room: Room, share: (axis: Axis, value: Double)? = nil
  ) -> GroupItem {
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    var part = GroupItem(
      .item, width: dimension(width, .horizontal, in: room),
      height: dimension(height, .vertical, in: room))
    var size = CGSize(
      width: extent(of: width, in: room), height: extent(of: height, in: room))
    if let share, share.axis == .horizontal {
      part.width = .width(.fraction(share.value))
      size.width = CGFloat(share.value) * room.size.width
    } else if let share {
      part.height = .height(.fraction(share.value))
      size.height = CGFloat(share.value) * room.size.height
    }
    part.insets = EdgeInsets(item.contentInsets)
    part.edgeSpacing = GroupEdgeSpacing(item.edgeSpacing)
    part.badges = item.supplementaryItems.map { badge($0, on: size) }
    part.estimate = SizeProposal(
      width: width.isEstimated ? Double(size.width) : nil,
      height: height.isEstimated ? Double(size.height) : nil)
    if let group = item as? NSCollectionLayoutGroup { fill(&part, with: group, size: size) }
    return part
  }

  // MARK: - A group

  private func fill(_ part: inout GroupItem, with group: NSCollectionLayoutGroup, size: CGSize) {
    let isWidthEstimated = part.width?.fits == true
    let isHeightEstimated = part.height?.fits == true
    let insets = EdgeInsets(group.contentInsets)
    let inside = CGSize(
      width: isWidthEstimated ? size.width : max(0, size.width - insets.horizontal),
      height: isHeightEstimated ? size.height : max(0, size.height - insets.vertical))
    let room = Room(
      size: inside, isWidthEstimated: isWidthEstimated, isHeightEstimated: isHeightEstimated)
    part.spacing = GroupSpacing(group.interItemSpacing)
    switch group.arrangement {
    case .repeated(let isHorizontal):
      let parts = group.subitems.map { self.part($0, in: room) }
      part.parts = line(parts, isHorizontal, in: room, count: parts.count)
    case .counted(let isHorizontal, let wanted, let isEqual):
      let count = max(1, wanted)
      let axis: Axis = isHorizontal ? .horizontal : .vertical
      let hasShares = isEqual && !room.isEstimated(axis)
      let parts = group.subitems.map {
        self.part($0, in: room, share: hasShares ? (axis, 1 / Double(count)) : nil)
      }
      part.count = count
      part.parts = line(parts, isHorizontal, in: room, count: count)
    case .custom(let provider):
      part.parts = .frames(frames(provider, in: group, size: size))
    }
  }

  private func line(
    _ parts: [GroupItem], _ isHorizontal: Bool, in room: Room, count: Int
  ) -> GroupItem.Parts {
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    var parts = parts.isEmpty ? [GroupItem.item(width: .points(1), height: .points(1))] : parts
    let shares = parts.map { $0.share(along: axis) }
    let sum = (0..<count).reduce(0) { $0 + shares[$1 % parts.count] }
    if sum > Self.slack {
      for (number, share) in shares.enumerated() where share > 0 {
        parts[number].set(.points(max(Self.least, share * room.extent(axis))), along: axis)
      }
    }
    return .line(axis, parts)
  }

  /// The frames that a closure gives; a group without any holds an item that nobody sees.
  private func frames(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in group: NSCollectionLayoutGroup,
    size: CGSize
  ) -> [GroupFrame] {
    let environment = LayoutEnvironment(
      size: size, insets: group.contentInsets, traits: traits)
    let frames = provider(environment).map { item in
      var frame = GroupFrame(
        Rect(
          x: Double(item.frame.minX.usable), y: Double(item.frame.minY.usable),
          width: Double(item.frame.width.usable), height: Double(item.frame.height.usable)))
      frame.zIndex = item.zIndex
      return frame
    }
    return frames.isEmpty ? [GroupFrame(Rect(x: 0, y: 0, width: 0, height: 0))] : frames
  }

  // MARK: - Sizes

  private func dimension(
    _ dimension: NSCollectionLayoutDimension, _ axis: Axis, in room: Room
  ) -> GroupDimension {
    let value = Double(dimension.dimension.usable)
    func share(_ basis: Axis) -> GroupDimension {
      let isOwn = basis == axis && !room.isSection
      guard value > 0, !room.isEstimated(basis), !isOwn || value <= Self.slack else {
        return .points(max(Self.least, value * room.extent(basis)))
      }
      return basis == .horizontal ? .width(.fraction(value)) : .height(.fraction(value))
    }
    switch dimension.kind {
    case .absolute: return .points(max(Self.least, value))
    case .fractionalWidth: return share(.horizontal)
    case .fractionalHeight: return share(.vertical)
    case .estimated: return .fit
    case .uniformAcrossSiblings:
      return room.isSection || room.isEstimated(axis) ? .uniform : .fit
    }
  }

  private func extent(of dimension: NSCollectionLayoutDimension, in room: Room) -> CGFloat {
    let value = max(0, dimension.dimension.usable)
    switch dimension.kind {
    case .fractionalWidth: return value * room.size.width
    case .fractionalHeight: return value * room.size.height
    case .absolute, .estimated, .uniformAcrossSiblings: return value
    }
  }

  // MARK: - What is tied to a part

  private func badge(_ item: NSCollectionLayoutSupplementaryItem, on host: CGSize) -> GroupBadge {
    let room = Room(size: host)
    var badge = GroupBadge(
      kind: CompositionalKind.badge(item.elementKind).name,
      edges: Set(item.containerAnchor.edges),
      size: Size(
        usable: CGSize(
          width: extent(of: item.layoutSize.widthDimension, in: room),
          height: extent(of: item.layoutSize.heightDimension, in: room))))
    badge.ownEdges = item.itemAnchor.map { Set($0.edges) }
    for anchor in [item.containerAnchor, item.itemAnchor].compactMap(\.self) {
      let offset = Vector(dx: Double(anchor.offset.x.usable), dy: Double(anchor.offset.y.usable))
      if anchor.isAbsoluteOffset {
        badge.offset = badge.offset + offset
      } else {
        badge.fractionalOffset = badge.fractionalOffset + offset
      }
    }
    return badge
  }
}

extension GroupItem {
  /// The share of the group around it that it takes along an axis; 0 where it is none.
  fileprivate func share(along axis: Axis) -> Double {
    switch (axis, axis == .horizontal ? width : height) {
    case (.horizontal, .width(let length)?), (.vertical, .height(let length)?): length.share
    default: 0
    }
  }

  fileprivate mutating func set(_ dimension: GroupDimension, along axis: Axis) {
    if axis == .horizontal { width = dimension } else { height = dimension }
  }
}

extension GroupSpacing {
  fileprivate init(_ spacing: NSCollectionLayoutSpacing?) {
    self.init(
      minimum: Double(max(0, spacing?.spacing.usable ?? 0)),
      isFlexible: spacing?.isFlexibleSpacing == true)
  }
}

extension GroupEdgeSpacing {
  fileprivate init(_ spacing: NSCollectionLayoutEdgeSpacing?) {
    self.init(
      top: GroupSpacing(spacing?.top), leading: GroupSpacing(spacing?.leading),
      bottom: GroupSpacing(spacing?.bottom), trailing: GroupSpacing(spacing?.trailing))
  }
}

extension Set<GroupBadge.Edge> {
  fileprivate init(_ edges: NSDirectionalRectEdge) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}
