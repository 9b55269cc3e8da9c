package import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// A paint as a scene gives it: a color, or a gradient whose line is known once the shape's frame
/// is.
public enum PaintSpec: Hashable, Sendable {
  /// One color everywhere.
  case solid(Color)
  /// The angle in degrees as in CSS: 0 runs upward, 90 to the right, 180 downward.
  case linear(stops: [GradientStop], degrees: Double)
  /// The centre as shares of the frame, the radius as a share of half its longer side.
  case radial(stops: [GradientStop], centerX: Double, centerY: Double, radius: Double)

  /// The color, or the first one of a gradient.
  var firstColor: Color? {
    switch self {
    case .solid(let color): color
    case .linear(let stops, _), .radial(let stops, _, _, _): stops.first?.color
    }
  }

  /// The paint over a frame.
  package func paint(over frame: Rect) -> Paint {
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

extension PaintSpec {
  static let kind = OptionKind.defined("paint")

  /// A color or a gradient, or a `light` and a `dark` one.
  static let definition = OptionKind.either([
    .color, .options(LinearSpec.options.declarations(of: LinearSpec())),
    .options(RadialSpec.options.declarations(of: RadialSpec())),
    .options(["light", "dark"].map { OptionDeclaration($0, kind) }),
  ])
}

/// A gradient along a line as a scene gives it.
private struct LinearSpec {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "angle", \.degrees, .number(in: -3600...3600), "degrees, 0 upward, 90 to the right"),
    SceneOption("linear", \.stops, .stops, "2 to 32 colors").required("'linear: [white, black]'"),
  ]

  var stops: [GradientStop]?
  var degrees = 180.0
}

/// A gradient from a point outward as a scene gives it.
private struct RadialSpec {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "center", \.center, .shares, "[x, y] in shares of the frame", otherwise: "the middle"),
    SceneOption("radius", \.radius, .length(in: 0...100), "of half the longer side"),
    SceneOption("radial", \.stops, .stops, "2 to 32 colors").required("'radial: [white, black]'"),
  ]

  var stops: [GradientStop]?
  var center = Point(x: 0.5, y: 0.5)
  var radius = Length.fraction(1)
}

extension Palette {
  /// A paint: a color, `{ linear: [c, d], angle: 180 }` or `{ radial: [c, d], center: [50%, 50%],
  /// radius: 100% }`, or `light` and `dark` ones.
  func paint(_ value: OptionValue, issues: IssueLog) -> PaintSpec? {
    guard case .map = value.kind else {
      return color(value, issues: issues).map(PaintSpec.solid)
    }
    if value.isThemed {
      return themed(value, issues: issues) { paint($0, issues: issues) }
    }
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    if reader.contains("linear") {
      var linear = LinearSpec()
      reader.read(LinearSpec.options, into: &linear, in: self)
      return linear.stops.map { .linear(stops: $0, degrees: linear.degrees) }
    }
    if reader.contains("radial") {
      var radial = RadialSpec()
      reader.read(RadialSpec.options, into: &radial, in: self)
      let (center, radius) = (radial.center, radial.radius.resolved(in: 1))
      return radial.stops.map {
        .radial(stops: $0, centerX: center.x, centerY: center.y, radius: radius)
      }
    }
    reader.expect("linear", "radial")
    reader.error("a paint is a color or a map with 'linear' or 'radial'")
    return nil
  }
}

extension OptionType where Value == Point {
  /// `[x, y]` in shares.
  fileprivate static var shares: OptionType {
    let length = OptionType<Length>.length(in: -1000...1000)
    return OptionType(
      .list(length.kind, count: 2...2), values: "",
      read: { options, key in
        options.elements(key, of: length, expected: "[x, y] in shares, such as [50%, 40%]")
          .map { Point(x: $0[0].resolved(in: 1), y: $0[1].resolved(in: 1)) }
      })
  }
}

/// A color of a gradient as a scene gives it.
private struct StopSpec {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "at", \.offset, .length(in: 0...1), "its place along the gradient", otherwise: "even"),
    SceneOption("color", \.color, .plainColor).required("'color: white'"),
  ]

  var color: Color?
  var offset: Length?
}

extension OptionType where Value == Color {
  /// A color that is no template.
  fileprivate static var plainColor: OptionType {
    OptionType(
      .color,
      read: { options, key in
        options.rawValue(for: key).flatMap { options.palette.color($0, issues: options.issues) }
      })
  }
}

extension OptionType where Value == StopSpec {
  /// A color, also a `light` and a `dark` one, or `{ color, at }`.
  fileprivate static var stop: OptionType {
    let color = OptionType<Color>.plainColor
    let stop = OptionType.placed.or(color) { StopSpec(color: $0) }
    return OptionType(
      stop.kind, values: "",
      read: { options, key in
        options.rawValue(for: key)?.isThemed == true
          ? color.read(options, key).map { StopSpec(color: $0) } : stop.read(options, key)
      })
  }

  private static var placed: OptionType {
    .options(StopSpec.options, of: StopSpec()) { options, stop in
      if let offset = stop.offset?.resolved(in: 1), !(0...1).contains(offset) {
        options.error("a stop lies from 0% to 100%", at: "at")
        return nil
      }
      return stop.color == nil ? nil : stop
    }
  }
}

extension OptionType where Value == [GradientStop] {
  /// Colors that ascend, those without a place at even distances.
  fileprivate static var stops: OptionType {
    let stop = OptionType<StopSpec>.stop
    let count = 2...32
    return OptionType(
      .list(stop.kind, count: count), values: "",
      read: { options, key in
        guard let list = options.list(key) else { return nil }
        guard count.contains(list.count) else {
          options.error("a gradient needs 2 to 32 colors, found \(list.count)", at: key)
          return nil
        }
        var stops: [GradientStop] = []
        for (index, value) in list.enumerated() {
          guard let spec = stop.read(options.holding(value, as: key), key), let color = spec.color
          else { return nil }
          let even = Double(index) / Double(list.count - 1)
          let next = GradientStop(location: spec.offset?.resolved(in: 1) ?? even, color: color)
          guard next.location >= stops.last?.location ?? 0 else {
            options.issues.error("gradient stops must ascend", at: value.location)
            return nil
          }
          stops.append(next)
        }
        return stops
      })
  }
}
