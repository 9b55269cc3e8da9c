package import GalleyNotation
internal import GalleyRewriting
internal import GalleySystem
internal import Glibc

/// One run of the compiler, in a folder of its own.
struct Compilation {
  let unit: RewrittenUnit
  let main: String
  let settings: [SetValue]
  let toolchain: Toolchain
  let products: HostProducts
  let folder: String
  let environment: [String: String]
  let limits: ProcessLimits
  /// Whether the compiler may reach what this process may.
  let isTrusted: Bool

  /// Leaves a program named `program` in the folder, and nothing else.
  ///
  /// - `place`: what messages without a place are about.
  func run(at place: SourceLocation) throws(BuildProblem) {
    var names: [String] = []
    for (number, file) in unit.files.enumerated() {
      names.append("source-\(number).swift")
      try write(file.bytes, to: names[number])
    }
    try write(Array(main.utf8), to: "main.swift")
    try write(Array(linked.utf8), to: "objects")
    let compiler = ProcessRun(
      toolchain.compiler, arguments(names), environment: variables, folder: folder, limits: limits,
      sandbox: isTrusted ? nil : sandbox)
    let end: ExitReason
    do throws(SystemError) {
      end = try compiler.run()
    } catch {
      throw .machine(
        "\(toolchain.compiler) does not start: \(String(cString: strerror(error.number)))")
    }
    let output = String(decoding: end.output, as: UTF8.self)
    switch end.reason {
    case .exit(0): break
    case .timeout:
      throw .issues([
        Issue(
          "the compiler was at work for \(Int(limits.seconds)) seconds and was stopped; look for an "
            + "expression that is hard to type, and give its parts types", at: place)
      ])
    case .exit, .signal, .flood:
      if output.contains("No space left on device") { throw .machine(fullDisk) }
      let words = CompilerOutputReader(unit: unit, settings: settings)
      throw .issues(unit.absentModules + words.issues(of: output, at: place))
    }
    let kept = ["program", TemporaryFolder.mark]
    for name in FolderList.names(in: folder) where !kept.contains(name) {
      FolderList.remove("\(folder)/\(name)")
    }
  }

  private var fullDisk: String {
    "the disk of \(folder) is full; make room, or name another folder by GALLEY_CACHE_DIR"
  }

  private func arguments(_ names: [String]) -> [String] {
    let modules = products.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    return ["-swift-version", "5", "-Onone", "-g", "-suppress-warnings"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-module-name", "LayoutProgram", "-I", "\(products.folder)/Modules"] + modules
      + ["-module-cache-path", "modules", "-use-ld=lld"]
      + names + ["main.swift", "@objects", "-o", "program"]
  }

  /// The objects, one a line; thousands of paths would not fit on a command line.
  private var linked: String {
    products.objects.map { path in
      "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"\n"
    }.joined()
  }

  /// Nothing of the user's environment reaches the compiler but where programs and libraries are.
  private var variables: [String] {
    ["PATH", "LD_LIBRARY_PATH"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
      + ["TMPDIR=\(folder)", "LC_ALL=C"]
  }

  private var sandbox: ProcessSandbox {
    let libraries = environment["LD_LIBRARY_PATH"]?.split(separator: ":").map(String.init) ?? []
    return ProcessSandbox(
      readable: ["/usr/include", "/usr/local/include", toolchain.folder] + products.readable
        + libraries,
      writable: [folder], startsPrograms: true)
  }

  private func write(_ bytes: [UInt8], to name: String) throws(BuildProblem) {
    let path = "\(folder)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    var problem = descriptor < 0 ? errno : nil
    if descriptor >= 0 {
      problem = writeAll(bytes, to: descriptor)
      if close(descriptor) != 0, problem == nil { problem = errno }
    }
    guard let problem else { return }
    if problem == ENOSPC || problem == EDQUOT { throw .machine(fullDisk) }
    throw .machine("cannot write \(path): \(String(cString: strerror(problem)))")
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
      stated.file.hasSuffix("main.swift")
      ? "the layout cannot be made: \(message.text)" : message.text
    let first = unit.files.first?.path ?? stated.file
    return Issue(text, at: SourceLocation(file: first, line: 1, column: 1))
  }

  /// Returns the cure for a message that people meet.
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
