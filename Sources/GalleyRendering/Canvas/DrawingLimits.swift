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
    try command.locatingErrors { () throws(RenderingError) in try checkContents(of: command) }
  }

  private func checkContents(of command: DrawCommand) throws(RenderingError) {
    switch command {
    case .fill(let fill):
      try check(fill.shape, "a shape")
      try check(fill.paint)
    case .stroke(let stroke):
      try check(stroke.shape, "a line")
      try check(stroke.paint)
      try Self.require([stroke.width], "the width of a line")
      try check(dashesOf: stroke)
    case .text(let text):
      try check(text.origin, "the place of a text")
      try check(text.block.style.color)
    case .image(let placement), .vectorImage(let placement):
      try check(.rectangle(placement.destination), "the place of an image")
    case .backdrop(let backdrop): try check(backdrop)
    case .group(let group): try check(group)
    }
  }

  private func check(_ group: Group) throws(RenderingError) {
    guard depth < Self.deepestGroup else {
      throw RenderingError("cannot draw groups more than \(Self.deepestGroup) deep")
    }
    let own = group.transform
    try Self.require([own.a, own.b, own.c, own.d, own.tx, own.ty], "the transform of a group")
    try Self.require([group.opacity], "the opacity of a group")
    var inner = self
    inner.depth += 1
    inner.map = ProjectiveMap(own).then(map)
    if let projection = group.projection { try inner.turn(by: projection) }
    if let clip = group.clip { try inner.check(clip, "a clip") }
    if let shadow = group.shadow { try inner.check(shadow) }
    for child in group.children { try inner.check(child) }
  }

  /// Goes on to what is in a group that is turned in space.
  private mutating func turn(by projection: ProjectiveMap) throws(RenderingError) {
    let affine = projection.affine
    try Self.require(
      [
        affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty, projection.px,
        projection.py, projection.p,
      ], "the projection of a group")
    projectionCount += 1
    guard projectionCount <= Self.mostProjections else {
      throw RenderingError(
        "cannot draw groups turned in space more than \(Self.mostProjections) deep")
    }
    map = projection.then(map)
  }

  private func check(_ shadow: Shadow) throws(RenderingError) {
    try check(shadow.shape, "the shape of a shadow")
    try check(shadow.color)
    try Self.require([shadow.offset.dx, shadow.offset.dy], "the offset of a shadow")
    let scale = map.linearized(at: shadow.shape.bounds.center).meanScale
    guard (0...GaussianBlur.largestDeviation).contains(shadow.radius * scale) else {
      throw RenderingError(
        "cannot draw a shadow with a radius of \(shadow.radius); expected 0 to"
          + " \(GaussianBlur.largestDeviation / scale)")
    }
  }

  private func check(_ backdrop: Backdrop) throws(RenderingError) {
    try check(backdrop.shape, "the shape of a material")
    try check(backdrop.tint)
    let scale = map.linearized(at: backdrop.shape.bounds.center).meanScale
    guard (0...GaussianBlur.largestDeviation).contains(backdrop.radius * scale) else {
      throw RenderingError(
        "cannot draw a material with a blur of \(backdrop.radius); expected 0 to"
          + " \(GaussianBlur.largestDeviation / scale)")
    }
    guard (0...BackdropBlur.largestSaturation).contains(backdrop.saturation) else {
      throw RenderingError(
        "cannot draw a material with a saturation of \(backdrop.saturation); expected 0 to"
          + " \(BackdropBlur.largestSaturation)")
    }
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

  private func check(dashesOf stroke: Stroke) throws(RenderingError) {
    guard !stroke.dashes.isEmpty else { return }
    try Self.require(stroke.dashes, "the dashes of a line")
    let period = stroke.dashes.reduce(0, +)
    guard stroke.dashes.allSatisfy({ $0 >= 0 }), period > 0 else {
      throw RenderingError("cannot draw the dashes of a line: they need lengths greater than 0")
    }
    guard Path(stroke.shape).controlLength / period <= Self.mostDashes else {
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
