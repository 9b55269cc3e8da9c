extension String {
  /// The string as XML text, in which quotes and line feeds stand for themselves.
  ///
  /// Characters that XML 1.0 cannot hold, such as most control characters, become U+FFFD.
  var escapedAsXMLText: String { escaped(isQuoted: false) }

  /// The string as the value of a quoted attribute.
  ///
  /// Characters that XML 1.0 cannot hold, such as most control characters, become U+FFFD.
  var escapedAsXMLValue: String { escaped(isQuoted: true) }

  private func escaped(isQuoted: Bool) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isQuoted: result += "&quot;"
      // Written as themselves, attribute values would lose them to normalization.
      case "\t" where isQuoted, "\n" where isQuoted, "\r": result += "&#\(scalar.value);"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
