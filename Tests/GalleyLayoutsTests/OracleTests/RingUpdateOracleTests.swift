import GalleyGeometry
import GalleyLayouts
import Testing

/// ring.json: both ends of the way of every item in every update of the corrected CircleLayout.
struct RingUpdateOracleTests {
  struct Case: Decodable {
    var input: RingOracleTests.Case.Input
    var expected: Expected

    struct Expected: Decodable {
      var updates: [Recorded]
    }

    struct Recorded: Decodable {
      var insertNewIndices: [Int]
      var deleteOldIndices: [Int]
      var countAfter: Int
      var appearing: [Way]
      var moving: [Way]
      var disappearing: [Way]
    }

    struct Way: Decodable {
      var oldIndex: Int?
      var newIndex: Int?
      var from: End
      var to: End
    }

    struct End: Decodable {
      var center: [Double]
      var alpha: Double
      var scale: Double
    }
  }

  @Test func `in every update items come, go and move as the original's`() throws {
    var tally = OracleTally("ring.json", counting: "updates")
    for example in try OracleFile<Case>.load("ring.json").cases {
      for (number, recorded) in example.expected.updates.enumerated() {
        var view = try self.view(example.input)
        try perform(recorded, on: &view)
        let just = view.settlingTime - .nanoseconds(2)
        tally.judge(
          "\(example.input.id), update \(number)",
          [
            "appearing": recorded.appearing.allSatisfy { agrees($0, in: view, until: nil) },
            "moving": recorded.moving.allSatisfy { agrees($0, in: view, until: nil) },
            "disappearing": recorded.disappearing.allSatisfy { agrees($0, in: view, until: just) },
            "elements": view.elements(at: .zero).count == recorded.wayCount,
            "count after": view.elements(at: view.settlingTime).count == recorded.countAfter,
          ])
      }
    }
    tally.report()
  }

  private func view(_ input: RingOracleTests.Case.Input) throws -> CollectionView {
    var layout = RingLayout()
    layout.item = ItemSize(Size(width: input.itemSize, height: input.itemSize))
    return try CollectionView(
      content: Content(count: input.count), layout: layout,
      in: Environment(size: Size(oracle: input.viewFrameSize)))
  }

  /// As a finger would where it can: one item goes at a tap on it, one comes first at a tap beside.
  private func perform(_ recorded: Case.Recorded, on view: inout CollectionView) throws {
    switch (recorded.insertNewIndices, recorded.deleteOldIndices) {
    case ([0], []): try view.tap(.background)
    case ([], let deleted) where deleted.count == 1:
      try view.tap(.item(ItemPath(section: 0, item: deleted[0])))
    case (let inserted, let deleted):
      try view.update(
        Update(
          deletions: deleted.map { ItemPath(section: 0, item: $0) },
          insertions: inserted.map { .init(at: ItemPath(section: 0, item: $0)) }))
    }
  }

  /// Whether an element begins and ends as recorded; one that leaves is looked at just before it
  /// has gone.
  private func agrees(
    _ way: Case.Way, in view: CollectionView, until just: Duration?
  ) -> Bool {
    let isLeaving = way.newIndex == nil
    guard let index = way.newIndex ?? way.oldIndex else { return false }
    func element(at time: Duration) -> LayoutAttributes? {
      view.elements(at: time).first {
        $0.isLeaving == isLeaving && $0.attributes.element.indexPath.item == index
      }?.attributes
    }
    return element(at: .zero)?.isAt(way.from) == true
      && element(at: just ?? view.settlingTime)?.isAt(way.to) == true
  }
}

extension RingUpdateOracleTests.Case.Recorded {
  fileprivate var wayCount: Int { appearing.count + moving.count + disappearing.count }
}

extension LayoutAttributes {
  fileprivate func isAt(_ end: RingUpdateOracleTests.Case.End) -> Bool {
    let scale = Transform.scale(end.scale)
    return center.isClose(to: Point(x: end.center[0], y: end.center[1]), within: 1e-3)
      && abs(alpha - end.alpha) < 1e-6
      && abs(transform.a - scale.a) < 1e-6 && abs(transform.d - scale.d) < 1e-6
      && transform.b == 0 && transform.c == 0
  }
}
