import GalleyGeometry
import GalleyLayouts

/// Makes updates in which deletions, insertions, moves and reloads are mixed.
struct RandomUpdate {
  private var generator: SplitMix64

  /// Takes its numbers from a generator, which goes on.
  init(generator: inout SplitMix64) {
    self.generator = SplitMix64(seed: generator.next())
  }

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func update(of view: CollectionView, upTo example: MotionCase) -> Update {
    update(of: view.ids.map(\.count), upTo: example.greatestCount)
  }

  /// An update of sections that hold so many items, after which they hold no more than `limit`.
  mutating func update(of counts: [Int], upTo limit: Int) -> Update {
    guard !counts.isEmpty else { return Update() }
    var sources = counts.enumerated().flatMap { section, count in
      (0..<count).map { ItemPath(section: section, item: $0) }
    }.shuffled(using: &generator)
    var update = Update()
    for _ in 0..<number(upTo: 3) { sources.popLast().map { update.deletions.append($0) } }
    for _ in 0..<number(upTo: 2) {
      sources.popLast().map { update.reloads.append(.init(at: $0)) }
    }
    let moved = (0..<number(upTo: 3)).compactMap { _ in sources.popLast() }
    var newCounts = counts
    for path in update.deletions { newCounts[path.section] -= 1 }
    var incoming = moved.map { path -> (ItemPath?, Int) in
      newCounts[path.section] -= 1
      return (path, section(of: counts))
    }
    let room = max(0, limit - counts.reduce(0, +) + update.deletions.count)
    incoming += (0..<min(room, number(upTo: 4))).map { _ in (nil, section(of: counts)) }
    for (_, section) in incoming { newCounts[section] += 1 }
    let standing = update
    return place(incoming, in: newCounts, &update) ? update : standing
  }

  /// Gives what comes a place each, none of them the index of something that is deleted; says
  /// whether there are as many.
  private mutating func place(
    _ incoming: [(source: ItemPath?, section: Int)], in counts: [Int], _ update: inout Update
  ) -> Bool {
    var taken = Set(update.deletions)
    for (source, section) in incoming {
      let free = (0..<counts[section]).map { ItemPath(section: section, item: $0) }
        .filter { !taken.contains($0) }
      guard let place = free.randomElement(using: &generator) else { return false }
      taken.insert(place)
      if let source {
        update.moves.append(.init(from: source, to: place))
      } else {
        update.insertions.append(.init(at: place))
      }
    }
    return true
  }

  private mutating func section(of counts: [Int]) -> Int {
    Int.random(in: 0..<counts.count, using: &generator)
  }

  private mutating func number(upTo limit: Int) -> Int {
    max(0, Int.random(in: -limit...limit, using: &generator))
  }
}
