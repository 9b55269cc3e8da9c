package import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem

/// One run of the compiler over a layout's files, in a folder of its own.
struct Compilation {
  let unit: RewrittenUnit
  let main: String
  let settings: [SetValue]
  let compiler: CompilerRun

  /// Leaves a program named `program` in the folder, and nothing else.
  ///
  /// - `place`: what messages without a place are about.
  func run(at place: SourceLocation) throws(BuildProblem) {
    var names: [String] = []
    for (number, file) in unit.files.enumerated() {
      names.append("source-\(number).swift")
      try compiler.write(file.bytes, to: names[number])
    }
    if let text = unit.standInText {
      names.append("stand-ins.swift")
      try compiler.write(Array(text.utf8), to: "stand-ins.swift")
    }
    try compiler.write(Array(main.utf8), to: "main.swift")
    try compiler.write(Array(compiler.products.linked.utf8), to: "objects")
    // All files at once, so that all errors are told at once. Beside what can be anything an
    // expression can have more meanings than anybody waits for.
    let bounds = unit.standInText == nil ? [] : ["-Xfrontend", "-solver-scope-threshold=50000"]
    let output = try compiler.run(
      ["-module-name", "LayoutProgram", "-wmo"] + bounds + names + ["main.swift"]
        + CompilerRun.linking("program"), at: place)
    if let output {
      let words = CompilerOutputReader(unit: unit, settings: settings)
      throw .issues(unit.absentModules + words.issues(of: output, at: place))
    }
    compiler.removeAll(but: ["program", TemporaryFolder.mark])
  }
}

/// Makes of a compiler's output what a user is told, at the places of the user's own files.
struct CompilerOutputReader {
  let unit: RewrittenUnit
  let settings: [SetValue]

  /// The errors; where there is none that has a place, the output's last words.
  func issues(of output: String, at fallback: SourceLocation) -> [Issue] {
    let errors = CompilerMessage.all(in: output).filter { $0.severity == .error }
    var seen: Set<Issue> = []
    let issues = errors.map(issue).filter { seen.insert($0).inserted }
    guard issues.isEmpty else { return issues }
    let said = output.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " ")
    return [Issue("the compiler fails: \(said)", at: fallback)]
  }

  private func issue(_ message: CompilerMessage) -> Issue {
    let stated = message.location
    if let own = unit.location(ofRewritten: stated.file, line: stated.line, column: stated.column) {
      return Issue(message.text + cure(for: message.text), at: own)
    }
    if stated.file == ProgramSource.settings, settings.indices.contains(stated.line - 1) {
      let setting = settings[stated.line - 1]
      return Issue("cannot set '\(setting.name)': \(message.text)", at: setting.value.location)
    }
    let text =
      stated.file.hasSuffix("main.swift") ? Self.ofProgram + message.text : message.text
    let first = unit.files.first?.path ?? stated.file
    return Issue(text, at: SourceLocation(file: first, line: 1, column: 1))
  }

  /// What an error begins with that is in none of the user's files.
  static let ofProgram = "the layout cannot be made: "

  private static let cureOfModules = "; name the Swift files that it is made of beside this one"
  private static let cureOfNames =
    "; name the file that declares it beside this one, or, where it is UIKit's, it is not in "
    + "Galley's UIKit"

  /// Returns the cure for a message that people meet.
  private func cure(for text: String) -> String {
    if text.hasPrefix("no such module") { return Self.cureOfModules }
    if text.hasPrefix("cannot find") && text.hasSuffix("in scope") { return Self.cureOfNames }
    return ""
  }

  /// A message as the compiler says it.
  static func withoutCure(_ message: String) -> String {
    message.replacing(cureOfModules, with: "").replacing(cureOfNames, with: "")
  }
}

/// A message of the compiler about a place.
package struct CompilerMessage: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  /// The file as the compiler knows it, with its line and column.
  package let location: SourceLocation
  package let text: String

  /// The messages of a compiler's output, in its order; what is none is left out.
  package static func all(in output: String) -> [CompilerMessage] {
    output.split(whereSeparator: \.isNewline).compactMap(CompilerMessage.init)
  }

  /// `file:line:column: error: text`; the file may have colons.
  private init?(_ line: Substring) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      self.severity = severity
      location = SourceLocation(
        file: place.dropLast(2).joined(separator: ":"), line: row, column: column)
      text = String(line[mark.upperBound...])
      return
    }
    return nil
  }
}
