import GalleyGraphics
internal import GalleyPNG

/// A picture, and the pixels that each of its commands may touch.
struct BoundedDisplayList {
  let picture: Picture
  let allBounds: [DrawBounds]

  var commands: BoundedCommands { BoundedCommands(picture.commands, allBounds) }

  /// What must be drawn whole to come out the same.
  var atoms: [PixelRectangle] {
    var atoms: [PixelRectangle] = []
    for bounds in allBounds { bounds.collectAtoms(into: &atoms) }
    return atoms
  }
}

extension Renderer {
  /// Checks a picture, and finds which pixels its commands may touch.
  func bounded(_ picture: Picture) throws(RenderingError) -> BoundedDisplayList {
    try check(picture)
    let allBounds = try DrawBoundsReader(canvasResources).bounds(of: picture)
    return BoundedDisplayList(picture: picture, allBounds: allBounds)
  }

  /// Draws what of a picture lies in some rectangles, upon what is there.
  ///
  /// - Parameter first: The commands before it are drawn already.
  func draw(
    _ picture: BoundedDisplayList, fromCommand first: Int, within parts: [PixelRectangle],
    on surface: Surface
  ) throws(RenderingError) {
    let canvas = Canvas(
      on: surface, scale: picture.picture.scale, resources: canvasResources)
    let rest = picture.commands.dropFirst(first)
    for part in parts { try canvas.draw(rest, within: part) }
    try requireSuccess(canvas.context.status, "draw '\(picture.picture.title)'")
  }
}

/// Commands with the pixels that they may touch.
struct BoundedCommands {
  private(set) var commands: ArraySlice<DrawCommand>
  private(set) var allBounds: ArraySlice<DrawBounds>

  init(_ commands: [DrawCommand], _ allBounds: [DrawBounds]) {
    self.commands = commands[...]
    self.allBounds = allBounds[...]
  }

  func dropFirst(_ count: Int) -> BoundedCommands {
    var rest = self
    rest.commands.removeFirst(count)
    rest.allBounds.removeFirst(count)
    return rest
  }

  func dropLast(_ count: Int) -> BoundedCommands {
    var rest = self
    rest.commands.removeLast(count)
    rest.allBounds.removeLast(count)
    return rest
  }
}
