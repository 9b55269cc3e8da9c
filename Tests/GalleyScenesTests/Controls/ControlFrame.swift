import Foundation
import GalleyGeometry
import Testing

/// A row of control-frames.csv: where a part of a control lies in it, by what is known of the real one.
struct ControlFrame: Sendable {
  var look: String
  /// The layer without its place.
  var layer: String
  var part: String
  /// x, y, width and height in points from the control's corner, nil where nothing is known.
  var numbers: [Double?]
  /// By how much a number may differ, in points.
  var bound: Double
  var certainty: BarFrame.Certainty
  /// Where the numbers come from, in words.
  var source: String

  static let all: [ControlFrame] = {
    let url = Bundle.module.url(
      forResource: "control-frames", withExtension: "csv", subdirectory: "Fixtures")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap(ControlFrame.init(row:))
  }()

  private init?(row: Substring) {
    let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 10, let bound = Double(cells[7]),
      let certainty = BarFrame.Certainty(rawValue: cells[8])
    else { return nil }
    // Commas part the cells.
    (look, layer, part) = (cells[0], cells[1].replacing(";", with: ","), cells[2])
    numbers = cells[3...6].map { Double($0) }
    (self.bound, self.certainty, source) = (bound, certainty, cells[9])
  }
}
