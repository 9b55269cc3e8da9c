import Foundation
import GalleyGeometry
import Testing

/// A case of recorded-controls.json: frames of UIKit's own controls on iOS 26.0, two pixels a point.
struct RecordedControls: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var expected: Expected

  var testDescription: String { id }

  struct Expected: Decodable, Sendable {
    var elements: [Element]
    var notes: Fact?
    var steps: [Step]?

    enum CodingKeys: String, CodingKey {
      case elements
      case steps
      case notes = "parts_from_notes"
    }
  }

  /// What something is after it has been done.
  struct Step: Decodable, Sendable {
    var name: String
    /// Nil where the record says it in words.
    var elements: [Element]?

    enum CodingKeys: String, CodingKey {
      case name
      case elements
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      elements = try? values.decode([Element].self, forKey: .elements)
    }
  }

  struct Element: Decodable, Sendable {
    var what: String
    var frame: [Double]

    var rect: Rect { Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
  }

  static let all: [RecordedControls] = {
    struct File: Decodable {
      var cases: [RecordedControls]
    }
    let url = Bundle.module.url(
      forResource: "recorded-controls", withExtension: "json", subdirectory: "Fixtures")
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data).cases) ?? []
  }()

  static func named(_ id: String) throws -> RecordedControls {
    try #require(all.first { $0.id == id })
  }

  func frame(of what: String) throws -> Rect {
    try #require(expected.elements.first { $0.what == what }).rect
  }
}

/// A recorded element as a scene has it, and what of its frame is compared.
struct DrawnControl: Sendable {
  /// How one extent of a frame is held to the record.
  enum Rule: Sendable {
    /// The same points.
    case same
    /// The same after what a view's alignment rectangle leaves out.
    case alignment(Double)
    /// The same around words: what was recorded without the recorded words, with ours.
    case around(recorded: Double, ours: Double)
    /// The words alone decide, in a font that is not ours.
    case font
  }

  var what: String
  /// The layer without its place and its id.
  var layer: String
  var width = Rule.same
  var height = Rule.same
}
