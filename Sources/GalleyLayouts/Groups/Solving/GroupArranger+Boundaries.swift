internal import GalleyGeometry

extension GroupArranger {
  /// Lays the views at the beginning of a section side by side, and what follows behind the longest
  /// for which there is to be room.
  mutating func addStart(_ views: [BoundaryView], section: Int, insets: EdgeInsets) {
    let start = position
    for case let view in views where view.anchor.y == 0 {
      let size = size(of: view, section: section, insets: insets, length: viewHeight)
      guard add(view, size: size, y: start, section: section, insets: insets) else { continue }
      if view.extendsSection { position = max(position, start + size.height) }
    }
  }

  /// Lays the views at the end of a section side by side.
  mutating func addEnd(_ views: [BoundaryView], section: Int, insets: EdgeInsets) {
    let views = views.filter { $0.anchor.y == 1 }
    let sizes = views.map {
      size(of: $0, section: section, insets: insets, length: viewHeight)
    }
    let longest = zip(views, sizes).reduce(0) { longest, next in
      next.0.extendsSection && next.1.height.isFinite
        ? max(longest, next.1.height) : longest
    }
    position += longest
    for (view, size) in zip(views, sizes) {
      add(view, size: size, y: position - size.height, section: section, insets: insets)
    }
  }

  /// Returns the insets that the views beside the groups of a section take from them, in the
  /// vertical direction's terms.
  mutating func sideInsets(
    of views: [BoundaryView], section: Int, insets: EdgeInsets
  ) -> EdgeInsets {
    var sides = EdgeInsets.zero
    for view in views where view.extendsSection {
      guard case .side(let isTrailing) = view.place else { continue }
      let across = across(of: view, section: section, insets: insets)
      if isTrailing {
        sides.trailing = max(sides.trailing, across)
      } else {
        sides.leading = max(sides.leading, across)
      }
    }
    return sides
  }

  /// Lays views beside the groups of a section, which reaches at least as far as they do.
  mutating func addSides(
    _ views: [BoundaryView], from start: Double, section: Int, insets: EdgeInsets
  ) {
    let views = views.filter(\.isBeside)
    guard !views.isEmpty else { return }
    for view in views where view.extendsSection && view.along.length?.share ?? 0 == 0 {
      let size = size(
        of: view, section: section, insets: insets, length: max(0, position - start))
      if size.height.isFinite { position = max(position, start + size.height) }
    }
    let length = max(0, position - start)
    for view in views {
      let size = size(of: view, section: section, insets: insets, length: length)
      let y = start + view.anchor.y * (length - size.height)
      add(view, size: size, y: y, section: section, insets: insets)
    }
  }

  // MARK: - One view

  /// - Returns: Whether there is anything to be seen of it.
  @discardableResult
  private mutating func add(
    _ view: BoundaryView, size: Size, y: Double, section: Int, insets: EdgeInsets
  ) -> Bool {
    guard size.height > 0, size.height.isFinite else { return false }
    let insets = self.insets(of: view, insets)
    let left = max(0, width - insets.horizontal) - size.width
    let frame = Rect(
      x: insets.leading + view.anchor.x * left, y: y, width: size.width, height: size.height)
    builder.add(
      LayoutAttributes(
        element: .supplementary(kind: view.kind, section: section),
        frame: solver.grid.nearest(
          layout.scrollDirection.oriented(frame).offset(by: view.offset)),
        zIndex: Self.supplementaryZIndex))
    return true
  }

  /// - `length`: Of which a share along the scroll direction is one.
  private mutating func size(
    of view: BoundaryView, section: Int, insets: EdgeInsets, length: Double
  ) -> Size {
    let across = across(of: view, section: section, insets: insets)
    let along = solver.items.measureRequests.extent(
      view.along, of: .supplementary(kind: view.kind, section: section), across: across,
      along: layout.scrollDirection, in: length)
    return Size(width: across, height: along)
  }

  private mutating func across(
    of view: BoundaryView, section: Int, insets: EdgeInsets
  ) -> Double {
    let room = max(0, width - self.insets(of: view, insets).horizontal)
    let direction = layout.scrollDirection
    let specified = view.along.length.flatMap { $0.share == 0 ? $0.points : nil }
    let across = view.across.resolved(in: room) {
      let proposal = SizeProposal(width: nil, height: specified)
      let wanted = solver.items.measureRequests.size(
        ofView: view.kind, section: section,
        proposing: direction == .vertical ? proposal : proposal.transposed)
      return min(room, direction.oriented(wanted).width)
    }
    return max(0, across)
  }

  private func insets(of view: BoundaryView, _ insets: EdgeInsets) -> EdgeInsets {
    view.followsInsets ? insets : layout.scrollDirection.oriented(reference)
  }

  private var viewHeight: Double { layout.scrollDirection.oriented(room).height }
}
