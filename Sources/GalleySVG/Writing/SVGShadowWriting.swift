import GalleyGeometry
import GalleyGraphics

extension SVGWriter {
  /// Writes a shadow as its shape in its color, moved and blurred.
  mutating func write(_ shadow: Shadow, _ place: SVGPlace) throws(RenderingError) {
    guard shadow.color.alpha > 0 else { return }
    let clip: String
    switch shadow.side {
    case .below: return try writeWhole(shadow, place)
    case .inside: clip = definitions.reference(to: shadow.shape, &identifiers)
    case .outside: clip = definitions.reference(toOutsideOf: shadow, &identifiers)
    }
    body.begin("g", ["clip-path": clip])
    try writeWhole(shadow, place)
    body.end()
  }

  /// Writes a shadow also where it does not fall.
  private mutating func writeWhole(_ shadow: Shadow, _ place: SVGPlace) throws(RenderingError) {
    let transform = place.transform
    guard shadow.radius > 0 else { return writeShape(of: shadow, transform: nil) }
    // Pixels do not move; browsers blur every element as it should be.
    if place.isMoving { return writeBlurred(shadow, within: .identity, deviation: shadow.radius) }
    let isTiny = shadow.radius * transform.meanScale < Self.leastDeviation
    if dialect.hasShadowPixels, isTiny || leavesCanvas(shadow, transform) {
      try writePixels(of: shadow, transform)
    } else if transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0 {
      writeBlurred(shadow, within: .identity, deviation: shadow.radius)
    } else if let inverse = transform.inverse {
      // Renderers blur along the axes of the element, and some of them get turned axes wrong: undo
      // what turns, blur in device pixels, and turn the shape alone.
      body.begin("g", ["transform": inverse.svgPrecise])
      writeBlurred(shadow, within: transform, deviation: shadow.radius * transform.meanScale)
      body.end()
    }
  }

  /// In device pixels: below, librsvg 2.54 blurs by half of what it should.
  private static let leastDeviation = 2.0

  /// Whether what casts the shadow lies partly off the canvas: librsvg blurs only what is on it, so
  /// that the shadow would fade toward the edge.
  private func leavesCanvas(_ shadow: Shadow, _ transform: Transform) -> Bool {
    let shape = transform.boundingBox(of: shadow.casterBounds.offset(by: shadow.offset))
    let tail = shape.inset(by: -3 * shadow.radius * transform.meanScale)
    return tail.intersects(bounds) && !bounds.contains(shape)
  }

  /// Embeds the pixels of a shadow that renderers do not agree on.
  private mutating func writePixels(
    of shadow: Shadow, _ transform: Transform
  ) throws(RenderingError) {
    guard let inverse = transform.inverse,
      let pixels = try resources.pixels(of: shadow, under: transform)
    else { return }
    body.begin("g", ["transform": inverse.svgPrecise])
    write(pixels)
    body.end()
  }

  private mutating func writeBlurred(
    _ shadow: Shadow, within transform: Transform, deviation: Double
  ) {
    let shape = shadow.casterBounds.offset(by: shadow.offset)
    let region = transform.boundingBox(of: shape).inset(by: -3 * deviation - 1)
    let filter = definitions.reference(
      to: SVGBlur(region: region, deviation: deviation), &identifiers)
    body.begin("g", ["filter": filter])
    writeShape(of: shadow, transform: transform.isIdentity ? nil : transform)
    body.end()
  }

  private mutating func writeShape(of shadow: Shadow, transform: Transform?) {
    let shape = shadow.side == .inside ? Shape.path(shadow.caster) : shadow.shape
    let (name, geometry) = dialect.written(shape).svgElement
    let moved = Transform.translation(shadow.offset).then(transform ?? .identity)
    body.element(
      name,
      geometry
        + .present([
          "fill": shadow.color.svgValue, "fill-opacity": shadow.color.svgOpacity,
          "fill-rule": shadow.side == .inside ? "evenodd" : nil,
          "transform": transform == nil ? moved.svgValue : moved.svgPrecise,
        ]))
  }
}
