import GalleyNotation
import GalleyRewriting
import GalleySystem
import Glibc

/// Rewrites the layouts that a list names, for the build of a package.
struct RewriterRun {
  /// A file of the list, and what becomes of it.
  private struct Entry {
    /// As the list had it when the build was planned.
    var name: String
    var path: String
    var output: String
  }

  private let listPath: String
  private let entries: [Entry]
  /// The most bytes of a file; no layout comes near.
  private static let largestFile = 16 << 20

  /// - Parameter arguments: the path of the list; then of each file its name in the list, its path
  ///   and that of what is written. Nil where they are none of these.
  init?(_ arguments: [String]) {
    guard let list = arguments.first, arguments.count % 3 == 1 else { return nil }
    listPath = list
    entries = stride(from: 1, to: arguments.count, by: 3).map { index in
      Entry(name: arguments[index], path: arguments[index + 1], output: arguments[index + 2])
    }
  }

  /// Writes all files, or none where the sources have errors.
  ///
  /// - Returns: what is wrong and what is doubtful.
  func run() -> [Issue] {
    do throws(Issue) {
      let place = SourceLocation(file: listPath, line: 1, column: 1)
      let list = LayoutList(path: listPath, bytes: try bytes(of: listPath, namedAt: place))
      guard list.names.map(\.name) == entries.map(\.name) else {
        throw Issue(
          "the list has changed since the build was planned, which Swift's build does not see; "
            + "say 'touch Package.swift' and build again", at: place)
      }
      var sources: [(path: String, bytes: [UInt8])] = []
      for (entry, line) in zip(entries, list.names.map(\.line)) {
        let place = list.location(ofLine: line)
        sources.append((entry.path, try bytes(of: entry.path, namedAt: place)))
      }
      var unit = RewrittenUnit(sources)
      let roots = unit.rootsOfSwiftUI
      if !roots.isEmpty { unit = RewrittenUnit(sources, keeping: .layouts(roots)) }
      if unit.issues.contains(where: { $0.severity == .error }) { return unit.issues }
      for (entry, file) in zip(entries, unit.files) {
        try write(file.bytes, to: entry.output, for: place)
      }
      return unit.issues
        + unit.absentModules.map { Issue($0.message, at: $0.location, severity: .warning) }
    } catch {
      return [error]
    }
  }

  /// Reads a file; what is wrong with it is an issue at the line that names it.
  private func bytes(of path: String, namedAt place: SourceLocation) throws(Issue) -> [UInt8] {
    do throws(FileProblem) {
      return try FileReading.bytes(atPath: path, limit: Self.largestFile)
    } catch {
      throw Issue(Self.words(error, path), at: place)
    }
  }

  private static func words(_ problem: FileProblem, _ path: String) -> String {
    switch problem {
    case .system(let number): "cannot read '\(path)': \(String(cString: strerror(number)))"
    case .folder, .outside, .special: "'\(path)' is no plain file; name a Swift file"
    case .tooLarge: "'\(path)' is larger than 16 MB; name the file of the layout alone"
    }
  }

  private func write(
    _ bytes: [UInt8], to path: String, for place: SourceLocation
  ) throws(Issue) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    var problem = descriptor < 0 ? errno : nil
    if descriptor >= 0 {
      problem = writeAll(bytes, to: descriptor)
      if close(descriptor) != 0, problem == nil { problem = errno }
    }
    guard let problem else { return }
    throw Issue("cannot write '\(path)': \(String(cString: strerror(problem)))", at: place)
  }
}

/// The list of a target's layouts, as the plugin reads it, too.
struct LayoutList {
  let path: String
  /// The paths as they stand in the list, with their lines, which count from one.
  let names: [(line: Int, name: String)]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    names = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .compactMap { number, line in
        let code = line.prefix { $0 != "#" }.drop { $0.isWhitespace }
        guard let last = code.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return (number + 1, String(code[...last]))
      }
  }

  func location(ofLine line: Int) -> SourceLocation {
    SourceLocation(file: path, line: line, column: 1)
  }
}
