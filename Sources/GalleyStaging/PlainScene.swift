internal import GalleyChecking
internal import GalleyNotation

/// A scene made on the spot for a layout alone: numbered cards on a phone, at the beginning, in the
/// middle and at the end of the content.
package struct PlainScene {
  /// The Swift files of the layout.
  package var files: [String]
  /// Nil where the files have one layout.
  package var className: String?
  package var itemCount: Int

  package init(files: [String], className: String?, itemCount: Int) {
    self.files = files
    self.className = className
    self.itemCount = itemCount
  }

  /// Without a folder and an extension: the pictures lie in a folder of this name.
  package var name: String {
    let file = FilePath.name(of: files.first ?? "layout")
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }

  /// What a scene file would hold.
  package var text: String {
    let layout =
      (className.map { ["class: \(Self.quoted($0))"] } ?? [])
      + ["from: [\(files.map { Self.quoted(FilePath.resolved($0)) }.joined(separator: ", "))]"]
    return """
      galley: 1
      screen: { device: iphone-16 }
      palette:
        paper: { light: "#FFFFFF", dark: "#000000" }
        card: { light: "#DCE9FF", dark: "#1C3A66" }
        edge: { light: "#0A5FD6", dark: "#6FA8FF" }
        ink: { light: "#0B2E63", dark: "#E8F0FF" }
        band: { light: "#ECECF0", dark: "#2C2C2E" }
      views:
        - collection: items
          items: \(itemCount)
          layout: { \(layout.joined(separator: ", ")) }
          cell: { style: plain, label: "{number}", font: { size: 15 }, color: $ink, fill: $card, border: { width: 1, color: $edge } }
          header: { style: plain, label: Header, font: { size: 13 }, color: $ink, fill: $band }
          footer: { style: plain, label: Footer, font: { size: 13 }, color: $ink, fill: $band }
      states:
        - { name: start }
        - { name: middle, do: [{ scroll: middle }] }
        - { name: end, do: [{ scroll: end }] }
      """
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
