import GalleyGraphics
internal import GalleyPNG

extension Canvas {
  /// Draws a display list in an order in which rows come to be finished from the top down.
  ///
  /// - Parameters:
  ///   - size: Of the picture, in pixels.
  ///   - cutsImages: Whether a part of an image takes no longer than it would as part of the whole.
  ///   - begin: Is told all pixels in turn, before anything is drawn on them.
  ///   - finish: Is told again and again the row above which all are finished, at last the height.
  func drawTopDown(
    _ commands: ExtendedCommands, size: (width: Int, height: Int), cutsImages: Bool,
    begin: (PixelRectangle) -> Void, finish: (_ row: Int) -> Void
  ) throws(RenderingError) {
    var plan = DrawingTurns(size: size, cutsImages: cutsImages)
    let turns = plan.turns(of: commands)
    for turn in 0..<DrawingTurns.count {
      if let pixels = plan.begun(inTurn: turn) { begin(pixels) }
      try draw(commands.commands, turns, in: turn, of: plan)
      finish(plan.end(ofTurn: turn))
    }
  }

  private func draw(
    _ commands: ArraySlice<DrawCommand>, _ turns: [DrawingTurns.Turns], in turn: Int,
    of plan: DrawingTurns
  ) throws(RenderingError) {
    for (command, turns) in zip(commands, turns) where turns.set & 1 << UInt32(turn) != 0 {
      switch (turns.parts, command) {
      case (.group(let shadow, let children), .group(let group)):
        try command.locatingErrors { () throws(RenderingError) in
          let hasShadow = shadow & 1 << UInt32(turn) != 0
          try within(group, hasShadow: hasShadow) { () throws(RenderingError) in
            try draw(group.children[...], children, in: turn, of: plan)
          }
        }
      case (.strips(let strips), _):
        try within(plan.pixels(of: strips, in: turn)) { () throws(RenderingError) in
          try draw([command])
        }
      default: try draw([command])
      }
    }
  }
}
