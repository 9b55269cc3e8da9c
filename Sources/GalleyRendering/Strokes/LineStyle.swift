import GalleyGraphics

/// The shape of a line, in the path's coordinates.
struct LineStyle {
  enum Cap: String {
    case butt
    case round
    case square
  }

  enum Join: String {
    case miter
    case round
    case bevel
  }

  var width: Double
  var cap = Cap.butt
  var join = Join.miter
  var miterLimit = 10.0
  /// Lengths drawn and left out in turn, an even number; none for a solid line.
  var dashes: [Double] = []
  var dashOffset = 0.0
}

extension LineStyle {
  /// Round caps come with round joins.
  init(_ stroke: Stroke) {
    self.init(width: stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: (cap, join) = (.round, .round)
    case .square: cap = .square
    }
    dashes = stroke.dashes.count % 2 == 0 ? stroke.dashes : stroke.dashes + stroke.dashes
  }
}
