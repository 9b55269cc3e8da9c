internal import GalleyGeometry

/// The ring of outermost circles of a packing, with what finds the pair to fill next.
///
/// Links of the ring live in reused slots. A slot's score is the squared distance from the origin of the
/// point where its circle and the next one's touch.
struct FrontChain {
  /// The circle of the chain in the way that is nearest along the chain, and on which side it lies.
  enum Obstacle {
    case ahead(Int)
    case behind(Int)
  }

  private struct Link {
    var circle: Int
    var body: Circle
    var next: Int
    var previous: Int
    /// Grows along the chain but for one place, where it falls: tells which of two links comes first.
    var order: Double
  }

  private var links: [Link] = []
  private var freeSlots: [Int] = []
  private var scores = MinimumTree()
  private var grid: ChainGrid

  init(reserving count: Int, largestRadius: Double) {
    grid = ChainGrid(circleCount: count, largestRadius: largestRadius)
  }

  // MARK: The ring

  /// Links circles to a ring, in the order given.
  mutating func begin(with circles: [(circle: Int, body: Circle)]) {
    for (slot, entry) in circles.enumerated() {
      links.append(
        Link(
          circle: entry.circle, body: entry.body, next: (slot + 1) % circles.count,
          previous: (slot + circles.count - 1) % circles.count, order: Double(slot)))
      grid.insert(slot, at: entry.body.center)
    }
    for slot in links.indices { updateScore(of: slot) }
  }

  var firstPair: (Int, Int) { (0, 1) }

  func circle(_ link: Int) -> Int { links[link].circle }

  func next(_ link: Int) -> Int { links[link].next }

  /// The circles of the whole ring.
  func circles(from start: Int) -> [Int] {
    var circles = [links[start].circle]
    var link = links[start].next
    while link != start {
      circles.append(links[link].circle)
      link = links[link].next
    }
    return circles
  }

  /// Cuts out what lies between two links; the pair's score counts once a circle is inserted there.
  mutating func join(_ first: Int, _ second: Int) {
    var link = links[first].next
    while link != second {
      scores[link] = .infinity
      grid.remove(link, at: links[link].body.center)
      freeSlots.append(link)
      link = links[link].next
    }
    links[first].next = second
    links[second].previous = first
  }

  /// Puts a circle between two neighbours. Its own score counts from the next circle on.
  mutating func insert(_ circle: Int, _ body: Circle, between first: Int, and second: Int) -> Int {
    let link = Link(circle: circle, body: body, next: second, previous: first, order: 0)
    let slot = freeSlots.popLast() ?? links.count
    if slot == links.count { links.append(link) } else { links[slot] = link }
    links[first].next = slot
    links[second].previous = slot
    setOrder(of: slot, between: first, and: second)
    grid.insert(slot, at: body.center)
    updateScore(of: first)
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
      link = links[link].next
    } while link != slot
  }

  // MARK: The pair nearest the origin

  /// The first link of the pair that is nearest the origin; of several, the first along the chain.
  ///
  /// The search begins at the link before the inserted one, whose own pair is passed over this time.
  mutating func nearestPair(startingAt first: Int, inserted: Int) -> Int {
    scores[inserted] = .infinity
    defer { updateScore(of: inserted) }
    let least = scores.minimum
    // Not a number where two circles of radius 0 meet: nothing is nearer than that.
    guard score(of: first) > least else { return first }
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

  private mutating func updateScore(of slot: Int) {
    let value = score(of: slot)
    scores[slot] = value.isNaN ? .infinity : value
  }

  private func score(of slot: Int) -> Double {
    let a = links[slot].body
    let b = links[links[slot].next].body
    let sum = a.radius + b.radius
    let x = (a.center.x * b.radius + b.center.x * a.radius) / sum
    let y = (a.center.y * b.radius + b.center.y * a.radius) / sum
    return x * x + y * y
  }

  // MARK: What is in the way

  /// The circle of the chain that overlaps the given one and is nearest to the pair along the chain.
  func obstacle(to body: Circle, between first: Int, and second: Int) -> Obstacle? {
    let isBlocked = grid.contains(near: body) { slot in
      slot != first && slot != second && overlaps(links[slot].body, body)
    }
    return isBlocked ? nearestObstacle(to: body, between: first, and: second) : nil
  }

  /// Walks along the chain both ways, on the side that is shorter so far, until something is in the way.
  private func nearestObstacle(
    to body: Circle, between first: Int, and second: Int
  ) -> Obstacle? {
    var (ahead, behind) = (links[second].next, links[first].previous)
    var (aheadLength, behindLength) = (links[second].body.radius, links[first].body.radius)
    repeat {
      if aheadLength <= behindLength {
        if overlaps(links[ahead].body, body) { return .ahead(ahead) }
        aheadLength += links[ahead].body.radius
        ahead = links[ahead].next
      } else {
        if overlaps(links[behind].body, body) { return .behind(behind) }
        behindLength += links[behind].body.radius
        behind = links[behind].previous
      }
    } while ahead != links[behind].next
    return nil
  }

  /// Whether two circles overlap by more than a millionth of a point: those that touch do not.
  private func overlaps(_ one: Circle, _ other: Circle) -> Bool {
    let reach = one.radius + other.radius - 1e-6
    let dx = other.center.x - one.center.x
    let dy = other.center.y - one.center.y
    return reach > 0 && reach * reach > dx * dx + dy * dy
  }
}
