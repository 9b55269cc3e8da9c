import Foundation
import Testing

/// A case of recorded-chrome.json: frames and motion of bars and lists on iOS 26.
struct RecordedChrome: Decodable, Sendable {
  var id: String
  var expected: Fact

  static let all: [RecordedChrome] = {
    struct File: Decodable {
      var cases: [RecordedChrome]
    }
    let url = Bundle.module.url(
      forResource: "recorded-chrome", withExtension: "json", subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).cases) ?? []
  }()

  static func named(_ id: String) throws -> Fact {
    try #require(all.first { $0.id == id }).expected
  }
}

extension Fact {
  /// The numbers of a list of numbers.
  var numbers: [Double]? { list?.compactMap(\.number) }
}
