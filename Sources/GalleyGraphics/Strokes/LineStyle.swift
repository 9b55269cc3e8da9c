/// The shape of a line, in the path's coordinates.
package struct LineStyle {
  package enum Cap: String {
    case butt
    case round
    case square
  }

  package enum Join: String {
    case miter
    case round
    case bevel
  }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  /// Lengths drawn and left out in turn, an even number; none for a solid line.
  package var dashes: [Double]
  package var dashOffset: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }
}

extension LineStyle {
  /// Round caps come with round joins.
  package init(_ stroke: Stroke) {
    self.init(width: stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: (cap, join) = (.round, .round)
    case .square: cap = .square
    }
    dashes = stroke.dashes.count % 2 == 0 ? stroke.dashes : stroke.dashes + stroke.dashes
  }
}
