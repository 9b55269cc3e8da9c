public import GalleyGeometry
public import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// The effects on a layer as a whole.
public struct Effects: Sendable {
  /// From 0 to 1.
  package var opacity: Bindable<Double>?
  /// In degrees, clockwise, about the centre.
  package var rotation: Bindable<Double>?
  /// A factor about the centre.
  package var scale: Bindable<Double>?
  /// In degrees about a level line through the centre; the lower edge comes nearer.
  var tilt: Bindable<Double>?
  /// In degrees about an upright line through the centre; the right edge goes farther away.
  var turn: Bindable<Double>?
  /// Of the eye from what is turned in space, in points; nil for an eye so far that nothing becomes
  /// smaller with its distance.
  var eyeDistance: Bindable<Double>?
  package var shadow: ShadowSpec?

  /// Makes effects; by default none.
  public init(
    opacity: Bindable<Double>? = nil, rotation: Bindable<Double>? = nil,
    scale: Bindable<Double>? = nil, shadow: ShadowSpec? = nil
  ) {
    self.opacity = opacity
    self.rotation = rotation
    self.scale = scale
    self.shadow = shadow
  }

  func transform(about center: Point, context: LayerContext) -> Transform {
    let degrees = rotation?.resolved(in: context.scope, issues: context.issues) ?? 0
    let factor = scale?.resolved(in: context.scope, issues: context.issues) ?? 1
    guard degrees != 0 || factor != 1 else { return .identity }
    return Transform.scale(factor).then(.rotation(radians: degrees * .pi / 180)).about(center)
  }

  /// What a turn in space makes of the layer, before it is scaled and rotated; nil for none.
  func projection(about center: Point, context: LayerContext) -> ProjectiveMap? {
    func value(_ number: Bindable<Double>?) -> Double {
      number?.resolved(in: context.scope, issues: context.issues) ?? 0
    }
    let distance = value(eyeDistance)
    let projection = Projection(
      radiansAboutX: value(tilt) * .pi / 180, radiansAboutY: value(turn) * .pi / 180,
      perspective: distance > 0 ? 1 / distance : 0)
    return projection.isIdentity ? nil : projection.map.about(center)
  }
}

/// A shadow as a scene gives it; the layer's outline casts it.
public struct ShadowSpec: Sendable {
  package var color: Bindable<Color>
  /// In points.
  package var offset: Vector
  /// The standard deviation of the blur in points, as CALayer's shadowRadius.
  package var radius: Double

  /// Makes a shadow.
  public init(color: Bindable<Color>, offset: Vector = Vector(dx: 0, dy: 3), radius: Double = 3) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  package func cast(
    by shape: Shape?, on side: Shadow.Side = .below, context: LayerContext
  ) -> Shadow? {
    guard let shape, let color = color.resolved(in: context.scope, issues: context.issues) else {
      return nil
    }
    return Shadow(shape: shape, color: color, offset: offset, radius: radius, side: side)
  }
}

extension ShadowSpec {
  /// As a record has it.
  func recorded(in context: LayerContext) -> RecordedOption? {
    color.resolved(in: context.scope, issues: context.issues).map { color in
      RecordedOption(
        "shadow",
        .parts([
          RecordedOption("color", .color(color)), RecordedOption("x", .number(offset.dx)),
          RecordedOption("y", .number(offset.dy)), RecordedOption("radius", .number(radius)),
        ]))
    }
  }
}

extension OptionType where Value == Vector {
  /// `[x, y]` in points.
  static var vector: OptionType {
    OptionType(
      .list(.number(OptionReader.usualRange), count: 2...2), values: "[x, y]",
      read: { $0.vector($1) },
      write: { .array([.number($0.dx), .number($0.dy)]) })
  }
}

extension OptionReader {
  /// `[x, y]` in points.
  func vector(_ key: String) -> Vector? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .list(let list) = value.kind else {
      Self.wrong(
        value, named: key, expected: "two numbers such as [10, 20]", issues: issues)
      return nil
    }
    guard list.count == 2,
      let x = Self.number(list[0], named: key, in: nil, issues: issues),
      let y = Self.number(list[1], named: key, in: nil, issues: issues)
    else {
      if list.count != 2 { error("\(key) is [x, y] in points", at: key) }
      return nil
    }
    return Vector(dx: x, dy: y)
  }
}
