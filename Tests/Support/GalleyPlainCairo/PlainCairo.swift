public import GalleyGraphics

/// Draws display lists as a straightforward program does: one call of Cairo's, Pango's or librsvg's
/// after another, with what such a program keeps from picture to picture: fonts and decoded files.
public final class PlainCairo {
  let fonts = PlainFonts()
  let images = PlainImages()

  public init() {}

  public func surface(of picture: Picture) -> PlainSurface {
    let (width, height) = picture.pixelSize
    let surface = PlainSurface(width: width, height: height)
    let canvas = PlainCanvas(on: surface, scale: picture.scale, peer: self)
    canvas.draw(picture.commands)
    return surface
  }
}
