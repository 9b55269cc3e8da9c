import GalleyNotation
import GalleyRewriting

/// Short ways to rewrite texts.
enum Rewriting {
  static func unit(_ files: [(path: String, text: String)]) -> RewrittenUnit {
    RewrittenUnit(files.map { ($0.path, Array($0.text.utf8)) })
  }

  static func unit(_ text: String) -> RewrittenUnit { unit([("A.swift", text)]) }

  /// What the compiler reads of a text, behind the line that names the file.
  static func of(_ text: String) -> String { Self.text(of: unit(text), file: 0) }

  /// What the compiler reads of one file of a unit, behind the line that names it and without the
  /// import that a file without one is given.
  static func text(of unit: RewrittenUnit, file number: Int) -> String {
    let bytes = unit.files[number].bytes.drop { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    let given = "\n#sourceLocation(file: \"\(unit.files[number].path)\", line: 1)\nimport UIKit"
    return text.hasSuffix(given) ? String(text.dropLast(given.count)) : text
  }

  static func issues(_ text: String) -> [String] { unit(text).issues.map(\.description) }

  static func absentModules(_ text: String) -> [String] {
    unit(text).absentModules.map(\.description)
  }
}
