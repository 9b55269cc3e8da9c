internal import GalleyGeometry

/// A shape of a display list by its form over a rectangle, in the coordinates of the commands.
struct DrawnOutline {
  var form: LookOutline.Form
  var rect: Rect
  var radius = 0.0
  var isContinuous = false

  init(_ shape: Shape) {
    rect = shape.bounds
    switch shape {
    case .rectangle: form = .rectangle
    case .roundedRectangle(_, let radius):
      form = .rectangle
      self.radius = radius
    case .ellipse: form = .ellipse
    case .path(let path):
      form = .rectangle
      if let radius = Self.continuousRadius(of: path, in: rect) {
        (self.radius, isContinuous) = (radius, true)
      } else {
        form = .path(digest: Self.digest(of: path, in: rect))
      }
    }
  }

  /// The outline with every edge so far outward: of the middle of a border, the outer edge.
  func outset(by distance: Double) -> DrawnOutline {
    var outer = self
    outer.rect = rect.inset(by: -distance)
    if radius > 0 { outer.radius += distance }
    return outer
  }

  /// Whether the two are drawn alike, but for what rounding does.
  func isLike(_ other: DrawnOutline) -> Bool {
    let near = 1e-6
    return form == other.form && isContinuous == other.isContinuous
      && abs(radius - other.radius) <= near && rect.isNear(other.rect, within: near)
  }

  /// The outline as a look has it.
  ///
  /// - Parameter fills: whether it fills the frame.
  func relative(to frame: Rect, fills: Bool) -> LookOutline {
    let isFull = radius > 0 && abs(radius - min(rect.width, rect.height) / 2) < 1e-6
    return LookOutline(
      form, corners: isFull ? .full : .radius(radius.inLooks), isContinuous: isContinuous,
      in: fills ? nil : rect.inLook(of: frame))
  }

  /// The radius of corners whose curvature is continuous, or nil where the path is another one.
  ///
  /// The fourth point of such a path lies 0.0749114 radii below the upper edge; what is so found
  /// must draw the path.
  private static func continuousRadius(of path: Path, in rect: Rect) -> Double? {
    let points = path.points
    guard points.count == 40, path.elements.count == 17 else { return nil }
    let radius = (points[3].y - rect.minY) / 0.0749114
    guard radius.isFinite else { return nil }
    let candidate = Path.continuousRectangle(rect, radius: radius).points
    guard candidate.count == points.count else { return nil }
    let isSame = zip(points, candidate).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-6 }
    return isSame ? radius : nil
  }

  private static func digest(of path: Path, in rect: Rect) -> String {
    let verbs = path.elements.map { element in
      switch element {
      case .move: "m"
      case .line: "l"
      case .curve: "c"
      case .close: "z"
      }
    }
    let places = path.points.flatMap { point in
      [
        ((point.x - rect.minX) / (rect.width > 0 ? rect.width : 1)).inLooks,
        ((point.y - rect.minY) / (rect.height > 0 ? rect.height : 1)).inLooks,
      ]
    }
    return LookDigest.words(of: "\(verbs.joined()) \(places)".utf8)
  }
}
