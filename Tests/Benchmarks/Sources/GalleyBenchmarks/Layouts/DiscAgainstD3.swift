import Galley

/// The disc packing against d3-hierarchy's packSiblings under node, run by run in turn.
enum DiscAgainstD3 {
  private static let count = 100_000

  static func run(_ log: inout VerdictLog) {
    report("disc of 100,000 circles against d3-hierarchy's packSiblings under node, in turn")
    let lists: [(name: String, radii: ClosedRange<Double>, bound: Double)] = [
      ("mixed radii", 5...100, 25), ("equal radii", 20...20, 35),
    ]
    for list in lists {
      let radii = randomNumbers(count, in: list.radii)
      guard let peer = NodePeer(radii: radii) else {
        report("  skipped: it needs apt-get install nodejs node-d3-hierarchy\n")
        return
      }
      let pairs = measurePairs(radii, peer)
      let ratio = Measurement.median(pairs.map { $0.peer / $0.ours })
      let ours = Measurement.median(pairs.map(\.ours)) * 1e3
      let theirs = Measurement.median(pairs.map(\.peer)) * 1e3
      let verdict = log.verdict("disc against d3, \(list.name)", ratio, atLeast: list.bound)
      report(
        "  \(list.name)  Galley \(ours.formatted(places: 1)) ms, d3 \(theirs.formatted(places: 1)) ms, "
          + "\(ratio.formatted(places: 1))x (median of \(pairs.count) pairs, at least "
          + "\(list.bound.formatted(places: 0))x, aim 35x)  \(verdict)")
    }
    report("")
  }

  /// Alternate runs, the first pair of which warms up both.
  private static func measurePairs(
    _ radii: [Double], _ peer: NodePeer
  ) -> [(ours: Double, peer: Double)] {
    let layout = CirclesLayout(packing: .disc, spacing: 0)
    let content = Content(sections: [.init(measures: radii.map { $0 * 2 })])
    var pairs: [(ours: Double, peer: Double)] = []
    for _ in 0..<6 {
      // By the clock, as node measures itself.
      let ours = Measurement.cost { _ = try? layout.arrange(content, in: phone) }.wall
      guard let theirs = peer.run() else { break }
      pairs.append((ours, theirs))
    }
    return Array(pairs.dropFirst())
  }
}
