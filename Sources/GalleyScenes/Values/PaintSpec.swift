internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A paint as a scene gives it: a color, or a gradient whose line is known once the shape's frame
/// is.
public enum PaintSpec: Hashable, Sendable {
  case solid(Color)
  /// The angle in degrees as in CSS: 0 runs upward, 90 to the right, 180 downward.
  case linear(stops: [GradientStop], degrees: Double)
  /// The centre as shares of the frame, the radius as a share of half its longer side.
  case radial(stops: [GradientStop], centerX: Double, centerY: Double, radius: Double)

  /// The paint over a frame.
  func paint(over frame: Rect) -> Paint {
    switch self {
    case .solid(let color): .solid(color)
    case .linear(let stops, let degrees):
      .linearGradient(Self.linear(stops, degrees: degrees, over: frame))
    case .radial(let stops, let x, let y, let radius):
      .radialGradient(
        RadialGradient(
          center: Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y),
          radius: max(frame.width, frame.height) / 2 * radius, stops: stops))
    }
  }

  /// The gradient line of CSS Images Level 3: through the centre, as long as the corners need.
  private static func linear(
    _ stops: [GradientStop], degrees: Double, over frame: Rect
  ) -> LinearGradient {
    let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
    let half = (abs(frame.width * sine) + abs(frame.height * cosine)) / 2
    let direction = Vector(dx: sine, dy: -cosine) * half
    return LinearGradient(
      start: frame.center - direction, end: frame.center + direction, stops: stops)
  }
}

extension Palette {
  /// A paint: a color, `{ linear: [c, d], angle: 180 }` or `{ radial: [c, d], center: [50%, 50%],
  /// radius: 100% }`, or `light` and `dark` ones.
  func paint(_ value: OptionValue, issues: IssueLog) -> PaintSpec? {
    guard case .map = value.kind else {
      return color(value, issues: issues).map(PaintSpec.solid)
    }
    if value["light"] != nil || value["dark"] != nil {
      return themed(value, issues: issues) { paint($0, issues: issues) }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    if reader.has("linear") {
      let degrees = reader.number("angle", in: -3600...3600) ?? 180
      return stops(reader, "linear").map { .linear(stops: $0, degrees: degrees) }
    }
    if reader.has("radial") {
      let center = center(reader)
      let radius = reader.length("radius", in: 0...100)?.resolved(in: 1) ?? 1
      return stops(reader, "radial").map {
        .radial(stops: $0, centerX: center.x, centerY: center.y, radius: radius)
      }
    }
    reader.expect("linear", "radial")
    reader.error("a paint is a color or a map with 'linear' or 'radial'")
    return nil
  }

  /// The shares of `center:`; the middle where there is none.
  private func center(_ reader: OptionReader) -> Point {
    let list = reader.list("center")
    guard let list else { return Point(x: 0.5, y: 0.5) }
    guard list.count == 2 else {
      reader.error("center is [x, y] in shares, such as [50%, 40%]", at: "center")
      return Point(x: 0.5, y: 0.5)
    }
    let values = list.map {
      OptionReader.length($0, named: "center", in: -1000...1000, issues: reader.issues)?.resolved(
        in: 1)
    }
    return Point(x: values[0] ?? 0.5, y: values[1] ?? 0.5)
  }

  private func stops(_ reader: OptionReader, _ key: String) -> [GradientStop]? {
    guard let list = reader.list(key) else { return nil }
    guard list.count >= 2, list.count <= 32 else {
      reader.error("a gradient needs 2 to 32 colors, found \(list.count)", at: key)
      return nil
    }
    var stops: [GradientStop] = []
    for (index, value) in list.enumerated() {
      let even = Double(index) / Double(list.count - 1)
      guard let stop = stop(value, evenly: even, issues: reader.issues) else { return nil }
      guard stop.location >= stops.last?.location ?? 0 else {
        reader.issues.error("gradient stops must ascend", at: value.location)
        return nil
      }
      stops.append(stop)
    }
    return stops
  }

  private func stop(
    _ value: OptionValue, evenly location: Double, issues: IssueLog
  ) -> GradientStop? {
    guard case .map = value.kind else {
      return color(value, issues: issues).map { GradientStop(location: location, color: $0) }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    let offset = reader.length("at", in: 0...1)?.resolved(in: 1) ?? location
    guard let entry = reader.raw("color") else {
      reader.missing("color", example: "'color: white'")
      return nil
    }
    guard (0...1).contains(offset) else {
      reader.error("a stop lies from 0% to 100%", at: "at")
      return nil
    }
    return color(entry, issues: issues).map { GradientStop(location: offset, color: $0) }
  }
}
