import GalleyGeometry

/// Frames around clusters that an eye would miss.
enum DiffFrames {
  /// Columns and rows from the first to before the last.
  struct Box: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    func contains(_ x: Int, _ y: Int) -> Bool {
      x >= left && x < right && y >= top && y < bottom
    }

    func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func union(_ other: Box) -> Box {
      Box(
        left: min(left, other.left), top: min(top, other.top),
        right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func grown(by margin: Int) -> Box {
      Box(
        left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
  }

  /// A line between two boxes.
  struct Frame: Hashable {
    var outer: Box
    var inner: Box
  }

  /// More clusters than these are found without help, and their frames would hide them.
  private static let mostClusters = 200

  /// One frame around each small cluster, or around several that are near each other; in small
  /// pictures none, for there nothing is hard to find.
  static func around(_ clusters: [DiffCluster], width: Int, height: Int) -> [Frame] {
    // A frame's line is a 400th of the picture, which a picture shrunk to a thumb nail still shows.
    let line = (max(width, height) + 200) / 400
    guard line > 0, clusters.count <= mostClusters else { return [] }
    let boxes = clusters.map { box(of: $0) }
    let small = boxes.filter { max($0.right - $0.left, $0.bottom - $0.top) <= 8 * line }
    return merged(small.map { $0.grown(by: 5 * line) }).map {
      Frame(outer: $0, inner: $0.grown(by: -line))
    }
  }

  private static func box(of cluster: DiffCluster) -> Box {
    let box = cluster.boundingBox
    return Box(
      left: Int(box.minX), top: Int(box.minY), right: Int(box.maxX), bottom: Int(box.maxY))
  }

  /// Boxes that meet become one, until none meets another.
  private static func merged(_ boxes: [Box]) -> [Box] {
    var separate: [Box] = []
    for var box in boxes {
      while let index = separate.firstIndex(where: { $0.meets(box) }) {
        box = box.union(separate.remove(at: index))
      }
      separate.append(box)
    }
    return separate
  }
}
