internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// An item of a collection, seen or not.
struct ContentItem {
  var id: ItemID
  var indexPath: ItemPath
  /// The digest of the item in the scene; nil where that is not known.
  var digest: SourceDigest?
  /// Nil for an item out of sight.
  var node: RecordNode?

  var name: ElementName { ElementName(item: id) }

  var hasOwnID: Bool { if case .given = id { true } else { false } }

  /// The identity of an item without an id.
  enum Identity: Hashable {
    case digest(SourceDigest)
    case look([Look.Part]?, Size)
    /// An item out of sight of which nothing is known.
    case unknown(ItemID)
  }

  /// - `usesDigests`: whether all items of both pictures have one.
  func identity(usesDigests: Bool) -> Identity {
    if usesDigests, let digest { return .digest(digest) }
    guard let node else { return .unknown(id) }
    return .look(node.matter, node.frame.size)
  }

  /// Whether an item may be another that only lies in the same place: one that has an id is another
  /// item where its id is, unless it looks the same.
  func mayBe(_ other: ContentItem) -> Bool {
    guard hasOwnID, other.hasOwnID else { return true }
    guard let mine = node?.matter, let theirs = other.node?.matter else { return false }
    return mine == theirs
  }

  /// From 0, nothing in common, to 1; a little for being an item.
  func likeness(to other: ContentItem) -> Double {
    if let digest, digest == other.digest { return 1 }
    guard let mine = node?.matter, let theirs = other.node?.matter else { return 0.1 }
    let set = Set(mine)
    let count = max(mine.count, theirs.count)
    let shared = theirs.count { set.contains($0) }
    return 0.1 + 0.8 * (count == 0 ? 1 : Double(shared) / Double(count))
  }
}

extension Subject {
  /// An item as one picture has it, or both.
  init(_ old: ContentItem?, _ new: ContentItem?, of collection: String) {
    let item = new ?? old
    self.init(
      .element(item?.name ?? ElementName(item: .loaded(0)), of: collection),
      indexPath: item?.indexPath, from: old?.node?.shownFrame, to: new?.node?.shownFrame)
    if item?.hasOwnID == false { text = (new?.node ?? old?.node)?.text }
  }
}

extension Subject {
  /// The subject under the name of an item of the same collection.
  func called(as item: ContentItem) -> Subject {
    guard case .element(_, let collection) = name.outer else { return self }
    var subject = self
    subject.name.outer = .element(item.name, of: collection)
    return subject
  }
}

extension ChangeDraft {
  /// The change of items, of which some may be in sight.
  func seen(in pairs: [(old: ContentItem, new: ContentItem)]) -> ChangeDraft {
    var draft = self
    draft.isSeen = pairs.contains { $0.old.node != nil || $0.new.node != nil }
    return draft
  }
}

extension RecordNode {
  /// The parts of the node's look, apart from their places: those are rounded to other pixels
  /// wherever it is moved.
  var matter: [Look.Part]? {
    let looks = layers.map { $0.compactMap(\.look) } ?? look.map { [$0] }
    return looks?.flatMap { $0.parts.map(\.withoutPlaces) }
  }
}

/// The items of a collection in one picture.
struct ContentItems {
  /// In the order of their index paths.
  private(set) var items: [ContentItem]
  /// Whether those out of sight are known.
  let coversAllItems: Bool
  /// How many items each section has.
  let counts: [Int]?
  /// Views that are no items, and items on their way out.
  let others: [RecordNode]

  init(_ record: LayoutRecord) {
    let nodes = record.nodes
    var items = nodes.compactMap { node -> ContentItem? in
      guard let id = node.item, !node.isLeaving, let path = node.indexPath else { return nil }
      return ContentItem(id: id, indexPath: path, digest: node.digest, node: node)
    }
    let seen = items.count
    if let offscreen = record.offscreenItems {
      items += offscreen
      coversAllItems = true
    } else {
      coversAllItems = record.itemCounts.map { $0.reduce(0, +) == seen } ?? false
    }
    self.items = items.sorted { $0.indexPath < $1.indexPath }
    counts = record.itemCounts
    others = nodes.filter { $0.item == nil || $0.isLeaving }
  }
}

/// The items of a collection that changed their place among the others, seen or not.
struct ContentOrder {
  private let pairs: [(old: ContentItem, new: ContentItem)]
  private let collection: String
  /// Which of the items before each one is, in the order of those now.
  private let ranks: [Int]

  /// - `pairs`: In the order of the actual items.
  init(of pairs: [(old: ContentItem, new: ContentItem)], in collection: String) {
    self.pairs = pairs
    self.collection = collection
    let olds = pairs.map(\.old.indexPath)
    let sorted = olds.indices.sorted { olds[$0] < olds[$1] }
    var ranks = Array(repeating: 0, count: pairs.count)
    for (rank, place) in sorted.enumerated() { ranks[place] = rank }
    self.ranks = ranks
  }

  /// The fewest items that moved among the others.
  var drafts: [ChangeDraft] {
    let differing = ranks.indices.filter { ranks[$0] != $0 }.map { pairs[$0] }
    guard !differing.isEmpty else { return [] }
    if differing.count == 2 {
      let both = differing.sorted { $0.new.id < $1.new.id }
      return [ChangeDraft(.swapped, of: both.map(subject)).seen(in: both)]
    }
    if ranks.indices.allSatisfy({ ranks[$0] == ranks.count - 1 - $0 }) {
      return [ChangeDraft(.reversed(count: ranks.count), of: [whole])]
    }
    let kept = Set(SequenceAlignment.ascending(ranks.enumerated().map { ($0, $1) }).map(\.0))
    let moved = ranks.indices.filter { !kept.contains($0) }
    guard moved.count <= 3 else {
      let change = Change.rearranged(moved: moved.count, of: ranks.count)
      return [ChangeDraft(change, of: [whole]).seen(in: differing)]
    }
    // What passes items in sight is seen by them.
    return moved.map { reindexed($0).seen(in: differing) }
  }

  private func reindexed(_ place: Int) -> ChangeDraft {
    let pair = pairs[place]
    let passed = ranks.indices.count { other in
      (other < place) != (ranks[other] < ranks[place]) && other != place
    }
    return ChangeDraft(
      .reindexed(from: pair.old.indexPath, to: pair.new.indexPath, passed: passed),
      of: [subject(pair)])
  }

  private func subject(_ pair: (old: ContentItem, new: ContentItem)) -> Subject {
    Subject(pair.old, pair.new, of: collection)
  }

  private var whole: Subject { Subject(.collection(collection)) }
}
