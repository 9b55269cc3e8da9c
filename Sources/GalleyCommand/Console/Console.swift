import GalleyChecking
import GalleyNotation
import GalleyRuns
import GalleySystem
import Glibc

/// The input and output of a command beside files: the only way to standard output and standard
/// error.
///
/// It takes no text but ``SanitizedText``, so that nothing from outside steers a terminal or the
/// log of a workflow; only the bytes of a picture go out as they are.
struct Console: Sendable {
  /// Reads standard input to its end.
  let readInput: @Sendable () throws -> [UInt8]
  /// What standard input has by now, waiting for the first byte; nothing at its end.
  let readPart: @Sendable () -> [UInt8]
  /// The next key of a review; nil where there is no more.
  let readKey: @Sendable () -> Character?
  private let writeOutput: @Sendable ([UInt8]) throws -> Void
  private let writeMessage: @Sendable (String) -> Void
  /// How results are written where a person reads them.
  let outputStyle: TerminalStyle
  /// Whether a person presses the keys of a review, one of which may be pressed by mistake.
  let asksAgain: Bool
  /// The terminal that results go to; nil where they go elsewhere.
  let pictureTerminal: @Sendable () -> PictureTerminal?
  /// Whether messages go to a terminal, where a line can be written over.
  let isTerminal: Bool

  /// - `writeOutput`: writes results.
  /// - `writeMessage`: writes messages.
  init(
    readInput: @escaping @Sendable () throws -> [UInt8],
    readPart: @escaping @Sendable () -> [UInt8] = { [] },
    readKey: @escaping @Sendable () -> Character?,
    writeOutput: @escaping @Sendable ([UInt8]) throws -> Void,
    writeMessage: @escaping @Sendable (String) -> Void,
    outputStyle: TerminalStyle = .plain, asksAgain: Bool = false,
    pictureTerminal: @escaping @Sendable () -> PictureTerminal? = { nil }, isTerminal: Bool
  ) {
    self.readInput = readInput
    self.readPart = readPart
    self.readKey = readKey
    self.writeOutput = writeOutput
    self.writeMessage = writeMessage
    self.outputStyle = outputStyle
    self.asksAgain = asksAgain
    self.pictureTerminal = pictureTerminal
    self.isTerminal = isTerminal
  }

  /// The process's own standard input, output and error.
  static let standard = Console(
    readInput: {
      try readAll(from: STDIN_FILENO, limit: InputFiles.largestFile)
        .mapError { FileError("read", "standard input", because: $0.number) }.get()
    },
    // What cannot be read has ended for a server, too.
    readPart: { (try? bytesAtHand(of: STDIN_FILENO).get()) ?? [] },
    readKey: { KeyInput().key() },
    writeOutput: { bytes in
      if let number = writeAll(bytes, to: STDOUT_FILENO) {
        if number == EPIPE { StagedPaths.endWithReader() }
        throw FileError("write", "standard output", because: number)
      }
    },
    writeMessage: { _ = writeAll(Array($0.utf8), to: STDERR_FILENO) },
    outputStyle: TerminalStyle(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      environment: EnvironmentVariables.values(of: ["NO_COLOR", "TERM"])),
    asksAgain: KeyInput().isTerminal,
    pictureTerminal: {
      isatty(STDOUT_FILENO) == 1 ? TerminalQuery.pictureTerminal(of: STDOUT_FILENO) : nil
    },
    isTerminal: isatty(STDERR_FILENO) == 1)

  /// For what was told before, or is nobody's to mend.
  static let silent = Console(
    readInput: { [] }, readKey: { nil }, writeOutput: { _ in }, writeMessage: { _ in },
    isTerminal: false)

  /// Writes a result, whose lines are ended.
  func write(_ text: SanitizedText) throws { try writeOutput(Array(text.text.utf8)) }

  /// Writes a message of the Language Server Protocol; one that nobody takes any more is lost.
  func send(_ message: JSONValue) {
    let content = SanitizedText(json: message.dense).text
    try? writeOutput(Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8))
  }

  /// Writes a part of a picture's file.
  func write(ofPicture bytes: [UInt8]) throws { try writeOutput(bytes) }

  /// Writes a result and a line end; where that fails, the command does.
  func show(_ text: SanitizedText) -> ExitStatus {
    do {
      try write([text].ended)
      return .success
    } catch {
      tell("galley: \(error)")
      return .trouble
    }
  }

  /// Writes a message of one line.
  func tell(_ line: String) { tell(SanitizedText(line: line)) }

  /// Writes a message and a line end.
  func tell(_ text: SanitizedText) { writeMessage([text].ended.text) }

  /// Writes what is to be answered, and stays in its line.
  func ask(_ question: String) { writeMessage(SanitizedText(line: question).text) }

  /// Writes a line in place of the one that the cursor is in; nil takes that away.
  func tell(inPlaceOfLine line: String?) {
    let line = SanitizedText(line: line ?? "")
    writeMessage((SanitizedText.erasedLine + line).text)
  }
}
