import UIKit

/// One case of recorded-layout-calls.json.
struct RecordedCall {
  let id: String
  let expected: [String: Any]

  static func all() throws -> [RecordedCall] {
    guard
      let url = Bundle.module.url(
        forResource: "Oracles/recorded-layout-calls", withExtension: "json"),
      let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any],
      let cases = file["cases"] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    return cases.compactMap { one in
      guard let id = one["id"] as? String, let expected = one["expected"] as? [String: Any] else {
        return nil
      }
      return RecordedCall(id: id, expected: expected)
    }
  }

  static func named(_ id: String) throws -> RecordedCall {
    guard let found = try all().first(where: { $0.id == id }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return found
  }

  /// The lines by a name, without the remarks in brackets.
  func lines(_ key: String) -> [String] {
    ((expected[key] as? [Any]) ?? []).compactMap { $0 as? String }.map { line in
      line.range(of: " (").map { String(line[..<$0.lowerBound]) } ?? line
    }
  }

  func rects(_ key: String) -> [CGRect] { numbers(key).map { CGRect($0) } }

  func numbers(_ key: String) -> [[Double]] {
    ((expected[key] as? [Any]) ?? []).compactMap { $0 as? [NSNumber] }
      .map { $0.map(\.doubleValue) }
  }

  func list(_ key: String) -> [Double] {
    ((expected[key] as? [NSNumber]) ?? []).map(\.doubleValue)
  }
}

/// Whether lines are the recorded ones, call for call; a recorded line may leave out what was answered.
func agree(_ lines: [String], _ recorded: [String]) -> Bool {
  lines.count == recorded.count
    && zip(lines, recorded).allSatisfy { $0 == $1 || $0.hasPrefix($1 + " ") }
}
