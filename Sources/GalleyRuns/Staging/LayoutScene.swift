internal import GalleyNotation

/// A scene made on the spot for a layout alone: numbered cards on a phone, at the beginning, in the
/// middle and at the end of the content.
///
/// For a layout of SwiftUI the cards have texts of several lengths, which decide their sizes.
package struct LayoutScene {
  /// The device that layouts are shown on where none is named.
  package static let usualDevice = "iphone-16"

  /// The Swift files of the layout.
  package var files: [String]
  /// Nil where the files have one layout.
  package var className: String?
  /// The function or property that gives the layout; nil where none is named.
  package var makerName: String?
  /// Items by section.
  package var sections: [Int]
  /// A device of the catalog.
  package var device = usualDevice
  package var isDark = false
  package var isOfSwiftUI = false
  /// Whether a view controller's view fills the screen in place of the cards.
  package var showsController = false
  package var states = LayoutSceneState.usual

  package init(files: [String], className: String?, itemCount: Int) {
    self.init(files: files, className: className, sections: [itemCount])
  }

  package init(files: [String], className: String?, sections: [Int]) {
    self.files = files
    self.className = className
    self.sections = sections
  }

  /// Without a folder and an extension: the pictures lie in a folder of this name.
  package var name: String {
    if showsController, let own = className ?? makerName { return own }
    let file = FilePath.name(of: files.first ?? "layout")
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// The text of a scene file that can lie anywhere.
  package var text: String { text(naming: files.map(FilePath.resolved)) }

  /// Returns the text of a scene file.
  ///
  /// - `paths`: the files, as the scene's folder sees them.
  package func text(naming paths: [String]) -> String {
    let from = paths.map(Self.written)
    let layout =
      (className.map { ["class: \(Self.written($0))"] } ?? [])
      + (makerName.map { ["make: \(Self.written($0))"] } ?? [])
      + ["from: \(from.count == 1 ? from[0] : "[\(from.joined(separator: ", "))]")"]
      + (isOfSwiftUI ? ["self-sizing: both"] : [])
    return """
      galley: 1
      screen: { device: \(device), theme: \(isDark ? "dark" : "light"), background: $paper }
      palette:
        paper: { light: "#FFFFFF", dark: "#000000" }
        card: { light: "#DCE9FF", dark: "#1C3A66" }
        edge: { light: "#0A5FD6", dark: "#6FA8FF" }
        ink: { light: "#0B2E63", dark: "#E8F0FF" }
        band: { light: "#ECECF0", dark: "#2C2C2E" }
      views:
        - collection: \(showsController ? "view" : "items")
          \(items)
          layout: { \(layout.joined(separator: ", ")) }
          cell: { style: plain, label: "\(label)", font: { size: 15 }, color: $ink, fill: $card, border: { width: 1, color: $edge }\(padding) }
          header: { style: plain, label: Header, font: { size: 13 }, color: $ink, fill: $band }
          footer: { style: plain, label: Footer, font: { size: 13 }, color: $ink, fill: $band }
      \(bars)states:
      \(states.map { "  - \($0.text)" }.joined(separator: "\n"))
      """
  }

  /// The bars of the device over a controller's view.
  private var bars: String {
    showsController ? "  - status-bar:\n  - home-indicator:\n" : ""
  }

  /// A text of its own for each item of a layout of SwiftUI, as long as a scene with them can be read.
  private var hasTexts: Bool { isOfSwiftUI && sections.reduce(0, +) <= 1000 }

  private var label: String { hasTexts ? "{text}" : "{number}" }

  private var padding: String { isOfSwiftUI ? ", padding: 8" : "" }

  private static let texts = [
    "One", "Twenty-two", "Three", "Forty words or so", "Five", "Six and seven", "Eight hundred",
    "Nine", "Ten little cards", "Eleven", "Twelve", "Thirteen at table",
  ]

  /// The items of a section, each with a text.
  private func listed(_ count: Int) -> String {
    let items = (0..<max(0, count)).map { "{ text: \(Self.texts[$0 % Self.texts.count]) }" }
    return "[\(items.joined(separator: ", "))]"
  }

  private var items: String {
    let counts = sections.isEmpty ? [0] : sections
    let items = counts.map { hasTexts ? listed($0) : "\($0)" }
    return items.count == 1
      ? "items: \(items[0])"
      : "sections: [\(items.map { "{ items: \($0) }" }.joined(separator: ", "))]"
  }

  /// A text as YAML reads it: as it is, or between quotes where it could be read otherwise.
  private static func written(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789_./-".unicodeScalars.contains($0))
      } && (text.contains("/") || text.hasSuffix("Layout") || text.hasSuffix(".swift"))
      && !text.hasPrefix("-")
    return isPlain ? text : quoted(text)
  }

  /// A text between quotes, as YAML reads it.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\x" + String(scalar.value + 0x100, radix: 16).dropFirst()
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
