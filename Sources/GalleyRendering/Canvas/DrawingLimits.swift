import GalleyGeometry
import GalleyGraphics
import GalleyNotation

/// Refuses pictures with numbers that Cairo would silently draw garbage for.
///
/// Cairo counts in 1/256 px with 24 bits before the point: beyond, coordinates wrap around.
struct DrawingLimits {
  /// The largest number in a picture, and the largest coordinate in device pixels.
  static let largestNumber = 1e6
  /// How deep groups may nest.
  static let deepestGroup = 100
  /// How deep groups may nest that are turned in space.
  static let mostProjections = 4
  /// How near to the eye something may come, in shares of its distance from the plane.
  static let leastDepth = 0.01

  /// From the current coordinates to device pixels.
  private var map: ProjectiveMap
  private var depth = 0
  private var projectionCount = 0

  static func check(_ picture: Picture) throws(RenderingError) {
    let size = picture.size
    try require([size.width, size.height, picture.scale], "the size of the picture")
    let (width, height) = picture.pixelSize
    try Surface.check(width: width, height: height)
    let limits = DrawingLimits(map: ProjectiveMap(.scale(picture.scale)))
    for command in picture.commands { try limits.check(command) }
  }

  private func check(_ command: DrawCommand) throws(RenderingError) {
    try command.locatingErrors { () throws(RenderingError) in
      var inner = self
      if case .group(let group) = command { try inner.enter(group) }
      try command.forEachField { (field) throws(RenderingError) in try inner.check(field) }
      for child in command.children { try inner.check(child) }
    }
  }

  /// Goes on to what is in a group, its own clip and shadow among that.
  private mutating func enter(_ group: Group) throws(RenderingError) {
    guard depth < Self.deepestGroup else {
      throw RenderingError("cannot draw groups more than \(Self.deepestGroup) deep")
    }
    depth += 1
    map = ProjectiveMap(group.transform).then(map)
    guard let projection = group.projection else { return }
    projectionCount += 1
    guard projectionCount <= Self.mostProjections else {
      throw RenderingError(
        "cannot draw groups turned in space more than \(Self.mostProjections) deep")
    }
    map = projection.then(map)
  }

  private func check(_ field: CommandField) throws(RenderingError) {
    let name = field.subject
    switch field.value {
    case .shape(let shape)?: try check(shape, name)
    case .rect(let rect)?: try check(.rectangle(rect), name)
    case .point(let point)?: try check(point, name)
    case .paint(let paint)?: try check(paint)
    case .color(let color)?: try check(color)
    case .style(let style)?: try check(style.color)
    case .number(let number)? where !name.isEmpty: try Self.require([number], name)
    case .vector(let vector)?: try Self.require([vector.dx, vector.dy], name)
    case .transform(let map)?: try check(map, name)
    case .projection(let map)?:
      try check(map.affine, name)
      try Self.require([map.px, map.py, map.p], name)
    case .dashes(let dashes, let shape)?: try check(dashes, along: shape, name)
    case .deviation(let radius, let shape)?:
      let scale = map.linearized(at: shape.bounds.center).meanScale
      let largest = GaussianBlur.largestDeviation
      guard (0...largest).contains(radius * scale) else {
        throw RenderingError(
          "cannot draw \(name) of \(radius); expected 0 to \(largest / scale)")
      }
    case .saturation(let saturation)?:
      let largest = BackdropBlur.largestSaturation
      guard (0...largest).contains(saturation) else {
        throw RenderingError("cannot draw \(name) of \(saturation); expected 0 to \(largest)")
      }
    case .number?, .size?, .flag?, .words?, .string?, .file?, .spans?, nil: break
    }
  }

  private func check(_ map: Transform, _ name: String) throws(RenderingError) {
    guard !map.isIdentity else { return }
    try Self.require([map.a, map.b, map.c, map.d, map.tx, map.ty], name)
  }

  private func check(_ paint: Paint) throws(RenderingError) {
    switch paint {
    case .solid(let color): try check(color)
    case .linearGradient(let gradient):
      try check(gradient.start, "the start of a gradient")
      try check(gradient.end, "the end of a gradient")
      try check(gradient.stops)
    case .radialGradient(let gradient):
      try check(gradient.center, "the centre of a gradient")
      try Self.require([gradient.radius], "the radius of a gradient")
      try check(gradient.stops)
    }
  }

  private func check(_ stops: [GradientStop]) throws(RenderingError) {
    for stop in stops {
      try Self.require([stop.location], "the place of a color in a gradient")
      try check(stop.color)
    }
  }

  private func check(_ color: Color) throws(RenderingError) {
    try Self.require([color.red, color.green, color.blue, color.alpha], "a color")
  }

  private func check(_ point: Point, _ name: String) throws(RenderingError) {
    try Self.require([point.x, point.y], name)
    let place = try seen(point, name)
    try Self.require([place.x, place.y], "\(name), in pixels")
  }

  private func check(_ shape: Shape, _ name: String) throws(RenderingError) {
    if case .path(let path) = shape {
      for point in path.points { try check(point, name) }
    } else {
      let bounds = shape.bounds
      try Self.require([bounds.width, bounds.height], name)
      try check(bounds.origin, name)
      for corner in bounds.corners {
        let place = try seen(corner, name)
        try Self.require([place.x, place.y], "\(name), in pixels")
      }
    }
    switch shape {
    case .roundedRectangle(_, let radius): try Self.require([radius], name)
    case .corneredRectangle(let rectangle): try Self.require(rectangle.radii.all, name)
    case .rectangle, .ellipse, .path: break
    }
  }

  /// The most dashes of one line.
  private static let mostDashes = 20_000.0

  private func check(
    _ dashes: [Double], along shape: Shape, _ name: String
  ) throws(RenderingError) {
    guard !dashes.isEmpty else { return }
    try Self.require(dashes, name)
    let period = dashes.reduce(0, +)
    guard dashes.allSatisfy({ $0 >= 0 }), period > 0 else {
      throw RenderingError("cannot draw \(name): they need lengths greater than 0")
    }
    guard Path(shape).controlLength / period <= Self.mostDashes else {
      throw RenderingError(
        "cannot draw more than \(Int(Self.mostDashes)) dashes of one line; give longer ones")
    }
  }

  /// Where a point is seen, in device pixels.
  private func seen(_ point: Point, _ name: String) throws(RenderingError) -> Point {
    guard projectionCount == 0 || map.depth(of: point) >= Self.leastDepth else {
      throw RenderingError(
        "cannot draw \(name): it reaches behind the eye that sees it turned in space; give a"
          + " greater distance or a smaller angle")
    }
    return map.apply(to: point)
  }

  private static func require(_ values: [Double], _ name: String) throws(RenderingError) {
    for value in values where !(abs(value) <= largestNumber) {
      throw RenderingError(
        "cannot draw \(name): \(value) is not a number between -1000000 and 1000000; give smaller"
          + " lengths")
    }
  }
}
