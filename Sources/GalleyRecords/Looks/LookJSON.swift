internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

// How looks are written: what is as usual is left out, numbers are numbers.

extension Look.Part {
  func json(_ styles: Interned<TextStyle>) -> JSONValue {
    var members: [JSONValue.Member]
    switch matter {
    case .box(let box): members = box.members
    case .text(let text): members = text.members(styles)
    case .image(let image): members = image.members
    }
    if !effects.isEmpty {
      members.append(.init(key: "effects", value: .array(effects.map(\.json))))
    }
    return .object(members)
  }

  /// As ``json(_:)``, and a text without effects as a list: the text, the number of its style, y,
  /// width and x, without what is not given at the end.
  func shortJSON(_ styles: Interned<TextStyle>) -> JSONValue {
    guard case .text(let text) = matter, effects.isEmpty, text.spans.isEmpty, text.paint == nil,
      text.outline == nil,
      let style = styles.number(of: text.style)
    else { return json(styles) }
    var values: [JSONValue] = [
      .string(text.string), .integer(style), .number(text.origin.y),
      text.width.map(JSONValue.number) ?? .null, .number(text.origin.x),
    ]
    if text.origin.x == 0 { values.removeLast(text.width == nil ? 2 : 1) }
    return .array(values)
  }
}

extension Look.Effect {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    switch kind {
    case .clip(let outline): members.append(.init(key: "clip", value: outline.json))
    case .shadow(let shadow): members.append(.init(key: "shadow", value: shadow.json))
    case .opacity(let opacity): members.append(.init(key: "opacity", value: .number(opacity)))
    case .transform(let transform):
      members.append(.init(key: "transform", value: transform.json))
    case .projection(let projection):
      members.append(
        .init(key: "projection", value: .array(projection.numbers.map(JSONValue.number))))
    }
    if partCount != 1 { members.append(.init(key: "parts", value: .integer(partCount))) }
    return .object(members)
  }
}

extension LookOutline? {
  /// Null where it is one that is drawn.
  fileprivate var json: JSONValue { map { .object($0.members) } ?? .null }
}

extension LookOutline {
  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    switch form {
    case .rectangle: break
    case .ellipse: members.append(.init(key: "shape", value: .string("ellipse")))
    case .path(let digest): members.append(.init(key: "path", value: .string(digest)))
    }
    switch corners {
    case .radius(0): break
    case .radius(let radius): members.append(.init(key: "corners", value: .number(radius)))
    case .full: members.append(.init(key: "corners", value: .string("full")))
    case .each(let radii):
      members.append(.init(key: "corners", value: .array(radii.all.map(JSONValue.number))))
    }
    if isContinuous { members.append(.init(key: "continuous", value: .boolean(true))) }
    if let frame { members.append(.init(key: "frame", value: frame.json)) }
    return members
  }
}

extension LookBox {
  fileprivate var members: [JSONValue.Member] {
    var members = outline.members
    if let fill { members.append(.init(key: "fill", value: fill.json)) }
    if let border { members.append(.init(key: "border", value: border.json)) }
    if let backdrop { members.append(.init(key: "backdrop", value: backdrop.json)) }
    return members
  }
}

extension LookBorder {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "width", value: .number(width)), .init(key: "paint", value: paint.json),
    ]
    if cap != .butt { members.append(.init(key: "cap", value: .string(cap.rawValue))) }
    if !dashes.isEmpty {
      members.append(.init(key: "dashes", value: .array(dashes.map(JSONValue.number))))
    }
    return .object(members)
  }
}

extension LookBackdrop {
  fileprivate var json: JSONValue {
    .object([
      .init(key: "radius", value: .number(radius)),
      .init(key: "saturation", value: .number(saturation)),
      .init(key: "tint", value: tint.json),
    ])
  }
}

extension LookShadow {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init(key: "color", value: color.json),
      .init(key: "offset", value: .array([.number(offset.dx), .number(offset.dy)])),
      .init(key: "radius", value: .number(radius)),
    ]
    if outline != nil { members.append(.init(key: "outline", value: outline.json)) }
    if side != .below { members.append(.init(key: "side", value: .string(side.rawValue))) }
    return .object(members)
  }
}

