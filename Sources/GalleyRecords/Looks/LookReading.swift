internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// The looks of a record by their numbers.
struct LookReferences {
  private var looks: [Look] = []
  /// Whether the looks are those of an older Galley, which are not read.
  private let areOlder: Bool
  /// How many looks at the beginning are single parts.
  private(set) var partCount = 0

  init(_ record: RecordObject) throws(RecordError) {
    // Looks were numbers of properties in words before they were values.
    areOlder = try record.optionalArray("properties") != nil
    guard !areOlder else { return }
    let styles = try Self.styles(record)
    var parts: [Look.Part] = []
    for (number, value) in (try record.optionalArray("parts") ?? []).enumerated() {
      if let text = try LookText(value, in: record, styles: styles) {
        parts.append(Look.Part(.text(text)))
      } else {
        let object = try RecordObject(value, named: "'parts' \(number)")
        parts.append(try Look.Part(object, styles: styles))
      }
    }
    if let all = try record.optionalArray("looks") {
      try addLooks(all, of: parts, record)
    } else {
      // Pictures list only those looks that are no single part.
      looks = parts.map { Look([$0]) }
      partCount = looks.count
      try addLooks(try record.optionalArray("groups") ?? [], of: parts, record)
    }
  }

  private mutating func addLooks(
    _ lists: [JSONValue], of parts: [Look.Part], _ record: RecordObject
  ) throws(RecordError) {
    var total = looks.count
    for numbers in lists {
      var look = Look()
      for number in numbers.array ?? [] {
        guard let index = number.integer, parts.indices.contains(index) else {
          throw record.problem("looks", expected: "numbers of parts")
        }
        look.parts.append(parts[index])
      }
      total += look.parts.count
      guard total <= RecordLimits.parts else {
        throw RecordError("its looks have more than \(RecordLimits.parts) parts")
      }
      looks.append(look)
    }
  }

  private static func styles(_ record: RecordObject) throws(RecordError) -> [TextStyle] {
    var styles: [TextStyle] = []
    for object in try record.optionalList("styles") ?? [] { styles.append(try TextStyle(object)) }
    return styles
  }

  /// The look that an object names by its number; nil where it has none, or an older one.
  func look(of object: RecordObject) throws(RecordError) -> Look? {
    guard let number = try object.optionalInteger("look") else { return nil }
    guard has(number) else {
      throw object.problem("look", expected: "a number from 0 to \(looks.count - 1)")
    }
    return self[number]
  }

  /// Whether there is a look of a number; older ones are not counted.
  func has(_ number: Int) -> Bool { areOlder || looks.indices.contains(number) }

  /// The look of a number; nil for an older one.
  subscript(number: Int) -> Look? { looks.indices.contains(number) ? looks[number] : nil }
}

extension Look.Part {
  fileprivate init(_ object: RecordObject, styles: [TextStyle]) throws(RecordError) {
    if let string = try object.optionalText("text") {
      self.init(.text(try LookText(string, object, styles: styles)))
    } else if let name = try object.optionalText("image") {
      self.init(
        .image(
          LookImage(
            name, size: try object.size("size"), in: try object.optionalRect("frame"),
            tint: try object.value["tint"] == nil ? nil : object.color("tint"))))
    } else {
      self.init(
        .box(
          LookBox(
            try LookOutline(object), fill: try object.optionalPaint("fill"),
            border: try object.optionalObject("border").map(LookBorder.init),
            backdrop: try object.optionalObject("backdrop").map(LookBackdrop.init))))
    }
    for effect in try object.optionalList("effects") ?? [] {
      effects.append(try Look.Effect(effect))
    }
  }
}

extension Look.Effect {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    let kind: Kind
    if let opacity = try object.optionalNumber("opacity") {
      kind = .opacity(opacity)
    } else if let shadow = try object.optionalObject("shadow") {
      kind = .shadow(try LookShadow(shadow))
    } else if let transform = try object.optionalObject("transform") {
      kind = .transform(try LookTransform(transform))
    } else if let numbers = try object.optionalNumbers(
      "projection", count: LookProjection.count)
    {
      kind = .projection(LookProjection(numbers: numbers))
    } else {
      kind = .clip(try object.optionalObject("clip").map(LookOutline.init))
    }
    self.init(kind, of: try object.optionalInteger("parts") ?? 1)
  }
}

