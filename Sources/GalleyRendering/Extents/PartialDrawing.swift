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
    _ commands: ExtendedCommands, within part: PixelRectangle
  ) throws(RenderingError) {
    try within(part) { () throws(RenderingError) in try drawChosen(commands, touching: part) }
  }

  /// Draws in a rectangle of pixels, and nothing outside.
  func within(
    _ part: PixelRectangle, _ body: () throws(RenderingError) -> Void
  ) throws(RenderingError) {
    try clips.keeping(context) { () throws(RenderingError) in
      let transform = context.transform
      context.setTransform(.identity)
      let (x, y) = (Double(part.x), Double(part.y))
      let rect = Rect(x: x, y: y, width: Double(part.width), height: Double(part.height))
      clips.clip(context, to: .rectangle(rect))
      context.setTransform(transform)
      try body()
    }
  }

  /// Draws some of a group that is but looked through: its shadow, unless that is left out, and what a body
  /// draws of its children.
  func within(
    _ group: Group, hasShadow: Bool = true, _ body: () throws(RenderingError) -> Void
  ) throws(RenderingError) {
    try clips.keeping(context) { () throws(RenderingError) in
      context.apply(group.transform)
      if hasShadow, let shadow = group.shadow {
        try draw(shadow)
        layer?.isEmpty = false
      }
      clip(to: group)
      try body()
    }
  }

  private func drawChosen(
    _ commands: ExtendedCommands, touching part: PixelRectangle
  ) throws(RenderingError) {
    for (command, extent) in zip(commands.commands, commands.extents) {
      guard let pixels = extent.pixels, pixels.intersects(part) else { continue }
      try command.locatingErrors { () throws(RenderingError) in
        if case .group(let group) = command, let children = extent.children,
          !part.contains(pixels)
        {
          try within(group) { () throws(RenderingError) in
            try drawChosen(ExtendedCommands(group.children, children), touching: part)
          }
        } else {
          try draw([command])
        }
      }
    }
  }
}
