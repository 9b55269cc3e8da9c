import GalleyGraphics

/// Says which commands of successive frames are one element: named groups by their names, all
/// others by what they are and where they stand.
struct FollowedCommands {
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
  fileprivate enum Kind { case fill, stroke, text, image, vectorImage, backdrop, group }

  fileprivate var kind: Kind {
    switch self {
    case .fill: .fill
    case .stroke: .stroke
    case .text: .text
    case .image: .image
    case .vectorImage: .vectorImage
    case .backdrop: .backdrop
    case .group: .group
    }
  }

  fileprivate var groupID: String? {
    guard case .group(let group) = self else { return nil }
    return group.name?.id
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