extension LookOutline {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    self.init(in: try object.optionalRect("frame"))
    isContinuous = try object.optionalFlag("continuous") ?? false
    if let digest = try object.optionalText("path") {
      form = .path(digest: digest)
    } else if try object.optionalText("shape") != nil {
      form = .ellipse
    }
    guard let corners = object.value["corners"] else { return }
    if corners.array != nil, let radii = try object.optionalNumbers("corners", count: 4) {
      self.corners = .each(
        CornerRadii(
          topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
      return
    }
    self.corners = corners.text == nil ? .radius(try object.optionalNumber("corners") ?? 0) : .full
  }
}

extension LookBorder {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    guard let paint = try object.optionalPaint("paint") else {
      throw object.problem("paint", expected: "a color or a gradient")
    }
    self.init(paint, width: try object.optionalNumber("width") ?? 1)
    cap = try object.optionalText("cap").flatMap(Stroke.Cap.init) ?? .butt
    dashes = try object.optionalNumbers("dashes") ?? []
  }
}

extension LookBackdrop {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    self.init(
      radius: try object.optionalNumber("radius") ?? 0,
      saturation: try object.optionalNumber("saturation") ?? 1, tint: try object.color("tint"))
  }
}

extension LookShadow {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    let offset = try object.point("offset")
    self.init(
      color: try object.color("color"), offset: Vector(dx: offset.x, dy: offset.y),
      radius: try object.optionalNumber("radius") ?? 0,
      outline: try object.optionalObject("outline").map(LookOutline.init),
      side: try object.optionalText("side").flatMap(Shadow.Side.init) ?? .below)
  }
}

extension LookTransform {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    let offset = try object.optionalNumbers("offset", count: 2) ?? [0, 0]
    let pivot = try object.optionalNumbers("pivot", count: 2)
    self.init(
      degrees: try object.optionalNumber("degrees") ?? 0,
      scaleX: try object.optionalNumber("scaleX") ?? 1,
      scaleY: try object.optionalNumber("scaleY") ?? 1,
      shear: try object.optionalNumber("shear") ?? 0,
      pivot: pivot.map { Point(x: $0[0], y: $0[1]) }, offset: Vector(dx: offset[0], dy: offset[1]))
  }
}

extension LookText {
  fileprivate init(
    _ string: String, _ object: RecordObject, styles: [TextStyle]
  ) throws(RecordError) {
    let number = try object.integer("style")
    guard styles.indices.contains(number) else {
      throw object.problem("style", expected: "a number from 0 to \(styles.count - 1)")
    }
    self.init(
      string, style: styles[number], spans: try Self.spans(object, styles),
      origin: try object.point("at"), width: try object.optionalNumber("width"),
      paint: try object.optionalPaint("paint"), outline: try Self.outline(object))
  }

  /// A list of a color and points.
  private static func outline(_ object: RecordObject) throws(RecordError) -> TextOutline? {
    guard let given = object.value["outline"], given != .null else { return nil }
    guard let line = given.array, line.count == 2, let color = Color(line[0]),
      let width = line[1].number
    else { throw object.problem("outline", expected: "a color and a number of points") }
    return TextOutline(color: color, width: width)
  }

  /// Each a list of three: where it begins and ends, in bytes, and the number of its style.
  private static func spans(
    _ object: RecordObject, _ styles: [TextStyle]
  ) throws(RecordError) -> [TextSpan] {
    guard let given = object.value["runs"], given != .null else { return [] }
    var spans: [TextSpan] = []
    for run in given.array ?? [.null] {
      let numbers = (run.array ?? []).compactMap(\.integer)
      guard numbers.count == 3, (0...numbers[1]).contains(numbers[0]),
        styles.indices.contains(numbers[2])
      else { throw object.problem("runs", expected: "lists of a start, an end and a style") }
      spans.append(TextSpan(numbers[0]..<numbers[1], style: styles[numbers[2]]))
    }
    return spans
  }
}

