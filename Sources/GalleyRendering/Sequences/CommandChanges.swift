import GalleyGraphics
internal import GalleyPNG

/// Finds where two display lists may show different pixels.
struct CommandChanges {
  private(set) var region = DirtyRegion()

  /// Compares what lies at the same place in both, from the back and from the front; groups that are
  /// but looked through are compared child by child.
  init(from old: BoundedCommands, to new: BoundedCommands) { compare(old, new) }

  private mutating func compare(_ old: BoundedCommands, _ new: BoundedCommands) {
    let (old, new) = Self.withoutEqualEnds(old, new)
    guard old.commands.count == new.commands.count else {
      for bounds in old.allBounds + new.allBounds { insert(bounds.pixels) }
      return
    }
    let pairs = zip(zip(old.commands, new.commands), zip(old.allBounds, new.allBounds))
    for ((before, after), (boundsBefore, boundsAfter)) in pairs where before != after {
      compare((before, boundsBefore), (after, boundsAfter))
    }
  }

  private mutating func compare(
    _ old: (command: DrawCommand, bounds: DrawBounds),
    _ new: (command: DrawCommand, bounds: DrawBounds)
  ) {
    if case .group(let before) = old.command, case .group(let after) = new.command,
      let childrenBefore = old.bounds.children, let childrenAfter = new.bounds.children,
      before.places(likeThoseOf: after)
    {
      compare(
        BoundedCommands(before.children, childrenBefore),
        BoundedCommands(after.children, childrenAfter))
    } else {
      insert(old.bounds.pixels)
      insert(new.bounds.pixels)
    }
  }

  private mutating func insert(_ pixels: PixelRectangle?) {
    if let pixels { region.insert(pixels) }
  }

  private static func withoutEqualEnds(
    _ old: BoundedCommands, _ new: BoundedCommands
  ) -> (BoundedCommands, BoundedCommands) {
    let back = zip(old.commands, new.commands).prefix { $0 == $1 }.count
    let (old, new) = (old.dropFirst(back), new.dropFirst(back))
    let front = zip(old.commands.reversed(), new.commands.reversed()).prefix { $0 == $1 }.count
    return (old.dropLast(front), new.dropLast(front))
  }
}

extension Group {
  /// Whether two groups differ in nothing but their children, as far as pixels go.
  fileprivate func places(likeThoseOf other: Group) -> Bool {
    transform == other.transform && projection == other.projection && opacity == other.opacity
      && clip == other.clip && shadow == other.shadow
  }
}
