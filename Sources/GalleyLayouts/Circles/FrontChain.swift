internal import GalleyGeometry

/// The ring of outermost circles of a packing, with what finds the pair to fill next.
///
/// Links of the ring live in reused slots. A slot's score is the squared distance from the origin of the
/// point where its circle and the next one's touch.
struct FrontChain {
  /// The circle of the chain in the way that is nearest along the chain, and on which side it lies.
  enum Blocker {
    case ahead(Int)
    case behind(Int)
  }

  private struct Link {
    var body: Circle
    /// Grows along the chain but for one place, where it falls: tells which of two links comes first.
    var order: Double
    var next: Int32
    var previous: Int32
    var circle: Int32
  }

  private var links: [Link] = []
  private var freeSlots: [Int] = []
  private var scores = MinimumTree()
  /// That of the pair into which a circle was inserted last, which may not be a number.
  private var firstScore = Double.nan
  private var grid: ChainGrid

  init(reserving count: Int, largestRadius: Double) {
    grid = ChainGrid(circleCount: count, largestRadius: largestRadius)
  }

  // MARK: The ring

  /// Links circles to a ring, in the order given, which is their number.
  mutating func begin(with circles: [Circle]) {
    let count = circles.count
    for (slot, body) in circles.enumerated() {
      links.append(
        Link(
          body: body, order: Double(slot), next: Int32((slot + 1) % count),
          previous: Int32((slot + count - 1) % count), circle: Int32(slot)))
      grid.insert(slot, body)
    }
    for slot in links.indices { updateScore(of: slot) }
  }

  var firstPair: (Int, Int) { (0, 1) }

  /// The circle of a link.
  func body(_ link: Int) -> Circle { links[link].body }

  func next(_ link: Int) -> Int { Int(links[link].next) }

  /// The numbers of the circles of the whole ring.
  func circleNumbers(from start: Int) -> [Int] {
    var circles: [Int] = []
    var link = start
    repeat {
      circles.append(Int(links[link].circle))
      link = next(link)
    } while link != start
    return circles
  }

  /// Cuts out what lies between two links; the pair's score counts once a circle is inserted there.
  mutating func join(_ first: Int, _ second: Int) {
    var link = next(first)
    while link != second {
      scores[link] = .infinity
      grid.remove(link)
      freeSlots.append(link)
      link = next(link)
    }
    links[first].next = Int32(truncatingIfNeeded: second)
    links[second].previous = Int32(truncatingIfNeeded: first)
  }

  /// Puts a circle between two neighbours.
  ///
  /// Its own score counts from the next circle on.
  mutating func insert(_ circle: Int, _ body: Circle, between first: Int, and second: Int) -> Int {
    let link = Link(
      body: body, order: 0, next: Int32(truncatingIfNeeded: second),
      previous: Int32(truncatingIfNeeded: first), circle: Int32(truncatingIfNeeded: circle))
    let slot = freeSlots.popLast() ?? links.count
    if slot == links.count { links.append(link) } else { links[slot] = link }
    links[first].next = Int32(truncatingIfNeeded: slot)
    links[second].previous = Int32(truncatingIfNeeded: slot)
    setOrder(of: slot, between: first, and: second)
    grid.insert(slot, body)
    firstScore = updateScore(of: first)
    return slot
  }

  private mutating func setOrder(of slot: Int, between first: Int, and second: Int) {
    let (low, high) = (links[first].order, links[second].order)
    let order = high > low ? low + (high - low) / 2 : low + 1
    links[slot].order = order
    guard order == low || order == high else { return }
    // The numbers between two neighbours are used up: count the whole chain anew.
    var link = slot
    var position = 0.0
    repeat {
      links[link].order = position
      position += 1
      link = next(link)
    } while link != slot
  }

  // MARK: The pair nearest the origin

  /// The first link of the pair that is nearest the origin; of several, the first along the chain.
  ///
  /// The search begins at the link before the inserted one, whose own pair is passed over this time: it
  /// has no score until this search is over.
  mutating func nearestPair(startingAt first: Int, inserted: Int) -> Int {
    defer { updateScore(of: inserted) }
    let least = scores.minimum
    // Not a number where two circles of radius 0 meet: nothing is nearer than that.
    guard firstScore > least else { return first }
    if let nearest = scores.onlyMinimum { return nearest }
    let start = links[inserted].order
    var (nearest, nearestRank) = (first, Double.infinity)
    var pastEnd = (nearest, nearestRank)
    scores.forEachMinimum { slot in
      let order = links[slot].order
      if order > start {
        if order < nearestRank { (nearest, nearestRank) = (slot, order) }
      } else if order < pastEnd.1 {
        pastEnd = (slot, order)
      }
    }
    return nearestRank < .infinity ? nearest : pastEnd.0
  }

  /// Returns the score, which may not be a number.
  @discardableResult
  private mutating func updateScore(of slot: Int) -> Double {
    let value = score(of: slot)
    scores[slot] = value.isNaN ? .infinity : value
    return value
  }

  private func score(of slot: Int) -> Double {
    let a = links[slot].body
    let b = links[next(slot)].body
    let sum = a.radius + b.radius
    let x = (a.center.x * b.radius + b.center.x * a.radius) / sum
    let y = (a.center.y * b.radius + b.center.y * a.radius) / sum
    return x * x + y * y
  }

