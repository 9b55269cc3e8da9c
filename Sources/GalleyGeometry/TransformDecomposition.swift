/// The parts of an affine map: a point is scaled and sheared, then turned, then moved.
///
/// The linear part is R(rotation) times the upper triangle (scaleX, shear; 0, scaleY). That is the
/// decomposition of CSS Transforms Level 1, "Decomposing a 2D matrix"; the shear is kept in the
/// units of the second column, not divided by its scale, so that a map that flattens the plane has
/// one too.
public struct TransformDecomposition: Hashable, Sendable {
  /// In the units of the plane, applied last.
  public var translation: Vector
  /// In radians, -π...π, clockwise on screen where positive.
  public var rotation: Double
  /// Along x; negative where the map mirrors and x is the axis that it mirrors.
  public var scaleX: Double
  /// Along y; negative where the map mirrors and y is the axis that it mirrors.
  public var scaleY: Double
  /// How far a point moves along x for each unit of y, before it is turned.
  public var shear: Double

  /// Makes a decomposition of its parts; by default those of the identity.
  public init(
    translation: Vector = .zero, rotation: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
    shear: Double = 0
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
  }

  /// Whether nothing is left of the plane but a point, so that any rotation says the same.
  var isPoint: Bool { scaleX == 0 && scaleY == 0 && shear == 0 }
}

extension Transform {
  /// The parts of this map; finite where the map is.
  ///
  /// They compose to it but for rounding.
  public var decomposed: TransformDecomposition {
    var parts = TransformDecomposition(translation: Vector(dx: tx, dy: ty))
    let isMirror = a * d - b * c < 0
    // A mirrored map is a rotation with one axis flipped: the one that leaves the lesser angle.
    let flip: Double = isMirror && a < d ? -1 : 1
    let length = hypotenuse(a, b)
    if length > 0 {
      parts.rotation = angle(of: Vector(dx: flip * a, dy: flip * b))
    } else if c != 0 || d != 0 {
      parts.rotation = angle(of: Vector(dx: d, dy: -c))
    }
    let cosine = length > 0 ? flip * a / length : sineAndCosine(parts.rotation).cosine
    let sine = length > 0 ? flip * b / length : sineAndCosine(parts.rotation).sine
    parts.scaleX = flip * length
    parts.scaleY = length > 0 ? cosine * d - sine * c : hypotenuse(c, d)
    parts.shear = length > 0 ? cosine * c + sine * d : 0
    return parts
  }

  /// Composes a map of its parts.
  public init(_ parts: TransformDecomposition) {
    let (sine, cosine) = sineAndCosine(parts.rotation)
    self.init(
      a: cosine * parts.scaleX, b: sine * parts.scaleX,
      c: cosine * parts.shear - sine * parts.scaleY,
      d: sine * parts.shear + cosine * parts.scaleY,
      tx: parts.translation.dx, ty: parts.translation.dy)
  }

  /// The map at a progress on the way from one to another, part by part, so that a rotation turns.
  ///
  /// It turns the shorter way, half a turn in the direction of the greater angle. Progress 0 is
  /// exactly the start, 1 exactly the end; outside 0...1 every part goes on as it went. A linear
  /// part that both share stays bit for bit; an end that shrinks to a point takes the rotation of
  /// the other, so that what grows from nothing does not turn.
  public static func interpolated(
    from start: Transform, to end: Transform, progress: Double
  ) -> Transform {
    guard progress != 0, start != end else { return start }
    guard progress != 1 else { return end }
    guard !start.hasLinearPart(of: end) else {
      var moved = start
      moved.tx = start.tx.interpolated(to: end.tx, at: progress)
      moved.ty = start.ty.interpolated(to: end.ty, at: progress)
      return moved
    }
    let (first, last) = aligned(start.decomposed, end.decomposed)
    return Transform(first.interpolated(to: last, at: progress))
  }

  private func hasLinearPart(of other: Transform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }

  /// The same two maps, in parts that differ least.
  private static func aligned(
    _ start: TransformDecomposition, _ end: TransformDecomposition
  ) -> (TransformDecomposition, TransformDecomposition) {
    var (first, last) = (start, end)
    if first.isPoint { first.rotation = last.rotation }
    if last.isPoint { last.rotation = first.rotation }
    // Mirrored in x is mirrored in y and turned by half: two mirrored ends agree on the axis.
    if (first.scaleX < 0 && last.scaleY < 0) || (first.scaleY < 0 && last.scaleX < 0) {
      first.turnByHalf()
    }
    let turn = (last.rotation - first.rotation).remainder(dividingBy: 2 * .pi)
    last.rotation = first.rotation + turn
    return (first, last)
  }
}

extension TransformDecomposition {
  /// Says the same map with both axes flipped and the rotation half a turn on.
  fileprivate mutating func turnByHalf() {
    rotation += rotation < 0 ? .pi : -.pi
    scaleX = -scaleX
    scaleY = -scaleY
    shear = -shear
  }

  fileprivate func interpolated(
    to end: TransformDecomposition, at progress: Double
  ) -> TransformDecomposition {
    TransformDecomposition(
      translation: translation.interpolated(to: end.translation, at: progress),
      rotation: rotation.interpolated(to: end.rotation, at: progress),
      scaleX: scaleX.interpolated(to: end.scaleX, at: progress),
      scaleY: scaleY.interpolated(to: end.scaleY, at: progress),
      shear: shear.interpolated(to: end.shear, at: progress))
  }
}
