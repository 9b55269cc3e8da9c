internal import GalleyGeometry

/// One axis of a layer on its way to a frame, in points of the parent.
struct SolvedAxis {
  var parentStart: Double
  var parentExtent: Double
  /// What holds the extent within bounds.
  var bounds: Extent?
  var start: Double?
  var end: Double?
  var center: Double?
  var extent: Double?

  /// An extent within the bounds.
  func bounded(_ extent: Double) -> Double { bounds?.bounded(extent, in: parentExtent) ?? extent }

  /// Takes the extent between two edges; where bounds allow less or ask for more, its middle stays.
  mutating func span() {
    guard let start, let end else { return }
    let between = max(0, end - start)
    let extent = bounded(between)
    self.extent = extent
    if extent != between {
      self.start = start + (end - start - extent) / 2
      self.end = self.start.map { $0 + extent }
    }
  }

  /// The room that a layer without an extent of its own may take.
  var room: Double {
    let parentEnd = parentStart + parentExtent
    switch (start, end, center) {
    case (let start?, _, _): return max(0, (end ?? parentEnd) - start)
    case (nil, let end?, _): return max(0, end - parentStart)
    case (nil, nil, let center?): return max(0, 2 * min(center - parentStart, parentEnd - center))
    case (nil, nil, nil): return parentExtent
    }
  }

  /// Start and extent; without a position the layer is centred.
  var solved: (Double, Double) {
    let extent = extent ?? bounded(room)
    if let start { return (start, extent) }
    if let end { return (end - extent, extent) }
    return ((center ?? parentStart + parentExtent / 2) - extent / 2, extent)
  }
}
