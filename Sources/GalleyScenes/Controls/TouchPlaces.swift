package import GalleyGeometry

/// The places within a control where a finger meets its parts.
package struct TouchPlaces: Hashable, Sendable {
  /// How far down the screen each position of what is dragged lies, in points.
  ///
  /// None lies lower than the one before; empty for what no finger drags.
  package var stops: [Double]
  /// The rows of what is presented, in points from its leading top corner.
  package var rows: [Rect]

  package init(stops: [Double] = [], rows: [Rect] = []) {
    self.stops = stops
    self.rows = rows
  }

  /// How far down a position lies, also one between two.
  func place(of position: Double) -> Double {
    guard let index = segment(containing: position) else { return stops.first ?? 0 }
    let share = position - Double(index)
    return stops[index] + (stops[index + 1] - stops[index]) * share
  }

  /// The position that lies so far down; the first or the last beyond these.
  func position(at place: Double) -> Double {
    guard let last = stops.indices.last else { return 0 }
    if place >= stops[0] { return 0 }
    for index in 0..<last where place >= stops[index + 1] {
      let height = stops[index] - stops[index + 1]
      return Double(index) + (height > 0 ? (stops[index] - place) / height : 0)
    }
    return Double(last)
  }

  /// The position of the stop nearest to a place.
  func nearestStop(to place: Double) -> Int {
    stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
  }

  /// The middle of a row on the screen, of what lies in a frame; nil where there is none.
  func center(ofRow index: Int, in frame: Rect, isMirrored: Bool) -> Point? {
    guard rows.indices.contains(index) else { return nil }
    let center = rows[index].center
    return Point(
      x: isMirrored ? frame.maxX - center.x : frame.minX + center.x, y: frame.minY + center.y)
  }

  private func segment(containing position: Double) -> Int? {
    stops.count < 2 ? nil : min(max(0, Int(position)), stops.count - 2)
  }
}
