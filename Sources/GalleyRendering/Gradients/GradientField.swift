import CDrawing
internal import CDrawingShims
import GalleyGeometry
import GalleyGraphics
import GalleyNotation

/// A gradient as a function of the device pixel, with its colors in a table.
///
/// Cairo computes every pixel's color from the stops; a table of enough entries differs from that
/// by at most one level and takes a fifth of the time.
struct GradientField {
  fileprivate enum Shape {
    /// The location of a pixel's color is an affine function of its place.
    case linear(dx: Double, dy: Double, start: Double)
    /// The location is the length of the place mapped to units of the radius about the centre.
    case radial(toUnits: Transform)
    /// One color everywhere.
    case constant
  }

  fileprivate let shape: Shape
  private let stops: [GradientStop]
  /// Empty where a row of pixels has one color: the table has more entries than there are rows.
  private let colors: [UInt32]
  /// The most levels by which a color changes over a location of one.
  fileprivate let steepness: Double

  /// - `transform`: From the gradient's coordinates to device pixels.
  init(_ gradient: LinearGradient, _ transform: Transform) {
    stops = gradient.stops
    isOpaque = stops.allSatisfy { $0.color.alpha >= 1 } && !stops.isEmpty
    steepness = GalleyRendering.steepness(of: stops)
    let direction = gradient.end - gradient.start
    let square = direction.dx * direction.dx + direction.dy * direction.dy
    guard let inverse = transform.inverse, square > 0 else {
      (shape, colors) = (.constant, [])
      return
    }
    // location = (inverse(p) - start) · direction / |direction|²
    let (ux, uy) = (direction.dx / square, direction.dy / square)
    let dx = inverse.a * ux + inverse.b * uy
    shape = .linear(
      dx: dx, dy: inverse.c * ux + inverse.d * uy,
      start: (inverse.tx - gradient.start.x) * ux + (inverse.ty - gradient.start.y) * uy)
    colors = dx == 0 ? [] : GradientColors.table(stops)
  }

  /// - `transform`: From the gradient's coordinates to device pixels.
  init(_ gradient: RadialGradient, _ transform: Transform) {
    stops = gradient.stops
    isOpaque = stops.allSatisfy { $0.color.alpha >= 1 } && !stops.isEmpty
    steepness = GalleyRendering.steepness(of: stops)
    guard let inverse = transform.inverse, gradient.radius > 0 else {
      (shape, colors) = (.constant, [])
      return
    }
    colors = GradientColors.table(stops)
    let center = gradient.center
    shape = .radial(
      toUnits: inverse.then(.translation(Vector(dx: -center.x, dy: -center.y)))
        .then(.scale(1 / gradient.radius)))
  }

  /// Whether no pixel is transparent at all.
  let isOpaque: Bool

  /// The colors of a rectangle of pixels, to be written row by row.
  func rows(x: Int, y: Int, width: Int, height: Int) -> GradientRows {
    GradientRows(
      field: self, x: x, y: y, ramp: Ramp(of: self, x: x, y: y, width: width, height: height))
  }

  /// Writes the colors of a row of pixels.
  fileprivate func fill(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
    let (firstX, centerY) = (Double(x) + 0.5, Double(y) + 0.5)
    switch shape {
    case .constant:
      row.update(repeating: GradientColors.color(at: GradientColors.tableSize - 1, stops))
    case .linear(let dx, let dy, let start):
      let first = start + dy * centerY + dx * firstX
      if dx == 0 {
        return row.update(repeating: GradientColors.color(at: Self.entry(at: first), stops))
      }
      fillLinearly(row, from: first, step: dx)
    case .radial(let map):
      let first = map.apply(to: Point(x: firstX, y: centerY))
      fillRadially(row, from: first, step: Vector(dx: map.a, dy: map.b))
    }
  }

