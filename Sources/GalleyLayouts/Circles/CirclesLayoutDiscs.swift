public import GalleyGeometry

extension CirclesLayout {
  /// One disc of circles for each section, one after another along the scroll direction.
  ///
  /// A disc smaller than the view is centred in it; of a larger one the content scrolls, both ways if need be.
  func discs(
    of content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let view = environment.insetSize
    let sideways = scrollDirection == .horizontal
    var discs: [Disc] = []
    for (index, section) in content.sections.enumerated() {
      let insets = section.metrics.insets ?? self.insets
      let room = sideways ? view.height - insets.vertical : view.width - insets.horizontal
      let diameters = try diameters(ofSection: index, in: content, room: room)
      discs.append(Disc(diameters: diameters, spacing: spacing(of: section), insets: insets))
    }
    return arrangement(of: discs, view: view, sideways: sideways)
  }

  /// The first disc in the middle of the view: that of a larger one would else begin with an empty
  /// corner.
  public func initialOffset(of arrangement: Arrangement, in viewport: Viewport) -> Point? {
    let section = (0..<arrangement.sectionCount).first { arrangement.cellCount(inSection: $0) > 0 }
    guard packing == .disc, let disc = section.flatMap(arrangement.frame(ofSection:)) else {
      return nil
    }
    let size = viewport.bounds.size
    return Point(x: disc.center.x - size.width / 2, y: disc.center.y - size.height / 2)
  }

  private func arrangement(of discs: [Disc], view: Size, sideways: Bool) -> Arrangement {
    let count = discs.reduce(0) { $0 + $1.diameters.count }
    var builder = ArrangementBuilder(order: .scattered, reservingCells: count)
    let across = discs.map { sideways ? $0.size.height : $0.size.width }
      .reduce(sideways ? view.height : view.width, max)
    let length = discs.reduce(0) { $0 + (sideways ? $1.size.width : $1.size.height) }
    let extent = max(length, sideways ? view.width : view.height)
    var position = (extent - length) / 2
    for disc in discs {
      builder.beginSection()
      let slot =
        sideways
        ? Rect(x: position, y: 0, width: disc.size.width, height: across)
        : Rect(x: 0, y: position, width: across, height: disc.size.height)
      for square in disc.squares(centeredIn: slot) { builder.addCell(frame: square) }
      builder.endSection(frame: slot)
      position += sideways ? disc.size.width : disc.size.height
    }
    return builder.arrangement(
      contentSize: sideways
        ? Size(width: extent, height: across) : Size(width: across, height: extent))
  }
}

/// The circles of one section, packed around a centre.
private struct Disc {
  let diameters: [Double]
  let insets: EdgeInsets
  /// The extent of the disc and its insets.
  let size: Size
  private let centers: [Point]

  init(diameters: [Double], spacing: Double, insets: EdgeInsets) {
    self.diameters = diameters
    self.insets = insets
    // Circles half the spacing larger keep their distance by touching; the outer half is not needed.
    let packed = FrontChainPacker.pack(radii: diameters.map { ($0 + spacing) / 2 })
    centers = packed.centers
    let side = diameters.isEmpty ? 0 : 2 * packed.radius - spacing
    size = Size(
      width: max(0, side + insets.horizontal), height: max(0, side + insets.vertical))
  }

  /// The squares of the circles, the disc in the middle of what the insets leave of a rectangle.
  func squares(centeredIn slot: Rect) -> [Rect] {
    let middle = slot.inset(by: insets).center - Point.zero
    return zip(centers, diameters).map { center, diameter in
      Rect(center: center + middle, size: Size(width: diameter, height: diameter))
    }
  }
}
