/// Two ways to the same end, measured in turn.
struct Pairs {
  private(set) var ours: [Cost] = []
  private(set) var theirs: [Cost] = []

  /// Runs both so many times, after one run that warms up both; stops where one fails.
  init(count: Int, ours: () throws -> Cost?, theirs: () throws -> Cost?) rethrows {
    for run in 0...count {
      guard let one = try ours(), let other = try theirs() else { return }
      if run > 0 {
        self.ours.append(one)
        self.theirs.append(other)
      }
    }
  }

  var isEmpty: Bool { ours.isEmpty }

  /// How many times as long the other way takes, the median over the pairs.
  func ratio(_ time: KeyPath<Cost, Double>) -> Double {
    Measurement.median(zip(ours, theirs).map { $1[keyPath: time] / $0[keyPath: time] })
  }
}
