internal import GalleyGeometry

/// Where a popover stands by its source, and where its arrow points at that.
struct PopoverPlacement: Hashable, Sendable {
  /// The way that an arrow points, as in UIPopoverArrowDirection, in the order of preference. [D]
  enum ArrowDirection: CaseIterable {
    case up, down, left, right
  }

  /// In points.
  struct Metrics: Hashable, Sendable {
    /// The arrow's extent along the edge that it stands on, and how far it stands out.
    var arrowBase: Double
    var arrowHeight: Double
    var cornerRadius: Double

    /// An arrow of 24 by 13 points and corners of 34, as recorded on iOS 26.
    ///
    /// Before, the height and the corners are what several sources agree on [C], the base is that of
    /// one. [U]
    init(isGlass: Bool) {
      arrowBase = isGlass ? 24 : 37
      arrowHeight = 13
      cornerRadius = isGlass ? 34 : 13
    }
  }

  /// The card without its arrow.
  var body: Rect
  /// Nil where there is no arrow.
  var direction: ArrowDirection?
  /// The arrow's end, which touches the source.
  var tip: Point
  var metrics: Metrics

  /// Takes the first side of the source that has room for all of the popover, or the one with the
  /// most of it; its middle is as near to the source's as the bounds allow.
  ///
  /// - Parameters:
  ///   - source: What the popover belongs to.
  ///   - size: The size that its content wants.
  ///   - bounds: The room that it may take.
  ///   - directions: Those that are permitted; without any it lies over the source.
  ///   - metrics: The system's.
  init(
    of source: Rect, size: Size, in bounds: Rect, arrows directions: [ArrowDirection],
    _ metrics: Metrics
  ) {
    self.metrics = metrics
    let sides = directions.map { direction in
      (direction, room: direction.room(beside: source, in: bounds, metrics.arrowHeight))
    }
    func fitting(_ room: Size) -> Size {
      Size(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    func area(_ room: Size) -> Double { fitting(room).width * fitting(room).height }
    let side =
      sides.first { fitting($0.room) == size } ?? sides.max { area($0.room) < area($1.room) }
    guard let (direction, room) = side, area(room) > 0 else {
      body = Rect(center: source.center, size: fitting(bounds.size)).moved(into: bounds)
      tip = source.center
      return
    }
    self.direction = direction
    let outward = direction.vector
    let size = fitting(room)
    tip =
      source.center
      + Vector(dx: -outward.dx * source.width / 2, dy: -outward.dy * source.height / 2)
    let away = metrics.arrowHeight
    body = Rect(
      center: tip
        + Vector(
          dx: -outward.dx * (away + size.width / 2), dy: -outward.dy * (away + size.height / 2)),
      size: size
    ).moved(into: bounds)
    pointArrow()
  }

  /// How far before a corner with continuous curvature its edge begins to bend, in radii. [C]
  private static let cornerLead = 1.528665

  /// Of the card's corners: smaller where its arrow has no room between them. [D]
  var cornerRadius: Double {
    let radius = min(metrics.cornerRadius, min(body.width, body.height) / 2)
    guard let direction else { return radius }
    let edge = direction.isVertical ? body.width : body.height
    return min(radius, max(0, edge - metrics.arrowBase) / 2 / Self.cornerLead)
  }

  /// Keeps the arrow on the straight part of its edge.
  private mutating func pointArrow() {
    let reserved = Self.cornerLead * cornerRadius + metrics.arrowBase / 2
    if direction?.isVertical == true {
      tip.x = tip.x.bounded(body.minX + reserved, body.maxX - reserved)
    } else {
      tip.y = tip.y.bounded(body.minY + reserved, body.maxY - reserved)
    }
  }

  /// The card with its arrow.
  var frame: Rect {
    guard let direction else { return body }
    let (out, height) = (direction.vector, metrics.arrowHeight)
    return Rect(
      minX: body.minX + min(0, out.dx) * height, minY: body.minY + min(0, out.dy) * height,
      maxX: body.maxX + max(0, out.dx) * height, maxY: body.maxY + max(0, out.dy) * height)
  }
}

extension PopoverPlacement.ArrowDirection {
  var isVertical: Bool { self == .up || self == .down }

  /// Of one point.
  var vector: Vector {
    switch self {
    case .up: Vector(dx: 0, dy: -1)
    case .down: Vector(dx: 0, dy: 1)
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    }
  }

  var mirrored: Self {
    switch self {
    case .up, .down: self
    case .left: .right
    case .right: .left
    }
  }

  /// What is free on the side of a source from which an arrow points at it.
  fileprivate func room(beside source: Rect, in bounds: Rect, _ arrowHeight: Double) -> Size {
    let free =
      switch self {
      case .up: bounds.maxY - source.maxY
      case .down: source.minY - bounds.minY
      case .left: bounds.maxX - source.maxX
      case .right: source.minX - bounds.minX
      }
    let depth = max(0, free - arrowHeight)
    return isVertical
      ? Size(width: max(0, bounds.width), height: min(depth, max(0, bounds.height)))
      : Size(width: min(depth, max(0, bounds.width)), height: max(0, bounds.height))
  }
}

extension Double {
  /// The middle where the bounds leave no room.
  fileprivate func bounded(_ least: Double, _ most: Double) -> Double {
    least > most ? (least + most) / 2 : Swift.min(Swift.max(self, least), most)
  }
}

extension Rect {
  /// As near to where it is as the bounds allow.
  fileprivate func moved(into bounds: Rect) -> Rect {
    Rect(
      x: minX.bounded(bounds.minX, bounds.maxX - width),
      y: minY.bounded(bounds.minY, bounds.maxY - height), width: width, height: height)
  }
}
