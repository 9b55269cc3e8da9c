internal import GalleyGeometry
internal import GalleyNotation

extension CirclesLayout {
  /// The largest diameter that is sensible, in points.
  private static var diameterLimit: Double { 1_000_000 }

  /// The diameters of a section's items.
  ///
  /// - `room`: The width between the insets, in points, which no circle may exceed.
  func diameters(
    ofSection index: Int, in content: Content, room: Double
  ) throws(LayoutError) -> [Double] {
    let section = content.sections[index]
    let measures = section.measures ?? []
    var diameters: [Double] = []
    diameters.reserveCapacity(section.count)
    for item in 0..<section.count {
      let diameter = measures.indices.contains(item) ? measures[item] : self.diameter
      if let fault = fault(of: diameter, room: room) {
        let name = content.sections.count > 1 ? "item \(item) of section \(index)" : "item \(item)"
        throw LayoutError("\(name): \(fault)", at: ItemPath(section: index, item: item))
      }
      diameters.append(diameter)
    }
    return diameters
  }

  /// Returns the fault of a diameter with its cure, or nil.
  private func fault(of diameter: Double, room: Double) -> String? {
    guard diameter >= 0, diameter <= Self.diameterLimit else {
      return "a circle's diameter must be from 0 to a million points, found \(diameter)"
    }
    guard diameter > room + max(0, room) * 1e-12 else { return nil }
    let (extent, side) = scrollDirection == .vertical ? ("wide", "width") : ("high", "height")
    return "a circle \(diameter.shortest) points \(extent) does not fit in the "
      + "\(room.shortest) points of \(side) between the insets; make the circle or the insets "
      + "smaller, or the view larger"
  }
}
