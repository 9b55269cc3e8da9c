import Foundation
import GalleyGraphics
import Testing

@testable import GalleyRendering

/// Unicode's test of line breaking (UAX 14) on texts as they are laid out.
///
/// Pango decides otherwise in eight cases, all of Thai, whose words it finds in a dictionary.
@Suite struct LineBreakConformanceTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  private static func lines(of name: String) throws -> [String] {
    try String(contentsOf: fixtures.appending(path: name), encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// The case as it would be written for what Pango decides.
  private static func decided(_ line: String, _ map: FontMap) -> String {
    let words = line.split(separator: " ")
    let scalars = words.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    let paragraphs = ShapedParagraphs(TextBlock(String(string), style: TextStyle()), in: map)
    let breaks = paragraphs.breaks
    guard breaks.count == scalars.count + 1 else { return "?" }
    // The test says of no text that it breaks before its first character, and of all that they end.
    var result = ["\u{D7}"]
    for (number, scalar) in scalars.enumerated() {
      result.append(String(format: "%04X", scalar.value))
      let isLast = number == scalars.count - 1
      result.append(isLast || breaks[number + 1] ? "\u{F7}" : "\u{D7}")
    }
    return result.joined(separator: " ")
  }

  @Test func `lines break as Unicode has it, but for the pairs that are listed`() throws {
    let map = try FontMap(.standard)
    let cases = try Self.lines(of: "LineBreakTest.txt")
    #expect(cases.count == 7654)
    let otherwise = cases.map { ($0, Self.decided($0, map)) }.filter { $0 != $1 }
      .map { "\($0) | \($1)" }
    let file = Self.fixtures.appending(path: "line-breaks-otherwise.txt")
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
      let heading = """
        # Cases of Unicode's LineBreakTest 15.0 of which Pango decides otherwise, each with its decision.

        """
      try (heading + otherwise.joined(separator: "\n") + "\n")
        .write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(otherwise.count) of \(cases.count) cases")
    }
    let listed = try Self.lines(of: "line-breaks-otherwise.txt")
    #expect(otherwise == listed, "\(Set(otherwise).symmetricDifference(listed).sorted().prefix(9))")
  }
}
