import CDrawing
import GalleyGeometry
import GalleyGraphics
internal import GalleyPNG

extension Canvas {
  /// Draws what of a display list lies in a rectangle of pixels, and nothing outside.
  ///
  /// The pixels are those that drawing all would give, where the rectangle holds whole what of it must
  /// be drawn whole.
  func draw(
    _ commands: BoundedCommands, within part: PixelRectangle
  ) throws(RenderingError) {
    try clips.keeping(context) { () throws(RenderingError) in
      let transform = context.transform
      context.setTransform(.identity)
      clips.clip(context, to: .rectangle(Rect(part)))
      context.setTransform(transform)
      try drawChosen(commands, touching: part)
    }
  }

  private func drawChosen(
    _ commands: BoundedCommands, touching part: PixelRectangle
  ) throws(RenderingError) {
    for (command, bounds) in zip(commands.commands, commands.allBounds) {
      guard let pixels = bounds.pixels, pixels.intersects(part) else { continue }
      try command.locatingErrors { () throws(RenderingError) in
        if case .group(let group) = command, let children = bounds.children,
          !part.contains(pixels)
        {
          try drawChosen(BoundedCommands(group.children, children), of: group, touching: part)
        } else {
          try draw([command])
        }
      }
    }
  }

  /// Draws a group that is but looked through: its shadow, and what of its children touches a rectangle.
  private func drawChosen(
    _ children: BoundedCommands, of group: Group, touching part: PixelRectangle
  ) throws(RenderingError) {
    try clips.keeping(context) { () throws(RenderingError) in
      context.apply(group.transform)
      if let shadow = group.shadow { try draw(shadow) }
      clip(to: group)
      try drawChosen(children, touching: part)
    }
  }
}
