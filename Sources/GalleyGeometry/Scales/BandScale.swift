/// Places of equal extent for things in a row, with room between and around them.
///
/// The arithmetic is d3-scale's, by Mike Bostock. With all room inside it places points.
package struct BandScale: Hashable, Sendable {
  /// From the start of one band to that of the next; never below zero.
  package let step: Double
  /// The extent of a band.
  package let bandwidth: Double
  private let start: Double
  private let count: Int
  private let isReversed: Bool

  /// - `count`: How many bands there are.
  /// - `range`: Where the first begins and the last ends; the first number may be the larger one.
  /// - `innerPadding`: The share of each step that is left free, from 0 to 1.
  /// - `outerPadding`: Before the first band and behind the last, in steps.
  /// - `alignment`: The share of what is left of the range that lies before the first band.
  /// - `rounds`: Whether bands begin at whole places and are whole in extent.
  package init(
    count: Int, in range: (start: Double, end: Double), innerPadding: Double = 0,
    outerPadding: Double = 0, alignment: Double = 0.5, rounds: Bool = false
  ) {
    let (low, high) = (min(range.start, range.end), max(range.start, range.end))
    let inner = min(innerPadding, 1)
    var step = (high - low) / max(1, Double(count) - inner + outerPadding * 2)
    if rounds { step = step.rounded(.down) }
    var start = low + (high - low - step * (Double(count) - inner)) * alignment
    var bandwidth = step * (1 - inner)
    if rounds {
      start = (start + 0.5).rounded(.down)
      bandwidth = (bandwidth + 0.5).rounded(.down)
    }
    (self.step, self.bandwidth, self.start) = (step, bandwidth, start)
    self.count = count
    isReversed = range.end < range.start
  }

  /// Where a band begins, whichever way the range runs.
  package func start(of index: Int) -> Double {
    start + step * Double(isReversed ? count - 1 - index : index)
  }

  /// The middle of a band.
  package func center(of index: Int) -> Double { start(of: index) + bandwidth / 2 }
}
