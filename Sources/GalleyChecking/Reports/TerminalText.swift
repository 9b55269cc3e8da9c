/// Texts as a terminal takes them.
package enum TerminalText {
  /// A text without what would end a line or steer a terminal.
  package static func clean(_ text: String) -> String {
    var clean = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      clean.unicodeScalars.append(isControl ? (scalar.value < 0x21 ? " " : "\u{FFFD}") : scalar)
    }
    return clean
  }
}
