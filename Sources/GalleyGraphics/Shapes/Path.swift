public import GalleyGeometry

/// A sequence of lines and cubic Béziers.
public struct Path: Hashable, Codable, Sendable {
  /// A step of the pen.
  public enum Element: Hashable, Codable, Sendable {
    /// Begins a part of the path at a point.
    case move(to: Point)
    /// Goes on in a straight line.
    case line(to: Point)
    /// Goes on in a cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// Goes back to where the part began.
    case close
  }

  /// The steps of the path, in order.
  public var elements: [Element]

  /// Makes a path of steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// The bounding box of all end and control points; zero for an empty path.
  public var controlBounds: Rect {
    var box: Rect?
    for point in points {
      let dot = Rect(origin: point, size: .zero)
      box = box?.union(dot) ?? dot
    }
    return box ?? .zero
  }

  /// All end and control points, in order.
  public var points: [Point] {
    var points: [Point] = []
    points.reserveCapacity(elements.count * 3)
    for element in elements {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .curve(let to, let control1, let control2): points += [control1, control2, to]
      case .close: break
      }
    }
    return points
  }

  /// The path with every point mapped.
  public func applying(_ transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(to: transform.apply(to: to))
        case .line(let to): .line(to: transform.apply(to: to))
        case .curve(let to, let control1, let control2):
          .curve(
            to: transform.apply(to: to), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2))
        case .close: .close
        }
      })
  }
}
