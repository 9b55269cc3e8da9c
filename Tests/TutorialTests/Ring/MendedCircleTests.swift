import GalleyGeometry
import GalleyHosting
import GalleyLayouts
import GalleyPrograms
import Testing

/// The mended ring as a class is the ring as a value, at every instant.
struct MendedCircleTests {
  @Test(arguments: [
    Update.insert(at: 0), .insert(at: 6), .delete(0), .delete(4),
    .move(ItemPath(section: 0, item: 1), to: ItemPath(section: 0, item: 5)), .reload(3),
  ])
  func `an update looks the same at every instant`(update: Update) throws {
    var (circle, ring) = try views(count: 6)
    try circle.update(update)
    try ring.update(update)
    expectSame(circle, ring)
  }

  @Test func `a mixture looks the same, and an update that interrupts another`() throws {
    var (circle, ring) = try views(count: 9)
    for (update, pause) in Self.mixtures {
      try circle.update(update, after: pause)
      try ring.update(update, after: pause)
      expectSame(circle, ring)
    }
  }

  @Test(arguments: [0, 1, 2, 12])
  func `the last item goes and the first one comes as in the ring`(count: Int) throws {
    var (circle, ring) = try views(count: count)
    for _ in 0..<count {
      try circle.tap(.item(0))
      try ring.tap(.item(0))
      expectSame(circle, ring)
    }
    try circle.tap(.background)
    try ring.tap(.background)
    expectSame(circle, ring)
    #expect(circle.ids.joined().count == 1)
  }

  @Test func `a rotation looks the same`() throws {
    var (circle, ring) = try views(count: 8)
    let turned = Environment(
      size: Size(width: 568, height: 300), contentInset: EdgeInsets(top: 20, leading: 8))
    try circle.resize(to: turned)
    try ring.resize(to: turned)
    expectSame(circle, ring)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any updates look the same`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var (circle, ring) = try views(count: Int.random(in: 0...12, using: &random))
    for _ in 0..<6 {
      let update = update(of: circle.ids[0].count, using: &random)
      let pause = Bool.random(using: &random) ? Duration.milliseconds(120) : nil
      try circle.update(update, after: pause)
      try ring.update(update, after: pause)
      expectSame(circle, ring, "seed \(seed)")
    }
  }

  /// Deletes some items, and puts new ones between those that stay.
  private func update(of count: Int, using random: inout SplitMix64) -> Update {
    let deletions = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let comers = Int.random(in: 0...3, using: &random)
    let total = count - deletions.count + comers
    let places = (0..<total).shuffled(using: &random).prefix(comers).sorted()
    return Update(
      deletions: deletions.map { ItemPath(section: 0, item: $0) },
      insertions: places.map { .init(at: ItemPath(section: 0, item: $0)) })
  }

  private static let mixtures: [(Update, Duration?)] = [
    (
      Update(
        deletions: [2, 5], insertions: [.init(at: 0), .init(at: 4)],
        moves: [.init(from: 8, to: 1)], reloads: [.init(at: 3)]), nil
    ),
    (Update(deletions: [0, 1], insertions: [.init(at: 6)]), .milliseconds(100)),
    (Update(deletions: [3], moves: [.init(from: 0, to: 6)]), .milliseconds(50)),
  ]

  private func views(count: Int) throws -> (circle: CollectionView, ring: CollectionView) {
    let environment = Environment(size: Size(width: 320, height: 460))
    let content = Content(count: count)
    return (
      try CollectionView(
        content: content, layout: UIKitLayout { MendedCircle() }, in: environment,
        interaction: RingInteraction()),
      try CollectionView(content: content, layout: RingLayout(), in: environment)
    )
  }

  private func expectSame(
    _ circle: CollectionView, _ ring: CollectionView, _ comment: Comment? = nil
  ) {
    #expect(circle.arrangement.contentSize == ring.arrangement.contentSize, comment)
    #expect(circle.settlingTime == ring.settlingTime, comment)
    for milliseconds in stride(from: 0, through: 320, by: 20) {
      let time = Duration.milliseconds(milliseconds)
      let (shown, expected) = (circle.elements(at: time), ring.elements(at: time))
      #expect(shown.map(\.itemID) == expected.map(\.itemID), comment)
      #expect(
        zip(shown, expected).allSatisfy {
          $0.isLeaving == $1.isLeaving && $0.attributes.isClose(to: $1.attributes)
        }, comment)
    }
  }
}
