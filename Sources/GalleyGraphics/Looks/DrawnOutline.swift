internal import GalleyGeometry

/// A shape of a display list by its form over a rectangle, in the coordinates of the commands.
struct DrawnOutline {
  var form: LookOutline.Form
  var rect: Rect
  var radii = CornerRadii()
  var isContinuous = false

  init(_ shape: Shape) {
    rect = shape.bounds
    switch shape {
    case .rectangle: form = .rectangle
    case .roundedRectangle(_, let radius):
      form = .rectangle
      radii = CornerRadii(radius)
    case .corneredRectangle(let rectangle):
      form = .rectangle
      (radii, isContinuous) = (rectangle.fittingRadii, rectangle.isContinuous)
    case .ellipse: form = .ellipse
    case .path(let path): form = .path(digest: Self.digest(of: path, in: rect))
    }
  }

  /// The outline with every edge so far outward: of the middle of a border, the outer edge.
  func outset(by distance: Double) -> DrawnOutline {
    var outer = self
    outer.rect = rect.inset(by: -distance)
    outer.radii = radii.map { $0 > 0 ? $0 + distance : 0 }
    return outer
  }

  /// Whether the two are drawn alike, but for what rounding does.
  func isLike(_ other: DrawnOutline) -> Bool {
    let near = 1e-6
    return form == other.form && isContinuous == other.isContinuous
      && zip(radii.all, other.radii.all).allSatisfy { abs($0 - $1) <= near }
      && rect.isNear(other.rect, within: near)
  }

  /// The outline as a look has it.
  ///
  /// - Parameter fills: whether it fills the frame.
  func relative(to frame: Rect, fills: Bool) -> LookOutline {
    LookOutline(
      form, corners: corners, isContinuous: isContinuous, in: fills ? nil : rect.inLook(of: frame))
  }

  private var corners: LookOutline.Corners {
    guard let radius = radii.uniform else { return .each(radii.map(\.inLooks)) }
    let isFull = radius > 0 && abs(radius - min(rect.width, rect.height) / 2) < 1e-6
    return isFull ? .full : .radius(radius.inLooks)
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
