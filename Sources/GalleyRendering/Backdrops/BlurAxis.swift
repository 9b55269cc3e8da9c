import GalleyGeometry

/// A blur of a row of pixels along itself: averaged to cells, blurred there, and drawn again
/// between the nodes.
///
/// Cells are a quarter of the standard deviation at most; what averaging and drawing between nodes
/// blur by themselves, a quarter of a squared cell, is taken off the Gaussian's variance. Nothing
/// lies beyond the ends: there the weights of what is left are that much larger.
struct BlurAxis {
  /// A pixel's share of a cell; the rest is the next one's.
  struct Share {
    var cell: Int
    /// In cells.
    var own: Float
    var rest: Float
  }

  /// The cells that a node is the mean of.
  struct Taps {
    var firstCell: Int
    /// Among all weights; they add up to 1.
    var weights: Range<Int>
  }

  /// The nodes that a pixel lies between.
  struct Span {
    var node: Int
    var next: Int
    /// How far it is on the way to the next, in 512ths.
    var fraction: Int16
  }

  let cellCount: Int
  /// By pixel.
  let shares: [Share]
  /// By node; nodes lie on the edges of cells, or in the middles of cells that are pixels.
  let taps: [Taps]
  let weights: [Float]
  /// By pixel.
  let spans: [Span]

  /// The pixels of a cell's side where nothing limits them.
  static func cellSize(deviation: Double) -> Int { max(1, Int(deviation / 4)) }

  /// - `deviation`: The standard deviation in pixels.
  init(pixelCount: Int, deviation: Double) {
    let size = Self.cellSize(deviation: deviation)
    cellCount = (pixelCount + size - 1) / size
    let step = Double(cellCount) / Double(pixelCount)
    shares = (0..<pixelCount).map { Self.share(ofPixel: $0, step: step) }
    let hasPixelCells = size == 1
    spans = (0..<pixelCount).map { pixel in
      if hasPixelCells { return Span(node: pixel, next: pixel, fraction: 0) }
      let place = (Double(pixel) + 0.5) * step
      let fraction = Int16((place - place.rounded(.down)) * 512)
      return Span(node: Int(place), next: Int(place) + 1, fraction: fraction)
    }
    let inCells = deviation * step
    let variance = hasPixelCells ? inCells * inCells : inCells * inCells - 0.25
    let kernel = Self.kernel(variance: variance, first: hasPixelCells ? 0 : 0.5)
    (taps, weights) = Self.taps(kernel, cellCount: cellCount, hasPixelCells: hasPixelCells)
  }

  private static func share(ofPixel pixel: Int, step: Double) -> Share {
    let start = Double(pixel) * step
    let cell = Int(start)
    let own = min(step, Double(cell + 1) - start)
    let rest = step - own
    // What rounding leaves is no share.
    return Share(cell: cell, own: Float(own), rest: rest > 1e-9 ? Float(rest) : 0)
  }

  /// The Gaussian at distances of so many cells and a first one.
  private static func kernel(variance: Double, first: Double) -> [Double] {
    guard variance > 0 else { return [1] }
    let reach = Int((4 * variance.squareRoot()).rounded(.up))
    return (0...reach).map { number in
      let distance = Double(number) + first
      return exponential(-distance * distance / (2 * variance))
    }
  }

  private static func taps(
    _ kernel: [Double], cellCount: Int, hasPixelCells: Bool
  ) -> ([Taps], [Float]) {
    var (taps, weights): ([Taps], [Float]) = ([], [])
    for node in 0..<(hasPixelCells ? cellCount : cellCount + 1) {
      // The nearest cell before a node on an edge is as far as the one behind it.
      let before = hasPixelCells ? node : node - 1
      let cells = max(0, before - kernel.count + 1)..<min(cellCount, node + kernel.count)
      let own = cells.map { kernel[$0 < node ? before - $0 : $0 - node] }
      let sum = own.reduce(0, +)
      taps.append(
        Taps(firstCell: cells.lowerBound, weights: weights.count..<(weights.count + own.count)))
      weights += own.map { Float($0 / sum) }
    }
    return (taps, weights)
  }
}
