/// What Galley draws where something was recorded: numbers by the keys of the recorded figures, each
/// with how far off it may be.
struct DrawingMeasures {
  struct Measure {
    var values: [Double]
    var bound: Double
  }

  private(set) var all: [String: Measure] = [:]

  /// All that is measured, once for all tests.
  static func measured() throws -> DrawingMeasures { try result.get() }

  private static let result = Result { () throws -> DrawingMeasures in
    var measures = DrawingMeasures()
    try measures.noteFrames()
    try measures.noteShadows()
    try measures.noteColors()
    try measures.noteCorners()
    try measures.noteEdges()
    try measures.noteLabels()
    try measures.noteFurniture()
    return measures
  }

  mutating func note(_ id: String, _ name: String, _ values: [Double], within bound: Double) {
    all["\(id)|\(name)"] = Measure(values: values, bound: bound)
  }

  mutating func note(_ id: String, _ name: String, _ value: Double, within bound: Double) {
    note(id, name, [value], within: bound)
  }
}

extension [Double] {
  /// To a thousandth, in one line.
  var words: String {
    map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