extension LookTransform {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: Double, unless usual: Double) {
      if value != usual { members.append(.init(key: key, value: .number(value))) }
    }
    add("degrees", degrees, unless: 0)
    add("scaleX", scaleX, unless: 1)
    add("scaleY", scaleY, unless: 1)
    add("shear", shear, unless: 0)
    if let pivot { members.append(.init(key: "pivot", value: pivot.json)) }
    if offset != .zero {
      members.append(.init(key: "offset", value: .array([.number(offset.dx), .number(offset.dy)])))
    }
    return .object(members)
  }
}

extension LookText {
  fileprivate func members(_ styles: Interned<TextStyle>) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init(key: "text", value: .string(string)), .init(key: "at", value: origin.json),
    ]
    if let number = styles.number(of: style) {
      members.append(.init(key: "style", value: .integer(number)))
    }
    if let width { members.append(.init(key: "width", value: .number(width))) }
    if let paint { members.append(.init(key: "paint", value: paint.json)) }
    if let outline {
      let line = [outline.color.json, .number(outline.width)]
      members.append(.init(key: "outline", value: .array(line)))
    }
    if !spans.isEmpty {
      let runs = spans.map { span -> JSONValue in
        .array(
          [span.range.lowerBound, span.range.upperBound, styles.number(of: span.style) ?? 0]
            .map(JSONValue.integer))
      }
      members.append(.init(key: "runs", value: .array(runs)))
    }
    return members
  }
}

extension LookImage {
  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init(key: "image", value: .string(name)), .init(key: "size", value: size.json),
    ]
    if let frame { members.append(.init(key: "frame", value: frame.json)) }
    if let tint { members.append(.init(key: "tint", value: tint.json)) }
    return members
  }
}

extension TextStyle {
  /// Family, size and color, then what is not as a style is by itself.
  var json: JSONValue {
    let plain = TextStyle()
    var members: [JSONValue.Member] = [
      .init(key: "family", value: .string(family)), .init(key: "size", value: .number(size)),
      .init(key: "color", value: color.json),
    ]
    func add(_ key: String, _ value: JSONValue, unless isPlain: Bool) {
      if !isPlain { members.append(.init(key: key, value: value)) }
    }
    add("weight", .integer(weight), unless: weight == plain.weight)
    add("italic", .boolean(true), unless: !isItalic)
    add("align", .string(alignment.rawValue), unless: alignment == plain.alignment)
    if let lineLimit { add("lines", .integer(lineLimit), unless: false) }
    add("truncate", .string(truncation.rawValue), unless: truncation == plain.truncation)
    if let lineHeight { add("lineHeight", .number(lineHeight), unless: false) }
    add("letterSpacing", .number(letterSpacing), unless: letterSpacing == 0)
    add("underline", .boolean(true), unless: !isUnderlined)
    add("strikethrough", .boolean(true), unless: !isStruckThrough)
    add("figures", .string(figures.rawValue), unless: figures == plain.figures)
    add("direction", .string(direction.rawValue), unless: direction == plain.direction)
    add("language", .string(language), unless: language == plain.language)
    return .object(members)
  }
}

extension Color {
  /// `#RRGGBB` where that is exact, in a list with alpha where that is not 1; else red, green, blue
  /// and alpha from 0 to 1.
  var json: JSONValue {
    let bytes = [red, green, blue].map { ($0 * 255).rounded() }
    let isExact = zip([red, green, blue], bytes).allSatisfy {
      $0 == $1 / 255 && (0...255).contains($1)
    }
    guard isExact else { return .array([red, green, blue, alpha].map(JSONValue.number)) }
    let digits = bytes.map { byte in
      let text = String(Int(byte), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    let hex = JSONValue.string("#" + digits.joined())
    return alpha == 1 ? hex : .array([hex, .number(alpha)])
  }
}

extension Paint {
  fileprivate var json: JSONValue {
    switch self {
    case .solid(let color): return color.json
    case .linearGradient(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      return Self.json("linear", [start.x, start.y, end.x, end.y], gradient.stops)
    case .radialGradient(let gradient):
      let center = gradient.center
      return Self.json("radial", [center.x, center.y, gradient.radius], gradient.stops)
    }
  }

  private static func json(
    _ kind: String, _ places: [Double], _ stops: [GradientStop]
  ) -> JSONValue {
    .object([
      .init(key: kind, value: .array(places.map(JSONValue.number))),
      .init(
        key: "stops", value: .array(stops.map { .array([.number($0.location), $0.color.json]) })),
    ])
  }
}
