import GalleyGraphics
internal import GalleyPNG

/// Finds where two display lists may show different pixels.
struct CommandChanges {
  private(set) var region = DirtyRegion()

  /// Compares what lies at the same place in both, from the back and from the front; groups that are
  /// but looked through are compared child by child.
  init(from old: ExtendedCommands, to new: ExtendedCommands) { compare(old, new) }

  private mutating func compare(_ old: ExtendedCommands, _ new: ExtendedCommands) {
    let (old, new) = Self.withoutEqualEnds(old, new)
    guard old.commands.count == new.commands.count else {
      for extent in old.extents + new.extents { insert(extent.pixels) }
      return
    }
    let pairs = zip(zip(old.commands, new.commands), zip(old.extents, new.extents))
    for ((before, after), (extentBefore, extentAfter)) in pairs where before != after {
      compare((before, extentBefore), (after, extentAfter))
    }
  }

  private mutating func compare(
    _ old: (command: DrawCommand, extent: DrawnExtent),
    _ new: (command: DrawCommand, extent: DrawnExtent)
  ) {
    if case .group(let before) = old.command, case .group(let after) = new.command,
      let extentsBefore = old.extent.children, let extentsAfter = new.extent.children,
      before.places(likeThoseOf: after)
    {
      compare(
        ExtendedCommands(before.children, extentsBefore),
        ExtendedCommands(after.children, extentsAfter))
    } else {
      insert(old.extent.pixels)
      insert(new.extent.pixels)
    }
  }

  private mutating func insert(_ pixels: PixelRectangle?) {
    if let pixels { region.insert(pixels) }
  }

  private static func withoutEqualEnds(
    _ old: ExtendedCommands, _ new: ExtendedCommands
  ) -> (ExtendedCommands, ExtendedCommands) {
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
