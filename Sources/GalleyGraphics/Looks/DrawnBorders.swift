internal import GalleyGeometry

/// Finds the strokes of a group that are borders of its fills: each lies around the fill, or is
/// drawn over its edge.
struct DrawnBorders {
  /// The numbers of the commands that were found to be borders.
  private(set) var taken: Set<Int> = []
  /// What is filled and stroked, and the outer edges of the strokes.
  private(set) var outlines: [DrawnOutline] = []
  private var strokes: [(number: Int, stroke: Stroke, inner: DrawnOutline)] = []

  init(in commands: [DrawCommand]) {
    for (number, command) in commands.enumerated() {
      switch command {
      case .fill(let fill): outlines.append(DrawnOutline(fill.shape))
      case .stroke(let stroke):
        let outline = DrawnOutline(stroke.shape)
        outlines += [outline, outline.outset(by: stroke.width / 2)]
        strokes.append((number, stroke, outline))
      default: break
      }
    }
  }

  /// The first stroke after a fill that is its border, which is then taken.
  mutating func take(around fill: Fill, after number: Int) -> Stroke? {
    guard !strokes.isEmpty else { return nil }
    let outline = DrawnOutline(fill.shape)
    let border = strokes.first { candidate in
      candidate.number > number && !taken.contains(candidate.number)
        && (candidate.inner.isLike(outline)
          || candidate.inner.outset(by: candidate.stroke.width / 2).isLike(outline))
    }
    guard let border else { return nil }
    taken.insert(border.number)
    return border.stroke
  }
}
