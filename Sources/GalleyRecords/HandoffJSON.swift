internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

extension ScreenRecord {
  /// The parts of the screen under the names that design handoff tools use: `x`, `y`, `width`,
  /// `height`, `fills`, `borders`, `shadows`, `textStyles`, `borderRadius` and so on, in points.
  package var handoff: JSONValue {
    .object([
      .init(key: "name", value: .string(title)), .init(key: "state", value: .string(state)),
      .init(key: "unit", value: .string("pt")), .init(key: "density", value: .number(scale)),
      .init(key: "width", value: .number(size.width)),
      .init(key: "height", value: .number(size.height)),
      .init(
        key: "layers",
        value: .array(parts.map(\.handoff))),
    ])
  }
}

extension RecordedPart {
  /// The part under the names of design handoff tools.
  package var handoff: JSONValue { .object(handoffMembers) }

  /// The members of its object there.
  package var handoffMembers: [JSONValue.Member] {
    [
      .init(key: "id", value: .string(name.description)),
      .init(key: "name", value: .string(name.shortDescription)),
      .init(key: "type", value: .string(kind)),
      .init(key: "x", value: .number(frame.minX)), .init(key: "y", value: .number(frame.minY)),
      .init(key: "width", value: .number(frame.width)),
      .init(key: "height", value: .number(frame.height)),
    ] + (look?.handoff(in: frame.size) ?? [])
  }
}

extension Look {
  /// What is not there is left out.
  fileprivate func handoff(in size: Size) -> [JSONValue.Member] {
    let boxes = parts.compactMap { if case .box(let box) = $0.matter { box } else { nil } }
    let texts = parts.compactMap { if case .text(let text) = $0.matter { text } else { nil } }
    let effects = parts.flatMap(\.effects).map(\.kind)
    let shadows = effects.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
    let opacities = effects.compactMap {
      if case .opacity(let opacity) = $0 { opacity } else { nil }
    }
    let radius = boxes.first?.outline.radius(in: size) ?? 0
    let lists: [(String, [JSONValue])] = [
      ("fills", boxes.compactMap { $0.fill?.handoff }),
      ("borders", boxes.compactMap { $0.border?.handoff }), ("shadows", shadows.map(\.handoff)),
      ("textStyles", texts.map(\.style.handoff)),
    ]
    return lists.filter { !$0.1.isEmpty }.map { .init(key: $0.0, value: .array($0.1)) }
      + (texts.isEmpty
        ? []
        : [
          .init(key: "content", value: .string(texts.map(\.string).joined(separator: "\n")))
        ])
      + (radius > 0 ? [.init(key: "borderRadius", value: .number(radius))] : [])
      + (opacities.first.map { [.init(key: "opacity", value: .number($0))] } ?? [])
  }
}

extension Paint {
  fileprivate var handoff: JSONValue {
    switch self {
    case .solid(let color):
      return .object([
        .init(key: "type", value: .string("color")), .init(key: "color", value: color.handoff),
      ])
    case .linearGradient(let gradient): return Self.gradient("linear", gradient.stops)
    case .radialGradient(let gradient): return Self.gradient("radial", gradient.stops)
    }
  }

  private static func gradient(_ type: String, _ stops: [GradientStop]) -> JSONValue {
    let colors = stops.map { stop in
      JSONValue.object([
        .init(key: "position", value: .number(stop.location)),
        .init(key: "color", value: stop.color.handoff),
      ])
    }
    return .object([
      .init(key: "type", value: .string("gradient")),
      .init(
        key: "gradient",
        value: .object([
          .init(key: "type", value: .string(type)),
          .init(key: "colorStops", value: .array(colors)),
        ])),
    ])
  }
}

extension Color {
  /// Red, green and blue from 0 to 255, alpha from 0 to 1.
  fileprivate var handoff: JSONValue {
    func level(_ value: Double) -> JSONValue { .number((value * 255 * 100).rounded() / 100) }
    return .object([
      .init(key: "r", value: level(red)), .init(key: "g", value: level(green)),
      .init(key: "b", value: level(blue)), .init(key: "a", value: .number(alpha)),
    ])
  }
}

extension LookBorder {
  fileprivate var handoff: JSONValue {
    .object([
      .init(key: "position", value: .string("inside")),
      .init(key: "thickness", value: .number(width)), .init(key: "fill", value: paint.handoff),
    ])
  }
}

extension LookShadow {
  fileprivate var handoff: JSONValue {
    .object([
      .init(key: "type", value: .string(side == .inside ? "inner" : "outer")),
      .init(key: "offsetX", value: .number(offset.dx)),
      .init(key: "offsetY", value: .number(offset.dy)),
      .init(key: "blurRadius", value: .number(radius)), .init(key: "color", value: color.handoff),
    ])
  }
}

extension TextStyle {
  fileprivate var handoff: JSONValue {
    .object(
      [
        .init(key: "fontFamily", value: .string(family)),
        .init(key: "fontSize", value: .number(size)),
        .init(key: "fontWeight", value: .integer(weight)),
        .init(key: "fontStyle", value: .string(isItalic ? "italic" : "normal")),
        .init(key: "letterSpacing", value: .number(letterSpacing)),
        .init(key: "textAlign", value: .string(alignment.rawValue)),
        .init(key: "color", value: color.handoff),
      ] + (lineHeight.map { [.init(key: "lineHeight", value: .number($0))] } ?? []))
  }
}
