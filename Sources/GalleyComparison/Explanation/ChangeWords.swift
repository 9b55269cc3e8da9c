import GalleyGeometry
import GalleyNotation

/// How changes say numbers.
enum ChangeWords {
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

  /// Several subjects in few words: one by its name, two by both, more by their number.
  static func subjects(_ subjects: [ChangeSubject]) -> String {
    guard let first = subjects.first else { return "nothing" }
    if subjects.count == 1 { return first.subject.name }
    if subjects.count == 2 { return "\(first.subject.name) and \(subjects[1].subject.name)" }
    guard let collection = first.collection else { return "\(subjects.count) layers" }
    let noun = subjects.allSatisfy(\.isItem) ? "items" : "elements"
    return "\(subjects.count) \(noun) of '\(collection)'"
  }
}