extension LookText {
  /// Nil for what is no list.
  fileprivate init?(
    _ value: JSONValue, in record: RecordObject, styles: [TextStyle]
  ) throws(RecordError) {
    guard let values = value.array else { return nil }
    let numbers = values.dropFirst().map { $0 == .null ? nil : $0.number }
    guard (3...5).contains(values.count), let string = values[0].text,
      let style = values[1].integer, styles.indices.contains(style), let y = numbers[1]
    else { throw record.problem("parts", expected: "texts with their styles and places") }
    self.init(
      string, style: styles[style],
      origin: Point(x: (numbers.count > 3 ? numbers[3] : nil) ?? 0, y: y),
      width: numbers.count > 2 ? numbers[2] : nil)
  }
}

extension TextStyle {
  fileprivate init(_ object: RecordObject) throws(RecordError) {
    self.init()
    family = try object.text("family")
    size = try object.optionalNumber("size") ?? size
    color = try object.color("color")
    weight = try object.optionalInteger("weight") ?? weight
    isItalic = try object.optionalFlag("italic") ?? isItalic
    alignment = try object.optionalText("align").flatMap(Alignment.init) ?? alignment
    lineLimit = try object.optionalInteger("lines")
    truncation = try object.optionalText("truncate").flatMap(Truncation.init) ?? truncation
    lineHeight = try object.optionalNumber("lineHeight")
    letterSpacing = try object.optionalNumber("letterSpacing") ?? letterSpacing
    isUnderlined = try object.optionalFlag("underline") ?? isUnderlined
    isStruckThrough = try object.optionalFlag("strikethrough") ?? isStruckThrough
    figures = try object.optionalText("figures").flatMap(Figures.init) ?? figures
    direction = try object.optionalText("direction").flatMap(Direction.init) ?? direction
    language = try object.optionalText("language") ?? language
  }
}

extension RecordObject {
  fileprivate func color(_ key: String) throws(RecordError) -> Color {
    guard let color = value[key].flatMap(Color.init) else {
      throw problem(key, expected: "a color such as #2E7D4F")
    }
    return color
  }

  fileprivate func optionalPaint(_ key: String) throws(RecordError) -> Paint? {
    guard let given = value[key], given != .null else { return nil }
    guard let paint = Paint(given) else { throw problem(key, expected: "a color or a gradient") }
    return paint
  }
}

extension Color {
  /// Nil for what no color is written as.
  init?(_ value: JSONValue) {
    if let text = value.text {
      guard text.hasPrefix("#"), text.utf8.count == 7, let hex = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      self.init(hex: hex)
      return
    }
    if let pair = value.array, pair.count == 2, let hex = pair[0].text {
      guard let color = Color(.string(hex)), let alpha = pair[1].number else { return nil }
      self = color
      self.alpha = alpha
      return
    }
    let parts = value.array?.compactMap(\.number) ?? []
    guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Paint {
  fileprivate init?(_ value: JSONValue) {
    if let color = Color(value) {
      self = .solid(color)
      return
    }
    let stops = (value["stops"]?.array ?? []).compactMap { stop -> GradientStop? in
      guard let pair = stop.array, pair.count == 2, let location = pair[0].number,
        let color = Color(pair[1])
      else { return nil }
      return GradientStop(location: location, color: color)
    }
    let linear = value["linear"]?.array?.compactMap(\.number) ?? []
    let radial = value["radial"]?.array?.compactMap(\.number) ?? []
    if linear.count == 4 {
      self = .linearGradient(
        LinearGradient(
          start: Point(x: linear[0], y: linear[1]), end: Point(x: linear[2], y: linear[3]),
          stops: stops))
    } else if radial.count == 3 {
      self = .radialGradient(
        RadialGradient(
          center: Point(x: radial[0], y: radial[1]), radius: radial[2], stops: stops))
    } else {
      return nil
    }
  }
}
