import GalleyGeometry
import GalleyLayouts
import Testing

/// What updates do to items, against a plain array and against themselves.
struct UpdateTests {
  @Test func `deletions in old and insertions in new indexes agree with an array, in any mixture`()
    throws
  {
    print("updates against an array: seeds 1 to 200")
    for seed in 1...200 as ClosedRange<UInt64> {
      var updates = RandomUpdate(seed: seed)
      var view = try CollectionView(
        content: Content(sections: [9, 0, 4].map { Content.Section(count: $0) }),
        layout: GridLayout(), in: Environment(size: Size(width: 300, height: 400)))
      var model = ArrayModel(ids: view.ids)
      for _ in 1...5 {
        let update = updates.update(of: view.ids.map(\.count), upTo: 25)
        model.apply(update)
        try view.update(update)
        #expect(view.ids == model.ids, "seed \(seed), \(update)")
      }
    }
  }

  @Test(arguments: MotionCase.all)
  func `an update in two halves ends where it ends in one`(example: MotionCase) throws {
    let start = try example.view()
    let last = start.ids[0].count - 1
    let gone = [ItemPath(section: 0, item: 1), ItemPath(section: 0, item: last)]
    let come = [0, last - 1].map { Update.Insertion(at: ItemPath(section: 0, item: $0)) }
    var whole = start
    try whole.update(Update(deletions: gone, insertions: come))
    for pause in [.zero, .milliseconds(100), nil] as [Duration?] {
      var halves = start
      try halves.update(Update(deletions: gone))
      try halves.update(Update(insertions: come), after: pause)
      #expect(halves.ids == whole.ids)
      #expect(halves.contentOffset == whole.contentOffset)
      #expect(halves.visibleElements == whole.visibleElements)
    }
  }

  /// The items that are to be seen where all is at rest: of justified rows not all have a row.
  private func shown(in view: CollectionView) -> Set<ItemID> {
    Set(
      view.ids.enumerated().flatMap { section, ids in
        ids.enumerated().filter { item, _ in
          view.arrangement.item(at: ItemPath(section: section, item: item))?.alpha == 1
        }.map(\.element)
      })
  }

  @Test(arguments: MotionCase.all)
  func `what neither comes nor goes keeps its alpha`(example: MotionCase) throws {
    print("alphas: \(example.name), seeds 1 to 10")
    for seed in 1...10 as ClosedRange<UInt64> {
      var updates = RandomUpdate(seed: seed)
      var view = try example.view()
      var stayed = shown(in: view)
      for pause in [nil, .milliseconds(120), .zero] as [Duration?] {
        var update = updates.update(of: view, upTo: example)
        update.reloads = []
        try view.update(update, after: pause)
        stayed.formIntersection(shown(in: view))
        for tenth in 0...10 {
          let elements = view.elements(at: view.settlingTime * Double(tenth) / 10)
          let others = elements.filter { stayed.contains($0.itemID ?? "") }
          #expect(others.allSatisfy { $0.attributes.alpha == 1 && !$0.isLeaving }, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: MotionCase.all)
  func `a transition begins as it was before and ends as it rests`(example: MotionCase) throws {
    let before = try example.view()
    var view = before
    try view.update(
      Update(deletions: [0], insertions: [.init(at: 1)], moves: [.init(from: 2, to: 4)]))
    #expect(Sight(view, at: .zero).difference(from: Sight(before, at: .zero)) == nil)
    #expect(Sight(view, at: .milliseconds(150)).difference(from: Sight(before, at: .zero)) != nil)
    #expect(
      view.attributes(at: view.settlingTime)
        == view.layout.elements(of: view.arrangement, in: view.viewport))
    view.settle()
    #expect(view.settlingTime == .zero)
  }

  @Test func `what comes with a reload fades in over what it was`() throws {
    var view = try MotionCase.named("grid").view()
    try view.update(.reload(3))
    let looks = view.elements(at: .milliseconds(150)).filter { $0.itemID == .loaded(3) }
    #expect(looks.map(\.revision) == [0, 1])
    #expect(looks.map(\.isLeaving) == [true, false])
    #expect(looks.allSatisfy { abs($0.attributes.alpha - 0.5) < 1e-9 })
  }

  @Test func `an item that comes is never taken for one that was given its name`() throws {
    var view = try CollectionView(
      content: Content(count: 2), layout: RingLayout(),
      in: Environment(size: Size(width: 300, height: 400)), ids: [["new-0", "b"]])
    let mine = Update.Insertion(at: 0, InsertedItem(id: "new-2"))
    try view.update(Update(insertions: [mine, .init(at: 1), .init(at: 2)]))
    #expect(view.ids == [["new-2", .inserted(0), .inserted(1), "new-0", "b"]])
  }

  @Test func `from right to left what comes last leaves the page where it is`() throws {
    var view = try MotionCase.named("carousel, from right to left").view()
    try view.scroll(.page(1))
    try view.update(.insert(at: ItemPath(section: 0, item: 6)))
    #expect(view.page == 1)
    try view.update(.delete(0))
    #expect(view.page == 1)
    try view.scroll(.end)
    #expect(view.page == 5)
  }
}

/// Sections of items as arrays, changed as UICollectionView's documentation says.
private struct ArrayModel {
  var ids: [[ItemID]]
  private var count = 0

  init(ids: [[ItemID]]) { self.ids = ids }

  mutating func apply(_ update: Update) {
    var incoming = update.moves.map { ($0.target, ids[$0.source.section][$0.source.item]) }
    for insertion in update.insertions {
      incoming.append((insertion.indexPath, .inserted(count)))
      count += 1
    }
    for path in (update.deletions + update.moves.map(\.source)).sorted(by: >) {
      ids[path.section].remove(at: path.item)
    }
    for (path, id) in incoming.sorted(by: { $0.0 < $1.0 }) {
      ids[path.section].insert(id, at: path.item)
    }
  }
}
