/// The device pixels of a screen: what rounds resting edges so that they are crisp and never gap.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels a point.
  public var scale: Double

  /// Makes a grid with so many pixels a point.
  public init(scale: Double) { self.scale = scale }

  /// The nearest pixel boundary in points; halves go toward positive infinity, as UIKit rounds
  /// origins.
  public func align(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The next pixel boundary in points that is no less; a value is on one where it is but for the
  /// error of computing it.
  public func alignUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// How near to the next boundary a place counts as on it, in pixels, so that thirds of a point may
  /// be written with two digits.
  private static let nearness = 0.025

  /// The pixel boundary at a place or before it, in points: where iOS draws the edge of a view whose
  /// frame was set, be it between pixels. [R]
  public func edge(at value: Double) -> Double {
    (value * scale + Self.nearness).rounded(.down) / scale
  }

  /// A rectangle as iOS draws one of a view: each edge by itself, so that those that touch still do.
  ///
  /// What has an extent keeps a pixel at least, which iOS does not promise.
  public func edges(of rect: Rect) -> Rect {
    let (left, top) = (edge(at: rect.minX), edge(at: rect.minY))
    let least = 1 / scale
    return Rect(
      minX: left, minY: top,
      maxX: max(edge(at: rect.maxX), rect.width > 0 ? left + least : left),
      maxY: max(edge(at: rect.maxY), rect.height > 0 ? top + least : top))
  }

  /// Returns a rectangle that constraints place in a view, as it is drawn: its edges go to the
  /// nearest pixel of the view, which itself begins and ends at the boundary before its edges. [R]
  ///
  /// Both may lie between pixels, and are in the same coordinates.
  public func align(_ rect: Rect, in view: Rect) -> Rect {
    func drawn(_ value: Double, _ least: Double, _ most: Double) -> Double {
      abs(value - most) < 1e-6 ? edge(at: most) : edge(at: least) + align(value - least)
    }
    if rect == view { return edges(of: view) }
    return Rect(
      minX: drawn(rect.minX, view.minX, view.maxX), minY: drawn(rect.minY, view.minY, view.maxY),
      maxX: drawn(rect.maxX, view.minX, view.maxX), maxY: drawn(rect.maxY, view.minY, view.maxY))
  }

  /// A rectangle whose edges were aligned, with sides that are thinner than two pixels as thick
  /// wherever they lie: half a point is two pixels at three a point, and never one.
  ///
  /// Of the two edges that which was nearer to a boundary stays.
  public func evened(_ aligned: Rect, of rect: Rect) -> Rect {
    func evened(
      _ low: Double, _ high: Double, from start: Double, to end: Double
    ) -> (Double, Double) {
      let pixels = (end - start) * scale
      guard pixels > 0, pixels < 2 else { return (low, high) }
      let thickness = max(1, (pixels + 0.5).rounded(.down)) / scale
      guard abs(high - low - thickness) > 1e-6 else { return (low, high) }
      func distance(_ value: Double) -> Double { abs(value * scale - (value * scale).rounded()) }
      return distance(end) < distance(start)
        ? (high - thickness, high) : (low, low + thickness)
    }
    let (left, right) = evened(aligned.minX, aligned.maxX, from: rect.minX, to: rect.maxX)
    let (top, bottom) = evened(aligned.minY, aligned.maxY, from: rect.minY, to: rect.maxY)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// Each coordinate aligned by itself.
  public func align(_ point: Point) -> Point { Point(x: align(point.x), y: align(point.y)) }

  /// Each edge aligned by itself, so that rectangles that touch still do.
  public func align(_ rect: Rect) -> Rect {
    Rect(
      minX: align(rect.minX), minY: align(rect.minY),
      maxX: align(rect.maxX), maxY: align(rect.maxY))
  }
}