  /// Writes the colors of locations at equal distances.
  fileprivate func fillLinearly(
    _ row: UnsafeMutableBufferPointer<UInt32>, from first: Double, step: Double
  ) {
    colors.withUnsafeBufferPointer { colors in
      galley_fill_linearly(
        row.baseAddress, row.count, colors.baseAddress, colors.count - 1, first, step)
    }
  }

  /// Writes the colors of places by their distances from the origin.
  private func fillRadially(
    _ row: UnsafeMutableBufferPointer<UInt32>, from first: Point, step: Vector
  ) {
    colors.withUnsafeBufferPointer { colors in
      galley_fill_radially(
        row.baseAddress, row.count, colors.baseAddress, colors.count - 1, first.x, first.y,
        step.dx, step.dy)
    }
  }

  /// The entry of the table for a location, as rows of them are found.
  private static func entry(at location: Double) -> Int {
    // What is no number has the first color.
    guard location > 0 else { return 0 }
    return Int(min(location, 1) * Double(GradientColors.tableSize - 1) + 0.5)
  }
}

/// A gradient over a rectangle of device pixels.
struct GradientRows {
  fileprivate let field: GradientField
  fileprivate let x: Int
  fileprivate let y: Int
  fileprivate let ramp: Ramp?

  /// Writes the colors of some rows to a surface as wide as the rectangle.
  func fill(_ surface: Surface, firstRow: Int) {
    surface.withRows { row, pixels in
      if let ramp {
        ramp.fill(pixels, row: firstRow + row)
      } else {
        field.fill(pixels, x: x, y: y + firstRow + row)
      }
    }
  }
}

/// A linear gradient along one row, which every other row repeats, only shifted.
///
/// It is kept at so many places within a pixel that no color is off by more than an eighth of a
/// level. On a screen-wide gradient that is one: rows are then copies of each other, which also
/// compress better.
private struct Ramp {
  private let places: Int
  /// For each place within a pixel, the colors from the leftmost shift on.
  private let colors: [[UInt32]]
  /// The shift of the row below, in pixels.
  private let shift: Double
  private let first: Double

  /// Nil where computing each pixel would be less work.
  init?(of field: GradientField, x: Int, y: Int, width: Int, height: Int) {
    guard case .linear(let dx, let dy, let start) = field.shape, dx != 0 else { return nil }
    let wanted = (4 * abs(dx) * field.steepness).rounded(.up)
    guard !wanted.isNaN else { return nil }
    places = Int(min(max(wanted, 1), 16))
    let reach = abs(dy / dx) * Double(height)
    guard (reach + Double(width)) * Double(places) * 2 < Double(width * height) else {
      return nil
    }
    shift = dy / dx
    let leftmost = min(0, shift * Double(height)).rounded(.down)
    first = -leftmost
    let origin = start + dx * (Double(x) + 0.5 + leftmost) + dy * (Double(y) + 0.5)
    let (count, places) = (width + Int(reach) + 3, Double(self.places))
    colors = (0..<self.places).map { place in
      [UInt32](unsafeUninitializedCapacity: count) { row, written in
        let row = UnsafeMutableBufferPointer(rebasing: row[..<count])
        field.fillLinearly(row, from: origin + dx * Double(place) / places, step: dx)
        written = count
      }
    }
  }

  func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, row: Int) {
    let place = Int((first + shift * Double(row)) * Double(places) + 0.5)
    let start = place / places
    colors[place % places].withUnsafeBufferPointer { colors in
      _ = pixels.update(fromContentsOf: colors[start..<(start + pixels.count)])
    }
  }
}

private func steepness(of stops: [GradientStop]) -> Double {
  zip(stops, stops.dropFirst()).map { before, after in
    let (one, other) = (before.color, after.color)
    let change = max(
      abs(other.red - one.red), abs(other.green - one.green), abs(other.blue - one.blue),
      abs(other.alpha - one.alpha))
    return change * 255 / max(after.location - before.location, 1e-6)
  }.max() ?? 0
}
