internal import GalleyGeometry
package import GalleyGraphics

/// The nodes of one group, in an order in which every frame can be drawn.
package struct AnimatedChildren {
  /// From the back to the front.
  private(set) var nodes: [AnimatedNode] = []
  private var followed = CommandMatching()
  /// The node that showed each family last.
  private var latest: [Int: AnimatedNode] = [:]

  package init() {}

  /// Follows what a frame draws; frames come in order.
  package mutating func record(_ all: [DrawCommand], at frame: Int) {
    let commands = all.map(\.joinedWithOnlyChild)
    let families = followed.families(of: commands)
    let shown = place(commands, families)
    for (command, node) in zip(commands, shown) {
      if case .group(let group) = command, let last = latest[node.family], last !== node {
        // What takes over from the next frame on should be met where it begins.
        last.recordPlace(of: group, at: frame)
      }
      node.record(command, at: frame)
      latest[node.family] = node
    }
  }

  /// A node for each command, in the order of the nodes.
  private mutating func place(_ commands: [DrawCommand], _ families: [Int]) -> [AnimatedNode] {
    var shown = zip(commands, families).map { command, family in
      preferredNode(of: family, for: command)
    }
    // Whatever contradicts the order so far gets another node.
    let saved = longestRise(shown.map { $0?.position })
    for index in shown.indices where !saved.contains(index) { shown[index] = nil }
    var last: AnimatedNode?
    for index in commands.indices {
      let next = shown[index...].lazy.compactMap { $0 }.first
      let node =
        shown[index] ?? node(for: commands[index], of: families[index], after: last, before: next)
      shown[index] = node
      last = node
    }
    return shown.compactMap { $0 }
  }

  private func preferredNode(of family: Int, for command: DrawCommand) -> AnimatedNode? {
    guard let last = latest[family] else { return nil }
    return last.canShow(command) ? last : nodes.first { $0.family == family && $0.canShow(command) }
  }

  /// A node between two others: one that is there already, else a new one.
  private mutating func node(
    for command: DrawCommand, of family: Int, after last: AnimatedNode?, before next: AnimatedNode?
  ) -> AnimatedNode {
    let start = last.map { $0.position + 1 } ?? 0
    let between = nodes[start..<(next?.position ?? nodes.count)]
    let relatives = between.filter { $0.family == family }
    if let known = relatives.first(where: { $0.canShow(command) }) { return known }
    let node = AnimatedNode(for: command, family: family)
    insert(node, at: relatives.last.map { $0.position + 1 } ?? start)
    return node
  }

  private mutating func insert(_ node: AnimatedNode, at position: Int) {
    nodes.insert(node, at: position)
    for position in position..<nodes.count { nodes[position].position = position }
  }
}

/// The indices of a longest strictly rising subsequence of the numbers that there are.
///
/// Patience sorting (Fredman 1975): the tails of the best rises of every length, each with the way
/// back.
func longestRise(_ numbers: [Int?]) -> Set<Int> {
  var tails: [Int] = []
  var before: [Int: Int] = [:]
  for (index, number) in numbers.enumerated() {
    guard let number else { continue }
    let length = tails.partitioningIndex { (numbers[$0] ?? number) >= number }
    if length > 0 { before[index] = tails[length - 1] }
    if length < tails.count { tails[length] = index } else { tails.append(index) }
  }
  var rise: Set<Int> = []
  var index = tails.last
  while let current = index {
    rise.insert(current)
    index = before[current]
  }
  return rise
}

/// Says which commands of successive frames are one element: named groups and parts of a screen by
/// their names, all others by what they are and where they stand.
struct CommandMatching {
  private struct Unnamed {
    var command: DrawCommand
    var family: Int
  }

  private var named: [String: Int] = [:]
  /// The unnamed commands of the last frame.
  private var unnamed: [Unnamed] = []
  /// Those that were there earlier, as they were last.
  private var gone: [Unnamed] = []
  private var familyCount = 0

  /// A number for each command of the next frame; the same for the same element.
  mutating func families(of commands: [DrawCommand]) -> [Int] {
    var next = followUnnamed(commands.filter { $0.groupID == nil })[...]
    return commands.map { command in
      if let id = command.groupID { return family(of: id) }
      return next.popFirst() ?? makeFamily()
    }
  }

  private mutating func family(of id: String) -> Int {
    if let family = named[id] { return family }
    let family = makeFamily()
    named[id] = family
    return family
  }

  private mutating func makeFamily() -> Int {
    familyCount += 1
    return familyCount
  }

  private mutating func followUnnamed(_ commands: [DrawCommand]) -> [Int] {
    let isEven =
      commands.count == unnamed.count
      && zip(commands, unnamed).allSatisfy { $0.kind == $1.command.kind }
    let families = isEven ? unnamed.map(\.family) : familiesAcrossGap(commands)
    let present = Set(families)
    gone = (gone + unnamed).filter { !present.contains($0.family) }
    unnamed = zip(commands, families).map { Unnamed(command: $0, family: $1) }
    return families
  }

  /// Where siblings came or went: what did not change at either end stays, and what is left in the
  /// middle is followed by kind and order.
  private mutating func familiesAcrossGap(_ commands: [DrawCommand]) -> [Int] {
    let shorter = min(commands.count, unnamed.count)
    let head = (0..<shorter).first { !commands[$0].resembles(unnamed[$0].command) } ?? shorter
    let tail =
      (0..<(shorter - head)).first { back in
        !commands[commands.count - 1 - back]
          .resembles(unnamed[unnamed.count - 1 - back].command)
      } ?? shorter - head
    var middle = Array(unnamed[head..<(unnamed.count - tail)])
    let found = commands[head..<(commands.count - tail)].map { command in
      if let known = middle.firstIndex(where: { $0.command.kind == command.kind }) {
        return middle.remove(at: known).family
      }
      return gone.first { $0.command.resembles(command) }?.family ?? makeFamily()
    }
    return unnamed[..<head].map(\.family) + found
      + unnamed[(unnamed.count - tail)...].map(\.family)
  }
}

extension DrawCommand {
  fileprivate var groupID: String? {
    guard case .group(let group) = self else { return nil }
    return group.name?.id ?? group.part.map { "part \($0.name)" }
  }

  fileprivate var joinedWithOnlyChild: DrawCommand {
    if case .group(let group) = self { .group(group.joinedWithOnlyChild) } else { self }
  }

  /// Whether both draw the same, wherever and however strongly they do.
  fileprivate func resembles(_ other: DrawCommand) -> Bool {
    guard case .group(let group) = self, case .group(let otherGroup) = other else {
      return self == other
    }
    return group.clip == otherGroup.clip && group.shadow == otherGroup.shadow
      && group.children == otherGroup.children
  }
}
