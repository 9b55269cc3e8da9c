import GalleyGeometry

/// A place within the frame of a thing, as looks say it: x and y, then the width and the height
/// where they are known.
struct InnerPlace {
  private var numbers: [Double]

  init?(_ words: String) {
    numbers = words.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 2, numbers.allSatisfy(\.isFinite) else { return nil }
  }

  /// The whole of a frame.
  init(filling size: Size) { numbers = [0, 0, size.width, size.height] }

  var rect: Rect {
    Rect(
      x: numbers[0], y: numbers[1], width: numbers.count > 2 ? numbers[2] : 0,
      height: numbers.count > 3 ? numbers[3] : 0)
  }

  /// The change to another place; nil where it only follows the frame.
  func draft(
    to other: InnerPlace, in sizes: (expected: Size, actual: Size), tolerance: Double,
    called property: String, of subject: ChangeSubject
  ) -> ChangeDraft? {
    let (old, new) = (rect, other.rect)
    let across = Span(old.minX, old.width, in: sizes.expected.width)
    let down = Span(old.minY, old.height, in: sizes.expected.height)
    let follows =
      across.follows(Span(new.minX, new.width, in: sizes.actual.width), within: tolerance)
      && down.follows(Span(new.minY, new.height, in: sizes.actual.height), within: tolerance)
    guard !follows else { return nil }
    let way = old.way(to: new, noise: PlaceComparison.noise)
    let growth = max(abs(new.width - old.width), abs(new.height - old.height))
    let isMoved = growth <= tolerance
    let part =
      property.hasSuffix(".frame") || property.hasSuffix(".place")
      ? String(property.dropLast(6)) : property == "frame" ? "box" : property
    let (before, after) = ChangeWords.apart(old, new) { ChangeWords.rect($0, places: $1) }
    let words =
      isMoved
      ? " moved by \(ChangeWords.vector(way)) in it" : " went from \(before) to \(after) in it"
    return ChangeDraft(
      kind: isMoved ? .moved : .resized, gate: .layout, thing: subject, property: property,
      before: before, after: after,
      amount: isMoved ? way.length : max(growth, way.length), phrase: ("", ": \(part)\(words)"))
  }

  /// A place along one axis of a frame.
  private struct Span {
    var start: Double
    var length: Double
    var room: Double

    init(_ start: Double, _ length: Double, in room: Double) {
      self.start = start
      self.length = length
      self.room = room
    }

    /// Whether the other is where this one would be in its frame: kept to an edge, to both, to the
    /// middle, or to shares.
    func follows(_ other: Span, within tolerance: Double) -> Bool {
      func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= tolerance }
      let isAsLong = isNear(length, other.length)
      let isAtStart = isNear(start, other.start)
      if isAsLong, isAtStart { return true }
      guard abs(room - other.room) > PlaceComparison.noise else { return false }
      let isAtEnd = isNear(room - start - length, other.room - other.start - other.length)
      let isCentered = isNear(
        start + length / 2 - room / 2, other.start + other.length / 2 - other.room / 2)
      if isAsLong, isAtEnd || isCentered { return true }
      if isAtStart, isAtEnd { return true }
      guard room > 0 else { return false }
      let scale = other.room / room
      return isNear(start * scale, other.start) && isNear(length * scale, other.length)
    }
  }
}

extension ChangeWords {
  /// Place and size, as many numbers as are known.
  static func rect(_ rect: Rect, places: Int = 3) -> String {
    "\(point(rect.origin, places: places)), \(size(rect.size, places: places))"
  }
}
