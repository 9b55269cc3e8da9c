import GalleyGraphics
internal import GalleyPNG

/// A picture, and the pixels that each of its commands may touch.
struct ExtendedPicture {
  let picture: Picture
  let extents: [DrawnExtent]

  var commands: ExtendedCommands { ExtendedCommands(picture.commands, extents) }

  /// What must be drawn whole to come out the same.
  var atoms: [PixelRectangle] {
    var atoms: [PixelRectangle] = []
    for extent in extents { extent.collectAtoms(into: &atoms) }
    return atoms
  }
}

extension Renderer {
  /// Checks a picture, and finds which pixels its commands may touch.
  func extended(_ picture: Picture) throws(RenderingError) -> ExtendedPicture {
    try check(picture)
    let extents = try ExtentReader(canvasResources).extents(of: picture)
    return ExtendedPicture(picture: picture, extents: extents)
  }

  /// Draws what of a picture lies in some rectangles, upon what is there.
  ///
  /// - Parameter first: The commands before it are drawn already.
  func draw(
    _ picture: ExtendedPicture, fromCommand first: Int, within parts: [PixelRectangle],
    on surface: Surface
  ) throws(RenderingError) {
    let canvas = Canvas(
      on: surface, scale: picture.picture.scale, resources: canvasResources)
    let rest = picture.commands.dropFirst(first)
    for part in parts { try canvas.draw(rest, within: part) }
    try requireSuccess(canvas.context.status, "draw '\(picture.picture.title)'")
  }
}
