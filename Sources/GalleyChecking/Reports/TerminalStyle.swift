package import GalleySystem

/// The choice of colors in a text for people.
package enum TerminalStyle: Sendable {
  case plain
  /// With the escape sequences of ECMA-48 that terminals know.
  case colored

  /// Colored on a terminal, unless the user asked for none (no-color.org).
  package init(isTerminal: Bool, environment: [String: String]) {
    let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    self = isTerminal && !isUnwanted ? .colored : .plain
  }

  package enum Ink: Int, Sendable {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case magenta = 35
    case cyan = 36
  }
}

extension SanitizedText {
  /// The text in an ink where the style has inks.
  package func painted(_ ink: TerminalStyle.Ink, _ style: TerminalStyle) -> SanitizedText {
    style == .plain ? self : painted(code: ink.rawValue)
  }
}
