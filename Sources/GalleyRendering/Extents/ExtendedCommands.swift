import GalleyGraphics

/// Commands with the pixels that they may touch.
struct ExtendedCommands {
  private(set) var commands: ArraySlice<DrawCommand>
  private(set) var extents: ArraySlice<DrawnExtent>

  init(_ commands: [DrawCommand], _ extents: [DrawnExtent]) {
    self.commands = commands[...]
    self.extents = extents[...]
  }

  func dropFirst(_ count: Int) -> ExtendedCommands {
    var rest = self
    rest.commands.removeFirst(count)
    rest.extents.removeFirst(count)
    return rest
  }

  func dropLast(_ count: Int) -> ExtendedCommands {
    var rest = self
    rest.commands.removeLast(count)
    rest.extents.removeLast(count)
    return rest
  }
}
