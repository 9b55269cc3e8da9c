import Galley

@testable import GalleyLayouts

/// What an instant of a transition costs against copying and sorting the same attributes.
enum InstantTable {
  private static let count = 10_000

  static func run(_ log: inout VerdictLog) throws {
    report("\(count) elements in sight, on their way; of processor time")
    var generator = SplitMix64(seed: 1)
    for (name, update) in updates {
      var view = try CollectionView(content: Content(count: count), layout: layout, in: wall)
      try view.update(update)
      let shown = view.attributes(at: .milliseconds(100))
      let shuffled = shown.shuffled(using: &generator)
      let instant = Measurement.secondsPerCall(batches: 21, calls: 5) { call in
        consume(view.attributes(at: .milliseconds(60 + 10 * call)))
      }
      let sorting = Measurement.secondsPerCall(batches: 21, calls: 5) { _ in
        consume(shuffled.sorted { $0.isBelow($1) })
      }
      let inOrder = Measurement.secondsPerCall(batches: 21, calls: 5) { _ in
        consume(shown.map { $0 }.sorted { $0.isBelow($1) })
      }
      let ratio = instant / sorting
      report(
        "  \(name.padded(20))\(milliseconds(instant)) an instant; copying and sorting: from any order"
          + "\(milliseconds(sorting)), \(ratio.formatted(places: 2))x "
          + log.verdict("an instant, \(name)", ratio, atMost: 2)
          + "; in order\(milliseconds(inOrder)), \((instant / inOrder).formatted(places: 2))x"
          + "   \(shown.count) shown")
    }
    report("")
  }

  private static let updates = [
    ("one inserted", Update.insert(at: 0)),
    ("every tenth removed", Update(deletions: stride(from: 0, to: count, by: 10).map(item))),
    (
      "all turned round",
      Update(moves: (0..<count).map { .init(from: item($0), to: item(count - 1 - $0)) })
    ),
  ]

  private static func item(_ number: Int) -> ItemPath { ItemPath(section: 0, item: number) }

  /// A wall that shows all of them at once.
  private static let wall = Environment(size: Size(width: 1000, height: 1100))

  private static let layout: FlowLayout = {
    var layout = FlowLayout()
    layout.item = ItemSize(Size(width: 8, height: 8))
    layout.interitemSpacing = 2
    layout.lineSpacing = 2
    return layout
  }()

  private static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 1e3).formatted(places: 2)) ms".padded(10, left: true)
  }
}

/// Keeps the optimizer from dropping what nobody looks at.
@inline(never) private func consume<Value>(_ value: Value) {}
