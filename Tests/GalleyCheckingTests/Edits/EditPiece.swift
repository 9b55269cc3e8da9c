/// Whole lines that stand one below another, as they were and as they are.
struct EditPiece: Sendable {
  var before: [String]
  var after: [String]

  /// - Parameter lines: Lines of a diff, each behind a minus, a plus, or a space for one that stays.
  init(_ lines: some Sequence<String>) {
    before = lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
    after = lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
  }

  static func begins(with line: String) -> Bool { line.first.map(" -+".contains) ?? true }

  /// The lines of a text after the edit; nil where those that it is about are not there just once.
  func applied(to lines: [String]) -> [String]? {
    let places = lines.indices.filter { lines[$0...].starts(with: before) }
    guard places.count == 1, let place = places.first else { return nil }
    var lines = lines
    lines.replaceSubrange(place..<(place + before.count), with: after)
    return lines
  }
}
