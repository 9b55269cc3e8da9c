package import GalleyGeometry

/// A shape that is filled, has a border, or both.
package struct LookBox: Hashable, Sendable {
  /// The outer edge, the border's own included.
  package var outline: LookOutline
  /// A gradient's geometry is in shares of the rectangle that it is painted over; nil for none.
  package var fill: Paint?
  package var border: LookBorder?
  /// The backdrop in the box; nil where what lies behind stays as it is.
  package var backdrop: LookBackdrop?

  package init(
    _ outline: LookOutline = LookOutline(), fill: Paint? = nil, border: LookBorder? = nil,
    backdrop: LookBackdrop? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.border = border
    self.backdrop = backdrop
  }
}

/// A line along an outline, inside of it.
package struct LookBorder: Hashable, Sendable {
  package var paint: Paint
  /// In points.
  package var width: Double
  package var cap: Stroke.Cap
  /// Lengths drawn and left out in turn, in points; none for a solid line.
  package var dashes: [Double]

  package init(
    _ paint: Paint, width: Double, cap: Stroke.Cap = .butt, dashes: [Double] = []
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.dashes = dashes
  }
}

/// The caster of a shadow, with the shadow's color, offset and radius.
package struct LookShadow: Hashable, Sendable {
  package var color: Color
  package var offset: Vector
  package var radius: Double
  /// Nil where it is an outline that is drawn.
  package var outline: LookOutline?
  package var side: Shadow.Side

  package init(
    color: Color, offset: Vector, radius: Double, outline: LookOutline? = nil,
    side: Shadow.Side = .below
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.outline = outline
    self.side = side
  }
}

/// The form of a shape over a rectangle, with its corners.
package struct LookOutline: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case rectangle
    case ellipse
    /// Any other outline, by a digest of its points as shares of its rectangle.
    case path(digest: String)
  }

  package enum Corners: Hashable, Sendable {
    /// The radius in points; zero for square ones.
    case radius(Double)
    /// Half of the shorter side.
    case full
    /// Radii in points that differ.
    case each(CornerRadii)
  }

  package var form: Form
  package var corners: Corners
  /// Whether the corners' curvature is continuous.
  package var isContinuous: Bool
  /// In the frame of the thing; nil where the outline fills it, be it rounded to pixels or not.
  package var frame: Rect?

  package init(
    _ form: Form = .rectangle, corners: Corners = .radius(0), isContinuous: Bool = false,
    in frame: Rect? = nil
  ) {
    self.form = form
    self.corners = corners
    self.isContinuous = isContinuous
    self.frame = frame
  }

  /// The radius of the corners in points, where the thing has a size; the largest of several.
  package func radius(in size: Size) -> Double {
    switch corners {
    case .radius(let radius): return radius
    case .each(let radii): return radii.all.max() ?? 0
    case .full:
      let sides = frame?.size ?? size
      return min(sides.width, sides.height) / 2
    }
  }
}
