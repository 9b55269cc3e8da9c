import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// ring.json: frames, and both ends of every way in every update, of the corrected tutorial.
struct RingTutorialTests {
  struct Case: Decodable {
    var input: Input
    var expected: Expected

    struct Input: Decodable {
      var id: String
      var viewFrameSize: [Double]
      var count: Int
      var itemSize: Double
    }

    struct Expected: Decodable {
      var contentSize: [Double]
      var frames: [[Double]]
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

  @Test func `every case is laid out as recorded`() throws {
    for example in try Oracle<Case>.cases("ring.json") {
      let view = try view(example.input)
      #expect(
        view.arrangement.cellFrames.isClose(to: example.expected.frames, within: 1e-3),
        "\(example.input.id)")
      #expect(view.arrangement.contentSize == Size(oracle: example.expected.contentSize))
    }
  }

  @Test func `in every update items come, go and move as recorded`() throws {
    var count = 0
    for example in try Oracle<Case>.cases("ring.json") {
      for (number, recorded) in example.expected.updates.enumerated() {
        var view = try view(example.input)
        try view.update(
          Update(
            deletions: recorded.deleteOldIndices.map { ItemPath(section: 0, item: $0) },
            insertions: recorded.insertNewIndices.map { .init(at: ItemPath(section: 0, item: $0)) }
          ))
        let just = view.settlingTime - .nanoseconds(2)
        let place: Comment = "\(example.input.id), update \(number)"
        let ways = recorded.appearing + recorded.moving + recorded.disappearing
        #expect(view.elements(at: .zero).count == ways.count, place)
        #expect(view.elements(at: view.settlingTime).count == recorded.countAfter, place)
        for way in recorded.appearing + recorded.moving {
          #expect(agrees(way, in: view, until: view.settlingTime), place)
        }
        for way in recorded.disappearing { #expect(agrees(way, in: view, until: just), place) }
        count += ways.count
      }
    }
    #expect(count > 700)
  }

  private func view(_ input: Case.Input) throws -> CollectionView {
    let itemSize = input.itemSize
    let layout = UIKitLayout { MendedCircle(diameter: itemSize) }
    return try CollectionView(
      content: Content(count: input.count), layout: layout,
      in: Environment(size: Size(oracle: input.viewFrameSize)), interaction: RingInteraction())
  }

  private func agrees(_ way: Case.Way, in view: CollectionView, until end: Duration) -> Bool {
    guard let index = way.newIndex ?? way.oldIndex else { return false }
    func element(at time: Duration) -> LayoutAttributes? {
      view.elements(at: time).first {
        $0.isLeaving == (way.newIndex == nil) && $0.attributes.element.indexPath.item == index
      }?.attributes
    }
    return element(at: .zero)?.isAt(way.from) == true && element(at: end)?.isAt(way.to) == true
  }
}

extension LayoutAttributes {
  fileprivate func isAt(_ end: RingTutorialTests.Case.End) -> Bool {
    center.isClose(to: Point(x: end.center[0], y: end.center[1]), within: 1e-3)
      && abs(alpha - end.alpha) < 1e-6 && abs(transform.a - end.scale) < 1e-6
      && abs(transform.d - end.scale) < 1e-6
  }
}
