import GalleyGraphics

/// Tells what another rasterizer makes of an edge from what has changed.
///
/// An edge that lies a part of a pixel further changes the coverage of a pixel by at most that part
/// of what there is to cover: the contrast of the pixels around it, in either bitmap. So letters,
/// which are nothing but edges, differ in many pixels and in none of them by much.
struct ShiftedEdges {
  private let expected: Bitmap
  private let actual: Bitmap

  /// How far an edge may lie from where it was, in parts of a pixel.
  private static let shift = 0.25
  /// What rounding may add to a component, in levels: each of the two bitmaps rounds once.
  private static let rounding: Int32 = 2

  init(_ expected: Bitmap, _ actual: Bitmap) {
    self.expected = expected
    self.actual = actual
  }

  /// The pixels that differ by more than a shifted edge, and those that touch them.
  ///
  /// Half of the edge of a surface that moved changes little: it counts with the other half.
  ///
  /// - Parameter runs: the pixels that differ visibly, in reading order, covered by both bitmaps.
  /// - Complexity: linear in the number of pixels.
  func changes(in runs: [PixelRun]) -> [PixelRun] {
    runs.filter(touching: runs.filter(in: expected, actual, where: isBeyondShift))
  }

  private func isBeyondShift(
    _ left: PixelGridView, _ right: PixelGridView, x: Int, y: Int
  ) -> Bool {
    let difference = (left[x, y].premultiplied &- right[x, y].premultiplied).magnitude
    var (least, most) = (SIMD4<Int32>(repeating: .max), SIMD4<Int32>(repeating: .min))
    for view in [left, right] {
      for row in view.rows(around: y) {
        for column in view.columns(around: x) {
          let pixel = view[column, row].premultiplied
          least = pointwiseMin(least, pixel)
          most = pointwiseMax(most, pixel)
        }
      }
    }
    let contrast = SIMD4<Double>(most &- least)
    let allowed = SIMD4<Int32>(contrast * Self.shift) &+ Self.rounding
    return any(difference .> allowed)
  }
}

extension [PixelRun] {
  /// The pixels that are among others, or beside, above, below or at a corner of one of them.
  ///
  /// - Parameter others: some of these pixels, in reading order.
  fileprivate func filter(touching others: [PixelRun]) -> [PixelRun] {
    guard let end = others.map({ $0.x + $0.count }).max() else { return [] }
    var touching: [PixelRun] = []
    // Which columns of the row have one of the others around them; the first is left of the picture.
    var marks = [Bool](repeating: false, count: end + 2)
    var (place, first) = (0, 0)
    while place < count {
      let y = self[place].y
      while first < others.count, others[first].y < y - 1 { first += 1 }
      let near = others[first...].prefix { $0.y <= y + 1 }
      for run in near { for x in run.x...(run.x + run.count + 1) { marks[x] = true } }
      while place < count, self[place].y == y {
        let run = self[place]
        for x in run.x..<(run.x + run.count) where x <= end && marks[x + 1] {
          touching.join(PixelRun(x: x, y: y, count: 1))
        }
        place += 1
      }
      for run in near { for x in run.x...(run.x + run.count + 1) { marks[x] = false } }
    }
    return touching
  }
}
