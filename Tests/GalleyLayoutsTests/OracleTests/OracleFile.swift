import Foundation
import GalleyGeometry

/// The recorded cases of one file in Oracles/: what an original did with an input.
struct OracleFile<Case: Decodable>: Decodable {
  var cases: [Case]

  static func load(_ name: String) throws -> OracleFile {
    let url = Bundle.module.url(forResource: "Oracles/\(name)", withExtension: nil)
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { OracleKey(original: $0.last?.stringValue ?? "") }
    return try decoder.decode(OracleFile.self, from: Data(contentsOf: url))
  }
}

/// A key of an oracle in camel case: `sectionInset_tlbr` is read as `sectionInsetTlbr`.
private struct OracleKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(original: String) {
    let words = original.split(separator: "_")
    stringValue =
      words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  init?(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

/// Numbers as the oracles write them: x, y, width, height.
extension Rect {
  init?(oracle numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func isClose(to other: Rect, within tolerance: Double) -> Bool {
    origin.isClose(to: other.origin, within: tolerance)
      && size.isClose(to: other.size, within: tolerance)
  }
}

extension Point {
  func isClose(to other: Point, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Size {
  init(oracle numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

  func isClose(to other: Size, within tolerance: Double) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

extension EdgeInsets {
  /// Top, left, bottom, right.
  init(oracle numbers: [Double]) {
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension [Rect] {
  func isClose(to other: [[Double]], within tolerance: Double) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { frame, numbers in
        Rect(oracle: numbers).map { frame.isClose(to: $0, within: tolerance) } ?? false
      }
  }
}
