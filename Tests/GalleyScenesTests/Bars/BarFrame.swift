import Foundation
import GalleyGeometry
import Testing

/// A row of bar-frames.csv: where a part of a bar lies on a device, by what is known of the real one.
struct BarFrame: Sendable {
  var device: String
  var orientation: String
  var look: String
  /// The kind of furniture, or `screen`.
  var piece: String
  var part: String
  /// x, y, width and height in points of the screen, nil where nothing is known; a middle or an end
  /// has no extent.
  var numbers: [Double?]
  /// By how much a number may differ, in points.
  var bound: Double
  var certainty: Certainty
  /// Where the numbers come from, in words.
  var source: String

  /// How sure the numbers are.
  enum Certainty: String, CaseIterable, Sendable {
    /// Measured on a device or a simulator.
    case recorded
    /// Published tables agree on them.
    case agreed
    /// Worked out from such numbers.
    case derived
    /// One unproved source has them, or several that differ.
    case unsure
  }

  var name: String { "\(device) \(orientation) \(look) \(piece) \(part)" }

  static let all: [BarFrame] = {
    let url = Bundle.module.url(
      forResource: "bar-frames", withExtension: "csv", subdirectory: "Fixtures")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap(BarFrame.init(row:))
  }()

  static let devices = [
    "iphone-se-3", "iphone-13-mini", "iphone-16", "iphone-16-pro-max", "ipad-11", "ipad-pro-13",
  ]

  private init?(row: Substring) {
    let cells = row.split(separator: ",", maxSplits: 11, omittingEmptySubsequences: false)
      .map(String.init)
    guard cells.count == 12, let bound = Double(cells[9]),
      let certainty = Certainty(rawValue: cells[10])
    else { return nil }
    (device, orientation, look, piece, part) = (cells[0], cells[1], cells[2], cells[3], cells[4])
    numbers = cells[5...8].map { Double($0) }
    (self.bound, self.certainty, source) = (bound, certainty, cells[11])
  }
}
