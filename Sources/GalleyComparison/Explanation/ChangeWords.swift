import GalleyGeometry

/// How changes say numbers.
enum ChangeWords {
  /// To a thousandth; what is less, as it is.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return (rounded == 0 || !rounded.isFinite ? value : rounded).shortest
  }

  /// With its sign, but for zero.
  static func signed(_ value: Double) -> String {
    let text = number(abs(value) < 1e-9 ? 0 : value)
    return text.hasPrefix("-") || text == "0" ? text : "+" + text
  }

  static func vector(_ vector: Vector) -> String {
    "\(signed(vector.dx)), \(signed(vector.dy)) pt"
  }

  static func point(_ point: Point) -> String { "\(number(point.x)), \(number(point.y))" }

  static func size(_ size: Size) -> String { "\(number(size.width)) x \(number(size.height))" }

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
