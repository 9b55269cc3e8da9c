internal import Foundation
internal import UIKit

/// What UIKit tells of a view and those within for people who debug, without addresses of memory.
@MainActor
enum ViewTree {
  static func text(of view: UIView) -> String {
    view.layoutIfNeeded()
    return lines(of: view, depth: 0).joined(separator: "\n")
  }

  private static func lines(of view: UIView, depth: Int) -> [String] {
    let head = depth == 0 ? "" : String(repeating: "   | ", count: depth)
    return [head + line(of: view)] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func line(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height,
    ].map(shortest)
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(shortest(view.alpha))") }
    if !view.isOpaque { parts.append("opaque = NO") }
    let mask = Self.masks.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    if !mask.isEmpty { parts.append("autoresize = \(mask.joined(separator: "+"))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(type(of: view.layer))>")
    return "<\(type(of: view)); \(parts.joined(separator: "; "))>"
  }

  private static let masks: [(UIView.AutoresizingMask, String)] = [
    (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
    (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
  ]

  /// A number with four decimals at the most, and without those that are none.
  private static func shortest(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1e4).rounded() / 1e4
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
