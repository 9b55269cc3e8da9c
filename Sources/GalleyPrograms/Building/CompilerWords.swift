import GalleyNotation
import GalleyRewriting

/// Makes of a compiler's output what a user is told, at the places of the user's own files.
struct CompilerWords {
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
    let told = message.location
    if let own = unit.location(ofTold: told.file, line: told.line, column: told.column) {
      return Issue(message.text + cure(for: message.text), at: own)
    }
    if told.file == ProgramSource.settings, settings.indices.contains(told.line - 1) {
      let setting = settings[told.line - 1]
      return Issue("cannot set '\(setting.name)': \(message.text)", at: setting.value.location)
    }
    let text =
      told.file.hasSuffix("main.swift")
      ? "the layout cannot be made: \(message.text)" : message.text
    let first = unit.files.first?.path ?? told.file
    return Issue(text, at: SourceLocation(file: first, line: 1, column: 1))
  }

  /// What is known of a message that people meet.
  private func cure(for text: String) -> String {
    if text.hasPrefix("no such module") {
      return "; name the Swift files that it is made of beside this one"
    }
    if text.hasPrefix("cannot find") && text.hasSuffix("in scope") {
      return "; name the file that declares it beside this one, or, where it is UIKit's, it is not "
        + "in Galley's UIKit"
    }
    return ""
  }
}