  // MARK: What is in the way

  /// The circle of the chain that overlaps the given one and is nearest to the pair along the chain.
  func obstacle(to body: Circle, between first: Int, and second: Int) -> Blocker? {
    // What is in the way is most often the next circle on one side.
    let (ahead, behind) = (next(second), Int(links[first].previous))
    let isBlocked =
      (ahead != first && links[ahead].body.overlapsChain(body))
      || (behind != second && links[behind].body.overlapsChain(body))
      || grid.hasObstacle(to: body, except: first, second)
    guard isBlocked else { return nil }
    return nearestObstacle(to: body, between: first, and: second)
  }

  /// Walks along the chain both ways, on the side that is shorter so far, until something is in the way.
  private func nearestObstacle(
    to body: Circle, between first: Int, and second: Int
  ) -> Blocker? {
    var (ahead, behind) = (next(second), Int(links[first].previous))
    var (aheadLength, behindLength) = (links[second].body.radius, links[first].body.radius)
    repeat {
      if aheadLength <= behindLength {
        if links[ahead].body.overlapsChain(body) { return .ahead(ahead) }
        aheadLength += links[ahead].body.radius
        ahead = next(ahead)
      } else {
        if links[behind].body.overlapsChain(body) { return .behind(behind) }
        behindLength += links[behind].body.radius
        behind = Int(links[behind].previous)
      }
    } while ahead != next(behind)
    return nil
  }
}

/// A list of numbers from zero up that knows its least one: changing one takes logarithmic time.
///
/// A complete tree in one array, of eight children to a node, which lie side by side; each inner node is the
/// least of its children. Numbers are kept as their bits, which have the same order and can be compared
/// without branches.
struct MinimumTree {
  private static let infinity = Double.infinity.bitPattern

  private var capacity = 64
  /// The node of the first position.
  private var firstLeaf = 9
  private var nodes = [UInt64](repeating: infinity, count: 73)

  /// The least number; infinite where there is none.
  var minimum: Double { Double(bitPattern: nodes[0]) }

  /// The number at a position; infinite where none was set.
  ///
  /// Never NaN.
  subscript(position: Int) -> Double {
    get { position < capacity ? Double(bitPattern: nodes[firstLeaf + position]) : .infinity }
    set {
      while position >= capacity { grow() }
      let node = firstLeaf + position
      nodes.withUnsafeMutableBufferPointer { Self.set(node, of: $0, to: newValue.bitPattern) }
    }
  }

  /// Goes up as long as what lies below changes the least number.
  private static func set(
    _ node: Int, of nodes: UnsafeMutableBufferPointer<UInt64>, to value: UInt64
  ) {
    var (node, value) = (node, value)
    while node > 0 {
      let old = nodes[node]
      nodes[node] = value
      node = (node - 1) >> 3
      let least = nodes[node]
      guard value < least || old == least else { return }
      if value >= least { value = Self.least(below: node, of: nodes) }
      guard value != least else { return }
    }
    nodes[0] = value
  }

  @inline(__always)
  private static func least(
    below node: Int, of nodes: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    var least = infinity
    for child in 8 * node + 1...8 * node + 8 { least = min(least, nodes[child]) }
    return least
  }

  /// The position of the least number; nil where several hold it.
  var onlyMinimum: Int? {
    nodes.withUnsafeBufferPointer { nodes in
      var node = 0
      while node < firstLeaf {
        let holders = Self.holders(of: nodes[0], below: node, of: nodes)
        guard holders & (holders &- 1) == 0 else { return nil }
        node = 8 * node + 1 + holders.trailingZeroBitCount
      }
      return node - firstLeaf
    }
  }

  /// Calls `body` with each position that holds the least number.
  func forEachMinimum(_ body: (Int) -> Void) {
    nodes.withUnsafeBufferPointer { visit(0, of: $0, body) }
  }

  private func visit(
    _ node: Int, of nodes: UnsafeBufferPointer<UInt64>, _ body: (Int) -> Void
  ) {
    guard node < firstLeaf else { return body(node - firstLeaf) }
    var holders = Self.holders(of: nodes[0], below: node, of: nodes)
    while holders != 0 {
      visit(8 * node + 1 + holders.trailingZeroBitCount, of: nodes, body)
      holders &= holders - 1
    }
  }

  /// A bit for each child that has a number.
  @inline(__always)
  private static func holders(
    of number: UInt64, below node: Int, of nodes: UnsafeBufferPointer<UInt64>
  ) -> UInt32 {
    var holders: UInt32 = 0
    for child in 0..<8 where nodes[8 * node + 1 + child] == number {
      holders |= 1 &<< UInt32(child)
    }
    return holders
  }

  private mutating func grow() {
    var grown = MinimumTree()
    grown.capacity = capacity * 8
    grown.firstLeaf = firstLeaf * 8 + 1
    grown.nodes = Array(repeating: Self.infinity, count: grown.firstLeaf + grown.capacity)
    for position in 0..<capacity { grown[position] = self[position] }
    self = grown
  }
}
