import UIKit

/// What was called, line by line.
@MainActor final class Transcript {
  private(set) var lines: [String] = []
  /// What a view holds weakly and a test needs for as long.
  var kept: [AnyObject] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension CGRect {
  /// As the recordings write it.
  var recorded: String {
    "{\(minX.recorded),\(minY.recorded),\(width.recorded),\(height.recorded)}"
  }

  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CGFloat {
  /// As the recordings write it.
  var recorded: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
