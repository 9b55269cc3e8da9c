/// A line of the event stream of Swift Testing, as far as it is read.
struct SwiftTestingRecord: Decodable {
  struct Place: Decodable {
    var filePath: String?
    var line: Int
    var path: String? { filePath }

    private enum CodingKeys: String, CodingKey {
      case filePath = "_filePath"
      case line
    }
  }

  struct Message: Decodable {
    var text: String
  }

  struct RecordedIssue: Decodable {
    var isKnown: Bool
    var sourceLocation: Place?
  }

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var name: String?
    var testID: String?
    var sourceLocation: Place?
    var messages: [Message]?
    var issue: RecordedIssue?
  }

  var kind: String
  var payload: Payload

  /// `Module.Suite/test()` of `Module.Suite/test()/File.swift:3:4`.
  static func plain(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
    return String(id[..<slash])
  }
}
