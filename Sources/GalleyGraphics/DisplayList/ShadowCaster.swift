package import GalleyGeometry

extension Shadow {
  /// The path that casts the shadow, in the coordinates of the shape; where it falls inside, a
  /// frame around the shape that is filled by the even-odd rule.
  package var caster: Path {
    guard side == .inside else { return Path(shape) }
    return Path(Path(.rectangle(casterBounds)).elements + Path(shape).elements)
  }

  /// All that casts the shadow and can be seen in it.
  package var casterBounds: Rect {
    guard side == .inside else { return shape.bounds }
    // So far that the frame's outer edge casts nothing onto the shape.
    return shape.bounds.inset(by: -(4 * radius + abs(offset.dx) + abs(offset.dy) + 1))
  }
}
