import ArgumentParser
import GalleyNotation
import GalleyRuns
import GalleyScenes
import GalleySystem

/// `galley format`: scenes in one style.
struct FormatCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "format",
    abstract: "Writes scenes in one style; what they say, and their comments, stay.",
    discussion: """
      Lines are indented by two blanks, lists below their keys too; braces have blanks inside, \
      brackets none; of several empty lines one is left. What is written in braces stays so, and \
      lines end where they did. Files are written whole or not at all, and none where one of them is \
      no YAML. Of a folder only scenes are taken and what they include, not another program's files.

      Exits with 0 where all is formatted, 1 where --check finds a file that is not, and 2 where there \
      was trouble.

      Format all scenes of a folder:
        galley format scenes
      Fail a run where one is not formatted:
        galley format scenes --check
      Format what an editor hands over:
        galley format - < inbox.yaml
      """)

  @Argument(help: "Scene files, or folders with *.yaml in them; - is standard input.")
  var inputs: [String]

  @Flag(help: "Write nothing; tell the files that are not formatted.")
  var check = false

  func validate() throws {
    if inputs.contains("-"), inputs.count > 1 {
      throw ValidationError("standard input is formatted alone; name files in another run")
    }
  }

  func run(in session: Session) throws -> ExitStatus {
    if inputs == ["-"] {
      let file = try FormattedFile(path: "stdin", bytes: session.console.readInput())
      if !check {
        try ConsoleSink(console: session.console)
          .put(OutputFile(path: file.path, bytes: file.formatted))
      }
      return try tell(check ? [file] : [], in: session)
    }
    let files = try formattedFiles()
    if check { return try tell(files, in: session) }
    let changed = files.filter(\.isChanged)
    try Self.write(changed)
    session.console.tell(
      "\(changed.count) of \(files.count.counting("file")) formatted anew")
    return .success
  }

  /// The files that are meant, each once, or every mistake of all of them.
  private func formattedFiles() throws -> [FormattedFile] {
    var files: [FormattedFile] = []
    var mistakes = SceneError([])
    var seen: Set<String> = []
    for path in try InputFiles.scenes(named: inputs) where seen.insert(FilePath.real(path)).inserted
    {
      let bytes = try InputFiles.bytes(atPath: path)
      guard inputs.contains(path) || SceneFormatter.isOfGalley(bytes) else { continue }
      do throws(SceneError) {
        files.append(try FormattedFile(path: path, bytes: bytes))
      } catch {
        mistakes.add(error)
      }
    }
    if !mistakes.issues.isEmpty { throw mistakes }
    return files
  }

  /// Writes all files or none; none where one has become another meanwhile.
  static func write(_ files: [FormattedFile]) throws {
    let batch = FileBatch()
    do {
      for file in files {
        try batch.replace(OutputFile(path: file.path, bytes: file.formatted))
      }
      for file in files where try InputFiles.bytes(atPath: file.path) != file.bytes {
        throw CommandError(
          "'\(file.path)' changed while it was formatted, and is not written over; format it again")
      }
    } catch {
      batch.discard()
      throw error
    }
    try batch.commit()
  }

  private func tell(_ files: [FormattedFile], in session: Session) throws -> ExitStatus {
    let changed = files.filter(\.isChanged)
    let lines = changed.map { file in
      SanitizedText(line: "\(file.place): not formatted; write it with 'galley format'")
    }
    try session.console.write(lines.ended)
    return changed.isEmpty ? .success : .different
  }
}

/// A file with the bytes that it has when it is formatted.
struct FormattedFile {
  let path: String
  let bytes: [UInt8]
  let formatted: [UInt8]

  init(path: String, bytes: [UInt8]) throws(SceneError) {
    self.path = path
    self.bytes = bytes
    formatted = Array(try SceneFormatter.formatted(bytes, path: path).utf8)
  }

  var isChanged: Bool { bytes != formatted }

  /// The first line that is not formatted.
  var place: SourceLocation {
    let same = zip(bytes, formatted).prefix { $0 == $1 }.count
    let line = bytes.prefix(same).count { $0 == UInt8(ascii: "\n") } + 1
    return SourceLocation(file: path, line: line, column: 1)
  }
}
