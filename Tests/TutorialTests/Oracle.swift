import Foundation
import GalleyGeometry
import GalleyLayouts

/// The recorded cases of one file among the oracles of the layouts in Galley's own words.
struct Oracle<Case: Decodable>: Decodable {
  private var cases: [Case]

  static func cases(_ name: String) throws -> [Case] {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../GalleyLayoutsTests/Oracles").standardizedFileURL
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { Key(original: $0.last?.stringValue ?? "") }
    return try decoder.decode(
      Self.self, from: Data(contentsOf: folder.appending(path: name))
    ).cases
  }

  /// A key in camel case: `sectionInset_tlbr` is read as `sectionInsetTlbr`.
  private struct Key: CodingKey {
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
        frame.origin.isClose(to: Point(x: numbers[0], y: numbers[1]), within: tolerance)
          && frame.size.isClose(to: Size(width: numbers[2], height: numbers[3]), within: tolerance)
      }
  }
}

extension Arrangement {
  /// The frames of all cells in the order of their index paths.
  var cellFrames: [Rect] { (0..<cellCount).compactMap { cell($0)?.frame } }
}

extension LayoutAttributes {
  /// Whether it is the same but for the last digits.
  func isClose(to other: LayoutAttributes) -> Bool {
    element == other.element && center.isClose(to: other.center, within: 1e-6)
      && size.isClose(to: other.size, within: 1e-6) && abs(alpha - other.alpha) < 1e-6
      && zIndex == other.zIndex && isHidden == other.isHidden
      && abs(transform.a - other.transform.a) < 1e-6
      && abs(transform.d - other.transform.d) < 1e-6
  }
}
