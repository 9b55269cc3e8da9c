extension LaidOutText {
  /// The line around the glyphs, and the glyphs, as shapes whose coordinates count from the text's
  /// origin.
  package func shapes(of text: Text) -> [DrawCommand] {
    guard !glyphs.isEmpty else { return [] }
    let line = text.outline.map { outline in
      // Half of it lies under the letters.
      DrawCommand.stroke(
        Stroke(
          .path(self.outline), .solid(outline.color), width: 2 * outline.width,
          cap: .round, source: text.source))
    }
    let fills = colors.map { color in
      DrawCommand.fill(
        Fill(
          .path(Self.outline(of: glyphs.filter { $0.color == color })),
          color.map { .solid($0) } ?? text.paint ?? .solid(self.color), source: text.source))
    }
    return (line.map { [$0] } ?? []) + fills
  }
}
