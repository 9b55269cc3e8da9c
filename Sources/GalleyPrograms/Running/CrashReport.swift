package import GalleyNotation
package import GalleyRewriting

/// What a Swift program says when it crashes: a reason, and the way that led there.
package struct CrashReport {
  /// How the runtime is to say it: whole, of the thread that crashed, and in a few seconds.
  static let environment =
    "SWIFT_BACKTRACE=enable=yes,color=no,threads=crashed,registers=none,images=none,limit=64,"
    + "sanitize=no,interactive=no,timeout=5s"

  /// Such as `Index out of range`; nil where nothing was said.
  package let reason: String?
  /// The innermost place in one of the user's files; nil where none is known.
  package let location: SourceLocation?

  /// - Parameter unit: The files that the program was made of.
  package init(_ errors: [UInt8], unit: RewrittenUnit) {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    reason = Self.reason(in: lines)
    location = lines.lazy.compactMap { Self.place(in: $0, unit) }.first
  }

  private static let heads = [
    "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "*** Program crashed: ",
  ]

  /// What comes after the first of the runtime's words for a crash.
  private static func reason(in lines: [Substring]) -> String? {
    for line in lines {
      for head in heads {
        guard let words = line.firstRange(of: head) else { continue }
        return String(line[words.upperBound...].prefix { $0 != "*" }).trimmed
      }
    }
    return nil
  }

  /// The place of a frame such as `3 [ra] 0x0… in Grid.items() + 159 in program at Grid.swift:9:15`,
  /// or of a fatal error in the user's own file.
  private static func place(in line: Substring, _ unit: RewrittenUnit) -> SourceLocation? {
    if let at = line.ranges(of: " in program at ").last {
      return location(line[at.upperBound...], unit)
    }
    return line.firstRange(of: ": Fatal error: ").flatMap { location(line[..<$0.lowerBound], unit) }
  }

  private static func location(_ place: Substring, _ unit: RewrittenUnit) -> SourceLocation? {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, line > 0 else { return nil }
    return unit.location(
      ofTold: parts.joined(separator: ":"), line: line, column: numbers.count > 1 ? numbers[1] : 1)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
