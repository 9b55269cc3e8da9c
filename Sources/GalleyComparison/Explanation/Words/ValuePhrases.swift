internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// The phrases for numbers and values in changes.
enum ValuePhrases {
  /// To a thousandth, or to as many places as are asked for; what is less, as it is.
  static func number(_ value: Double, places: Int = 3) -> String {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    let rounded = (value * unit).rounded() / unit
    return (rounded == 0 || !rounded.isFinite ? value : rounded).shortest
  }

  /// Two values in as few digits as tell them apart.
  static func apart<Value>(
    _ one: Value, _ other: Value, words: (Value, _ places: Int) -> String
  ) -> (before: String, after: String) {
    // Doubles that differ do so in 17 digits.
    for places in 3...17 {
      let (before, after) = (words(one, places), words(other, places))
      if before != after { return (before, after) }
    }
    return (words(one, 3), words(other, 3))
  }

  /// With its sign, but for zero.
  static func signed(_ value: Double) -> String {
    let text = number(abs(value) < 1e-9 ? 0 : value)
    return text.hasPrefix("-") || text == "0" ? text : "+" + text
  }

  static func vector(_ vector: Vector) -> String {
    "\(signed(vector.dx)), \(signed(vector.dy)) pt"
  }

  static func point(_ point: Point, places: Int = 3) -> String {
    "\(number(point.x, places: places)), \(number(point.y, places: places))"
  }

  static func size(_ size: Size, places: Int = 3) -> String {
    "\(number(size.width, places: places)) x \(number(size.height, places: places))"
  }

  /// Place and size.
  static func rect(_ rect: Rect, places: Int = 3) -> String {
    "\(point(rect.origin, places: places)), \(size(rect.size, places: places))"
  }

  /// Degrees about the x axis and about the y axis, and the eye's distance.
  static func projection(_ projection: Projection, places: Int) -> String {
    let degrees = [projection.radiansAboutX, projection.radiansAboutY].map {
      number($0 * 180 / .pi, places: places) + "°"
    }
    guard projection.perspective != 0 else { return degrees.joined(separator: " ") }
    let distance = number(1 / projection.perspective, places: places)
    return degrees.joined(separator: " ") + " at \(distance) pt"
  }

  static func matrix(_ transform: Transform, places: Int) -> String {
    [transform.a, transform.b, transform.c, transform.d].map { number($0, places: places) }
      .joined(separator: " ")
  }

  /// `second` and so on.
  static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth"]
    return words.indices.contains(number - 1) ? words[number - 1] : "\(number)th"
  }

  /// `one` to `twelve`, then digits.
  static func cardinal(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  /// `one column`, `three columns`.
  static func spelled(_ number: Int, _ noun: String) -> String {
    "\(cardinal(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LookValue {
  func words(places: Int = 3) -> String {
    switch self {
    case .none: "none"
    case .number(let number): ValuePhrases.number(number, places: places)
    case .degrees(let degrees): ValuePhrases.number(degrees, places: places) + "°"
    case .radius(let radius, let isFull):
      isFull ? "full" : ValuePhrases.number(radius, places: places)
    case .vector(let vector):
      ValuePhrases.point(Point(x: vector.dx, y: vector.dy), places: places)
    case .point(let point): ValuePhrases.point(point, places: places)
    case .size(let size): ValuePhrases.size(size, places: places)
    case .paint(let paint): paint.words(places: places)
    case .word(let word): word
    case .string(let string): "\"\(string)\""
    case .border(let border):
      "\(ValuePhrases.number(border.width, places: places)) pt, \(border.paint.words(places: places))"
    case .backdrop(let backdrop):
      "blur \(ValuePhrases.number(backdrop.radius, places: places)), "
        + "saturation \(ValuePhrases.number(backdrop.saturation, places: places)), "
        + "tint \(backdrop.tint.words(places: places))"
    case .shadow(let shadow):
      "\(shadow.color.words(places: places)) at "
        + "\(ValuePhrases.point(Point(x: shadow.offset.dx, y: shadow.offset.dy), places: places)), "
        + "radius \(ValuePhrases.number(shadow.radius, places: places))"
        + (shadow.side == .below ? "" : ", \(shadow.side.rawValue)")
    case .outline(let outline): outline.words(places: places)
    }
  }
}

extension LookOutline {
  fileprivate func words(places: Int) -> String {
    var words: [String] = []
    switch form {
    case .rectangle: words.append("a rectangle")
    case .ellipse: words.append("an ellipse")
    case .path(let digest): words.append("path \(digest)")
    }
    switch corners {
    case .radius(0): break
    case .radius(let radius): words.append("corners \(ValuePhrases.number(radius, places: places))")
    case .full: words.append("round corners")
    case .each(let radii): words.append("corners \(radii.words(places: places))")
    }
    if isContinuous { words.append("continuous") }
    if let frame { words.append("at \(ValuePhrases.rect(frame, places: places))") }
    return words.joined(separator: ", ")
  }
}

extension CornerRadii {
  /// Clockwise from the top left.
  func words(places: Int) -> String {
    all.map { ValuePhrases.number($0, places: places) }.joined(separator: " ")
  }
}

extension Paint {
  func words(places: Int) -> String {
    func share(_ point: Point) -> String {
      "\(ValuePhrases.number(point.x, places: places)) \(ValuePhrases.number(point.y, places: places))"
    }
    func stops(_ stops: [GradientStop]) -> String {
      stops.map {
        "\($0.color.words(places: places)) at \(ValuePhrases.number($0.location * 100, places: places))%"
      }.joined(separator: ", ")
    }
    switch self {
    case .solid(let color): return color.words(places: places)
    case .linearGradient(let gradient):
      return "linear(\(share(gradient.start)) to \(share(gradient.end)): \(stops(gradient.stops)))"
    case .radialGradient(let gradient):
      return "radial(\(ValuePhrases.number(gradient.radius, places: places)) about "
        + "\(share(gradient.center)): \(stops(gradient.stops)))"
    }
  }
}

extension Color {
  /// As CSS writes it: `#RRGGBB` where it has eight bits a component, with its opacity behind it
  /// where it has one.
  func words(places: Int) -> String {
    let parts = [red, green, blue]
    let bytes = parts.map { ($0 * 255).rounded() }
    let isExact = zip(parts, bytes).allSatisfy {
      abs($0 * 255 - $1) < 1e-9 && (0...255).contains($1)
    }
    let name =
      isExact
      ? "#" + bytes.map { Self.hexadecimal(Int($0)) }.joined()
      : "rgb(\(parts.map { ValuePhrases.number($0 * 255, places: places) }.joined(separator: " ")))"
    return alpha == 1 ? name : "\(name) \(ValuePhrases.number(alpha * 100, places: places))%"
  }

  private static func hexadecimal(_ level: Int) -> String {
    let digits = String(level, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension RecordedOption.Value {
  func words(places: Int = 3) -> String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): ValuePhrases.number(number, places: places)
    case .text(let text): text
    case .color(let color): color.words(places: places)
    case .texts(let texts): texts.isEmpty ? "none" : ValuePhrases.list(texts)
    case .parts(let parts):
      parts.map { "\($0.key) \($0.value.words(places: places))" }.joined(separator: ", ")
    }
  }
}
