/// Finds what no source of the house may say.
enum HabitChecker {
  static let bannedInCode = ["try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)"]
  static let bannedInComments = ["TODO", "FIXME", "XXX"]
  /// Where names are not UIKit's, all are as the linter wants them.
  static let bannedOutsideOfUIKit = ["swift-format-ignore"]
  /// Data that a script writes, whose lines are as long as they are.
  static let writtenByScripts = ["Sources/GalleyGraphics/Symbols/SymbolOutlines.swift"]

  /// What would take text through Cairo's fonts, whose faces all threads of a process share.
  ///
  /// The benchmarks measure against a program that draws so.
  static let bannedInRendering = [
    "pango_cairo_", "cairo_show_", "cairo_text_", "cairo_glyph_", "cairo_scaled_font_",
    "cairo_ft_font_", "cairo_set_font_", "cairo_select_font_", "cairo_font_",
  ]

  /// One sentence for each line that says it.
  static func complaints(about files: [SourceFile]) -> [String] {
    files.flatMap { file in
      lines(of: file.text.code, in: file.path, saying: bannedInCode)
        + lines(of: file.text.comments, in: file.path, saying: bannedInComments)
        + (file.target == "UIKit" || writtenByScripts.contains(file.path)
          ? [] : lines(of: file.text.comments, in: file.path, saying: bannedOutsideOfUIKit))
        + (file.path.hasPrefix("Sources/GalleyRendering/")
          ? lines(of: file.text.code, in: file.path, saying: bannedInRendering) : [])
    }
  }

  private static func lines(of text: String, in path: String, saying banned: [String]) -> [String] {
    SwiftText.lines(of: text).flatMap { number, line in
      banned.filter { line.contains($0) }.map { "\(path):\(number): \($0)" }
    }
  }
}
