internal import GalleyGeometry

/// Puts the items of one section into columns, in the vertical direction's terms.
struct WaterfallSection {
  let layout: WaterfallLayout
  let section: Content.Section
  let index: Int
  let insets: EdgeInsets
  let environment: Environment

  /// Adds a cell for each item, and gives how far the longest column reaches.
  func addCells(to stack: inout SectionsBuilder) throws(LayoutError) -> Double {
    let spacing = section.metrics.lineSpacing ?? layout.lineSpacing
    guard section.count > 0 else { return layout.compatibility == .cht ? -spacing : 0 }
    let tracks = try tracks(in: stack.room.width - insets.horizontal)
    var ends = [Double](repeating: 0, count: tracks.count)
    for item in 0..<section.count {
      let column = column(of: item, ends: ends)
      let height = try height(of: item, width: tracks.width, asking: &stack.measureRequests)
      stack.addCell(
        Rect(
          x: insets.leading + tracks.offset(of: column), y: ends[column], width: tracks.width,
          height: height))
      ends[column] += height + spacing
    }
    return ends.reduce(0, max) - spacing
  }

  private func tracks(in room: Double) throws(LayoutError) -> ColumnTracks {
    var tracks = try layout.columns.tracks(
      in: room, of: layout.scrollDirection.oriented(environment.size).width,
      spacing: section.metrics.interitemSpacing ?? layout.interitemSpacing, section: index)
    tracks.width = rounded(tracks.width)
    return tracks
  }

  private func column(of item: Int, ends: [Double]) -> Int {
    switch layout.order {
    case .leftToRight: return item % ends.count
    case .rightToLeft: return ends.count - 1 - item % ends.count
    case .shortest:
      var shortest = 0
      for column in ends.indices where ends[column] < ends[shortest] { shortest = column }
      return shortest
    }
  }

  private func height(
    of item: Int, width: Double, asking measureRequests: inout MeasureRequests
  ) throws(LayoutError) -> Double {
    let height = rounded(try exactHeight(of: item, width: width, asking: &measureRequests))
    guard height.isFinite, height >= 0 else {
      let path = ItemPath(section: index, item: item)
      throw LayoutError(
        "\(path.words) would be \(height) points high in a column of \(width); give it a finite size or aspect",
        at: path)
    }
    return height
  }

  private func exactHeight(
    of item: Int, width: Double, asking measureRequests: inout MeasureRequests
  ) throws(LayoutError) -> Double {
    if hasNoExtent(item) { return 0 }
    let ownSize = section.sizes?[safe: item].flatMap(\.self)
    if ownSize == nil, let size = layout.item {
      let direction = layout.scrollDirection
      let resolved = size.across(width, scrolling: direction).resolved(
        in: environment.insetSize, fallback: Size(width: width, height: width)
      ) { measureRequests.size(ofItem: item, section: index, proposing: $0) }
      return direction.oriented(resolved).height
    }
    guard let aspect = try section.aspect(of: item, section: index) else { return width }
    return layout.scrollDirection == .vertical ? width / aspect : width * aspect
  }

  /// An item that is 0 points wide or high takes no room.
  private func hasNoExtent(_ item: Int) -> Bool {
    guard let size = section.sizes?[safe: item].flatMap(\.self) else { return false }
    return (size.width == 0 && size.height >= 0) || (size.height == 0 && size.width >= 0)
  }

  private func rounded(_ extent: Double) -> Double {
    guard layout.compatibility == .cht else { return extent }
    return (extent * environment.scale).rounded(.down) / environment.scale
  }
}
