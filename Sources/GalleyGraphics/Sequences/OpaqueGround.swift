import GalleyGeometry

extension PictureSequence {
  /// Whether every picture begins with an opaque fill of all of it, so that every pixel is opaque
  /// in every frame, which can be told without drawing one.
  ///
  /// Asks for each picture until one has no such ground.
  public var hasOpaqueGround: Bool {
    get throws { try (0..<frameCount).allSatisfy { try picture($0).hasOpaqueGround } }
  }
}

extension Picture {
  /// Whether the first command fills the picture with an opaque paint.
  var hasOpaqueGround: Bool {
    guard case .fill(let fill) = commands.first, case .rectangle(let rectangle) = fill.shape
    else { return false }
    // A canvas of a fractional size ends in the middle of a pixel, its pixels do not.
    let (width, height) = pixelSize
    return rectangle.minX <= 0 && rectangle.minY <= 0
      && rectangle.maxX * scale >= Double(width) && rectangle.maxY * scale >= Double(height)
      && fill.paint.isOpaque
  }
}

extension Paint {
  /// Whether every colour of the paint is opaque.
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
