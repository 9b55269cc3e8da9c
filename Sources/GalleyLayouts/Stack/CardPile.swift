internal import GalleyGeometry

/// Lays the cards of one section on each other, in the vertical direction's terms.
struct CardPile {
  let layout: StackLayout
  let section: Content.Section
  let index: Int
  let insets: EdgeInsets
  let environment: Environment

  /// Adds a cell for each item, and gives how far they reach.
  func addCells(to stack: inout SectionsBuilder) throws(LayoutError) -> Double {
    let open = section.selection.filter { (0..<section.count).contains($0) }.min()
    let width = max(0, stack.room.width - insets.horizontal)
    // Insets that leave no room leave cards inside what there is.
    let leading = min(insets.leading, stack.room.width)
    var position = 0.0
    if let open {
      position = try height(of: open, width: width, asking: &stack.inquiry) + layout.spacing
    }
    let reveal = open == nil ? layout.reveal : layout.pileReveal ?? layout.reveal
    var end = 0.0
    for item in 0..<max(0, section.count) {
      let height = try height(of: item, width: width, asking: &stack.inquiry)
      let y = item == open ? 0 : position
      stack.addCell(
        Rect(x: leading, y: y, width: width, height: height),
        zIndex: item == open ? StackLayout.openZIndex : 0)
      if item != open { position += reveal }
      end = max(end, y + height)
    }
    return end
  }

  private func height(
    of item: Int, width: Double, asking inquiry: inout SizeInquiry
  ) throws(LayoutError) -> Double {
    let direction = layout.scrollDirection
    let own = section.sizes?[safe: item].flatMap(\.self)
    let size =
      own
      ?? layout.item.across(width, scrolling: direction).resolved(
        in: environment.insetSize, fallback: direction.oriented(Size(width: width, height: width))
      ) { inquiry.size(ofItem: item, section: index, proposing: $0) }
    let height = direction.oriented(size).height
    guard height.isFinite, height >= 0 else {
      let path = IndexPath(section: index, item: item)
      throw LayoutError(
        "\(path.words) would reach \(height) points along the scroll direction; give it a finite size or aspect",
        at: path)
    }
    return height
  }
}
