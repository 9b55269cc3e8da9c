internal import GalleyNotation

/// What a Swift program says where it crashes: `Grid.swift:12: Fatal error: Index out of range`.
struct CrashWords {
  /// Without the place.
  let text: String
  /// The file as the compiler knows it, and the line; nil where none is said.
  let place: (file: String, line: Int)?

  init?(_ errors: [UInt8]) {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains("atal error") }) else { return nil }
    guard let mark = line.firstRange(of: ": Fatal error") ?? line.firstRange(of: ": fatal error")
    else {
      (text, place) = (String(line), nil)
      return
    }
    text = String(line[line.index(mark.lowerBound, offsetBy: 2)...])
    let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    place = parts.last.flatMap { Int($0) }
      .map { (parts.dropLast().joined(separator: ":"), $0) }
  }
}
