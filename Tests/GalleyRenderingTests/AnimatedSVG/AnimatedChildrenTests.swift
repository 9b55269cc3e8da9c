import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering
@testable import GalleySVG

@Suite struct `Children followed through frames` {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `draw every frame as it was, in its order`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let frames = (0..<12).map { _ in Self.commands(depth: 2, &random) }
    var children = AnimatedChildren()
    for (frame, commands) in frames.enumerated() { children.record(commands, at: frame) }
    for (frame, commands) in frames.enumerated() {
      #expect(children.commands(atFrame: frame) == commands, "seed \(seed), frame \(frame)")
    }
  }

  @Test func `are no more than the elements while orders agree`() {
    var children = AnimatedChildren()
    for (frame, ids) in ["abcd", "abd", "abdx", "ayb", "aybcdx"].enumerated() {
      children.record(ids.map { Self.named(String($0)) }, at: frame)
    }
    #expect(children.ids == ["a", "y", "b", "c", "d", "x"])
  }

  @Test func `get a second node where orders contradict, and go back to the first`() {
    var children = AnimatedChildren()
    for (frame, ids) in ["abcd", "acdb", "acdb", "abcd", "acdb"].enumerated() {
      children.record(ids.map { Self.named(String($0)) }, at: frame)
    }
    #expect(children.ids == ["a", "b", "c", "d", "b"])
    #expect(children.nodes[1].frames.ranges == [0..<1, 3..<4])
    #expect(children.nodes[4].frames.ranges == [1..<3, 4..<5])
  }

  @Test func `are followed past siblings without a name that come or go`() {
    var children = AnimatedChildren()
    let fills = [red, .black, .white].map { block(0, 0, 9, 9, $0) }
    children.record(fills, at: 0)
    children.record(Array(fills.dropFirst()), at: 1)
    children.record(fills, at: 2)
    #expect(children.nodes.count == 3)
  }

  @Test func `show a drawing that comes back by the node that had it`() {
    var children = AnimatedChildren()
    for (frame, color) in [red, .black, red, .black].enumerated() {
      children.record([block(0, 0, 9, 9, color)], at: frame)
    }
    #expect(children.nodes.map(\.frames.ranges) == [[0..<1, 2..<3], [1..<2, 3..<4]])
  }

  @Test(
    arguments: [
      ([], []), ([1], [0]), ([3, 1, 2], [1, 2]), ([1, 2, 3, 0], [0, 1, 2]),
      ([nil, 5, nil, 6], [1, 3]), ([2, 2], [1]),
    ] as [([Int?], Set<Int>)])
  func `keep the longest rise`(numbers: [Int?], rise: Set<Int>) {
    #expect(longestRise(numbers) == rise)
  }

  private static func named(_ id: String) -> DrawCommand {
    MovingPictures.named(id, .identity, [block(0, 0, 9, 9, .black)])
  }

  private static func commands(depth: Int, _ random: inout SplitMix64) -> [DrawCommand] {
    let names = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(Int(random.next() % 6))
    let groups = names.map { id in
      MovingPictures.named(
        id, Transform(tx: Double(random.next() % 3)),
        depth > 0 ? commands(depth: depth - 1, &random) : [])
    }
    let others = (0..<Int(random.next() % 4)).map { _ in unnamed(depth: depth, &random) }
    return (groups + others).shuffled(using: &random)
  }

  private static func unnamed(depth: Int, _ random: inout SplitMix64) -> DrawCommand {
    let box = Rect(x: Double(random.next() % 2), y: 0, width: 4, height: 4)
    let color = Color(hex: UInt32(random.next() % 3))
    switch random.next() % 4 {
    case 0 where depth > 0:
      return .group(
        Group(
          opacity: Double(random.next() % 2) / 2, clip: .rectangle(box),
          children: commands(depth: depth - 1, &random)))
    case 1: return .stroke(Stroke(.rectangle(box), .solid(color), width: 1))
    default: return .fill(Fill(.rectangle(box), .solid(color)))
    }
  }
}

extension AnimatedChildren {
  fileprivate var ids: [String] {
    nodes.map { if case .group(let name?) = $0.content { name.id } else { "" } }
  }

  /// What the nodes draw in a frame.
  fileprivate func commands(atFrame frame: Int) -> [DrawCommand] {
    nodes.filter { $0.frames.contains(frame) }.compactMap { $0.command(atFrame: frame) }
  }
}

extension FrameSet {
  fileprivate func contains(_ frame: Int) -> Bool { ranges.contains { $0.contains(frame) } }
}

extension PropertyTimeline {
  fileprivate func value(atFrame frame: Int) -> Value? {
    runs.first { ($0.firstFrame...$0.lastFrame).contains(frame) }?.value
  }
}

extension Variants {
  fileprivate func value(atFrame frame: Int) -> Value? {
    all.first { $0.frames.contains(frame) }?.value
  }
}

extension AnimatedNode {
  fileprivate func command(atFrame frame: Int) -> DrawCommand? {
    guard let place = transform.value(atFrame: frame) else { return nil }
    switch content {
    case .leaf(let leaf):
      guard case .fill(var fill) = leaf.command, let back = leaf.place.inverse else {
        return leaf.command
      }
      fill.shape = .rectangle(back.then(place).boundingBox(of: fill.shape.bounds))
      return .fill(fill)
    case .group(let name):
      return .group(
        Group(
          name: name, transform: place, opacity: opacity.value(atFrame: frame) ?? -1,
          clip: clip.value(atFrame: frame) ?? nil, shadow: shadow.value(atFrame: frame) ?? nil,
          children: children.commands(atFrame: frame)))
    }
  }
}
