/// Texts as XML 1.0 and HTML take them; what XML knows no way to say becomes U+FFFD.
package enum XMLText {
  /// A text between tags.
  package static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// A text between double quotes, where a reader would make blanks of the ends of lines.
  package static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where !keepsLines && ["\n", "\t", "\r"].contains(scalar):
        escaped += "&#\(scalar.value);"
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Whether a scalar is a Char of XML 1.0 (section 2.2), and no control of C1, which it frowns at.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
