package import GalleyNotation

/// The report of a layout's program that crashes: a reason, and the stack that led there.
package struct CrashReport {
  /// Such as `Index out of range`; nil where nothing was said.
  package let reason: String?
  /// The innermost place in one of the user's files; nil where none is known.
  package let location: SourceLocation?

  /// - Parameters:
  ///   - errors: What the program wrote to its standard error.
  ///   - program: The program.
  ///   - original: Leads a place that the compiler knows, path, line and column, to the user's files.
  init(
    _ errors: [UInt8], of program: BuiltProgram,
    original: @escaping (String, Int, Int) -> SourceLocation?
  ) {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    // The layout itself may write there.
    let frames = lines.compactMap(Self.frame).prefix(Self.mostFrames)
    let symbols = program.symbols(of: Array(frames)).split(whereSeparator: \.isNewline)
    reason = Self.reason(in: lines) ?? Self.reason(in: symbols)
    location = (symbols + lines).lazy.compactMap { Self.place(in: $0, original) }.first
  }

  private static let mostFrames = 64

  /// The place in the program of a line such as `*** frame 0x1bab54`; nil for another line.
  private static func frame(_ line: Substring) -> String? {
    let head = "*** frame 0x"
    guard line.hasPrefix(head) else { return nil }
    let digits = line.dropFirst(head.count)
    return UInt64(digits, radix: 16).map { "0x" + String($0, radix: 16) }
  }

  private static let heads = [
    "Fatal error: ", "Precondition failed: ", "Assertion failed: ", "*** Program crashed: ",
    "Swift runtime failure: ", "error while loading shared libraries: ",
  ]

  /// Returns the text after the first of the runtime's words for a crash.
  private static func reason(in lines: [Substring]) -> String? {
    for line in lines {
      for head in heads {
        guard let words = line.firstRange(of: head) else { continue }
        return String(line[words.upperBound...].prefix { $0 != "*" }).trimmed
      }
      // A cast says nothing before its own words.
      if line.hasPrefix("Could not cast value of type ") { return withoutAddresses(line) }
    }
    return nil
  }

  /// `Could not cast value of type 'A' (0x1) to 'B' (0x2).`, as it is in every run.
  private static func withoutAddresses(_ line: Substring) -> String {
    let words = line.split(separator: " ").filter { !$0.hasPrefix("(0x") }
    return words.joined(separator: " ").trimmed
  }

  /// The place of a line such as `Grid.swift:9:15`, or of a fatal error in the user's own file.
  private static func place(
    in line: Substring, _ original: (String, Int, Int) -> SourceLocation?
  ) -> SourceLocation? {
    location(
      line.firstRange(of: ": Fatal error: ").map { line[..<$0.lowerBound] } ?? line, original)
  }

  private static func location(
    _ place: Substring, _ original: (String, Int, Int) -> SourceLocation?
  ) -> SourceLocation? {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, line > 0 else { return nil }
    return original(
      parts.joined(separator: ":"), line, numbers.count > 1 ? max(1, numbers[1]) : 1)
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
