import Foundation

/// A number, or some that belong together, of one of the files of what was recorded of real drawing.
struct RecordedFigure: Sendable {
  var file: String
  /// The case's id.
  var id: String
  /// The way to it through what the case expects, such as `iOS.interior`.
  var name: String
  var values: [Double]

  var key: String { "\(id)|\(name)" }

  static let files = ["recorded-drawing.json", "recorded-drawing-uikit.json"]

  /// Every number that the cases of a file expect.
  static func all(of file: String) throws -> [RecordedFigure] {
    struct Cases: Decodable {
      var cases: [Case]
    }
    struct Case: Decodable {
      var id: String
      var expected: RecordedValue
    }
    let url = Bundle.module.url(forResource: "Fixtures/\(file)", withExtension: nil)
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let cases = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: url)).cases
    return cases.flatMap { example in
      example.expected.figures(named: "").map { name, values in
        RecordedFigure(file: file, id: example.id, name: name, values: values)
      }
    }
  }
}

/// A value of a case, of which numbers alone count.
private enum RecordedValue: Decodable {
  case number(Double)
  case list([RecordedValue])
  case map([String: RecordedValue])
  case text(String)
  case nothing

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if (try? value.decode(Bool.self)) != nil {
      self = .nothing
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([RecordedValue].self) {
      self = .list(list)
    } else {
      self = (try? value.decode([String: RecordedValue].self)).map { .map($0) } ?? .nothing
    }
  }

  private var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The numbers in it with the ways to them; what has a name in `what` is called so.
  func figures(named name: String) -> [(String, [Double])] {
    func joined(_ key: String) -> String { name.isEmpty ? key : "\(name).\(key)" }
    switch self {
    case .number(let number): return [(name, [number])]
    case .text, .nothing: return []
    case .map(let map):
      return map.sorted { $0.key < $1.key }.flatMap { $0.value.figures(named: joined($0.key)) }
    case .list(let list):
      let numbers = list.compactMap(\.number)
      if !list.isEmpty, numbers.count == list.count { return [(name, numbers)] }
      return list.enumerated().flatMap { index, value in
        if case .map(let map) = value, case .text(let what)? = map["what"] {
          return value.figures(named: joined(what))
        }
        return value.figures(named: "\(name)[\(index)]")
      }
    }
  }
}
