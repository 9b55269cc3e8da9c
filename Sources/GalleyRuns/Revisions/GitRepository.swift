internal import GalleySystem

/// A repository of git, which is read by git itself and never written to.
///
/// What the environment says of git is left out: in a hook it names another repository's index.
/// Nothing that the repository or the user has configured is run, and nothing is fetched.
package struct GitRepository: Sendable {
  /// The folder of the working tree, without links.
  package let path: String
  /// Whether its history was cut off where it was cloned.
  package let isShallow: Bool
  private let program: String

  /// The most that a call may take.
  static let seconds = 300.0

  private static let options = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c",
    "core.hooksPath=/dev/null", "-c", "log.showSignature=false", "-c", "protocol.allow=never",
  ]

  /// Finds the repository that a folder lies in.
  ///
  /// - Throws: where there is none that has a working tree, and where there is no git.
  package init(around folder: String) throws(RunError) {
    let variables = EnvironmentVariables.values(of: ["PATH"])
    guard let program = ProgramSearch.paths(ofPrograms: "git", in: variables["PATH"] ?? "").first
    else {
      throw RunError("there is no git: it is in no folder of PATH; install it")
    }
    self.program = program
    guard FileKind(at: folder) == .folder else {
      throw RunError("there is no folder '\(folder)', whose repository would be asked")
    }
    let asking = [
      "rev-parse", "--is-bare-repository", "--is-shallow-repository", "--show-toplevel",
    ]
    let answer = try Self.answer(of: program, asking, in: folder)
    // The path comes last, and may have ends of lines itself.
    let lines = answer.text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard answer.isGood, lines.count == 3, lines[2].hasPrefix("/") else {
      throw Self.problem(with: folder, isBare: lines.first == "true", answer.errors)
    }
    isShallow = lines[1] == "true"
    path = FilePath.real(String(lines[2].dropLast()))
  }

  private static func problem(
    with folder: String, isBare: Bool, _ errors: String
  ) -> RunError {
    if isBare {
      return RunError(
        "'\(folder)' lies in a bare repository of git, which has no working tree; clone it, or add a"
          + " tree with 'git worktree add'")
    }
    if errors.contains("not a git repository") {
      return RunError(
        "'\(folder)' lies in no repository of git; begin one with 'git init', or name a folder of"
          + " one")
    }
    return RunError("git does not open the repository around '\(folder)': \(words(errors))")
  }

  /// What git says of a problem, in a line.
  private static func words(_ errors: String) -> String {
    let lines = errors.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0.isWhitespace } }.filter { !$0.isEmpty }
    return lines.isEmpty ? "it ended without a word" : lines.prefix(4).joined(separator: " ")
  }
}

// MARK: - Calling git

extension GitRepository {
  /// Returns what git writes.
  ///
  /// - `input`: lines for its standard input.
  func output(of arguments: [String], input: [String] = []) throws(RunError) -> String {
    let answer = try Self.answer(of: program, arguments, in: path, input: input)
    guard answer.isGood else {
      throw RunError("git cannot tell of the repository '\(path)': \(Self.words(answer.errors))")
    }
    return answer.text
  }

  /// Starts git, to be talked to.
  func channel(_ arguments: [String]) throws(RunError) -> ProcessChannel {
    try Self.channel(to: program, arguments, in: path)
  }

  /// The error where git ended amid a talk.
  func problem(with channel: ProcessChannel) -> RunError {
    _ = channel.ended(withinSeconds: 1)
    let errors = String(decoding: channel.errors, as: UTF8.self)
    if errors.contains("promisor") { return incompleteness }
    return RunError("git cannot read the repository '\(path)': \(Self.words(errors))")
  }

  /// The error where an object is not there.
  var incompleteness: RunError {
    RunError(
      "the repository '\(path)' is a partial clone that does not hold all files of the revision;"
        + " 'git archive REVISION > /dev/null' fetches them")
  }

  private struct Answer {
    var text: String
    var errors: String
    var isGood: Bool
  }

  private static func answer(
    of program: String, _ arguments: [String], in folder: String, input: [String] = []
  ) throws(RunError) -> Answer {
    let channel = try channel(to: program, arguments, in: folder)
    for line in input { channel.send(Array(line.utf8), withinSeconds: seconds) }
    channel.endInput()
    let text = channel.bytes(atMost: .max, withinSeconds: seconds)
    let isGood = channel.ended(withinSeconds: seconds) == .exit(0)
    return Answer(
      text: String(decoding: text, as: UTF8.self),
      errors: String(decoding: channel.errors, as: UTF8.self), isGood: isGood)
  }

  private static func channel(
    to program: String, _ arguments: [String], in folder: String
  ) throws(RunError) -> ProcessChannel {
    let run = ProcessRun(
      program, options + arguments, environment: environment, folder: folder,
      // What it maps counts as memory, and a repository may be large; it has no file to write.
      limits: ProcessLimits(seconds: seconds, memory: -1, fileSize: 0))
    do throws(SystemError) {
      return try ProcessChannel(run)
    } catch {
      throw RunError("cannot run '\(program)' in '\(folder)': \(error.words)")
    }
  }

  private static var environment: [String] {
    let kept = EnvironmentVariables.values(of: ["PATH", "HOME", "XDG_CONFIG_HOME"])
    return kept.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      + ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0"]
  }
}
