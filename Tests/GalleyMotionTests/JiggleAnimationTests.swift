import GalleyGeometry
import GalleyLayouts
import Testing

/// How icons quiver: by how much, how fast, and at a phase that their id alone decides.
struct JiggleAnimationTests {
  @Test func `at home an icon turns to both sides alike and stays within half a point`() throws {
    let view = try deleting("springboard, column")
    for id in [ItemID.loaded(0), .loaded(4), .loaded(8)] {
      let angles = try samples(view).map { try angle(of: id, in: view, at: $0) }
      let (least, greatest) = (angles.min() ?? 0, angles.max() ?? 0)
      #expect(abs(least + greatest) < 2e-3)
      #expect(abs(greatest - 0.03) < 1e-3)
      let places = samples(view).compactMap { place(of: id, in: view, at: $0) }
      let path = try #require(view.indexPath(of: id))
      let rest = try #require(view.arrangement.item(at: path))
      #expect(places.allSatisfy { ($0 - rest.center).length <= 0.4 * 2.0.squareRoot() + 1e-9 })
    }
  }

  @Test func `in the tutorial it turns from -2 to 6 degrees, 0.2 seconds each way`() throws {
    let view = try deleting("springboard, row")
    let degrees = try samples(view).map { try angle(of: .loaded(3), in: view, at: $0) * 180 / .pi }
    #expect(abs((degrees.min() ?? 0) + 2) < 0.1)
    #expect(abs((degrees.max() ?? 0) - 6) < 0.1)
    for time in samples(view) {
      let now = try angle(of: .loaded(3), in: view, at: time)
      let later = try angle(of: .loaded(3), in: view, at: time + .milliseconds(400))
      let between = try angle(of: .loaded(3), in: view, at: time + .milliseconds(200))
      #expect(abs(now - later) < 1e-9)
      #expect(abs(now + between - 4 * .pi / 180) < 1e-9)
    }
  }

  @Test func `icons are out of step, each at the phase of its id wherever it is`() throws {
    let view = try deleting("springboard, row")
    let angles = try (0..<9).map { try angle(of: .loaded($0), in: view, at: .zero) }
    #expect(Set(angles.map { ($0 * 1e6).rounded() }).count == 9)
    var moved = view
    try moved.update(Update(deletions: [0, 1], moves: [.init(from: 5, to: 2)]), after: .zero)
    for time in samples(view) {
      for id in [ItemID.loaded(2), .loaded(5), .loaded(8)] {
        let difference = try angle(of: id, in: moved, at: time) - angle(of: id, in: view, at: time)
        #expect(abs(difference) < 1e-9)
      }
    }
  }

  @Test func `it begins, ends and is carried through changes without a jump`() throws {
    var view = try MotionCase.named("springboard, row").view()
    let gestures: [(inout CollectionView) throws -> Void] = [
      { try $0.longPress(.item(2), after: .zero) },
      { try $0.perform(.tapClose(1), after: .milliseconds(100)) },
      { try $0.perform(.dragItem(3, to: .item(0), isHeld: true), after: .milliseconds(100)) },
      { try $0.perform(.release(velocity: .zero), after: .milliseconds(50)) },
      { try $0.tap(.background, after: .milliseconds(70)) },
      { try $0.longPress(.item(2), after: .milliseconds(90)) },
      {
        try $0.switchLayout(
          to: SpringboardLayout(), interaction: SpringboardInteraction(), after: .milliseconds(50))
      },
    ]
    for randomGesture in gestures {
      var last = view
      try randomGesture(&view)
      let pause = view.time - last.time
      last.advance(by: pause)
      guard pause <= .milliseconds(100) else { continue }
      #expect(Sight(last, at: .zero).difference(from: Sight(view, at: .zero)) == nil)
    }
    #expect(view.animatesIndefinitely)
  }

  private func deleting(_ name: String) throws -> CollectionView {
    var view = try MotionCase.named(name).view()
    view.start(inMode: SpringboardInteraction.deleting)
    return view
  }

  private func samples(_ view: CollectionView) -> [Duration] {
    (0..<150).map { .milliseconds($0 * 7) }
  }

  private func angle(of id: ItemID, in view: CollectionView, at time: Duration) throws -> Double {
    let element = try #require(view.elements(at: time).first { $0.itemID == id && !$0.isLeaving })
    return element.attributes.transform.decomposed.rotation
  }

  private func place(of id: ItemID, in view: CollectionView, at time: Duration) -> Point? {
    view.elements(at: time).first { $0.itemID == id }?.attributes.center
  }
}
