import Foundation
import GalleyGeometry
import Testing

@testable import GalleyScenes

/// A case of recorded-stacks.json: views with what was said of them, and the frames that they got.
struct RecordedStackCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var input: Input
  var expected: Expected

  var testDescription: String { id }

  struct Input: Decodable, Sendable {
    var views: [String: Fact]?
    var sameAs: String?

    enum CodingKeys: String, CodingKey {
      case views
      case sameAs = "same_as"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      sameAs = try container.decodeIfPresent(String.self, forKey: .sameAs)
      // Some cases say in words what their views are.
      views = try? container.decode([String: Fact].self, forKey: .views)
    }
  }

  struct Expected: Decodable, Sendable {
    var elements: [Element]
    var steps: [Step]?
  }

  struct Step: Decodable, Sendable {
    var name: String
    var elements: [Element]
  }

  struct Element: Decodable, Sendable {
    var what: String
    var frame: [Double]

    var rect: Rect { Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
  }

  static let all: [RecordedStackCase] = {
    struct File: Decodable {
      var cases: [RecordedStackCase]
    }
    let url = Bundle.module.url(
      forResource: "recorded-stacks", withExtension: "json", subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).cases) ?? []
  }()

  static func named(_ id: String) throws -> RecordedStackCase {
    try #require(all.first { $0.id == id })
  }

  func frame(of what: String) throws -> Rect {
    try #require(expected.elements.first { $0.what == what }).rect
  }

  /// The elements of a view that arranges others, in order.
  func arranged(by name: String) -> [Element] {
    expected.elements.filter { $0.what.hasPrefix("\(name)[") }
  }

  /// What the views are said to be, those of another case where this one was recorded anew.
  func views() throws -> [String: Fact] {
    try input.views ?? (input.sameAs.map { try Self.named($0).views() } ?? [:])
  }
}

/// A value of the file that may be of any kind.
indirect enum Fact: Decodable, Sendable {
  case text(String)
  case number(Double)
  case list([Fact])
  case map([String: Fact])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([Fact].self) {
      self = .list(list)
    } else {
      self = .map(try container.decode([String: Fact].self))
    }
  }

  subscript(key: String) -> Fact? {
    guard case .map(let map) = self else { return nil }
    return map[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var list: [Fact]? {
    guard case .list(let list) = self else { return nil }
    return list
  }
}
