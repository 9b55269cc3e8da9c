import GalleyGeometry

/// How many points a path has, and how long it is and how much it covers at most: by its control
/// polygon.
struct SVGPathMeasure {
  private(set) var points = 0
  private(set) var length = 0.0
  /// The area of the box around all.
  var area: Double { box.map { $0.width * $0.height } ?? 0 }

  private var box: Rect?

  private var current = Point.zero
  private var start = Point.zero
  /// From the current point back to the control point before it, which smooth curves mirror.
  private var controlDistance = 0.0

  /// Measures path data; nil where it is malformed.
  init?(pathData: String) {
    var reader = SVGPathReader(pathData)
    while let command = reader.nextCommand() {
      guard let numbers = reader.numbers(for: command) else { return nil }
      add(command, numbers)
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Measures the points of a polygon or polyline.
  init(points list: String) {
    let numbers = Array(SVGNumberScanner(list))
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      if index > 0 { length += (point - current).length }
      current = point
      points += 1
      cover(point)
    }
    length *= 2  // A polygon closes with a line of at most the length so far.
  }

  private mutating func add(_ command: UInt8, _ numbers: [Double]) {
    let origin = command & 0x20 == 0 ? Point.zero : current
    func point(_ index: Int) -> Point {
      Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
    }
    points += max(1, numbers.count / 2)
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      current = point(0)
      start = current
      controlDistance = 0
      cover(current)
    case UInt8(ascii: "H"): line(to: Point(x: origin.x + numbers[0], y: current.y))
    case UInt8(ascii: "V"): line(to: Point(x: current.x, y: origin.y + numbers[0]))
    case UInt8(ascii: "C"): curve([point(0), point(2), point(4)])
    case UInt8(ascii: "S"), UInt8(ascii: "Q"): curve([point(0), point(2)])
    case UInt8(ascii: "A"):
      // At most a full turn; radii too short for the chord grow to half of it.
      let chord = (point(5) - current).length
      let reach = max(abs(numbers[0]), abs(numbers[1]), chord / 2)
      length += 2 * .pi * max(abs(numbers[0]), abs(numbers[1])) + .pi * chord
      cover(current, reach: 2 * reach)
      line(to: point(5))
    case UInt8(ascii: "T"):
      let mirrored = controlDistance
      cover(current, reach: mirrored)
      line(to: point(0))
      length += 2 * mirrored
      controlDistance = mirrored + controlDistance
    case UInt8(ascii: "Z"): line(to: start)
    default: line(to: point(0))
    }
  }

  private mutating func line(to point: Point) {
    controlDistance = (point - current).length
    length += controlDistance
    current = point
    cover(point)
  }

  private mutating func cover(_ point: Point, reach: Double = 0) {
    let dot = Rect(origin: point, size: .zero).inset(by: -reach)
    box = box?.union(dot) ?? dot
  }

  private mutating func curve(_ polygon: [Point]) {
    length += controlDistance
    cover(current, reach: controlDistance)
    for point in polygon { line(to: point) }
  }
}

/// Splits path data into commands and their numbers.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var place = 0
  private var command: UInt8?

  init(_ data: String) { bytes = Array(data.utf8) }

  var isAtEnd: Bool { place == bytes.count }

  /// The letter of the next command; the one before where numbers go on without a letter.
  mutating func nextCommand() -> UInt8? {
    skipSeparators()
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    if Self.counts[byte & 0xDF] != nil, byte >= UInt8(ascii: "A") {
      place += 1
      command = byte
      return byte
    }
    // After a move, further points are lines; nothing follows a close without a letter.
    switch command {
    case UInt8(ascii: "M"): command = UInt8(ascii: "L")
    case UInt8(ascii: "m"): command = UInt8(ascii: "l")
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
    default: break
    }
    return command
  }

  /// As many numbers as the command takes; nil where there are fewer.
  mutating func numbers(for command: UInt8) -> [Double]? {
    let isArc = command & 0xDF == UInt8(ascii: "A")
    var numbers: [Double] = []
    for index in 0..<(Self.counts[command & 0xDF] ?? 0) {
      skipSeparators()
      // The two flags of an arc may stand without anything between them.
      guard let number = isArc && (index == 3 || index == 4) ? flag() : number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static let counts: [UInt8: Int] = [
    UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "H"): 1, UInt8(ascii: "V"): 1,
    UInt8(ascii: "C"): 6, UInt8(ascii: "S"): 4, UInt8(ascii: "Q"): 4, UInt8(ascii: "T"): 2,
    UInt8(ascii: "A"): 7, UInt8(ascii: "Z"): 0,
  ]

  private mutating func skipSeparators() {
    while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") {
      place += 1
    }
  }

  private mutating func flag() -> Double? {
    guard place < bytes.count, bytes[place] | 1 == UInt8(ascii: "1") else { return nil }
    defer { place += 1 }
    return bytes[place] == UInt8(ascii: "1") ? 1 : 0
  }

  private mutating func number() -> Double? {
    var end = place
    func skip(_ isWanted: (UInt8) -> Bool) {
      while end < bytes.count, isWanted(bytes[end]) { end += 1 }
    }
    func skipOne(_ marks: [UInt8]) {
      if end < bytes.count, marks.contains(bytes[end]) { end += 1 }
    }
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    skipOne(Array("+-".utf8))
    skip(isDigit)
    skipOne(Array(".".utf8))
    skip(isDigit)
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      skipOne(Array("+-".utf8))
      skip(isDigit)
    }
    defer { place = end }
    return Double(String(decoding: bytes[place..<end], as: UTF8.self))
  }
}
