internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyPNG

/// A picture as a row of numbers: equal for two pictures only where nothing in them differs that a
/// format could show.
///
/// Optionals and cases begin with a number of their own, lists and strings with how much they hold,
/// so that no two pictures make one row. Where in a scene a command was written is left out, and of
/// an image its path: its content counts.
struct DisplayListHasher {
  private(set) var words: [UInt64] = []
  /// How many values were added, without the numbers that tell cases, optionals and lists apart.
  private(set) var valueCount = 0
  /// Whether the content of every image is known.
  private(set) var isComplete = true
  /// Whether there are texts, which depend on fonts.
  private(set) var hasTexts = false
  private let contentDigest: (_ path: String) -> ByteDigest?

  /// - `contentDigest`: of an image file as it was read; nil where it was not.
  init(of picture: Picture, contentDigest: @escaping (_ path: String) -> ByteDigest?) {
    self.contentDigest = contentDigest
    words.reserveCapacity(1 << 12)
    add(picture)
  }
}

// MARK: - Values

// None of these four is inlined: in hundreds of places they would be the better part of the time
// that this module takes to be compiled.
extension DisplayListHasher {
  @inline(never)
  private mutating func mark(_ number: Int) { words.append(UInt64(number)) }

  @inline(never)
  private mutating func add(_ value: Double) {
    words.append(value.bitPattern)
    valueCount += 1
  }

  @inline(never)
  private mutating func add(_ value: Int) {
    words.append(UInt64(bitPattern: Int64(value)))
    valueCount += 1
  }

  private mutating func add(_ value: Bool) { add(value ? 1 : 0) }

  @inline(never)
  private mutating func add(_ value: String) {
    var value = value
    value.withUTF8 { bytes in
      mark(bytes.count)
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        for byte in bytes[start..<min(start + 8, bytes.count)] { word = word << 8 | UInt64(byte) }
        words.append(word)
      }
    }
    valueCount += 1
  }

  private mutating func add<Value>(
    _ value: Value?, _ body: (inout DisplayListHasher, Value) -> Void
  ) {
    mark(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }

  private mutating func add<Value>(
    _ values: [Value], _ body: (inout DisplayListHasher, Value) -> Void
  ) {
    mark(values.count)
    for value in values { body(&self, value) }
  }
}

// MARK: - Geometry and colors

extension DisplayListHasher {
  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ vector: Vector) {
    add(vector.dx)
    add(vector.dy)
  }

  private mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  private mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size)
  }

  private mutating func add(_ transform: Transform) {
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(value)
    }
  }

  private mutating func add(_ map: ProjectiveMap) {
    add(map.affine)
    add(map.px)
    add(map.py)
    add(map.p)
  }

  private mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      mark(0)
      add(color)
    case .linearGradient(let gradient):
      mark(1)
      add(gradient.start)
      add(gradient.end)
      add(gradient.stops)
    case .radialGradient(let gradient):
      mark(2)
      add(gradient.center)
      add(gradient.radius)
      add(gradient.stops)
    }
  }

  private mutating func add(_ stops: [GradientStop]) {
    add(stops) { words, stop in
      words.add(stop.location)
      words.add(stop.color)
    }
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect):
      mark(0)
      add(rect)
    case .roundedRectangle(let rect, let radius):
      mark(1)
      add(rect)
      add(radius)
    case .corneredRectangle(let rectangle):
      mark(2)
      add(rectangle.rect)
      for radius in rectangle.radii.all { add(radius) }
      add(rectangle.isContinuous)
    case .ellipse(let rect):
      mark(3)
      add(rect)
    case .path(let path):
      mark(4)
      add(path.elements) { $0.add($1) }
    }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      mark(0)
      add(point)
    case .line(let point):
      mark(1)
      add(point)
    case .curve(let point, let control1, let control2):
      mark(2)
      add(point)
      add(control1)
      add(control2)
    case .close: mark(3)
    }
  }
}

// MARK: - Commands

extension DisplayListHasher {
  private mutating func add(_ picture: Picture) {
    add(picture.size)
    add(picture.scale)
    add(picture.title)
    add(picture.language)
    add(picture.alternative) { words, alternative in
      words.add(alternative.text)
      words.add(alternative.language)
    }
    add(picture.commands) { $0.add($1) }
    add(picture.record) { $0.add($1) }
  }

  private mutating func add(_ command: DrawCommand) {
    mark(DrawCommand.Kind.allCases.firstIndex(of: command.kind) ?? 0)
    command.forEachField { field in add(field.value) { $0.add($1) } }
    add(command.children) { $0.add($1) }
  }

  private mutating func add(_ value: CommandField.Value) {
    switch value {
    case .shape(let shape): add(shape)
    case .paint(let paint): add(paint)
    case .color(let color): add(color)
    case .number(let number), .deviation(let number, _), .saturation(let number): add(number)
    case .dashes(let dashes, _): add(dashes) { $0.add($1) }
    case .point(let point): add(point)
    case .vector(let vector): add(vector)
    case .size(let size): add(size)
    case .rect(let rect): add(rect)
    case .transform(let transform): add(transform)
    case .projection(let projection): add(projection)
    case .flag(let flag): add(flag)
    case .words(let words): add(words) { $0.add($1) }
    case .string(let string): add(string)
    case .file(let path):
      if let digest = contentDigest(path) {
        add(digest.description)
      } else {
        isComplete = false
      }
    case .style(let style):
      hasTexts = true
      add(style)
    case .spans(let spans, _):
      add(spans) { words, span in
        words.add(span.range.lowerBound)
        words.add(span.range.upperBound)
        words.add(span.style)
      }
    }
  }

  private mutating func add(_ style: TextStyle) {
    add(style.family)
    add(style.weight)
    add(style.isItalic)
    add(style.size)
    add(style.color)
    add(style.alignment)
    add(style.lineLimit) { $0.add($1) }
    add(style.truncation)
    add(style.lineHeight) { $0.add($1) }
    add(style.letterSpacing)
    add(style.figures)
    add(style.direction)
    add(style.language)
    add(style.isUnderlined)
    add(style.isStruckThrough)
  }

  /// A choice by its name.
  private mutating func add(_ value: some RawRepresentable<String>) { add(value.rawValue) }
}
