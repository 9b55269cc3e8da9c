/// Finds what writes to standard output or standard error past the console.
enum OutletChecker {
  /// The file that may: all that it writes is made visible by the type that it takes.
  static let console = "Sources/GalleyCommand/Console/Console.swift"
  /// The one in C that may, when there is no memory left to do it otherwise, and what hands it words.
  static let lastWords = "Sources/CProcess/memory.c"
  static let memoryWatch = "Sources/GalleySystem/Process/MemoryWatch.swift"
  /// What a layout's own program answers by; nobody reads its output but galley.
  static let layoutProgram: Set = [
    "Sources/GalleyHosting/Serving/HostProgram.swift",
    "Sources/GalleyHosting/Serving/SessionServer.swift",
    "Sources/GalleyHosting/Doctor/ExaminationServer.swift",
  ]
  /// What a build of a package reads as a compiler's messages, each made visible.
  static let buildTool = "Sources/GalleyRewriter/main.swift"
  /// Targets that no command of Galley's runs.
  static let strangers: Set = ["GalleyBenchmarks"]

  /// What writes in Swift, in Foundation and in C, and what ArgumentParser prints by itself.
  static var outlet: Regex<Substring> {
    // Else a point between letters would be no boundary of a word.
    pattern.wordBoundaryKind(.simple)
  }

  private static var pattern: Regex<Substring> {
    /\b(?:print|debugPrint|dump|puts|fputs|fwrite|putchar|putc|fputc|perror|NSLog|psignal|syslog)\s*\(|\bv?f?d?printf\s*\(|\b(?:stdout|stderr|STDOUT_FILENO|STDERR_FILENO)\b|\bFileHandle\s*\.\s*standard|\bwrite\s*\(\s*[12]\s*,|\bTextOutputStream\b|\bRootCommand\s*\.\s*(?:main|exit)\b|\bexit\s*\(\s*withError/
  }

  /// One sentence for each line that writes.
  static func complaints(about files: [SourceFile]) -> [String] {
    let outlet = outlet
    let others = files.filter {
      $0.path != console && !layoutProgram.contains($0.path) && $0.path != buildTool
        && !strangers.contains($0.target)
    }
    return others.flatMap { file in
      SwiftText.lines(of: file.text.code).filter { mayWrite($0.line) }.flatMap { number, line in
        line.matches(of: outlet).map { "\(file.path):\(number): \($0.output)" }
      }
    }
  }

  /// Whether a line has letters that each of the names above has some of; quicker than the pattern.
  private static func mayWrite(_ line: Substring) -> Bool {
    let line = String(line)
    return hints.contains { line.contains($0) }
  }

  private static let hints = [
    "print", "Print", "dump", "put", "write", "perror", "NSLog", "log", "signal", "std", "STD",
    "FileHandle",
    "TextOutput", "RootCommand", "exit",
  ]
}
