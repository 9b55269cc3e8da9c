import GalleyGeometry

/// Finds the square of a picture in which most pixels differ.
struct DensestWindow {
  private let width: Int
  private let height: Int

  /// A window as large as fits the picture.
  init(side: Int, width: Int, height: Int) {
    self.width = min(side, width)
    self.height = min(side, height)
  }

  /// The largest share of a window that runs fill, from 0 to 1.
  ///
  /// No window beyond the bounding box holds more than one that is moved into it, so only those
  /// within are counted, in time linear in the box's area.
  func share(of runs: [PixelRun], in box: Rect?) -> Double {
    guard let box else { return 0 }
    let (left, columns) = (Int(box.minX), Int(box.width))
    var counts = [Int](repeating: 0, count: columns)
    var largest = 0
    var (entering, leaving) = (0, 0)
    for y in Int(box.minY)..<Int(box.maxY) {
      while entering < runs.count, runs[entering].y == y {
        counts.add(1, to: runs[entering], from: left)
        entering += 1
      }
      while leaving < entering, runs[leaving].y <= y - height {
        counts.add(-1, to: runs[leaving], from: left)
        leaving += 1
      }
      largest = max(largest, counts.largestSum(of: width))
    }
    return Double(largest) / Double(width * height)
  }
}

extension [Int] {
  /// Adds to the column of each pixel of a run.
  fileprivate mutating func add(_ amount: Int, to run: PixelRun, from left: Int) {
    for column in (run.x - left)..<(run.x - left + run.count) { self[column] += amount }
  }

  /// The largest sum of neighbours, as many as are asked for or there are.
  fileprivate func largestSum(of length: Int) -> Int {
    var sum = 0
    var largest = 0
    for (index, value) in enumerated() {
      sum += value
      if index >= length { sum -= self[index - length] }
      largest = Swift.max(largest, sum)
    }
    return largest
  }
}
